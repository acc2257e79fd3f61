import { phraseKey, phraseSet } from "../../core/words.ts";
import { contactLabels } from "../../lexicon/contact.ts";

const labels = phraseSet(contactLabels);
/** Addresses of pages and mails, and numbers to call. */
const address = /\S*(?:@|:\/\/|www\.)\S*|\+?\(?\d[\d\s()./-]{5,20}\d/gu;

/** True for a word that names a way to somebody ("Telephone", "LinkedIn"), alone. */
export const isContactLabel = (text: string): boolean => labels.has(phraseKey(text));

/** True for a line that holds nothing but ways to somebody and their names: "E-Mail mia@example.com". */
export function isContactOnly(line: string): boolean {
  const rest = phraseKey(line.replace(address, " ").replaceAll(/[^\p{L}\s-]/gu, " "));
  return rest === "" || labels.has(rest) || rest.split(" ").every((word) => word === "link" || labels.has(word));
}
