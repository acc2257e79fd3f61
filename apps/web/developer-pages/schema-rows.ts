import { nameOf, type Schema } from "./document.ts";
import { escapeHtml, inline } from "./markup.ts";

/** The fields of a shape as a table; what is no object is said in a line. */
export function fieldsTable(schema: Schema, caption: string): string {
  const rows = fieldRows(schema, "");
  if (rows.length === 0) return `<p>${typeWords(schema)}</p>`;
  return `<div class="wide" role="region" aria-label="${escapeHtml(caption)}" tabindex="0"><table>
<caption>${escapeHtml(caption)}</caption>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">More</th></tr></thead>
<tbody>${rows.join("")}</tbody></table></div>`;
}

/** One row for each field; fields of unnamed objects stand below theirs, with its name before them. */
function fieldRows(schema: Schema, path: string): string[] {
  const parts = [schema, ...(schema.allOf ?? [])];
  return parts.flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).flatMap(([name, field]) => {
      const isNeeded = required.includes(name);
      const row = `<tr><th scope="row"><code>${escapeHtml(path + name)}</code></th><td>${typeWords(field)}</td><td>${notes(field, isNeeded)}</td></tr>`;
      const inner = field.items?.properties ? field.items : field;
      return [row, ...fieldRows(inner, `${path}${name}${inner === field ? "." : "[]."}`)];
    }),
  );
}

function notes(field: Schema, isNeeded: boolean): string {
  const { minLength, maxLength, minimum, maximum, maxItems } = field;
  const bounds = [
    maxLength === undefined ? "" : `at most ${maxLength} characters`,
    minLength !== undefined && minLength > 1 ? `at least ${minLength} characters` : "",
    minimum === undefined ? "" : `from ${minimum}`,
    maximum === undefined ? "" : `to ${maximum}`,
    maxItems === undefined ? "" : `at most ${maxItems} entries`,
  ];
  return [
    isNeeded ? "<strong>required</strong>" : "",
    ...bounds,
    field.default === undefined ? "" : `<code>${escapeHtml(JSON.stringify(field.default))}</code> unless given`,
    field.examples?.[0] === undefined ? "" : `such as <code>${escapeHtml(JSON.stringify(field.examples[0]))}</code>`,
    field.description ? inline(field.description) : "",
  ]
    .filter((part) => part !== "")
    .join("; ");
}

/** What a value is, in a few words; a named shape is a link to its description. */
export function typeWords(schema: Schema): string {
  const { $ref, anyOf, oneOf, items, type } = schema;
  if ($ref) return `<a href="/developers/shapes#${nameOf($ref)}">${nameOf($ref)}</a>`;
  const choices = anyOf ?? oneOf;
  if (choices) return [...new Set(choices.map(typeWords))].join(" or ");
  if (schema.const !== undefined) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`;
  if (schema.enum) return schema.enum.map((value) => `<code>${escapeHtml(JSON.stringify(value))}</code>`).join(" or ");
  if (type === "array") return `list of ${items ? typeWords(items) : "anything"}`;
  if (typeof schema.additionalProperties === "object") return `object of ${typeWords(schema.additionalProperties)}`;
  if (type === undefined) return "anything";
  return escapeHtml([type].flat().join(" or "));
}
