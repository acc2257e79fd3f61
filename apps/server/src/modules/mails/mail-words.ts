import { headerText } from "@vitrine/model";
import type { Mail } from "../../ports/mail/mail.ts";

/** Words of one mail: a line of greeting, a text, one button, a closing line. */
export type MailWords = { subject: string; heading: string; text: string; button: string; closing: string };

/** The mail in text and HTML; everything in it is escaped. */
export function renderWords(to: string, mailWords: MailWords, values: { name: string; url: string }): Mail {
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
  const subject = headerText(letter.subject);
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font:16px/1.55 system-ui,sans-serif;color:#141A1A"><div style="max-width:600px;white-space:pre-wrap">${escapeHtml(letter.text)}</div></body></html>`;
  return { to, subject, text: letter.text, html, ...(letter.replyTo ? { replyTo: letter.replyTo } : {}) };
}

function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
