import { phraseKey, phraseSet } from "../core/words.ts";
import { chineseAddressLabels, chineseContactLabels, chineseFactLabels } from "./chinese-labels.ts";
import { contactLabels, nameLabels, personalFactLabels } from "./contact.ts";

const labels = phraseSet(
  [contactLabels, nameLabels, personalFactLabels, chineseContactLabels, chineseAddressLabels, chineseFactLabels].join(
    "|",
  ),
);

/** True for a text that says what is told of a person behind it: "Date of birth:", "Telefoon". */
export const isPersonalLabel = (text: string): boolean => labels.has(phraseKey(text));
