import type { Mailer } from "../../ports/mail/mail.ts";
import type { Jobs, JobTry, Queue } from "../../ports/queue/queue.ts";
import type { AnyMailKind, MailContext } from "./mail-kind.ts";
import { renderLetter, renderWords } from "./mail-words.ts";

type Dependencies = { queue: Queue; mailer: Mailer } & Omit<MailContext, "isFirstTry">;
type MailJob = Jobs["account-mail"];

/** Sends queued mails of the given kinds; what the mail server refuses is tried again by the queue. */
export async function startMailWorkers(
  { queue, mailer, ...context }: Dependencies,
  kinds: readonly AnyMailKind[],
): Promise<void> {
  const known = new Map(kinds.map((kind) => [kind.kind, kind]));
  if (known.size !== kinds.length) throw new Error("Two kinds of mail have the same name.");

  async function send(job: MailJob, { id, attempt }: JobTry): Promise<void> {
    const kind = known.get(job.kind);
    // A newer program wrote it: until this one is replaced, the job waits.
    if (!kind) throw new UnknownMail();
    const data = kind.data.parse(job.data) as never;
    const mail = await kind.compose(data, { ...context, isFirstTry: attempt === 1 });
    if (mail) await mailer.send(mail, id);
  }

  await queue.work("account-mail", send);
  await queue.work("notice-mail", send);
  await queue.work("mail", (job) => sendEarlierMail(mailer, job));
}

class UnknownMail extends Error {
  override readonly name = "UnknownMail";
}

/** A mail that a version before kinds wrote whole into its job. */
async function sendEarlierMail(mailer: Mailer, { to, template, values }: Jobs["mail"]): Promise<void> {
  const word = (name: string) => values[name] ?? "";
  if (template === "letter") {
    const letter = { subject: word("subject"), text: word("text"), replyTo: values["reply_to"] };
    return mailer.send(renderLetter(to, letter));
  }
  const words = earlierWords[template] ?? {
    subject: word("subject"),
    heading: word("heading"),
    text: word("text"),
    button: word("button"),
    closing: word("closing"),
  };
  await mailer.send(renderWords(to, words, { name: word("name"), url: word("url") }));
}

const earlierWords: Record<string, Parameters<typeof renderWords>[1]> = {
  "verify-email": {
    subject: "Verify your email address",
    heading: "Welcome to Vitrine",
    text: "Please confirm that this address is yours.",
    button: "Verify email address",
    closing: "If you did not create an account, you can ignore this mail.",
  },
  "reset-password": {
    subject: "Choose a new password",
    heading: "Choose a new password",
    text: "Somebody, hopefully you, asked for a new password. The link works once.",
    button: "Choose a new password",
    closing: "If it was not you, you can ignore this mail: nothing has changed.",
  },
};
