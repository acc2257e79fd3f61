export type Mail = { to: string; subject: string; text: string; html: string; replyTo?: string };

/**
 * Sends one mail; rejects when the mail was not accepted, so that the job is tried again. All tries of a mail carry one
 * `id`, by which a mailbox recognises a second copy.
 */
export type Mailer = { send(mail: Mail, id?: string): Promise<void>; close(): Promise<void> };

/** The header that names a mail: `from` as in MAIL_FROM says at which host. @returns nothing without an id */
export function nameOfMail(from: string, id: string | undefined): { messageId?: string } {
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? "localhost";
  return id === undefined ? {} : { messageId: `<${id}@${host}>` };
}
