import type { Line } from "../core/layout.ts";
import type { Section } from "../core/section.ts";
import { escapePattern, fold } from "../core/words.ts";
import { consentOpenings, creditOpenings, formRequests, pageWords } from "../lexicon/noise.ts";

const anyOf = (phrases: string): string =>
  phrases
    .split("|")
    .map((phrase) => escapePattern(fold(phrase)))
    .join("|");
/** A label of one word may stand before it ("Privacy: …"). */
const consent = new RegExp(`^["'“(*\\s]*(?:\\p{L}{3,12}[\\s:]+)?(?:${anyOf(consentOpenings)})`, "u");
const credit = new RegExp(`^[("'*\\s|–—-]*(?:${anyOf(creditOpenings)})(?![\\p{L}\\p{N}])`, "u");
const copyright =
  /^\s*(?:©|\(c\)\s*(?:19|20)\d\d|copyright\s)|©\s*(?:european (?:union|communities)|unione europea|union europ[ée]enne|unión europea|europäische union),?\s*20\d\d/iu;
const pageMark = new RegExp(
  `^[\\s|–—-]*(?:(?:${anyOf(pageWords)})\\.?\\s*[|:]?\\s*\\d{1,3}(?:\\s*(?:/|\\||of|von|de|di|sur|van|av|z|из|\\p{L}{2,3})\\s*\\d{1,3})?|第?\\s*\\d{1,3}\\s*[页頁](?:\\s*[/／|,，]?\\s*共\\s*\\d{1,3}\\s*[页頁])?|\\d{1,3}\\s*/\\s*\\d{1,3})[\\s|–—-]*$`,
  "u",
);
const formNote = new RegExp(`^[(（【［\\s]*※.*(?:${formRequests})`, "u");
/** A line as long as this is a sentence of the CV that only begins like a credit. */
const maxCredit = 120;

/**
 * Takes out what a page says of itself: its number, the maker of its form, how to fill it in, consent to keep data, an
 * oath that all is true. These lines go to a section of their own at the end and are no values.
 */
export function withoutNoise(sections: readonly Section[]): Section[] {
  const noise: Line[] = [];
  const kept = sections.map((section) => {
    const lines = section.lines.filter((line, index) => {
      const above = section.lines[index - 1];
      const isNoise =
        isNoiseLine(line) ||
        isFormNote(line, section.lines[index + 1]) ||
        (section.headings.length > 0 && isDocumentTitle(line)) ||
        (above !== undefined && noise.at(-1) === above && goesOn(above, line));
      if (isNoise) noise.push(line);
      return !isNoise;
    });
    return lines.length === section.lines.length ? section : { ...section, lines };
  });
  if (noise.length === 0) return [...sections];
  return [...kept, { kind: "other", title: "", headings: [], lines: noise, score: 0.9, isNoise: true }];
}

/** "以上" closes the lists of Japanese forms and titles nothing. */
export const closesForm = ({ text }: Line): boolean => /^[(（]?以\s*上[)）]?[。.]?$/u.test(text.trim());

function isNoiseLine(line: Line): boolean {
  const { text, bullet } = line;
  if (closesForm(line)) return true;
  const folded = fold(text);
  if (consent.test(folded)) return true;
  if (text.length > maxCredit || bullet !== null) return false;
  return pageMark.test(folded) || credit.test(folded) || copyright.test(text);
}

/** "※ 記入は任意です": a note of the form, which may say so in the line below; what a person notes asks nothing of a reader. */
function isFormNote({ text, column }: Line, below: Line | undefined): boolean {
  if (!noteMark.test(text)) return false;
  const isBroken = below !== undefined && below.column === column && !noteEnd.test(text) && !noteMark.test(below.text);
  return formNote.test((isBroken ? text + below.text : text).replaceAll(/\s/gu, ""));
}

const noteMark = /^[(（【［\s]*※/u;
const noteEnd = /[。．.!！」)）】］]\s*$/u;

/** "Curriculum Vitae" typed again at the top of each page. */
const isDocumentTitle = ({ text }: Line): boolean => /^(?:curriculum vitae|c\.?v\.?|r[ée]sum[ée])$/iu.test(text.trim());

/** A line of text that fills its column, as the first lines of a sentence of consent do. */
const fullLine = 70;

/** "… ai sensi dell'art." ends a line and no sentence. */
const lawAbbreviation = /(?:^|[\s’'])(?:artt?|d\.\s?lgs|lgs|ust|poz|nr|n|č|čl|zb)\.$/iu;

/** The rest of a sentence of consent that is broken over lines; below a full line it may begin with a capital ("Regulation (EU) …"). */
function goesOn(above: Line, line: Line): boolean {
  if (noteMark.test(above.text)) return isRestOfNote(above, line);
  const isSentence = consent.test(fold(above.text)) || /^\p{Ll}/u.test(above.text);
  const isOpen = !/[.!?]["”)]?\s*$/u.test(above.text) || lawAbbreviation.test(above.text);
  const leads = isSentence || above.text.length >= fullLine;
  const follows = /^[\p{Ll}\d("'„(]/u.test(line.text) || above.text.length >= fullLine;
  return leads && isOpen && follows && line.gapBefore <= line.height * 0.75;
}

/** The next line of a note that its line does not end: it stands right below it and opens nothing. */
const isRestOfNote = (above: Line, line: Line): boolean =>
  !noteEnd.test(above.text) &&
  line.column === above.column &&
  line.gapBefore <= line.height * 0.75 &&
  line.bullet === null &&
  /[。．です]\s*$/u.test(line.text);
