import type { SectionKind } from "../core/section.ts";
import { hanNumerals } from "../lexicon/chinese-titles.ts";
import { japaneseTitles, koreanTitles } from "../lexicon/titles-in-parts.ts";
import type { TitleMatch } from "./title-kind.ts";

const mostSigns = 32;
const numbering = new RegExp(`^\\s*[(（]?(?:\\d{1,2}|[①-⑳]|[${hanNumerals}]{1,2})[)）.．、]?\\s*`, "u");
const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$|[①-⑳\d]{1,2}$/gu;
/** "경력 총 3년 2개월", "학력 대학교 졸업", "자격사항 ※ …": what Korean forms say behind a title. */
const behind =
  /\s*(?:총\s*(?:\d+\s*년)?\s*(?:\d+\s*개?월)?|※.*)$|(?<=^학력)\s+(?:대학교?|대학원|고등학교|전문대학?)?\s*(?:\([\d,·]+년제?\))?\s*(?:졸업|재학|휴학|수료|중퇴)(?:예정|중)?$/u;
const joint = /\s*(?:[/／·・,，、&+]|및|과\s|와\s)\s*/u;
const hangul = /^[\p{Script=Hangul}A-Z\s/／·・,，、&+]+$/u;
const japanese = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ーA-Za-z・･/／、,，&\s]+$/u;

/**
 * The kind of a Korean or Japanese title by the words it is put together from; null for other titles.
 * @param exactKind the kind of a title that the lexicon holds as it is
 */
export function builtInParts(title: string, exactKind: (title: string) => SectionKind | undefined): TitleMatch | null {
  const text = title.normalize("NFKC").replace(behind, "").replace(numbering, "").replace(edges, "");
  const key = text.replace(/\s/gu, "");
  if (key.length < 2 || key.length > mostSigns) return null;
  if (hangul.test(text) && /\p{Script=Hangul}/u.test(text)) return kindOfKorean(text, exactKind);
  if (!japanese.test(text) || !/[\p{Script=Han}\p{Script=Katakana}]{2}/u.test(text)) return null;
  const kind =
    exactKind(key) ?? kindIn(japaneseTitles, key.replace(/[・･/／、,，&]/gu, "")) ?? kindOfJoined(key, exactKind);
  return kind === undefined ? null : { kind, exact: true };
}

/** "スキルと資格": two titles around the Japanese word for "and", and the first of them says which. */
function kindOfJoined(key: string, exactKind: (title: string) => SectionKind | undefined): SectionKind | undefined {
  const parts = key.split(/と|および|及び/u);
  const kinds = parts.map((part) => exactKind(part) ?? kindIn(japaneseTitles, part));
  return parts.length > 1 && !kinds.includes(undefined) ? kinds[0] : undefined;
}

/** All parts of a title that is joined tell of a section, and the first of them says which. */
function kindOfKorean(text: string, exactKind: (title: string) => SectionKind | undefined): TitleMatch | null {
  const kindOf = (part: string): SectionKind | undefined =>
    exactKind(part) ?? kindIn(koreanTitles, part.replace(/\s/gu, ""));
  const whole = exactKind(text) ?? kindIn(koreanTitles, text.replace(/[\s/／·・,，、&+]/gu, ""));
  const kinds = whole === undefined ? text.split(joint).map(kindOf) : [whole];
  // "주요활동 및 사회경험": a list of jobs, whatever else one did.
  const kind = kinds[0] === "volunteer" && kinds.includes("experience") ? "experience" : kinds[0];
  return kind === undefined || kinds.includes(undefined) ? null : { kind, exact: true };
}

const kindIn = (titles: readonly (readonly [SectionKind, RegExp])[], key: string): SectionKind | undefined =>
  titles.find(([, pattern]) => pattern.test(key))?.[0];
