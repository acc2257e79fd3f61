import { anchorOf, escapeHtml, inline, plain } from "./inline.ts";

type LeadTo = (target: string) => string;

/** A line begins something of its own, and no paragraph goes on with it. */
const beginning = /^(?:#{1,6} |```|\||- |\d+\. |>)/;

/**
 * The Markdown of this project's documents as HTML: headings, paragraphs, lists in lists, tables, blocks of code.
 * @param leadTo gives the address of a link or a picture
 */
export function toHtml(markdown: string, leadTo: LeadTo): string {
  return blocks(markdown.split("\n"), leadTo);
}

function blocks(lines: readonly string[], leadTo: LeadTo): string {
  const html: string[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? "";
    const rest = lines.slice(at);
    if (line.trim() === "") {
      at += 1;
      continue;
    }
    const [taken, block] = read(line, rest, leadTo);
    html.push(block);
    at += taken;
  }
  return html.join("\n");
}

/** The block that begins with a line. @returns how many lines it takes, and its HTML */
function read(line: string, rest: readonly string[], leadTo: LeadTo): [number, string] {
  const [, marks, heading] = /^(#{1,6}) (.+)$/.exec(line) ?? [];
  if (marks && heading) {
    const name = `h${marks.length}`;
    return [1, `<${name} id="${anchorOf(heading)}">${inline(heading, leadTo)}</${name}>`];
  }
  if (line.startsWith("```")) return code(rest);
  if (line.startsWith("|")) return table(rest, leadTo);
  if (line.startsWith("- ")) return list(rest, { leadTo, mark: /^- /, name: "ul" });
  if (/^\d+\. /.test(line)) return list(rest, { leadTo, mark: /^\d+\. /, name: "ol" });
  const more = rest.slice(1).findIndex((each) => each.trim() === "" || beginning.test(each));
  const taken = more === -1 ? rest.length : more + 1;
  return [taken, `<p>${inline(rest.slice(0, taken).join(" "), leadTo)}</p>`];
}

function code(rest: readonly string[]): [number, string] {
  const length = rest.slice(1).findIndex((line) => line.startsWith("```"));
  if (length === -1) throw new Error(`A block of code has no end: ${rest.slice(0, 3).join(" / ")}`);
  const text = rest.slice(1, length + 1).join("\n");
  return [length + 2, `<pre tabindex="0" role="group" aria-label="Code"><code>${escapeHtml(text)}</code></pre>`];
}

/** Cells of a row; a bar within code or behind a backslash divides nothing. */
function cells(row: string): string[] {
  const parts = row.trim().match(/(?:\\\||`[^`]*`|[^|])+/g) ?? [];
  return parts.map((part) => part.trim().replaceAll("\\|", "|"));
}

function table(rest: readonly string[], leadTo: LeadTo): [number, string] {
  const end = rest.findIndex((line) => !line.startsWith("|"));
  const rows = rest.slice(0, end === -1 ? rest.length : end);
  const [head = "", , ...body] = rows;
  const titles = cells(head);
  const cell = (text: string) => `<td>${inline(text, leadTo)}</td>`;
  const heading = titles.map((text) => `<th scope="col">${inline(text, leadTo)}</th>`).join("");
  const lines = body.map((row) => `<tr>${cells(row).map(cell).join("")}</tr>`).join("\n");
  const label = escapeHtml(titles.map(plain).filter(Boolean).join(", ") || "Table");
  return [
    rows.length,
    `<div class="wide" tabindex="0" role="group" aria-label="${label}"><table><thead><tr>${heading}</tr></thead><tbody>${lines}</tbody></table></div>`,
  ];
}

type ListOf = { leadTo: LeadTo; mark: RegExp; name: "ul" | "ol" };

/** Entries and what is indented below them. */
function list(rest: readonly string[], { leadTo, mark, name }: ListOf): [number, string] {
  const entries: string[][] = [];
  let at = 0;
  for (; at < rest.length; at += 1) {
    const line = rest[at] ?? "";
    const entry = entries.at(-1);
    if (mark.test(line)) entries.push([line.replace(mark, "")]);
    else if (/^\s+\S/.test(line)) entry?.push(line);
    else if (line.trim() === "" && /^\s+\S/.test(rest[at + 1] ?? "")) entry?.push("");
    else break;
  }
  const html = entries.map((lines) => `<li>${entryHtml(lines, leadTo)}</li>`);
  return [at, `<${name}>${html.join("\n")}</${name}>`];
}

/** An entry of one paragraph has no element of its own for it. */
function entryHtml([first = "", ...below]: readonly string[], leadTo: LeadTo): string {
  const indent = Math.min(...below.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  const lines = below.map((line) => line.slice(Math.min(indent, line.length)));
  const goesOn = lines.findIndex((line) => line.trim() === "" || beginning.test(line));
  const paragraph = goesOn === -1 ? lines : lines.slice(0, goesOn);
  const words = inline([first, ...paragraph].join(" "), leadTo);
  return goesOn === -1 ? words : `${words}\n${blocks(lines.slice(goesOn), leadTo)}`;
}
