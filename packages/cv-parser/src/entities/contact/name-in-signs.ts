import {
  chineseDoubleNames,
  chineseFamilyNames,
  koreanDoubleNames,
  koreanFamilyNames,
} from "../../lexicon/chinese-labels.ts";

/** "박서연 / 간호사": what somebody is stands behind a stroke in scripts that set no comma there. */
export const cutInSigns = /\s*[,，(（/／|]\s*|\s+[–—-]\s+/u;
/** "迪丽娜扎·买买提": the dot of a name that is written out in Chinese. */
const dottedName = /^\p{Script=Han}{2,6}·\p{Script=Han}{2,8}(?!\p{Script=Han})/u;
const longestDotted = 20;

/** Length of a name with a dot in it at the beginning of a text; 0 without one. */
export const dottedLength = (text: string): number => dottedName.exec(text.slice(0, longestDotted))?.[0].length ?? 0;

/** "林小明/男/1997", "高雨 - 女": what a person is called, before what they are. */
export const besideSex = /^(\p{Script=Han}{2,4})\s*[/／|,，·–—-]\s*[男女](?!\p{Script=Han})/u;

/** Names in Chinese signs have two to four of them, six at most in Japan; a single one and a sentence are none. */
export function hasWrongSigns(text: string): boolean {
  const signs = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  if (signs === 0 || /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)) return false;
  const most = dottedName.test(text) ? longestDotted : mostSigns;
  return signs === 1 || signs > most || /^[男女]$|(?:简历|簡歷|履历|履歷|意向)/u.test(text);
}

const mostSigns = 6;
/** Few family names are in use in China, each of one sign or two, and two signs at most follow. */
const latinBeside = "(?:\\s*[(（]?\\p{Lu}[\\p{Script=Latin} .'-]{1,30}[)）]?)?";
const beginsWithFamily = new RegExp(
  `^(?:[${chineseFamilyNames}]|${chineseDoubleNames})\\s?\\p{Script=Han}\\s?\\p{Script=Han}?${latinBeside}$`,
  "u",
);

/** Nearly all names of Korea have three signs, the first of which is one of few: "박서연", "남궁 민". */
const koreanName = new RegExp(
  `^(?:[${koreanFamilyNames}]\\s?[가-힣]\\s?[가-힣]|(?:${koreanDoubleNames})\\s?[가-힣]\\s?[가-힣]?)$`,
  "u",
);
/** "이 준" with a blank: two signs alone are as often a word. */
const shortKoreanName = new RegExp(`^[${koreanFamilyNames}][가-힣]$`, "u");

/** True for a name that begins with one of the few family names of China or Korea and is as long as names there are. */
export const isNameInSigns = (text: string): boolean => beginsWithFamily.test(text) || koreanName.test(text);

/** Names that are written as one word: in Chinese signs, those of Korea, and those from abroad in Katakana ("マリア・ロペス"). */
export const isWholeInSigns = (text: string): boolean =>
  /[\u4e00-\u9fff]/.test(text) ||
  koreanName.test(text) ||
  shortKoreanName.test(text) ||
  /^[\p{Script=Katakana}ー]+(?:[・＝=][\p{Script=Katakana}ー]+)+$/u.test(text);
