import { nameOf, type Answer, type Call, type OpenApi, type Parameter, type Reference } from "./document.ts";
import { exampleOf } from "./example.ts";
import { escapeHtml, inline, prose } from "./markup.ts";
import { fieldsTable, typeWords } from "./schema-rows.ts";

/** One call: who may, what is sent, what comes back, and a line for the terminal. */
export function callSection(call: Call, { components }: OpenApi): string {
  const { method, path, operation } = call;
  const parameters = operation.parameters.map((part) => resolve(part, components.parameters));
  const answers = Object.entries(operation.responses).map(([status, answer]): [string, Answer] => [
    status,
    resolve(answer, components.responses),
  ]);
  return `<section class="call" id="${operation.operationId}" aria-labelledby="${operation.operationId}-name">
<h2 id="${operation.operationId}-name">${escapeHtml(operation.summary)}</h2>
<p class="address"><span class="method">${method}</span> <code>${escapeHtml(path)}</code></p>
${prose(operation.description)}
${parametersList(parameters)}
${bodyOf(call)}
${answers
  .filter(([status]) => status < "400")
  .map(([status, answer]) => goodAnswer(status, answer, operation.summary))
  .join("")}
${refusals(answers.filter(([status]) => status >= "400"))}
<details><summary>Example</summary>${exampleBlocks(call, components.schemas)}</details>
</section>`;
}

function resolve<T extends object>(part: T | Reference, components: Readonly<Record<string, T>>): T {
  if (!("$ref" in part)) return part;
  const found = components[nameOf(part.$ref)];
  if (!found) throw new Error(`The document names ${part.$ref} and does not hold it.`);
  return found;
}

function parametersList(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return "";
  const entries = parameters.map(
    ({ name, in: place, required, description, schema }) =>
      `<dt><code>${escapeHtml(name)}</code></dt><dd>${place}${required ? "" : ", may be left out"}; ${typeWords(schema)}. ${inline(description ?? "")}</dd>`,
  );
  return `<h3>Parameters</h3><dl>${entries.join("")}</dl>`;
}

function bodyOf({ operation }: Call): string {
  const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (!type || !body) return "";
  return `<h3>Sent as <code>${type}</code></h3>${fieldsTable(body.schema, `Fields that are sent: ${operation.summary}`)}`;
}

function goodAnswer(status: string, { content = {}, description }: Answer, summary: string): string {
  const [type, answer] = Object.entries(content)[0] ?? [];
  const heading = `<h3>Answer ${status}${type ? ` as <code>${type}</code>` : ""}</h3>`;
  if (type !== "application/json" || !answer) return `${heading}${prose(description)}`;
  return `${heading}${fieldsTable(answer.schema, `Fields of the answer ${status}: ${summary}`)}`;
}

function refusals(answers: readonly [string, Answer][]): string {
  if (answers.length === 0) return "";
  const entries = answers.map(([status, { description }]) => `<dt>${status}</dt><dd>${prose(description)}</dd>`);
  return `<details><summary>Refusals</summary><dl>${entries.join("")}</dl></details>`;
}

function exampleBlocks({ method, path, operation }: Call, schemas: OpenApi["components"]["schemas"]): string {
  const body = operation.requestBody?.content["application/json"]?.schema;
  const lines = [
    `curl${method === "GET" ? "" : ` -X ${method}`} "$VITRINE${path}"`,
    ...(operation.security.length > 0 ? [`-H "Authorization: Bearer $TOKEN"`] : []),
    ...(body
      ? [`-H "Content-Type: application/json"`, `-d '${JSON.stringify(exampleOf(body, schemas), null, 2)}'`]
      : []),
  ];
  const good = Object.values(operation.responses).find((answer) => "content" in answer) as Answer | undefined;
  const answer = good?.content?.["application/json"]?.schema;
  return `${codeBlock(lines.join(" \\\n  "), "Call", operation.summary)}${answer ? codeBlock(JSON.stringify(exampleOf(answer, schemas), null, 2), "Answer", operation.summary) : ""}`;
}

function codeBlock(text: string, label: string, summary: string): string {
  return `<h3>${label}</h3><pre tabindex="0" role="region" aria-label="${label}: ${escapeHtml(summary)}">${escapeHtml(text)}</pre>`;
}
