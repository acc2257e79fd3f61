import { sectionKinds as kindsOfSite } from "@vitrine/model";
import { sectionKinds } from "../core/section.ts";
import type { SectionKind } from "../core/section.ts";
import { compactKey, fold, wordSet, wordsOf } from "../core/words.ts";
import { academicHeads, academicQualifiers } from "../lexicon/by-language/academic-titles.ts";
import { titlesOfLanguages } from "../lexicon/by-language/all.ts";
import { chineseTitles, hanNumerals } from "../lexicon/chinese-titles.ts";
import { languageNames } from "../lexicon/languages.ts";
import { sectionTitles, sectionTitleWords, titleModifiers } from "../lexicon/section-titles.ts";
import { furtherTitles } from "../lexicon/section-titles-as-written.ts";
import { titlesOfScripts } from "../lexicon/section-titles-of-scripts.ts";
import { kindByField } from "./field-titles.ts";
import { articleFreeKey, joinedByPrefix } from "./right-to-left-titles.ts";
import { withoutRemark } from "./title-remark.ts";
import { builtInParts } from "./titles-in-parts.ts";

export type TitleMatch = { kind: SectionKind; exact: boolean };

const connectors = wordSet(
  "and und et y e en i og och ve the my of o and/or a mes meine mis mijn il i le les die der das und los las los и та oraz de di del da do dos das van von w dan va mon ma mein mio mia miei mie meu minha meus minhas",
);

const kindByTitle = new Map<string, SectionKind>();
for (const kind of sectionKinds) {
  if (kind === "header") continue;
  const titles = `${sectionTitles[kind]}|${titlesOfScripts[kind] ?? ""}`;
  for (const title of titles.split("|")) addTitle(title.trim(), kind);
}
// After the usual ones of all kinds, which keep what they mean.
for (const titlesOf of [furtherTitles, titlesOfLanguages])
  for (const kind of sectionKinds) for (const title of titlesOf(kind).split("|")) addTitle(title.trim(), kind);

// A kind of the model that takes lines under its own title is no other list, whatever the lexicon takes it for.
for (const { titles, lineField } of kindsOfSite) {
  const own = lineField === null ? [] : Object.values(titles);
  for (const key of own.flatMap((title) => [compactKey(title), bareKey(title)]))
    if (kindByTitle.has(key)) kindByTitle.set(key, "other");
}

function addTitle(title: string, kind: SectionKind): void {
  for (const key of [compactKey(title), bareKey(title), articleFreeKey(title)]) {
    if (key !== "" && !kindByTitle.has(key)) kindByTitle.set(key, kind);
  }
}

/** The words of a title without those that only join others. */
export function tellingWords(title: string): string[] {
  return wordsOf(title).filter((word) => !connectors.has(word));
}

function bareKey(title: string): string {
  return tellingWords(title).join("");
}

const kindWords = sectionTitleWords.map(([kind, words]) => [kind, wordSet(words)] as const);
const modifiers = wordSet(titleModifiers);
const languages = wordSet(languageNames);
const maxTitleLength = 90;
/** No line of a page is longer; what is longer need not be looked at. */
const mostLine = 300;
/** Each line is asked about many times; the answer depends on its text alone. */
const remembered = new Map<string, TitleMatch | null>();
const maxRemembered = 4096;
const numbering = new RegExp(
  `^\\s*(?:(?:\\d{1,2}|[ivx]{1,4}|[a-h])[.)]\\s+|\\d{1,2}\\t|[${hanNumerals}]{1,2}\\s?[、.．:：]\\s*)`,
  "i",
);

/** What a title says besides its name: that it goes on, or how long all of it took ("Опыт работы — 9 лет 4 месяца"). */
const trailer =
  /\s*[,(–—-]?\s*(?:\(?cont(?:inued|'d|d|\.)?\)?\.?|\(?fortsetzung\)?|\(?suite\)?|[(–—-]\s*\d[^)]*\)?|\d+\s+(?:лет|года?))\s*$/iu;

/** A row of dots or a line up to the margin fills a title's line and says nothing. */
const leader = /[\s_.·…–—-]{4,}$/u;

/** What a title says in brackets behind its name: "Selected publications (first author)". */
const remark = /(?:\s|(?<=\p{Script=Han}))\([^()]{2,60}\)$/u;

/** "Certificates 2023/2024", "Projects (2019 – 2022)": the years that a list is of. */
const years = /\s+\(?(?:19|20)\d\d(?:\s*[/–—-]\s*(?:19|20)?\d\d)*\)?$/u;

/** "Schools attended with dates": a title may say that its entries are dated. */
const withDates =
  /\s+(?:with|and|&)\s+(?:(?:the|their|relevant|respective|corresponding)\s+)?(?:dates?|years?)(?:\s+of\s+\p{L}+)?$/iu;

/** A title without the years that its list is of. */
export const withoutYears = (title: string): string => title.replace(years, "");

/** The kind that a section title names, or null. Exact titles come from the lexicon; others from one telling word. */
export function titleKind(line: string): TitleMatch | null {
  const text = line.length > mostLine ? line : withoutKnownRemark(line.replace(leader, ""));
  if (text.length > maxTitleLength) return null;
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const found = findKind(text);
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(text, found);
  return found;
}

/** Only behind a title that the lexicon holds a remark is one. */
function withoutKnownRemark(text: string): string {
  const title = withoutRemark(text);
  return title !== text && exactKind(title) !== undefined ? title : text;
}

function findKind(text: string): TitleMatch | null {
  const bare = text.replace(numbering, "").replace(/[:：\s_.–—-]+$/u, "");
  const found = findBareKind(bare);
  if (found?.exact === true) return found;
  const ending = [trailer, years, remark, withDates].find((each) => each.test(bare));
  const named = ending === undefined ? "" : bare.replace(ending, "");
  // "英語（日常会話）", "英语 CET-4" name a language and its level, though it titles a list of its own elsewhere.
  const isLevel = languages.has(wordsOf(named)[0] ?? "");
  const shorter = ending === undefined || isLevel ? null : findBareKind(named);
  return (shorter?.exact === true ? shorter : inLatinBeside(bare)) ?? shorter ?? found;
}

/** What says the same in Latin letters in brackets behind a title in others. */
const latinBeside = /^[^\p{Script=Latin}\d()]{2,40}\((?<latin>\p{Script=Latin}[\p{Script=Latin}\s&]{3,40})\)$/u;

/** "نبذة (About me)": a title that is not known, or was not written out whole, and beside it one that is. */
function inLatinBeside(title: string): TitleMatch | null {
  const latin = latinBeside.exec(title)?.groups?.["latin"];
  const found = latin === undefined ? null : findBareKind(latin);
  return found?.exact === true ? found : null;
}

/** The kind of a title that the lexicon holds as it is. */
const exactKind = (title: string): SectionKind | undefined =>
  kindByTitle.get(compactKey(title)) ?? kindByTitle.get(bareKey(title)) ?? kindByTitle.get(articleFreeKey(title));

function findBareKind(title: string): TitleMatch | null {
  const exact = exactKind(title);
  if (exact !== undefined) return { kind: exact, exact: true };
  const parts = joinedParts(title);
  const kinds = parts.map(exactKind);
  // "Research & Working Experience", "Leadership and Work Experience": lists of jobs.
  const isOfJobs = (kinds[0] === "other" || kinds[0] === "volunteer") && kinds.includes("experience");
  // "Other activities and skills": the list of names needs its own reader.
  const listed = kinds[0] === "other" ? kinds.find((kind) => kind === "skills" || kind === "languages") : undefined;
  const first = isOfJobs ? "experience" : (listed ?? kinds[0]);
  if (first !== undefined && kinds.every((kind) => kind !== undefined)) return { kind: first, exact: true };
  return (
    builtInParts(title, exactKind) ??
    builtInChinese(title) ??
    joinedInArabic(title) ??
    madeOfAcademicWords(title) ??
    madeOfFields(title) ??
    kindByWord(title) ??
    kindMisspelt(title)
  );
}

const mostSigns = 16;
const hanWords = String.raw`(?<han>\p{Script=Han}[\p{Script=Han}\s/／、&]*?)`;
const latinWords = String.raw`(?<latin>\p{Script=Latin}[\p{Script=Latin}\s&/]*?)`;
const edge = String.raw`[^\p{L}\p{N}]*`;
const hanAhead = new RegExp(`^${edge}${hanWords}(?:${edge}${latinWords})?${edge}$`, "u");
const latinAhead = new RegExp(`^${edge}${latinWords}${edge}${hanWords}${edge}$`, "u");

const hanNumbering = new RegExp(`^\\s*[(（]?(?:[${hanNumerals}]{1,2}|\\d{1,2})[)）]?\\s*[、.．]\\s*`, "u");

/** "一、在校科研经历", "荣誉奖项 HONORS": a title that is put together as Chinese titles are, alone or beside English. */
function builtInChinese(title: string): TitleMatch | null {
  const bare = title.replace(hanNumbering, "");
  const groups = (hanAhead.exec(bare) ?? latinAhead.exec(bare))?.groups;
  const key = fold(groups?.["han"] ?? "").replace(/\s/gu, "");
  if (key.length < 2 || key.length > mostSigns) return null;
  const kind =
    (groups?.["latin"] === undefined && bare === title ? undefined : kindByTitle.get(key)) ??
    chineseTitles.find(([, pattern]) => pattern.test(key))?.[0];
  return kind === undefined || wordsOf(groups?.["latin"] ?? "").length > 4 ? null : { kind, exact: true };
}

/** What a title joins by "and", commas or strokes, folded. */
function joinedParts(title: string): string[] {
  const parts = fold(title)
    .split(
      /\s*(?:[&/,+|、・／＆]|\s[-–—]\s|\s(?:and|und|et|y|e|en|i|og|och|oraz|ve|ja|si|és|és|и|та|و|dan|va|και|oder|ou|alebo|nebo|lub|veya|vagy|или|або)\s|(?<=\p{Script=Han})[和与及]|(?<=\p{Script=Thai})และ(?=\p{Script=Thai}))\s*/u,
    )
    .flatMap((part) => part.split(joinedByPrefix))
    .filter((part) => part.trim() !== "");
  // "Personal & Academic Projects" are projects twice, not a person and projects.
  const isShared = parts[0]?.trim() === "personal" && wordsOf(parts[1] ?? "").length > 1;
  return isShared ? parts.slice(1) : parts;
}

/** "Experiencia en educación": here the word that joins in Dutch says in what. */
const inWhat = /\b(?:experiencia|experience|formacion|formation|competencias|competences|estudios|etudes)\s+en\s/u;

/**
 * The kinds that a title joins, each once, in their order: both of "Education & Certifications", whichever it is filed
 * under. None for a title that names one thing, or anything besides that no section is known by.
 */
export function kindsOfTitle(title: string): SectionKind[] {
  if (title.length > maxTitleLength || inWhat.test(fold(title))) return [];
  const parts = joinedParts(title.replace(/[:：\s_.–—-]+$/u, ""));
  const kinds = parts.flatMap((part) => findBareKind(part)?.kind ?? []);
  return parts.length < 2 || kinds.length < parts.length ? [] : [...new Set(kinds)];
}

const mostJoined = 6;

/** "المهارات التقنية والذكاء الاصطناعي": a known title, and joined to it what else stands below. */
function joinedInArabic(title: string): TitleMatch | null {
  const [first = "", ...rest] = fold(title).split(joinedByPrefix);
  const kind = rest.length === 0 || wordsOf(title).length > mostJoined ? undefined : exactKind(first);
  return kind === undefined || /[\d:،.]/u.test(title) ? null : { kind, exact: true };
}

const leastMisspelt = 8;
const longTitles = [...kindByTitle.keys()].filter((key) => key.length >= leastMisspelt && /^[a-z]+$/.test(key));

/** "Lenguages": a long title of one word with one wrong letter, which a line has to itself. */
function kindMisspelt(title: string): TitleMatch | null {
  const key = fold(title.trim());
  if (key.length < leastMisspelt || !/^[a-z]+$/.test(key)) return null;
  const meant = longTitles.find((other) => isOneLetterOff(key, other));
  const kind = meant === undefined ? undefined : kindByTitle.get(meant);
  return kind === undefined ? null : { kind, exact: false };
}

/** One letter changed, none missing; the first and the last are right. */
function isOneLetterOff(one: string, other: string): boolean {
  if (one.length !== other.length || one[0] !== other[0] || one.at(-1) !== other.at(-1)) return false;
  let wrong = 0;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) wrong += 1;
  return wrong === 1;
}

const academicKinds = academicHeads.map(([kind, words]) => [kind, wordSet(words)] as const);
const qualifiers = wordSet(academicQualifiers);
const mostAcademicWords = 8;

/** "Other invited oral presentations", "Articles soumis dans des revues": what scholars list, and of which sort. */
function madeOfAcademicWords(title: string): TitleMatch | null {
  const [words = [], ...others] = joinedParts(title).map(tellingWords);
  if (words.length === 0 || words.length + others.flat().length > mostAcademicWords) return null;
  const kindOf = (part: readonly string[]) => academicKinds.find(([, set]) => part.some((word) => set.has(word)))?.[0];
  const all = [words, ...others].flat();
  const isTold = all.every((word) => qualifiers.has(word) || academicKinds.some(([, set]) => set.has(word)));
  const kind = isTold && all.length > 1 ? (kindOf(words) ?? kindOf(all)) : undefined;
  return kind === undefined ? null : { kind, exact: true };
}

/** A noun of titles before or behind the field it is about. */
function madeOfFields(title: string): TitleMatch | null {
  const kind = kindByField(tellingWords(title), (noun) => kindWords.find(([, set]) => set.has(noun))?.[0]);
  return kind === null ? null : { kind, exact: true };
}

/** Languages of these are no language that is spoken: "Programming languages and theory". */
const ofMachines = wordSet("programming programing coding scripting markup query computer machine hardware");

function kindByWord(title: string): TitleMatch | null {
  const words = wordsOf(title);
  if (words.length === 0 || words.length > 6) return null;
  const told = kindWords.find(([, set]) => words.some((word) => set.has(word)));
  if (told === undefined) return null;
  const kind = told[0] === "languages" && words.some((word) => ofMachines.has(word)) ? "skills" : told[0];
  // "Projects Experience", "Relevant Certifications": nothing but words that titles are made of.
  const exact =
    words.length <= 4 &&
    words.every((word) => modifiers.has(word) || connectors.has(word) || kindWords.some(([, set]) => set.has(word)));
  return { kind, exact };
}

const mostTitleWords = 4;

/** "Software Engineering Skills", "Skill Areas": a few capitalised words, the last of which tells of a section, as no employer ends. */
export function endsInTitleWord(text: string): boolean {
  const line = withoutYears(text);
  const words = wordsOf(line);
  const last = words.at(-1) ?? "";
  const isTold = kindWords.some(([kind, set]) => kind !== "links" && kind !== "contact" && set.has(last));
  const isArea =
    /^(?:areas|areas and tools|highlights|background|history|overview)$/.test(last) && titleKind(line) !== null;
  return words.length <= mostTitleWords && !words.includes("of") && !/[\d,.|]/.test(line) && (isTold || isArea);
}
