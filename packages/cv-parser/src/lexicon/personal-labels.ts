import { phraseKey, phraseSet } from "../core/words.ts";
import {
  chineseAddressLabels,
  chineseContactLabels,
  chineseFactLabels,
  easternAddressLabels,
} from "./chinese-labels.ts";
import { contactLabels, nameLabels, personalFactLabels } from "./contact.ts";

const labels = phraseSet(
  [
    contactLabels,
    nameLabels,
    personalFactLabels,
    chineseContactLabels,
    chineseAddressLabels,
    easternAddressLabels,
    chineseFactLabels,
  ].join("|"),
);

/** True for a label whose signs a form spreads over its cell: "電 話", "주 소", "이 메 일". */
export const isSpread = (label: string): boolean =>
  /^\s*(?:[\p{Script=Han}\s]+|\p{Script=Hangul}(?:\s+\p{Script=Hangul})+)[:：]?\s*$/u.test(label);

/** True for a text that says what is told of a person behind it: "Date of birth:", "Telefoon", "휴 대 폰". */
export const isPersonalLabel = (text: string): boolean =>
  labels.has(phraseKey(text)) || (isSpread(text) && labels.has(phraseKey(text.replace(/\s/gu, ""))));
