import { phraseKey, phraseSet } from "../core/words.ts";
import {
  chineseAddressLabels,
  chineseContactLabels,
  chineseIntentLabels,
  chineseStudyLabels,
} from "../lexicon/chinese-labels.ts";
import { contactLabels, documentTitles, nameLabels, networkLabels, personalFactLabels } from "../lexicon/contact.ts";
import { presentWords } from "../lexicon/dates.ts";
import { bareLabels } from "../lexicon/entries.ts";
import { englishFieldLabels } from "../lexicon/by-language/english-forms.ts";
import { fieldLabels } from "../lexicon/field-labels.ts";
import { skillLabels, skillVerbs } from "../lexicon/skills.ts";
import { titleKind } from "../sections/title-kind.ts";

const labels = phraseSet(
  [
    contactLabels,
    nameLabels,
    fieldLabels.grade,
    bareLabels,
    documentTitles,
    chineseContactLabels,
    chineseAddressLabels,
    chineseIntentLabels,
    ...Object.values(chineseStudyLabels),
  ].join("|"),
);
/** "Has mastered", "uses": of a skill they say what any list of skills says. Levels say more and wait in the tray. */
const verbs = phraseSet(skillVerbs);
/** Words that are labels where they open a line or stand before a colon, and part of a value elsewhere. */
const openings = phraseSet([...Object.values(fieldLabels), skillLabels].join("|"));
/** Everyday words ("Function", "Town"), which are labels before a colon alone. */
const beforeColon = phraseSet(Object.values(englishFieldLabels).join("|"));
const networks = phraseSet(Object.values(networkLabels).join("|"));
const facts = phraseSet(personalFactLabels);
const today = phraseSet(presentWords.join("|"));
/** Words between a post and its employer, or a paper and where it appeared. */
const connectors = phraseSet(
  "at|at the|in|in the|for|bei|bei der|beim|in der|chez|au|en|em|presso|bij|w|and|und|et|y|e|of|de|to|bis|a|i|u",
);
const itemNumber = /^[[(]?\d{1,3}[\]).]?$/;

/**
 * True for words that only point at the value beside them and say nothing more: the label of a field that was read,
 * a title before its list ("Mother tongue(s): …"), the word for "to this day" behind a date, "at" before an employer, the number of an item.
 * @param opensLine whether the words are the first of their line
 */
export function isSpentBesideValue(text: string, opensLine: boolean): boolean {
  const phrase = phraseKey(text);
  return (
    phrase === "" ||
    labels.has(phrase) ||
    labels.has(withoutBlanks(phrase)) ||
    verbs.has(phrase) ||
    ((opensLine || endsAsLabel(text)) && openings.has(phrase)) ||
    (endsAsLabel(text) && (beforeColon.has(phrase) || titleKind(text)?.exact === true)) ||
    networks.has(phrase) ||
    today.has(phrase) ||
    connectors.has(phrase) ||
    itemNumber.test(text.trim())
  );
}

/** True for a line that is only the label of what stands below it, the title of the document, or its own number. */
export function isSpentAlone(text: string): boolean {
  const phrase = phraseKey(text);
  if (phrase === "" || (endsAsLabel(text) && openings.has(phrase))) return true;
  return [labels, networks, facts].some((known) => known.has(phrase));
}

/** Forms spread a label over its cell ("手 机"). */
const withoutBlanks = (phrase: string): string =>
  /^[\p{Script=Han}\s]+$/u.test(phrase) ? phrase.replaceAll(" ", "") : phrase;

const endsAsLabel = (text: string): boolean => /[:：]\s*$/u.test(text);
