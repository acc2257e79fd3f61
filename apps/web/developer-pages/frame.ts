import type { OpenApi } from "./document.ts";
import { escapeHtml } from "./markup.ts";

/** Names of groups as people read them: `apiTokens` is "API tokens". */
export function groupTitle(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return (words.slice(0, 1).toUpperCase() + words.slice(1)).replace(/^Api\b/, "API");
}

type Page = { title: string; description: string; current: string; content: string };

/** A page of the developers' pages: its head, the ways to all others, and what it says. */
export function frame({ tags }: OpenApi, { title, description, current, content }: Page): string {
  const link = (name: string, text: string) =>
    `<li><a href="/developers${name && `/${name}`}"${name === current ? ' aria-current="page"' : ""}>${text}</a></li>`;
  const links = [link("", "Start"), ...tags.map(({ name }) => link(name, groupTitle(name))), link("shapes", "Shapes")];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escapeHtml(description)}">
<title>${escapeHtml(title)} · Vitrine for developers</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/developers.css">
</head>
<body>
<a class="skip" href="#content">To the content</a>
<header><a class="name" href="/">Vitrine</a> <a href="/developers">for developers</a></header>
<div class="columns">
<nav aria-label="Groups of calls"><ul>${links.join("")}</ul></nav>
<main id="content">
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</div>
</body>
</html>
`;
}
