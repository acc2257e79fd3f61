import { createTransport } from "nodemailer";
import { nameOfMail, type Mailer } from "./mail.ts";

/** Sends over SMTP; `url` as in SMTP_URL, e.g. `smtp://user:secret@host:587`. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    dnsTimeout: 5_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send(mail, id) {
      await transport.sendMail({ from, ...mail, ...nameOfMail(from, id) });
    },
    async close() {
      transport.close();
    },
  };
}
