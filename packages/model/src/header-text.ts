/** What turns letters round, hides between them or ends a line: nothing that a line of a mail's head may hold. */
const unfitForHeaders = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/gu;

/**
 * Text for one line of a mail's head, as its subject: without direction marks, control characters and other
 * characters that nobody sees. The two joiners stay, which Persian words and some emoji are written with.
 */
export function headerText(value: string): string {
  return value
    .replace(unfitForHeaders, (found) => (/\s|\p{Cc}/u.test(found) ? " " : ""))
    .replace(/\s+/gu, " ")
    .trim();
}
