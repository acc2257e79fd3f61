import type { Mail } from "../../ports/mail/mail.ts";

/** Words of one mail: a line of greeting, a text, one button, a closing line. */
type MailWords = { subject: string; heading: string; text: string; button: string; closing: string };

const words = {
  "verify-email": {
    subject: "Verify your email address",
    heading: "Welcome to Vitrine",
    text: "Please confirm that this address is yours. The link is valid for 24 hours.",
    button: "Verify email address",
    closing: "If you did not create an account, you can ignore this mail.",
  },
  "reset-password": {
    subject: "Choose a new password",
    heading: "Choose a new password",
    text: "Somebody, hopefully you, asked for a new password. The link is valid for 60 minutes and works once.",
    button: "Choose a new password",
    closing: "If it was not you, you can ignore this mail: nothing has changed.",
  },
} as const satisfies Record<string, MailWords>;

export type MailTemplate = keyof typeof words;

export function isMailTemplate(name: string): name is MailTemplate {
  return name in words;
}

/** The mail in text and HTML; everything in it is escaped. */
export function renderMail(to: string, template: MailTemplate, values: { name: string; url: string }): Mail {
  return renderWords(to, words[template], values);
}

/** A mail whose words the sender of the job chose, e.g. "Your trial ends in 3 days". */
export function renderNotice(to: string, values: Readonly<Record<string, string>>): Mail {
  const word = (name: string) => values[name] ?? "";
  const notice = {
    subject: word("subject"),
    heading: word("heading"),
    text: word("text"),
    button: word("button"),
    closing: word("closing"),
  };
  return renderWords(to, notice, { name: word("name"), url: word("url") });
}

function renderWords(to: string, mailWords: MailWords, values: { name: string; url: string }): Mail {
  const { subject, heading, text, button, closing } = mailWords;
  const plain = `Hello ${values.name},\n\n${text}\n\n${button}: ${values.url}\n\n${closing}\n\nVitrine\n`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#F5F7F6;color:#141A1A;font:16px/1.55 system-ui,sans-serif">
<div style="max-width:440px;margin:0 auto;background:#FFFFFF;border:1px solid #D5DCDA;padding:32px">
<p style="margin:0 0 24px;font-weight:700">Vitrine</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.2">${escapeHtml(heading)}</h1>
<p style="margin:0 0 8px">Hello ${escapeHtml(values.name)},</p>
<p style="margin:0 0 24px">${escapeHtml(text)}</p>
<p style="margin:0 0 24px"><a href="${escapeHtml(values.url)}" style="display:inline-block;padding:12px 20px;background:#0B6558;color:#FFFFFF;text-decoration:none;border-radius:6px">${escapeHtml(button)}</a></p>
<p style="margin:0;color:#545F60;font-size:13px">${escapeHtml(closing)}</p>
</div></body></html>`;
  return { to, subject, text: plain, html };
}

/** A mail whose words somebody wrote: plain text, set as it is. Its subject is one line. */
export function renderLetter(
  to: string,
  letter: { subject: string; text: string; replyTo?: string | undefined },
): Mail {
  const subject = letter.subject.replace(/\s+/g, " ").trim();
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font:16px/1.55 system-ui,sans-serif;color:#141A1A"><div style="max-width:600px;white-space:pre-wrap">${escapeHtml(letter.text)}</div></body></html>`;
  return { to, subject, text: letter.text, html, ...(letter.replyTo ? { replyTo: letter.replyTo } : {}) };
}

function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
