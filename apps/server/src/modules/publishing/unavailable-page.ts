import { createHash } from "node:crypto";
import { defaultErrorMessages } from "@vitrine/contract";
import type { OwnHosts } from "./site-address.ts";

/**
 * Asks for the site with the token that this browser keeps, and shows it when it may be seen. The same
 * file for every address: nothing in the page tells whether a site exists (contract.md 14). On a site's
 * own host there is no token, so there the links lead to the application's host, where a site is named by
 * its subdomain or by its whole domain.
 */
const script = `(() => {
  const match = /^\\/p\\/([a-z0-9.-]+)(\\/blog(?:\\/[a-z0-9-]+)?)?\\/?$/.exec(location.pathname);
  const { app, sites } = document.currentScript.dataset;
  if (!location.pathname.startsWith("/p/")) {
    const host = location.hostname;
    const name = host.endsWith("." + sites) ? host.slice(0, -sites.length - 1) : host;
    return document.addEventListener("DOMContentLoaded", () => {
      document.querySelector(".sign-in a").href = app + "/p/" + name;
      document.querySelector(".name a").href = app + "/";
    });
  }
  let token = null;
  try { token = localStorage.getItem("auth_token"); } catch {}
  if (!match || !token) return;
  const root = document.documentElement;
  root.dataset.state = "asking";
  const giveUp = () => { root.dataset.state = "signed-in"; };
  fetch("/api/public/sites/" + match[1] + "/html" + (match[2] ? "?path=" + encodeURIComponent(match[2]) : ""), {
    headers: { Authorization: "Bearer " + token, Accept: "application/json", "X-Requested-With": "XMLHttpRequest" },
  })
    .then((answer) => (answer.ok ? answer.json() : null))
    .then((body) => {
      if (!body || typeof body.html !== "string") return giveUp();
      document.open();
      document.write(body.html);
      document.close();
    })
    .catch(giveUp);
})();
`;

const hash = createHash("sha256").update(script).digest("hex").slice(0, 10);

export const accessScript = { path: `/site-access-${hash}.js`, body: script };

/** The first sentence stands as the title, the rest below it. */
const splitSentences = (message = "") => message.split(/(?<=\. )/);
const [statement = "", advice = ""] = splitSentences(defaultErrorMessages.site_unavailable);

const styles = `:root{color-scheme:light dark;--bg:#F5F7F6;--ink:#141A1A;--muted:#545F60;--brand:#0B6558;--on:#FFFFFF}
@media(prefers-color-scheme:dark){:root{--bg:#0D1212;--ink:#E8EDEC;--muted:#9AA7A6;--brand:#5CCDB6;--on:#0D1212}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;min-height:100svh;display:grid;align-content:center;padding:2rem clamp(1.5rem,8vw,7rem);background:var(--bg);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
[data-state=asking] body{visibility:hidden}[data-state=signed-in] .sign-in{display:none}
main{max-width:34rem}.name{margin:0 0 3rem;font-weight:650}.name a{color:inherit;text-decoration:none}
h1{margin:0;font-size:clamp(1.75rem,1.5rem + 1vi,2.25rem);line-height:1.1;letter-spacing:-.01em;text-wrap:balance}
p{margin:1rem 0 0;color:var(--muted)}.sign-in{margin-top:2rem}
.sign-in a{display:inline-block;padding:.7rem 1.25rem;border-radius:6px;background:var(--brand);color:var(--on);font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid var(--brand);outline-offset:3px}`;

const escapeHtml = (value: string) => value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

type PageWords = { statement: string; advice: string; head: string; further: string };

function page({ statement, advice, head, further }: PageWords): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="description" content="${statement}${advice}">
<title>${statement.trim()}</title>
<style>${styles}</style>${head}
</head>
<body>
<main>
<p class="name"><a href="/">Vitrine</a></p>
<h1>${statement.trim()}</h1>
<p>${advice}</p>${further}
</main>
</body>
</html>
`;
}

/** The one page for unknown, draft and private sites: the same bytes for every address and every guest. */
export function unavailablePage({ appUrl, sitesHost }: OwnHosts): string {
  return page({
    statement,
    advice,
    head: `\n<script src="${accessScript.path}" data-app="${escapeHtml(appUrl)}" data-sites="${escapeHtml(sitesHost.replace(/:\d+$/, ""))}"></script>`,
    further: `\n<p class="sign-in"><a href="/login">Sign in</a></p>`,
  });
}

/** What a visitor sees when a site's page could not be made. */
export function failurePage(): string {
  const [whatHappened = "", whatToDo = ""] = splitSentences(defaultErrorMessages.server_error);
  return page({ statement: whatHappened, advice: whatToDo, head: "", further: "" });
}
