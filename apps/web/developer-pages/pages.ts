import { callSection } from "./call-section.ts";
import { callsOf, type OpenApi } from "./document.ts";
import { frame, groupTitle } from "./frame.ts";
import { escapeHtml, inline, prose } from "./markup.ts";
import { fieldsTable } from "./schema-rows.ts";

/**
 * The interface as pages that need no script: a start, one for each group of calls, and one for the shapes.
 * @returns what each file holds, by its name
 */
export function developerPages(document: OpenApi): ReadonlyMap<string, string> {
  const pages = new Map([
    ["developers.html", startPage(document)],
    ["developers/shapes.html", shapesPage(document)],
  ]);
  for (const { name, description } of document.tags) {
    const content = [
      `<p class="lead">${inline(description)}</p>`,
      ...callsOf(document, name).map((call) => callSection(call, document)),
    ];
    const title = groupTitle(name);
    pages.set(
      `developers/${name}.html`,
      frame(document, { title, description, current: name, content: content.join("\n") }),
    );
  }
  return pages;
}

function startPage(document: OpenApi): string {
  const groups = document.tags.map(({ name, description }) => {
    const calls = callsOf(document, name).map(
      ({ method, path, operation }) =>
        `<li><a href="/developers/${name}#${operation.operationId}">${escapeHtml(operation.summary)}</a> <span class="address"><span class="method">${method}</span> <code>${escapeHtml(path)}</code></span></li>`,
    );
    return `<details><summary>${groupTitle(name)}: ${inline(description)}</summary><ul class="calls">${calls.join("")}</ul></details>`;
  });
  return frame(document, {
    title: "The interface of Vitrine",
    description: "How programs read and change websites: tokens, calls, answers and limits.",
    current: "",
    content: `${prose(document.info.description)}
<p>The same as an OpenAPI 3.1 document, for viewers and generators: <a href="/api/openapi.json"><code>/api/openapi.json</code></a>.</p>
<h2>Calls</h2>
${groups.join("\n")}`,
  });
}

function shapesPage(document: OpenApi): string {
  const shapes = Object.entries(document.components.schemas).map(
    ([name, schema]) => `<section class="call" id="${name}" aria-labelledby="${name}-name">
<h2 id="${name}-name">${name}</h2>
${schema.description ? prose(schema.description) : ""}
${fieldsTable(schema, `Fields of ${name}`)}
</section>`,
  );
  return frame(document, {
    title: "Shapes",
    description: "What calls send and answer, by name.",
    current: "shapes",
    content: shapes.join("\n"),
  });
}
