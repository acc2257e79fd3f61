const styles = `:root{color-scheme:light dark;--bg:#F5F7F6;--ink:#141A1A;--muted:#545F60;--brand:#0B6558;--on:#FFFFFF;--edge:#7D8A89;--field:#FFFFFF;--danger:#B3261E}
@media(prefers-color-scheme:dark){:root{--bg:#0D1212;--ink:#E8EDEC;--muted:#9AA7A6;--brand:#5CCDB6;--on:#0D1212;--edge:#6B7978;--field:#141B1B;--danger:#F2A59D}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;min-height:100svh;display:grid;align-content:center;padding:2rem clamp(1.5rem,8vw,7rem);background:var(--bg);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
[data-state=signed-in] .sign-in{display:none}
main{max-width:34rem}.name{margin:0 0 3rem;font-weight:650}.name a{color:inherit;text-decoration:none}
h1{margin:0;font-size:clamp(1.75rem,1.5rem + 1vi,2.25rem);line-height:1.1;letter-spacing:-.01em;text-wrap:balance}
p{margin:1rem 0 0;color:var(--muted)}.sign-in,.start{margin-top:2rem}
:is(.sign-in,.start) a{display:inline-block;padding:.7rem 1.25rem;border-radius:6px;background:var(--brand);color:var(--on);font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid var(--brand);outline-offset:3px}`;

/** Text for an element or an attribute. */
export const escapeHtml = (value: string) => value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * What a page says: its title, what follows it as HTML, and what more stands in its head and below the words.
 * Everything that comes from outside is escaped by the caller. `appUrl` is for pages on hosts of sites.
 */
export type PlainPage = { statement: string; advice: string; head: string; further: string; appUrl?: string };

/** A page of this installation that needs nothing but itself: no file, no script of its own. */
export function plainPage({ statement, advice, head, further, appUrl = "" }: PlainPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="description" content="${statement}${advice.replace(/<[^>]*>/g, "")}">
<title>${statement.trim()}</title>
<style>${styles}</style>${head}
</head>
<body>
<main>
<p class="name"><a href="${escapeHtml(appUrl)}/">Vitrine</a></p>
<h1>${statement.trim()}</h1>
<p>${advice}</p>${further}
</main>
</body>
</html>
`;
}
