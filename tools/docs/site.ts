import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { anchorOf, escapeHtml, plain } from "./inline.ts";
import { toHtml } from "./markdown.ts";

/** The table of contents, from which the ways through the pages are made. */
const contents = "docs/README.md";
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "CHANGELOG.md",
  "docs/**/*.md",
  "packages/*/README.md",
  "bench/RESULTS.md",
];

/** All that a folder of pages consists of, by its path there: pages as text, other files as what they are copied from. */
export type DocsSite = { pages: Map<string, string>; copies: Set<string> };

type Entry = { group: string; title: string; document: string };

/**
 * The project's documents as pages, one for each Markdown file and at the same path.
 * @param root of the repository
 */
export function buildDocs(root: string): DocsSite {
  const names = globSync(documents, { cwd: root }).sort();
  const entries = entriesOf(readFileSync(join(root, contents), "utf8"));
  const site: DocsSite = { pages: new Map(), copies: new Set() };
  for (const name of names) {
    const text = readFileSync(join(root, name), "utf8");
    const leadTo = (target: string) => addressOf(target, { name, root, names, copies: site.copies });
    const title = plain(/^# (.+)$/m.exec(text)?.[1] ?? name);
    site.pages.set(pageOf(name), frame({ name, title, entries, content: toHtml(text, leadTo) }));
  }
  return site;
}

/** Where the page of a document lies. The table of contents is the first page. */
const pageOf = (name: string) => (name === contents ? "index.html" : name.replace(/\.md$/, ".html"));

type From = { name: string; root: string; names: readonly string[]; copies: Set<string> };

/** A link of a document as one of its page; pictures and files that are no documents are taken along. */
function addressOf(target: string, { name, root, names, copies }: From): string {
  if (/^(?:[a-z]+:|#)/.test(target)) return target;
  const [path = "", anchor] = target.split("#");
  const file = join(dirname(name), path);
  const hash = anchor === undefined ? "" : `#${anchor}`;
  const here = dirname(pageOf(name));
  if (names.includes(file)) return relative(here, pageOf(file)) + hash;
  const inside = join(file, "README.md");
  if (names.includes(inside)) return relative(here, pageOf(inside)) + hash;
  // A folder has no page: what is said of it is its name.
  if (!existsSync(join(root, file)) || !/\.\w+$/.test(file)) return `${relative(here, "index.html")}#files`;
  copies.add(file);
  return relative(here, file) + hash;
}

/** The links of the table of contents, each below its heading. */
export function entriesOf(markdown: string): Entry[] {
  let group = "";
  return markdown.split("\n").flatMap((line) => {
    group = /^## (.+)$/.exec(line)?.[1] ?? group;
    const [, title, target] = /^- \[([^\]]+)\]\(([^)#]+\.md)\)/.exec(line) ?? [];
    return title && target && group ? [{ group, title, document: join(dirname(contents), target) }] : [];
  });
}

/** At the side a title stands without what explains it. */
const short = (title: string) => title.replace(/[:,].*$/, "");

type Page = { name: string; title: string; entries: readonly Entry[]; content: string };

function frame({ name, title, entries, content }: Page): string {
  const here = dirname(pageOf(name));
  const to = (page: string) => escapeHtml(relative(here, page));
  const groups = [...new Set(entries.map(({ group }) => group))].map((group) => {
    const links = entries
      .filter((entry) => entry.group === group)
      .map(
        ({ title: text, document }) =>
          `<li><a href="${to(pageOf(document))}"${document === name ? ' aria-current="page"' : ""}>${escapeHtml(short(text))}</a></li>`,
      );
    return `<p class="group" id="to-${anchorOf(group)}">${escapeHtml(group)}</p><ul aria-labelledby="to-${anchorOf(group)}">${links.join("")}</ul>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Vitrine</title>
<link rel="stylesheet" href="${to("docs.css")}">
</head>
<body>
<a class="skip" href="#content">To the content</a>
<header><a class="name" href="${to("index.html")}">Vitrine</a></header>
<div class="columns">
<nav aria-label="Documents"><details><summary>All documents</summary>${groups.join("")}</details><div class="groups">${groups.join("").replaceAll('id="to-', 'id="wide-to-').replaceAll('labelledby="to-', 'labelledby="wide-to-')}</div></nav>
<main id="content">
${content}
</main>
</div>
</body>
</html>
`;
}
