export type Mail = { to: string; subject: string; text: string; html: string; replyTo?: string };

/** Sends one mail; rejects when the mail was not accepted, so that the job is tried again. */
export type Mailer = { send(mail: Mail): Promise<void>; close(): Promise<void> };
