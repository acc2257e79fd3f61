import { createHash } from "node:crypto";
import { defaultErrorMessages } from "@vitrine/contract";
import { escapeHtml, plainPage } from "./plain-page.ts";
import type { OwnHosts } from "./site-address.ts";

/**
 * On a site's own host nobody is signed in, so there the links lead to the application's host, where a site is named
 * by its subdomain or by its whole domain. On the application's host the server has looked for a session already
 * (send-document.ts), so that whoever has one needs no advice to sign in. The same file for every address: nothing in
 * the page tells whether a site exists (contract.md 14).
 */
const script = `(() => {
  const { app, sites } = document.currentScript.dataset;
  if (!location.pathname.startsWith("/p/")) {
    const host = location.hostname;
    const name = host.endsWith("." + sites) ? host.slice(0, -sites.length - 1) : host;
    return document.addEventListener("DOMContentLoaded", () => {
      document.querySelector(".sign-in a").href = app + "/p/" + name;
      document.querySelector(".name a").href = app + "/";
    });
  }
  try {
    if (localStorage.getItem("auth_session")) document.documentElement.dataset.state = "signed-in";
  } catch {}
})();
`;

const hash = createHash("sha256").update(script).digest("hex").slice(0, 10);

export const accessScript = { path: `/site-access-${hash}.js`, body: script };

/** The first sentence stands as the title, the rest below it. */
const splitSentences = (message = "") => message.split(/(?<=\. )/);
const [statement = "", advice = ""] = splitSentences(defaultErrorMessages.site_unavailable);

/** The one page for unknown, draft and private sites: the same bytes for every address and every guest. */
export function unavailablePage({ appUrl, sitesHost }: OwnHosts): string {
  return plainPage({
    statement,
    advice,
    head: `\n<script src="${accessScript.path}" data-app="${escapeHtml(appUrl)}" data-sites="${escapeHtml(sitesHost.replace(/:\d+$/, ""))}"></script>`,
    further: `\n<p class="sign-in"><a href="/login">Sign in</a></p>`,
  });
}

/**
 * The page for what a published site does not have, such as a post that was taken back: it leads on to the site.
 * @param home where the site begins
 */
export function missingPage(home: string, { appUrl }: OwnHosts): string {
  return plainPage({
    statement,
    advice: "The site that it belonged to is still there.",
    head: "",
    further: `\n<p class="start"><a href="${escapeHtml(home)}">Go to the site</a></p>`,
    appUrl,
  });
}

/** What a visitor sees when a site's page could not be made. */
export function failurePage(why: "server_error" | "unavailable"): string {
  const [whatHappened = "", whatToDo = ""] = splitSentences(defaultErrorMessages[why]);
  return plainPage({ statement: whatHappened, advice: whatToDo, head: "", further: "" });
}
