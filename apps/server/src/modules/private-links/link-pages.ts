import { escapeHtml, plainPage } from "../publishing/index.ts";

const formStyles = `form{margin-top:2rem;display:grid;gap:1.25rem}label{font-weight:600}
.field{display:grid;gap:.375rem}input{font:inherit;color:inherit;width:100%;padding:.625rem .75rem;border:1px solid var(--edge);border-radius:6px;background:var(--field)}
button{font:inherit;font-weight:600;justify-self:start;padding:.7rem 1.25rem;border:0;border-radius:6px;background:var(--brand);color:var(--on);cursor:pointer}
:is(input,button):focus-visible{outline:2px solid var(--brand);outline-offset:2px}
.wrong{margin:0;color:var(--danger);font-size:.875rem}[aria-invalid=true]{border-color:var(--danger)}`;

/** The one page for links that are unknown, revoked or expired: nothing tells which. */
export function deadLinkPage(): string {
  return plainPage({
    statement: "This link leads nowhere.",
    advice: "It may have ended or been taken back. Please ask whoever gave it to you for a new one.",
    head: "",
    further: "",
  });
}

/** For an address from which too many links were tried. @param seconds after which it may go on */
export function tooManyLinksPage(seconds: number): string {
  return plainPage({
    statement: "Too many links were tried.",
    advice: `Please wait ${waitFor(seconds)} and open your link again.`,
    head: "",
    further: "",
  });
}

/**
 * Asks for the password of a link; it works without script and says nothing of whose page it is.
 * @param problem what was wrong with the last try
 */
export function passwordPage(base: string, problem: string | null = null): string {
  const told = problem === null ? "" : ` aria-invalid="true" aria-describedby="password-wrong"`;
  const wrong = problem === null ? "" : `<p class="wrong" id="password-wrong" role="alert">${escapeHtml(problem)}</p>`;
  return plainPage({
    statement: "This page asks for a password.",
    advice: "Whoever gave you the link has it for you.",
    head: `\n<style>${formStyles}</style>`,
    further: `
<form action="${escapeHtml(base)}" method="post">
<div class="field"><label for="password">Password</label><input id="password" name="password" type="password" autocomplete="off" required autofocus${told}>${wrong}</div>
<button type="submit">Open the page</button>
</form>`,
  });
}

export const wrongPassword = "That is not the password of this link. Please try again.";

/** Said while tries are paused. @param seconds until the next one */
export const pausedPassword = (seconds: number) =>
  `Too many passwords were tried. Please wait ${waitFor(seconds)} and try again.`;

function waitFor(seconds: number): string {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? "second" : "seconds"}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
