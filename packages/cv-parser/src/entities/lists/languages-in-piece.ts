import type { DocumentLayout } from "../../core/layout.ts";
import { pieceOf } from "../../core/piece.ts";
import type { Piece } from "../../core/piece.ts";
import { wordSet, wordsOf } from "../../core/words.ts";
import { andWords } from "../../lexicon/joining-words.ts";
import { languageNouns } from "../../lexicon/languages.ts";
import { cleanPart } from "../entries/parts.ts";
import { isLevel, isRating, levels, names } from "./language-levels.ts";

const nouns = wordSet(languageNouns);

/** A language as one piece of text names it; `known`: a list knows the name. */
export type Language = { name: Piece; level: Piece | null; known: boolean };

/** Varieties whose names follow that of the language or stand before it. */
const varieties = wordSet("mandarin cantonese putonghua mandarim mandarino kantonesisch mandarijn swiss");

/** "Türkçe İngilizce": known names with nothing between them but blanks. */
function namesWithoutSeparators(layout: DocumentLayout, text: string, start: number): Piece[] {
  const found = [...text.matchAll(/\S+/gu)];
  const isName = ([word]: RegExpExecArray): boolean =>
    wordsOf(word).length === 1 &&
    wordsOf(word).every((each) => names.has(each) && !varieties.has(each) && !nouns.has(each));
  if (found.length < 2 || !found.every(isName)) return [];
  return found.map((match) =>
    cleanPart(pieceOf(layout.text, start + match.index, start + match.index + match[0].length), layout.text),
  );
}

/** Where the names begin in "Inglês fluente Mandarim básico": each of several before words of nothing but its level. */
function interleaved(text: string): number[] {
  const words = [...text.matchAll(/\S+/gu)].map(({ index, 0: word }) => ({ index, keys: wordsOf(word) }));
  const isLevelWord = (key: string): boolean => levels.has(key) || /^[abc][12]$/.test(key);
  const starts: number[] = [];
  let isOpen = false;
  for (const { index, keys } of words) {
    // "Bahasa Inggris": the noun and the name are one.
    const isName = keys.length === 1 && keys.every((key) => names.has(key) && !nouns.has(key));
    if (isName && isOpen) return [];
    if (!isName && (starts.length === 0 || !keys.every(isLevelWord))) return [];
    if (isName) starts.push(index);
    isOpen = isName;
  }
  return isOpen ? [] : starts;
}

const between = new RegExp(` (?:${andWords}) (?=\\p{L})`, "u");
const pairOfNames = new RegExp(`^(\\p{L}+)(?:\\s+(?:&|${andWords})\\s+|-\\s)(\\p{L}+)`, "u");

const namesOfTheEast = [...names].filter((name) => /^\p{Script=Han}{2,4}$/u.test(name)).join("|");
/** "英语流利", "日本語ネイティブ": Chinese and Japanese set no blank between the name and how well. */
const nameOfTheEast = new RegExp(String.raw`^(?:${namesOfTheEast})(?=[\p{Script=Han}\p{Script=Katakana}A-Z\d])`, "u");

/** "1. English": the number of a row in its list. */
const counted = /^\d{1,2}\s?[.)-]\s*(?=\p{L})/u;

/** "Je parle anglais", "Parlo inglese e tedesco": a sentence that begins by saying so. */
const speaks =
  /^(?:i\s+(?:can\s+)?speak|je\s+parle|(?:io\s+)?parlo|(?:yo\s+)?hablo|(?:eu\s+)?falo|ich\s+spreche|ik\s+spreek|mówię\s+po)\s+(?:fluent\s+|couramment\s+|fluentemente\s+|correntemente\s+)?(?:le\s+|l['’]|il\s+|el\s+)?(?=\p{L})/iu;

/** One piece may hold a name, a name with a level, or several names joined by "and". */
export function languagesIn(layout: DocumentLayout, piece: Piece): Language[] {
  const range = piece.ranges[0];
  if (range === undefined) return [];
  const text = layout.text.slice(range.start, range.end);
  const number = counted.exec(text)?.[0].length ?? 0;
  if (number > 0) return languagesIn(layout, pieceOf(layout.text, range.start + number, range.end));
  const east = nameOfTheEast.exec(text)?.[0].length ?? 0;
  if (east > 0)
    return [
      {
        name: pieceOf(layout.text, range.start, range.start + east),
        level: pieceOf(layout.text, range.start + east, range.end),
        known: true,
      },
    ];
  const list = between.exec(text);
  if (list !== null && [text.slice(0, list.index), text.slice(list.index)].every(holdsLevelAndName))
    return [
      pieceOf(layout.text, range.start, range.start + list.index),
      pieceOf(layout.text, range.start + list.index + list[0].length, range.end),
    ].flatMap((each) => languagesIn(layout, each));
  const spoken = speaks.exec(text)?.[0].length ?? 0;
  if (spoken > 0) {
    const end = text.endsWith(".") ? range.end - 1 : range.end;
    return languagesIn(layout, pieceOf(layout.text, range.start + spoken, end));
  }
  const compound = ofKenntnisse(layout, range.start, text);
  if (compound !== null) return [compound];
  const listed = namesWithoutSeparators(layout, text, range.start);
  if (listed.length > 1) return listed.map((name) => ({ name, level: null, known: true }));
  const starts = interleaved(text);
  if (starts.length > 1)
    return starts.flatMap((start, at) =>
      languagesIn(layout, pieceOf(layout.text, range.start + start, range.start + (starts[at + 1] ?? text.length))),
    );
  const joined = pairOfNames.exec(text);
  if (joined !== null && [joined[1], joined[2]].every((word) => wordsOf(word ?? "").some((key) => names.has(key)))) {
    const second = range.start + joined[0].length - (joined[2] ?? "").length;
    return [
      ...languagesIn(layout, pieceOf(layout.text, range.start, range.start + (joined[1] ?? "").length)),
      ...languagesIn(layout, pieceOf(layout.text, second, range.end)),
    ];
  }
  const lead = levelsAhead(text);
  if (lead > 0 && wordsOf(text.slice(lead)).filter((word) => names.has(word)).length > 1)
    return languagesIn(layout, pieceOf(layout.text, range.start + lead, range.end));
  const led = levelAhead(layout, range.start, text) ?? joinedByHyphen(layout, range.start, text);
  if (led !== null) return [led];
  const inside = nameInside(text);
  if (inside > 0) {
    const [behind] = languagesIn(layout, pieceOf(layout.text, range.start + inside, range.end));
    const before = cleanPart(pieceOf(layout.text, range.start, range.start + inside), layout.text);
    return behind === undefined ? [] : [{ ...behind, level: behind.level ?? before }];
  }
  const noun = nounAhead.exec(text)?.[0].length ?? 0;
  if (noun > 0) return languagesIn(layout, pieceOf(layout.text, range.start + noun, range.end));
  const cut = /\s*[(:–—=]\s*|\s+-\s*/u.exec(text);
  const ahead = text.slice(0, cut?.index);
  const bare = ahead.slice(0, nameLength(ahead)).replace(nounBehind, "").length;
  const name = pieceOf(layout.text, range.start, range.start + bare);
  const rest = bare + (nounAfter.exec(text.slice(bare))?.[0].length ?? 0);
  const level = cleanPart(pieceOf(layout.text, range.start + rest, range.end), layout.text);
  const known = wordsOf(name.text).some((word) => names.has(word));
  if (name.text === "") return [];
  const isLabel = !known && isLevel(name.text) && wordsOf(level.text).some((word) => names.has(word));
  if (isLabel) return [{ name: level, level: name, known: true }];
  return [{ name, level: level.text === "" ? null : level, known }];
}

const joining = wordSet("in and or of both oral verbal the und et e y");

/** Where the names begin in "Fluent in written and spoken English and Swahili"; 0 without such words before them. */
function levelsAhead(text: string): number {
  for (const { index, 0: word } of text.matchAll(/\S+/gu)) {
    const keys = wordsOf(word);
    if (keys.some((key) => names.has(key)))
      return wordsOf(text.slice(0, index)).some((key) => levels.has(key)) ? index : 0;
    if (!keys.every((key) => (levels.has(key) && !nouns.has(key)) || joining.has(key))) return 0;
  }
  return 0;
}

const levelWords = /^(?<level>\p{L}[\p{L}-]*(?:\s+(?:or|ou|oder)\s+\p{L}+)?(?:\s+(?:in|en|em))?)\s+(?<name>\p{L}+)$/u;

/** "Fluent in French", "Conversational Spanish": how well stands before the name. */
function levelAhead(layout: DocumentLayout, start: number, text: string): Language | null {
  const { level = "", name = "" } = levelWords.exec(text)?.groups ?? {};
  const isLed =
    name !== "" && wordsOf(name).some((word) => names.has(word)) && wordsOf(level).some((word) => levels.has(word));
  if (!isLed || wordsOf(level).some((word) => names.has(word)) || isNoun(level)) return null;
  const at = start + text.length - name.length;
  return {
    name: pieceOf(layout.text, at, at + name.length),
    level: pieceOf(layout.text, start, start + level.replace(/\s+(?:in|en|em)$/u, "").length),
    known: true,
  };
}

const kenntnisse = /(?<![\p{L}-])(?<name>\p{L}{5,})-?kenntnisse(?!\p{L})/iu;

/** "Sehr gute Englischkenntnisse": German joins the name to the word for what is known of it. */
function ofKenntnisse(layout: DocumentLayout, start: number, text: string): Language | null {
  const found = kenntnisse.exec(text);
  const name = found?.groups?.["name"] ?? "";
  if (found === null || !wordsOf(name).every((key) => names.has(key))) return null;
  const [at, end] = [start + found.index, start + found.index + found[0].length];
  const [before, behind] = [pieceOf(layout.text, start, at), pieceOf(layout.text, end, start + text.length)];
  const level = [before, behind].map((each) => cleanPart(each, layout.text)).find((each) => isRating(each.text));
  return { name: pieceOf(layout.text, at, at + name.length), level: level ?? null, known: true };
}

/** "Inglés-intermedio", "英语-CET-4": a known name and how well, with a hyphen and no blanks between them. */
function joinedByHyphen(layout: DocumentLayout, start: number, text: string): Language | null {
  const { name = "", level = "" } = /^(?<name>\p{L}+)-\s?(?<level>\p{L}.*)$/u.exec(text)?.groups ?? {};
  const isName = wordsOf(name).length === 1 && wordsOf(name).every((word) => names.has(word));
  if (!isName || !(isRating(level) || /^\p{Lo}+$/u.test(name))) return null;
  const at = start + text.length - level.length;
  return {
    name: pieceOf(layout.text, start, start + name.length),
    level: pieceOf(layout.text, at, at + level.length),
    known: true,
  };
}

/** "Lingua inglese": where the noun stands first the name does without it. */
const nounAhead =
  /^(?:lingua|langue|lengua|llengua|língua|limba|idioma)\s+(?=\p{L}{3})(?!(?:madre|materna|maternelle|des|de)(?!\p{L}))/iu;

/** "Japanese language": the noun says nothing that the name does not, but in "British Sign Language". */
const nounBehind = /(?<=\p{L})(?<!\bsign)\s+languages?$/iu;
const nounAfter = /^\s+languages?(?!\p{L})/iu;

const commands = wordSet(
  "command knowledge domain dominio padronanza conoscenza connaissance connaissances conocimiento conocimientos conhecimento kenntnisse beherrschung beheersing kennis kunskaper znajomosc znalost znalosti",
);
const inOrOf = wordSet("of in on with di de del della du en em da do von van w v på i");

/** "d'espagnol", "l'italien": what French and Italian join to a name that begins with a vowel. */
const elision = /^(?:[dl]|(?:d|n|su)ell|all)['’](?=\p{L})/iu;
/** "Très bon", "muy buen", "molto buono": how much stands before how well. */
const howMuch = wordSet("tres muy molto muito foarte bardzo meget");

/** Where the one known name begins behind "good command of", "Notions d'" or "Très bon niveau"; 0 where it stands first. */
function nameInside(text: string): number {
  const found = [...text.matchAll(/[\p{L}\p{M}'’-]+/gu)];
  const isName = (word: string): boolean => wordsOf(word).some((key) => names.has(key));
  const at = found.findIndex(({ 0: word }) => isName(word));
  const name = found[at];
  if (name === undefined || at === 0 || at > mostAhead) return 0;
  const ahead = found.slice(0, at).map(({ 0: word }) => wordsOf(word));
  const others = found.slice(at + 1).some(({ 0: word }) => isName(word));
  const isToldAhead = ahead.some((keys) => keys.some((key) => commands.has(key) || isBentLevel(key)));
  const elided = elision.exec(name[0])?.[0].length ?? 0;
  // "Buona conoscenza della lingua francese", but "lingua francese" alone is the name.
  const last = at > 1 ? ahead.findLast((keys) => !keys.every((key) => nouns.has(key))) : undefined;
  const isLed =
    elided > 0 || last?.some((key) => inOrOf.has(key)) === true || ahead.flat().every((key) => tellsAhead(key, at));
  return isLed && isToldAhead && !others ? name.index + elided : 0;
}

const mostAhead = 6;

/** "Verhandlungssicheres", "gutes": German bends what it sets before a name. */
const isBentLevel = (key: string): boolean => levels.has(key) || levels.has(key.replace(/e[srn]$/u, ""));
/** "Lingua inglese" rates nothing by its noun, which is a word of levels as well ("langue maternelle"). */
const tellsAhead = (key: string, words: number): boolean =>
  howMuch.has(key) || joining.has(key) || (isBentLevel(key) && (words > 1 || !nouns.has(key)));

/** "język angielski" and "lingua inglese" are names of two words. */
const isNoun = (text: string): boolean => nouns.has(wordsOf(text)[0] ?? "") && wordsOf(text).length === 1;

function holdsLevelAndName(text: string): boolean {
  const words = wordsOf(text);
  return words.some((word) => names.has(word)) && words.some((word) => levels.has(word) && !names.has(word));
}

/** "Français langue maternelle" tells how well, not which. */
const motherTongue = /^(?:langue|l[ií]ngua|lengua|llengua|limba)\s+m(?:at|adr)/iu;

/** Length of the leading words up to the first one that tells a level, when a known name stands before it. */
function nameLength(text: string): number {
  let length = 0;
  let known = false;
  for (const match of text.matchAll(/\S+/gu)) {
    const key = wordsOf(match[0])[0] ?? "";
    if (known && !names.has(key) && (!nouns.has(key) || motherTongue.test(text.slice(match.index)))) break;
    known ||= names.has(key);
    length = match.index + match[0].length;
  }
  return known ? length : text.length;
}
