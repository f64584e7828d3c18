"""Puts what pydantic says about a request into the caller's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from trainer_api.service.errors import Refusal, refuse

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_PLACES: Final = frozenset({"body", "query", "path", "header", "cookie"})
_SAID: Final[Mapping[str, str]] = {
    "missing": "service.field_missing",
    "extra_forbidden": "service.field_unknown",
    "json_invalid": "service.bad_json",
    "literal_error": "service.not_a_choice",
    "enum": "service.not_a_choice",
    "int_parsing": "service.not_a_number",
    "int_type": "service.not_a_number",
    "int_from_float": "service.not_a_number",
    "greater_than_equal": "service.too_low",
    "less_than_equal": "service.too_high",
    "string_type": "service.not_a_text",
    "string_too_long": "service.too_long",
    "string_too_short": "service.too_short",
    "too_long": "service.too_many",
    "too_short": "service.too_few",
    "uuid_parsing": "service.not_an_id",
}
"""Kinds of pydantic's errors and the texts about them; any other kind is `field_wrong`."""


def not_understood(errors: Sequence[Any], lang: str) -> Refusal:
    """Return the refusal for the errors that pydantic found: it is about the first of them."""
    first = errors[0]
    field = ".".join(str(part) for part in first["loc"] if part not in _PLACES) or None
    kind = str(first["type"])
    if kind == "json_invalid":
        field = None
    context: dict[str, Any] = first.get("ctx", {})
    return refuse(
        422,
        _SAID.get(kind, "service.field_wrong"),
        lang,
        field=field,
        choices=str(context.get("expected", "")).replace("'", "").replace(" or ", ", "),
        limit=next((context[name] for name in _LIMITS if name in context), ""),
    )


_LIMITS: Final = ("ge", "le", "max_length", "min_length")
