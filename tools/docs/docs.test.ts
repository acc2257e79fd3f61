import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { toHtml } from "./markdown.ts";
import { buildDocs, entriesOf } from "./site.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const html = (markdown: string) => toHtml(markdown, (target) => target);

test("blocks and marks become elements, and nothing else of a text does", () => {
  expect(html("# A `b` & c")).toBe('<h1 id="a-b--c">A <code>b</code> &#38; c</h1>');
  expect(html("One\ntwo **three `four`**\n\n[five `six`](a.md)")).toBe(
    '<p>One two <strong>three <code>four</code></strong></p>\n<p><a href="a.md">five <code>six</code></a></p>',
  );
  expect(html("```sh\na < b | # c\n\n- d\n```")).toContain("<code>a &#60; b | # c\n\n- d</code>");
  expect(html("<script>`**a**`")).toBe("<p>&#60;script&#62;<code>**a**</code></p>");
});

test("entries hold what is indented below them", () => {
  const list = "1. One\n   goes on:\n   ```sh\n   a\n     b\n   ```\n\n   Two.\n2. Three\n   - four\n   - five\n\nSix.";
  expect(html(list)).toBe(
    [
      '<ol><li>One goes on:\n<pre tabindex="0" role="group" aria-label="Code"><code>a\n  b</code></pre>\n<p>Two.</p></li>',
      "<li>Three\n<ul><li>four</li>\n<li>five</li></ul></li></ol>\n<p>Six.</p>",
    ].join("\n"),
  );
});

test("cells keep bars of code", () => {
  const table = html("| a | b |\n| - | - |\n| `c|d` | e \\| f |");
  expect(table).toContain("<td><code>c|d</code></td><td>e | f</td>");
  expect(table.match(/<td>/g)).toHaveLength(2);
});

const site = buildDocs(root);

test("every document of the folder stands in the table of contents, decisions and lists of lines aside", async () => {
  const { readFileSync, globSync } = await import("node:fs");
  const listed = new Set(entriesOf(readFileSync(join(root, "docs/README.md"), "utf8")).map(({ document }) => document));
  const wanted = globSync(["docs/*.md", "docs/{engine,guides,security}/*.md"], { cwd: root });
  expect(wanted.filter((name) => !listed.has(name) && name !== "docs/README.md")).toEqual([]);
});

test("every link of the pages leads to a page, a heading or a file", () => {
  const dead: string[] = [];
  for (const [path, page] of site.pages)
    for (const [, target = ""] of page.matchAll(/(?:href|src)="([^"]+)"/g)) {
      if (/^[a-z]+:/.test(target)) continue;
      const [file = "", anchor] = target.replaceAll("&#38;", "&").split("#");
      const to = file === "" ? path : join(dirname(path), file);
      const other = site.pages.get(to);
      const isThere = other !== undefined || to === "docs.css" || (site.copies.has(to) && existsSync(join(root, to)));
      const hasAnchor = anchor === undefined || other === undefined || other.includes(`id="${anchor}"`);
      if (!isThere || !hasAnchor) dead.push(`${path}: ${target}`);
    }
  expect(dead).toEqual([]);
});

test("no mark is left in what is read", () => {
  const left: string[] = [];
  for (const [path, page] of site.pages) {
    const text = page.replace(/<pre[\s\S]*?<\/pre>|<code>[^<]*<\/code>|<[^>]+>/g, " ");
    for (const line of text.split("\n"))
      if (/\]\(|\*\*|```|^\s*\|.*\|\s*$|^#{1,6} /.test(line)) left.push(`${path}: ${line.trim().slice(0, 80)}`);
  }
  expect(left).toEqual([]);
});
