import type { Mailer } from "../../ports/mail/mail.ts";
import type { Queue } from "../../ports/queue/queue.ts";
import { isMailTemplate, renderLetter, renderMail, renderNotice } from "./mail-templates.ts";

/** Sends queued mails; a refusal by the mail server is tried again by the queue. */
export async function startMailWorker(queue: Queue, mailer: Mailer): Promise<void> {
  await queue.work(
    "mail",
    async ({ to, template, values }) => {
      if (template === "letter") {
        const letter = { subject: values["subject"] ?? "", text: values["text"] ?? "", replyTo: values["reply_to"] };
        return mailer.send(renderLetter(to, letter));
      }
      if (template === "notice") return mailer.send(renderNotice(to, values));
      if (!isMailTemplate(template)) throw new Error(`There is no mail "${template}".`);
      await mailer.send(renderMail(to, template, { name: values["name"] ?? "", url: values["url"] ?? "" }));
    },
    1,
  );
}
