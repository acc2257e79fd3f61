export {
  mailToUser,
  type AnyMailKind,
  type MailContext,
  type MailKind,
  type MailReader,
  type WordsAndPath,
} from "./mail-kind.ts";
export { renderLetter, renderWords, type MailWords } from "./mail-words.ts";
export { startMailWorkers } from "./mail-workers.ts";
export { sendMail } from "./send-mail.ts";
