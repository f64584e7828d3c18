// Shows /openapi.json: every operation with its parameters, bodies and answers. Text alone is
// put into the page (textContent), so that nothing in the description can become markup.

const METHODS = ["get", "post", "put", "patch", "delete"];

function make(name, { text, kind, href } = {}, ...children) {
  const node = document.createElement(name);
  if (text !== undefined) node.textContent = text;
  if (kind) node.className = kind;
  if (href) node.href = href;
  node.append(...children.filter(Boolean));
  return node;
}

function resolve(api, schema) {
  if (!schema?.$ref) return schema ?? {};
  return schema.$ref.split("/").slice(1).reduce((at, key) => at[key], api);
}

// A schema as an example of its shape, a few levels deep.
function outline(api, given, depth = 0) {
  const schema = resolve(api, given);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return either.map((one) => outline(api, one, depth)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(" | ");
  if (schema.type === "array") return `[${outline(api, schema.items, depth)}, ...]`;
  if (schema.type === "object" && schema.properties) {
    if (depth > 3) return "{...}";
    const pad = "  ".repeat(depth + 1);
    const needed = new Set(schema.required ?? []);
    const rows = Object.entries(schema.properties).map(([name, value]) =>
      `${pad}${JSON.stringify(name)}${needed.has(name) ? "" : "?"}: ${outline(api, value, depth + 1)}`);
    return `{\n${rows.join(",\n")}\n${"  ".repeat(depth)}}`;
  }
  if (schema.type === "object") return `{name: ${outline(api, schema.additionalProperties, depth)}}`;
  if (schema.format === "binary") return "file";
  return schema.type ?? "any";
}

function bodies(api, title, content, about) {
  const parts = Object.entries(content ?? {}).map(([kind, { schema }]) =>
    make("div", {}, make("code", { text: kind }), make("pre", { text: outline(api, schema) })));
  return make("div", {}, make("h3", { text: title }),
    about && make("p", { text: about }), ...parts);
}

function parameters(api, list) {
  if (!list?.length) return null;
  const rows = list.map((one) => make("tr", {},
    make("td", {}, make("code", { text: one.name })), make("td", { text: one.in }),
    make("td", {}, make("code", { text: outline(api, one.schema) })),
    make("td", { text: one.description ?? one.schema?.description ?? "" })));
  return make("div", {}, make("h3", { text: "Parameters" }),
    make("table", {}, make("tbody", {}, ...rows)));
}

function operation(api, path, method, told) {
  const head = make("summary", {},
    make("span", { text: method.toUpperCase(), kind: `method ${method}` }),
    make("span", { text: path, kind: "path" }),
    make("span", { text: told.summary ?? "", kind: "about" }),
    told.security && make("span", { text: "owner", kind: "tag" }));
  const answers = Object.entries(told.responses ?? {}).map(([status, one]) =>
    bodies(api, `Answer ${status}`, one.content, one.description));
  const inside = make("div", { kind: "inside" },
    make("p", { text: told.description ?? "" }),
    parameters(api, told.parameters),
    told.requestBody && bodies(api, "Body", told.requestBody.content), ...answers);
  return make("details", {}, head, inside);
}

async function show() {
  const main = document.getElementById("api");
  const answer = await fetch("/openapi.json");
  const api = await answer.json();
  main.replaceChildren(
    make("h1", { text: `${api.info.title} ${api.info.version}` }),
    make("p", { text: api.info.description ?? "" }),
    make("p", {}, make("a", { text: "/openapi.json", href: "/openapi.json" })));
  const groups = new Map();
  for (const [path, methods] of Object.entries(api.paths)) {
    for (const method of METHODS.filter((name) => methods[name])) {
      const told = methods[method];
      const group = told.tags?.[0] ?? "other";
      if (!groups.has(group)) groups.set(group, []);
      groups.get(group).push(operation(api, path, method, told));
    }
  }
  for (const [group, operations] of groups) {
    main.append(make("h2", { text: group }), ...operations);
  }
}

show();
