import { readFileSync } from "node:fs";
import type { Email } from "postal-mime";

export type OutboxMail = { name: string; mail: Email };

/** How the open mail is shown. */
export const mailViews = ["html", "text"] as const;
export type MailView = (typeof mailViews)[number];

const styles = readFileSync(new URL("./outbox.css", import.meta.url), "utf8");

/** Pictures of a mail may be inside it; nothing is fetched from anywhere, and no script runs. */
export const outboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/**
 * The outbox as an inbox: the list of mails, the newest first, and one of them open.
 * @param open the name of the open mail; the newest without one
 * @param asked how to show it; as it was meant without a word
 */
export function outboxPage(mails: readonly OutboxMail[], open: string | null, asked: MailView | null): string {
  const shown = mails.find(({ name }) => name === open) ?? (open === null ? mails[0] : undefined);
  const body =
    mails.length === 0
      ? "<p>No mail was sent yet. What the application sends is shown here, the newest first.</p>"
      : `<nav aria-label="Mails"><ol>${mails.map((each) => listed(each, each === shown)).join("")}</ol></nav>${shown ? opened(shown, asked) : ""}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outgoing mail (${mails.length})</title>
<style>${styles}</style>
</head>
<body class="${open === null ? "listing" : "reading"}">
<header><h1><a href="/dev/mail">Outgoing mail</a></h1></header>
<main>
${body}
</main>
</body>
</html>
`;
}

const addressOf = (name: string) => `/dev/mail/${encodeURIComponent(name)}`;
const recipients = (mail: Email) => (mail.to ?? []).map((each) => each.address ?? each.name ?? "").join(", ");
const subjectOf = (mail: Email) => escaped(mail.subject ?? "No subject");

function listed({ name, mail }: OutboxMail, isOpen: boolean): string {
  const current = isOpen ? ' aria-current="true"' : "";
  const files = mail.attachments.length > 0 ? ` · ${countOf(mail.attachments.length)}` : "";
  return `<li><a href="${addressOf(name)}"${current}><strong>${subjectOf(mail)}</strong> <span>${escaped(recipients(mail))}</span> <span>${timeOf(mail)}${files}</span></a></li>`;
}

const countOf = (files: number) => (files === 1 ? "1 file" : `${files} files`);

function opened({ name, mail }: OutboxMail, asked: MailView | null): string {
  const address = addressOf(name);
  const views = mailViews.filter((view) => mail[view]);
  const view = views.find((each) => each === asked) ?? views[0] ?? "text";
  const words = { html: "HTML", text: "Text" } as const;
  const tabs = views.map(
    (each) => `<a href="${address}?view=${each}"${each === view ? ' aria-current="true"' : ""}>${words[each]}</a>`,
  );
  const files = mail.attachments.map(
    ({ filename, content }, index) =>
      `<li><a href="${address}/files/${index}" download>${escaped(filename ?? `File ${index + 1}`)}</a> (${sizeOf(content)})</li>`,
  );
  return `<article>
<h2>${subjectOf(mail)}</h2>
<p class="facts"><span>To ${escaped(recipients(mail))}</span> ${timeOf(mail)}</p>
${files.length > 0 ? `<h3>Files</h3><ul>${files.join("")}</ul>` : ""}
<nav aria-label="Views" class="views">${tabs.join("")}<a href="${address}/source">Source</a></nav>
${
  view === "html"
    ? `<iframe title="${subjectOf(mail)}" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${address}/html"></iframe>`
    : `<pre>${withLinks(mail.text ?? "")}</pre>`
}
</article>`;
}

function timeOf({ date = "" }: Email): string {
  const sent = new Date(date);
  const words = Number.isNaN(sent.getTime()) ? date : sent.toUTCString();
  return `<time datetime="${escaped(date)}">${escaped(words)}</time>`;
}

function sizeOf(content: ArrayBuffer | Uint8Array | string): string {
  const bytes = typeof content === "string" ? content.length : content.byteLength;
  return `${Math.max(1, Math.round(bytes / 1024))} kB`;
}

/** Text with its addresses as links. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
    .map((part, index) => (index % 2 === 1 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part)))
    .join("");
}

function escaped(value: string): string {
  return value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
