import { bestCandidate, candidateOf } from "../../core/candidate.ts";
import type { Candidate } from "../../core/candidate.ts";
import type { DocumentLayout, Line } from "../../core/layout.ts";
import { joinPieces, pieceOf } from "../../core/piece.ts";
import type { Piece } from "../../core/piece.ts";
import { compactKey, isAllCaps, phraseKey, phraseSet, wordSet, wordsOf } from "../../core/words.ts";
import { courtesyLength, withoutCourtesy } from "./courtesy.ts";
import { doctorsOf, documentTitles, honorifics, nameSuffixes } from "../../lexicon/contact.ts";
import type { Weights } from "../../labels/weights.ts";
import { titleKind } from "../../sections/title-kind.ts";
import { scanDates } from "../dates/scan-dates.ts";
import { jobScore, organisationScore, placeScore } from "../entries/word-scores.ts";
import { cleanPart } from "../entries/parts.ts";
import { isAddressOfEast } from "./address-of-east.ts";
import { contactParts, isFactLabel, isNameLabel } from "./contact-parts.ts";
import type { ContactPart } from "./contact-parts.ts";
import { besideSex, cutInSigns, dottedLength, hasWrongSigns, isNameInSigns, isWholeInSigns } from "./name-in-signs.ts";
import { namesStreet } from "./location.ts";
import { goesOnBelow, growsBelow, hyphenated, isBesideLarger, listedScore, shrinksBelow } from "./name-rows.ts";
import { pairedNames } from "./name-pairs.ts";
import { nameWeights } from "./name-weights.ts";

const particles = wordSet(
  "de del della di da do dos das du des van der den von und zu zur la las le los el al bin binti binte bte ibn bint ben anak y e af av ter ten st san santa o mac vom te",
);
const titles = wordSet(`${honorifics} ${doctorsOf}`);
const suffixes = wordSet(nameSuffixes);
const documents = phraseSet(documentTitles);

/** What there is to know a name by beside its page: the e-mail address, and what public lists taught of names. */
export type NameHelp = { email: Candidate | null; names: Weights | null };
type NameContext = { layout: DocumentLayout; largest: number; mailWords: string; names: Weights | null };

/**
 * The person's name: by size, place, shape and likeness to the e-mail address; what lists know of names and the few
 * family names of China count a little.
 */
export function findName(layout: DocumentLayout, lines: readonly Line[], { email, names }: NameHelp): Candidate | null {
  const page = layout.lines.filter((line) => line.page === 1);
  const largest = Math.max(0, ...page.filter((line) => /\p{L}{2}/u.test(line.text)).map((line) => line.fontSize));
  const parts = belowTitles(contactParts(layout, lines).slice(0, 24));
  const mailWords = compactKey((email?.value ?? "").replace(/\.[^.@]+$/, ""));
  const context = { layout, largest, mailWords, names };
  const candidates = parts.flatMap((_, index) => namesOf(parts.slice(index, index + 3), context));
  const pairs = pairedNames(parts).map(({ whole, part }) =>
    candidateOf(whole, nameScore(whole.text, part, context) + nameWeights.paired, "name.pair"),
  );
  const best = bestCandidate([...candidates, ...pairs]);
  if (best === null || best.score < nameWeights.threshold) return null;
  return withoutCourtesy(layout, { ...best, score: Math.min(0.98, 0.55 + best.score * 0.07) });
}

/** What the document is called, and the day it was written, stand above the first line that may name somebody. */
function belowTitles(parts: readonly ContactPart[]): readonly ContactPart[] {
  const above = new Set<number>();
  for (const { index, piece } of parts) {
    const [date] = scanDates(piece.text);
    const isDay = date !== undefined && piece.text.length - (date.end - date.start) <= mostBesideDay;
    const isTitle = documents.has(phraseKey(piece.text)) || documents.has(compactKey(piece.text));
    if (index !== above.size + (above.has(index) ? -1 : 0) || !(isTitle || (isDay && above.size > 0))) break;
    above.add(index);
  }
  return above.size === 0 ? parts : parts.map((part) => ({ ...part, index: Math.max(0, part.index - above.size) }));
}

const mostBesideDay = 3;

/** A name far from the contact lines is believed when the e-mail address repeats two of its words. */
export function findNameByMail(layout: DocumentLayout, help: NameHelp): Candidate | null {
  const mailWords = compactKey(help.email?.value ?? "");
  const repeated = layout.lines.filter((line) => {
    const words = wordsOf(line.text).filter((word) => word.length >= 3);
    return (
      words.length >= 2 &&
      words.length <= 5 &&
      words.filter((word) => mailWords.includes(word)).length >= 2 &&
      !/[@/]/.test(line.text)
    );
  });
  return findName(layout, repeated, help);
}

/** "Viale Roma, 77": what stands before the comma is no name. */
const opensWithStreet =
  /^(?:via|viale|piazza|corso|largo|strada|rue|avenue|boulevard|chemin|impasse|place|all[ée]e|calle|avenida|rua|praça)\s.*\d/iu;

/** The first part itself, its beginning up to a comma or dash, and a name broken over two or three lines of large type. */
function namesOf([part, next, ...rest]: readonly ContactPart[], context: NameContext): Candidate[] {
  const range = part?.piece.ranges[0];
  if (part === undefined || range === undefined) return [];
  const { layout } = context;
  const text = layout.text.slice(range.start, range.end);
  // "Lebenslauf" in large letters above the name is no first half of it.
  // A street and a number begin with no name.
  const isStreet = opensWithStreet.test(text) || (part.label === "" && namesStreet(text));
  if (documents.has(phraseKey(text)) || isStreet) return [];
  const pieces: Piece[] = [part.piece];
  const cut = (/\p{Lo}/u.test(text) ? cutInSigns : /\s*[,(]\s*|\s+[–—-]\s+/u).exec(text);
  const isRegistered = isNameLabel(part.label) && familyFirst.test(part.label) && inOrder.test(text);
  if (cut !== null && !isRegistered) pieces.push(pieceOf(layout.text, range.start, range.start + cut.index));
  // The dot within a name that is written out in Chinese parts nothing.
  const dotted = dottedLength(layout.text.slice(range.start, part.line.end));
  if (dotted > 0) pieces.push(pieceOf(layout.text, range.start, range.start + dotted));
  const registered = isNameLabel(part.label) ? null : asRegistered.exec(text);
  if (registered !== null) {
    const [whole, own = ""] = registered;
    const given = pieceOf(layout.text, range.start + whole.length - own.length, range.start + whole.length);
    pieces.push(joinPieces([given, pieceOf(layout.text, range.start, range.start + whole.indexOf(","))], " "));
  }
  const stopped = stoppedName.exec(text);
  if (stopped !== null) pieces.push(pieceOf(layout.text, range.start, range.end - 1));
  const sex = besideSex.exec(text);
  if (sex !== null) pieces.push(pieceOf(layout.text, range.start, range.start + (sex[1]?.length ?? 0)));
  const courtesy = courtesyLength(text);
  if (courtesy > 0) pieces.push(pieceOf(layout.text, range.start + courtesy, range.end));
  const titled = documentTitleAhead.exec(text);
  if (titled !== null) pieces.push(pieceOf(layout.text, range.start + titled[0].length, range.end));
  const behind = documentTitleBehind.exec(text);
  if (behind !== null) pieces.push(pieceOf(layout.text, range.start, range.start + behind.index));
  const greeting = greetings.exec(text);
  if (greeting !== null)
    pieces.push(cleanPart(pieceOf(layout.text, range.start + greeting[0].length, range.end), layout.text));
  const found = pieces.map((piece) => {
    const isDotted = dotted > 0 && piece.text.length === dotted;
    const isTurned = registered !== null && piece !== part.piece && piece.ranges.length > 1;
    const told = piece.text === sex?.[1] ? nameWeights.besideSex : isDotted ? nameWeights.familyName : 0;
    const bonus = isTurned ? nameWeights.registered : told;
    return candidateOf(piece, nameScore(piece.text, part, context) + bonus, "name.score");
  });
  if (next !== undefined && goesOnBelow(part, next, layout)) {
    // The hyphen of a broken double name was cut off as a loose end.
    const isHyphenated = /^-\s*\n/u.test(layout.text.slice(range.end));
    const rows = [part.piece, next.piece];
    const whole = isHyphenated ? hyphenated(layout, rows) : joinPieces(rows, " ");
    const isOpen = isHyphenated || particles.has(wordsOf(text).at(-1) ?? "");
    const bonus = isOpen ? nameWeights.openAbove : nameWeights.goesOn;
    found.push(candidateOf(whole, nameScore(whole.text, part, context) + bonus, "name.score"));
  }
  const third = rest[0];
  if (next !== undefined && growsBelow(part, next, context)) {
    const rows = third !== undefined && goesOnBelow(next, third, layout) ? [next, third] : [next];
    const whole = joinPieces([part.piece, ...rows.map(({ piece }) => piece)], " ");
    found.push(candidateOf(whole, nameScore(whole.text, next, context) + nameWeights.goesOn * 2, "name.score"));
  }
  if (
    next !== undefined &&
    third !== undefined &&
    goesOnBelow(part, next, layout) &&
    goesOnBelow(next, third, layout)
  ) {
    const rows = [part.piece, next.piece, third.piece];
    const isHyphenated = rows
      .slice(0, -1)
      .some(({ ranges: [own] }) => /^-\s*\n/u.test(layout.text.slice(own?.end, (own?.end ?? 0) + 3)));
    const whole = isHyphenated ? hyphenated(layout, rows) : joinPieces(rows, " ");
    const isName = wordsOf(third.piece.text).length === 1 && jobScore(third.piece.text) < 0.5;
    const bonus = isHyphenated ? nameWeights.openAbove : isName ? nameWeights.thirdRow : nameWeights.goesOn * 2;
    found.push(candidateOf(whole, nameScore(whole.text, part, context) + bonus, "name.score"));
  }
  if (next !== undefined && (shrinksBelow(part, next, context) || isBesideLarger(part, next, context))) {
    const whole = joinPieces([part.piece, next.piece], " ");
    found.push(candidateOf(whole, nameScore(whole.text, part, context) + nameWeights.openAbove, "name.score"));
  }
  if (next !== undefined && isSpreadName(part, next)) {
    const whole = joinPieces([part.piece, next.piece], " ");
    found.push(candidateOf(whole, nameScore(whole.text, part, context) + nameWeights.openAbove, "name.score"));
  }
  return found.map((candidate) => withoutCredentials(withoutSuffix(candidate)));
}

/** "Curriculum Vitae: Jane Roe", "Lebenslauf Jane Roe": the document is named first. */
const documentTitleAhead =
  /^(?:(?:curr[ií]cul(?:um|o)(?: vit(?:ae|æ))?|hoja de vida|résumé|resume|c\.?v\.?|lebenslauf|[öo]zge[cç]mi[sş]|życiorys)\s*(?:(?:of|von|vom|van|de|do|da|di|del|af|av)\s+|d['’]\s?|[:–—-]\s+)|lebenslauf\s+)/iu;

/** "Jane Roe Curriculum Vitae", "Jane Roe's CV": or last. */
const documentTitleBehind =
  /(?<=\p{L}\s+\p{L}[\p{L}'’.-]*)(?:['’]s)?(?:\s*[:–—-]\s*|\s+|\s*\()(?:curriculum vit(?:ae|æ)|résumé|resume|c\.?v\.?|bio-?\s?data)\)?$/iu;

/** "HOLT, Mira": the family name in capitals, and what comes before it. */
const asRegistered =
  /^\p{Lu}[\p{Lu}'’-]+(?:\s\p{Lu}[\p{Lu}'’-]+){0,2},\s(\p{Lu}\p{Ll}[\p{L}'’-]*(?:\s\p{Lu}\p{Ll}[\p{L}'’-]*){0,2})$/u;

/** "Apellidos y nombres", "Apelido(s) / Nome(s)": a name behind it is whole as it stands, … */
const familyFirst =
  /^(?:apellidos?|apelidos?|sobrenomes?|surnames?|last name|family name|cognome|nom|nachname|name)\P{L}+(?:s\P{L}+)?(?:y |e |and |und |et )?(?:nombres?|nomes?|first|given|nome|prenoms?|vorname)/u;
/** … where a comma parts its halves. */
const inOrder = /^(\p{Lu}[\p{L}'’ -]{1,40}),\s(\p{Lu}[\p{L}'’ -]{1,40})$/u;

/** "ROSE ACHIENG.": two to four words with a capital each and a full stop that is no abbreviation's. */
const stoppedName = /^(?:\p{Lu}[\p{L}\p{M}'’.-]*\s+){1,3}\p{Lu}[\p{L}\p{M}'’-]{2,}\.$/u;

/** Forms set the family name and the given name apart ("中山", "誠司"). */
function isSpreadName(part: ContactPart, next: ContactPart): boolean {
  const isHalf = ({ piece }: ContactPart): boolean =>
    /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー々]{1,4}$/u.test(piece.text);
  const isBeside = part.index === next.index && next.label === "";
  if (!isBeside || !isHalf(part) || !isHalf(next)) return false;
  return isNameLabel(part.label) || (part.label === "" && isSigned(part) && isSigned(next));
}

/** A single sign. */
const isSigned = ({ piece }: ContactPart): boolean => /^\p{Script=Han}$/u.test(piece.text);

/** What a page that speaks for itself writes before the name. */
const greetings =
  /^(?:(?:hi|hello|hey|hallo|moin|servus|bonjour|salut|hola|olá|oi|ciao|salve|hoi|cześć|witam|ahoj|merhaba|selam)(?:\s*[,!.]\s*|\s+))?(?:i['’]m|i am|my name is|ich bin|ich heiße|mein name ist|je suis|je m['’]appelle|soy|me llamo|mi nombre es|eu sou|sou|sono|mi chiamo|ik ben|mijn naam is|jestem|nazywam się|jmenuji se|jsem|ben|benim adım|jag är|jag heter|jeg er|jeg heter|minä olen)\s+(?=\p{Lu})/iu;

function nameScore(text: string, part: ContactPart, context: NameContext): number {
  const weights = nameWeights;
  return (
    shapeScore(text) +
    meaningScore(text, part) +
    placeInDocument(part, context) +
    mailScore(text, context.mailWords) +
    listedScore(text, context.names) +
    (part.line.bold ? weights.bold : 0)
  );
}

/** "S.Karthika": an initial and a name with no blank between them; degrees are written so, too. */
const initialAhead =
  /(?<=^|[\s.])(?!\p{Lu}\.(?:Tech|Arch|Phil|Pharm|Design)\b)\p{Lu}\.(?=\p{Lu}(?:\p{L}{3}|\.\p{Lu}\p{L}{3}))/gu;

function shapeScore(text: string): number {
  const weights = nameWeights;
  const words = text
    .replace(initialAhead, "$&\u0020")
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word));
  const named = words.filter((word) => !titles.has(phraseKey(word)));
  const bare = named.filter((word) => !suffixes.has(phraseKey(word)));
  // "Wei Ma" and "Li Ba" are whole names, whatever is awarded under these letters.
  const core = bare.length < 2 && named.length === 2 ? named : bare;
  // "de la" and "von und zu" lengthen a name without being names of their own.
  const names = core.filter((word) => !particles.has(phraseKey(word))).length;
  let score = 0;
  if (names >= 2 && names <= 4) score += weights.twoToFourWords;
  else if (core.length === 1) score += isWholeInSigns(text) ? 0 : weights.oneWord;
  else if (names > 6 || names === 0) score += weights.manyWords;
  const proper = core.every(
    (word) => /^[\p{Lu}"'“(]/u.test(word) || particles.has(phraseKey(word)) || /^\p{Lo}/u.test(word),
  );
  score += proper && core.length > 0 ? weights.capitalised : weights.lowerWord;
  if (!/\p{L}{2}|\p{Lo}/u.test(text)) score += weights.manyWords;
  if (hasWrongSigns(text)) score += weights.wrongSigns;
  else if (isNameInSigns(text)) score += weights.familyName;
  if (/\d/.test(text)) score += weights.digits;
  if (/[@/\\]|www\.|\.(?:com|org|net|io)\b/.test(text)) score += weights.address;
  if (/[.!?:;]$/.test(text) && !/\b(?:jr|sr|\p{L})\.$/iu.test(text)) score += weights.sentence;
  if (/[&+#%*=,()]/.test(text)) score += weights.sentence;
  return score;
}

/** "WEI MA" above all else is a name; "Boston, MA" has a comma. */
const endsLikeState = /^\p{Lu}{2,}\s\p{Lu}{2}$/u;

function meaningScore(text: string, part: ContactPart): number {
  const weights = nameWeights;
  const key = phraseKey(text);
  let score = 0;
  if (jobScore(text) >= 1.5) score += weights.job;
  if (organisationScore(text) >= 1.7) score += weights.organisation;
  if (isAddressOfEast(text)) score += weights.place;
  else if (placeScore(text) >= 2 && !(part.index === 0 && endsLikeState.test(text))) score += weights.place;
  if (titleKind(text)?.exact === true) score += weights.title;
  if (documentTitleAhead.test(text) || documentTitleBehind.test(text)) score += weights.documentTitle;
  else if (documents.has(key) || documents.has(key.replaceAll(" ", "")) || isTornTitle(key))
    score += weights.documentTitle;
  if (isNameLabel(part.label)) score += weights.nameLabel;
  else if (isFactLabel(part.label) || part.label !== "") score += weights.label;
  if (titles.has(wordsOf(text)[0] ?? "") && wordsOf(text).length > 1) score += weights.honorific;
  return score;
}

/** "履 歴" and "書", or "PERSONAL RESUME": the rest of a title of the document that was set with wide gaps, or more of it. */
function isTornTitle(key: string): boolean {
  const bare = key.replaceAll(" ", "");
  const isPart =
    /^\p{Script=Han}{1,2}$/u.test(bare) &&
    ["履歴書", "職務経歴書", "个人简历", "簡歴"].some((title) => title.includes(bare));
  const words = key.split(" ");
  return (
    isPart ||
    (words.length === 2 && ["personal", "my", "professional"].includes(words[0] ?? "") && documents.has(words[1] ?? ""))
  );
}

function placeInDocument(part: ContactPart, { layout, largest }: NameContext): number {
  const weights = nameWeights;
  const isLargest = largest > layout.bodyFontSize * 1.15 && part.fontSize >= largest - 0.6;
  let score = isLargest ? 0 : Math.max(-2, part.index * weights.perLineDown);
  if (isLargest) score += weights.largest;
  else if (part.fontSize > layout.bodyFontSize * 1.3) score += weights.large;
  if (part.index === 0) score += weights.firstLine;
  if (part.index === 1) score += weights.secondLine;
  return score;
}

/** The name and the local part of the address often share words or initials. */
function mailScore(text: string, mailWords: string): number {
  if (mailWords.length < 3) return 0;
  const words = wordsOf(text).filter((word) => word.length >= 3);
  const shared = words.filter((word) => mailWords.includes(word)).length;
  const whole = compactKey(text) === mailWords ? nameWeights.wholeEmail : 0;
  return Math.min(2, shared) * nameWeights.inEmail + whole;
}

/** "Jane Roe, PhD" and "JANE ROE" keep their words; letters after a comma are no part of the name. */
function withoutSuffix(candidate: Candidate): Candidate {
  const match = /^(.*?),\s*([\p{L}.,\s-]+)$/u.exec(candidate.value);
  const first = candidate.ranges[0];
  if (match === null || first === undefined || candidate.ranges.length !== 1) return candidate;
  const tail = wordsOf(match[2] ?? "");
  if (!tail.every((word) => suffixes.has(word)) && !isAllCaps(match[2] ?? "")) return candidate;
  const head = match[1] ?? "";
  return {
    ...candidate,
    value: head,
    score: candidate.score + 2,
    ranges: [{ start: first.start, end: first.start + head.length }],
  };
}

/** Small letters between capitals: "PhD", "BSc", "MEng". */
const mixedCase = /^\p{Lu}\p{Ll}?\p{Lu}\p{Ll}{0,3}$/u;

/** What is awarded and written behind a name: known letters, or the look of an abbreviation of a degree. */
function isCredential(word: string): boolean {
  const bare = word.replaceAll(".", "").replace(/[,;]$/u, "");
  return mixedCase.test(bare) || (isAllCaps(bare) && suffixes.has(phraseKey(bare)));
}

/** "Jane Roe BSc MSc PhD": letters that follow two names at least are none, and neither are further ones among them. */
function withoutCredentials(candidate: Candidate): Candidate {
  const first = candidate.ranges[0];
  const words = [...candidate.value.matchAll(/\S+/gu)];
  const begins = words.findIndex(([word], index) => index >= 2 && isCredential(word));
  if (first === undefined || candidate.ranges.length !== 1 || begins < 0 || isAllCaps(candidate.value))
    return candidate;
  const isTail = words.slice(begins).every(([word]) => isCredential(word) || /^\p{Lu}{2,6},?$/u.test(word));
  const last = words[begins - 1];
  if (!isTail || last === undefined) return candidate;
  const head = candidate.value.slice(0, last.index + last[0].length).replace(/,$/u, "");
  return {
    ...candidate,
    value: head,
    score: candidate.score + 2,
    ranges: [{ start: first.start, end: first.start + head.length }],
  };
}
