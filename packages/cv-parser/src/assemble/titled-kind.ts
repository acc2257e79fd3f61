import type { DocumentLayout, Line } from "../core/layout.ts";
import { fold, phraseKey, phraseSet } from "../core/words.ts";
import { monthOfName } from "../entities/dates/date-forms.ts";
import { kindTitles, partsOfKinds } from "../lexicon/kind-titles.ts";
import type { TitledKind } from "../lexicon/kind-titles.ts";
import { captionsIn } from "./other-paper.ts";

/** Where titles stand and how long they are; how often a paper must show what its kind is made of. */
const limits = {
  lines: 12,
  cell: 110,
  words: 9,
  longWords: 14,
  articles: 4,
  amounts: 4,
  often: 5,
  linesPerOne: 5,
  captions: 3,
  parts: 3,
  slidePages: 4,
};

/** How long a label is at most. */
export const longestLabel = 48;
const numbering =
  /^(?:§|article|artikel|art\.?|clause|section|chapter|kapitel|step)?\s*(?:\d{1,2}(?:\.\d{1,2})*|[ivx]{1,5}(?=[.)]))[.):]?\s+/iu;
const unspaced = /[\p{sc=Han}\p{sc=Hang}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u;
/** What may stand before a title: an article, or what says that one follows. */
const leadingArticle =
  /^(?:subject|title|re|betreff|betr|titel|objet|asunto|titulo|assunto|oggetto|betreft|the|der|die|das|le|la|les|el|il|lo|los|las|o|a|os|as|de|het) (?=\S+)/u;
/** Paragraphs of statutes and contracts: "§ 4", "Artículo 4", "第四条". */
const article =
  /^(?:§+\s?\d|(?:art(?:icle|ikel|iculo|igo|icolo|ykul|\.)?|cl(?:anok|anek|\.)|статья|стаття|madde|dieu|pasal|pykala)\s?\d|\d{1,2}\s?§|第\s?[一二三四五六七八九十\d]{1,4}\s?[条條章])/u;
/** When something begins, and mostly when it ends: "9:30", "12.30 – 12.45". */
const time = /^\d{1,2}(?::[0-5]\d(?!\d)|[.h][0-5]\d\s?(?:uhr\s?)?[-–—]\s?\d{1,2}[.h][0-5]\d(?!\d))/u;
/** What a dish takes: "200 g flour", "2 EL Öl", "1 rkl sokeria". */
const amount =
  /^[|"\s]*\d+(?:[.,/⁄]\d+)?\s?(?:-\s?\d+\s?)?(?:g|gr|kg|ml|dl|cl|l|tbsp|tsp|tablespoons?|teaspoons?|cups?|cloves?|el|tl|prise|cs|cc|cucharadas?|cucharaditas?|colher(?:es)?|cucchiai(?:o|ni)?|msk|tsk|krm|rkl|spsk|lzyk[ai]|szklank[ai]|lzic[ei]|evokanal|ст\.? ?л|ч\.? ?л|克|グラム|大さじ|小さじ|큰술|작은술)(?![\p{L}\p{N}])/u;

type Known = { kind: TitledKind; ends: readonly string[]; unspacedEnds: readonly string[] };

const kinds = Object.keys(kindTitles) as TitledKind[];
const whole = new Map<string, TitledKind>();
const opening = new Map<string, TitledKind>();
for (const kind of kinds) {
  for (const title of phraseSet(kindTitles[kind].alone)) whole.set(title, kind);
  for (const title of phraseSet(kindTitles[kind].titles)) opening.set(title, kind);
}
const endings: readonly Known[] = kinds.map((kind) => {
  const ends = kindTitles[kind].ends.split("|").filter((end) => end !== "");
  return {
    kind,
    ends: ends.filter((end) => !unspaced.test(end)).map(fold),
    unspacedEnds: ends.filter((end) => unspaced.test(end)).map(compact),
  };
});

const parted = [
  ["diploma", phraseSet(partsOfKinds.diploma)],
  ["manual", phraseSet(partsOfKinds.manual)],
] as const;

function compact(text: string): string {
  return fold(text).replace(/[\s\p{P}\p{S}]+/gu, "");
}

/** Lines with a period, a link or points of a list tell of one of many, as a diploma among the schools of a CV. */
const mayBeTitle = ({ text }: Line): boolean => !/[•·|]|https?:|\b\d{4}\s?[-–—]\s?\d{4}\b|\d{4}\s[-–—]\s/u.test(text);

/** What a paper calls itself in the title at its top, the first that is known; null where none is. */
export function titledKind(lines: readonly Line[]): TitledKind | null {
  for (const { text } of lines.slice(0, limits.lines).filter(mayBeTitle))
    for (const cell of text.split("\t")) {
      const kind = cell.length <= limits.cell ? kindOfTitle(cell) : null;
      if (kind !== null) return kind;
    }
  return null;
}

function kindOfTitle(cell: string): TitledKind | null {
  const words = phraseKey(cell).replace(leadingArticle, "").split(" ");
  if (words.length > limits.words) return words.length <= limits.longWords ? kindOfOpening(words) : null;
  const timeless = words.filter((word) => !/^\d+$/.test(word) && monthOfName(word) === 0);
  return (
    whole.get(timeless.join(" ")) ?? kindOfEdges(timeless) ?? kindOfEnding(timeless, unspaced.test(cell) ? cell : null)
  );
}

/** What the first words of a long title say; a single one says too little. */
const kindOfOpening = (words: readonly string[]): TitledKind | null =>
  opening.get(words.slice(0, 3).join(" ")) ?? opening.get(words.slice(0, 2).join(" ")) ?? null;

/** The longest title that begins or ends the words. */
function kindOfEdges(words: readonly string[]): TitledKind | null {
  for (let length = words.length; length > 0; length -= 1) {
    const kind = opening.get(words.slice(0, length).join(" ")) ?? opening.get(words.slice(-length).join(" "));
    if (kind !== undefined) return kind;
  }
  return null;
}

function kindOfEnding(words: readonly string[], together: string | null): TitledKind | null {
  const key = together === null ? null : compact(together.replace(/[\d.:/年月日\s-]+$/u, ""));
  const known = endings.find(
    ({ ends, unspacedEnds }) =>
      (key !== null && unspacedEnds.some((end) => key.endsWith(end) || key.startsWith(end))) ||
      words.some((word) => ends.some((end) => word.endsWith(end))),
  );
  return known?.kind ?? null;
}

/** What a paper is made of, where no title says what it is: articles, amounts of a dish, wide pages, labels; else null. */
export function builtKind({ lines, positioned }: DocumentLayout): TitledKind | "slides" | null {
  const folded = lines.map(({ text }) => fold(text).trim());
  if (folded.filter((text) => article.test(text)).length >= limits.articles) return "rules";
  if (folded.filter((text) => amount.test(text)).length >= limits.amounts) return "menu";
  if (positioned && isWide(lines)) return "slides";
  const often = (pattern: RegExp): boolean => {
    const found = folded.filter((text) => pattern.test(text)).length;
    return found >= limits.often && found * limits.linesPerOne >= lines.length;
  };
  if (often(time)) return "programme";
  if (often(/[?？؟]$/u)) return "questions";
  const labels = new Set(labelsOf(lines));
  const mostly = parted.find(([, parts]) => [...parts].filter((part) => labels.has(part)).length >= limits.parts);
  return mostly?.[0] ?? (captionsIn(lines) >= limits.captions ? "paper" : null);
}

/** The short cells of lines, each without its number and without what stands behind a colon. */
export function labelsOf(lines: readonly Line[]): string[] {
  return lines
    .flatMap(({ text }) => text.split("\t"))
    .map((cell) => cell.split(/[:：]/u, 1)[0] ?? "")
    .filter((label) => label.length <= longestLabel)
    .map((label) => phraseKey(label.replace(numbering, "")));
}

/** True for several pages that are wider than high, by where their text ends. */
function isWide(lines: readonly Line[]): boolean {
  if ((lines.at(-1)?.page ?? 1) < limits.slidePages) return false;
  const right = lines.reduce((most, line) => Math.max(most, line.x + line.width), 0);
  const bottom = lines.reduce((most, line) => Math.max(most, line.y + line.height), 0);
  return right > bottom;
}
