"""Errors of the recognizer: a code and data; the words for players live with the game."""

from __future__ import annotations

from enum import StrEnum


class PhotoProblem(StrEnum):
    """Why a file cannot be used as a photo."""

    NOT_FOUND = "not_found"
    IS_A_FOLDER = "is_a_folder"
    UNREADABLE = "unreadable"
    EMPTY = "empty"
    NOT_AN_IMAGE = "not_an_image"
    UNSUPPORTED = "unsupported"
    NEEDS_HEIC = "needs_heic"
    TOO_MANY_BYTES = "too_many_bytes"
    TOO_MANY_PIXELS = "too_many_pixels"
    TOO_SMALL = "too_small"
    TOO_LONG = "too_long"
    INCOMPLETE = "incomplete"
    DAMAGED = "damaged"
    NOT_PIXELS = "not_pixels"


class BundleProblem(StrEnum):
    """Why a bundle is refused."""

    NOT_FOUND = "bundle_not_found"
    NOT_A_BUNDLE = "not_a_bundle"
    WRONG_VERSION = "bundle_wrong_version"
    FILES_DO_NOT_BELONG = "bundle_files_do_not_belong"
    OTHER_CATALOGUE = "bundle_other_catalogue"


class RecognizerError(Exception):
    """Base of all errors that the recognizer raises on purpose.

    Attributes:
        code: stable machine-readable reason.
        data: what the text about it needs (numbers, names), values str, int or float.
    """

    def __init__(self, code: StrEnum, **data: str | int | float) -> None:
        self.code = code
        self.data = data
        details = ", ".join(f"{key}={value!r}" for key, value in sorted(data.items()))
        super().__init__(f"{code.value}({details})" if details else code.value)


class PhotoError(RecognizerError):
    """A file that cannot be used as a photo; `code` is a `PhotoProblem`."""


class BundleError(RecognizerError):
    """A bundle that cannot be used; `code` is a `BundleProblem`."""
