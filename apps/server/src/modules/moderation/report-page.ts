import { moderationCategoryWords, reportMessageMaxCharacters } from "@vitrine/model";
import { escapeHtml, plainPage, sendPlainPage, type PlainPage } from "../publishing/index.ts";

export { sendPlainPage };

const fields = ["site", "category", "message", "email"] as const;
export type ReportField = (typeof fields)[number];
export type ReportValues = Partial<Record<ReportField | "website", string>>;

/** The form, empty or as it was sent with what has to be put right, or the thanks. */
export type ReportState =
  | { kind: "form"; values: ReportValues; wrong?: Partial<Record<ReportField, string>>; refused?: string }
  | { kind: "sent" };

const formStyles = `form{margin-top:2rem;display:grid;gap:1.25rem}label,legend{font-weight:600}.hint{margin:.125rem 0 0;font-size:.875rem}
.field{display:grid;gap:.375rem}input,textarea,select{font:inherit;color:inherit;width:100%;padding:.625rem .75rem;border:1px solid var(--edge);border-radius:6px;background:var(--field)}
textarea{min-height:9rem;resize:vertical}button{font:inherit;font-weight:600;justify-self:start;padding:.7rem 1.25rem;border:0;border-radius:6px;background:var(--brand);color:var(--on);cursor:pointer}
:is(input,textarea,select,button):focus-visible{outline:2px solid var(--brand);outline-offset:2px}
.wrong{margin:0;color:var(--danger);font-size:.875rem}[aria-invalid=true]{border-color:var(--danger)}
.trap{position:absolute;inset-inline-start:-999rem}`;

/** The page on which visitors report another page. It works without script. */
export function reportPage(state: ReportState): string {
  return plainPage(state.kind === "sent" ? thanks : formPage(state));
}

const thanks: PlainPage = {
  statement: "Thank you for telling us.",
  advice: "We look at every report. If you left an address, we tell you what became of it.",
  head: "",
  further: `\n<p class="sign-in"><a href="/">Go to Vitrine</a></p>`,
};

function formPage({ values, wrong = {}, refused }: ReportState & { kind: "form" }): PlainPage {
  const isKnown = values.site !== undefined && wrong.site === undefined;
  const mistakes = Object.keys(wrong).length;
  const summary = refused ?? (mistakes > 0 ? "Please look at the marked fields once more." : null);
  return {
    statement: "Report a page",
    advice: isKnown
      ? `Tell us what is wrong with the page of <strong>${escapeHtml(values.site ?? "")}</strong>. Its owner does not learn who you are.`
      : "Tell us which page it is and what is wrong with it. Its owner does not learn who you are.",
    head: `\n<style>${formStyles}</style>`,
    further: `
<form action="/report" method="post">${summary === null ? "" : `\n<p class="wrong" role="alert">${escapeHtml(summary)}</p>`}
${isKnown ? `<input type="hidden" name="site" value="${escapeHtml(values.site ?? "")}">` : siteField(values, wrong)}
${categoryField(values, wrong)}
${messageField(values, wrong)}
${emailField(values, wrong)}
<p class="trap" aria-hidden="true"><label for="website">Leave this empty</label><input id="website" name="website" tabindex="-1" autocomplete="off"></p>
<button type="submit">Send report</button>
</form>`,
  };
}

type Wrong = Partial<Record<ReportField, string>>;

function field(
  name: ReportField,
  label: string,
  { hint, control, wrong }: { hint?: string; control: string; wrong: Wrong },
) {
  const problem = wrong[name];
  return `<div class="field"><label for="${name}">${label}</label>${hint ? `<p class="hint" id="${name}-hint">${hint}</p>` : ""}${control}${
    problem ? `<p class="wrong" id="${name}-wrong">${escapeHtml(problem)}</p>` : ""
  }</div>`;
}

/** What ties a control to its name, its hint and what is wrong with it. */
function tied(name: ReportField, wrong: Wrong, hasHint = false): string {
  const told = [hasHint ? `${name}-hint` : "", wrong[name] ? `${name}-wrong` : ""].filter(Boolean).join(" ");
  return `id="${name}" name="${name}"${told ? ` aria-describedby="${told}"` : ""}${wrong[name] ? ' aria-invalid="true"' : ""}`;
}

function siteField(values: ReportValues, wrong: Wrong): string {
  const control = `<input ${tied("site", wrong)} value="${escapeHtml(values.site ?? "")}" maxlength="300" required>`;
  return field("site", "Address of the page", { control, wrong });
}

function categoryField({ category }: ReportValues, wrong: Wrong): string {
  const choices = Object.entries(moderationCategoryWords).map(
    ([value, words]) => `<option value="${value}"${value === category ? " selected" : ""}>${words}</option>`,
  );
  const control = `<select ${tied("category", wrong)} required><option value="">Please choose</option>${choices.join("")}</select>`;
  return field("category", "What is wrong?", { control, wrong });
}

function messageField({ message = "" }: ReportValues, wrong: Wrong): string {
  const control = `<textarea ${tied("message", wrong)} maxlength="${reportMessageMaxCharacters}" required>\n${escapeHtml(message)}</textarea>`;
  return field("message", "In your words", { control, wrong });
}

function emailField({ email = "" }: ReportValues, wrong: Wrong): string {
  const control = `<input type="email" ${tied("email", wrong, true)} value="${escapeHtml(email)}" maxlength="255" autocomplete="email">`;
  const hint = "Optional. We use it for one answer and then forget it.";
  return field("email", "Your email address", { hint, control, wrong });
}
