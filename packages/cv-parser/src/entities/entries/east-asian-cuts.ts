import { isJapaneseEmployer } from "../japanese-names.ts";
import { degreeScore, institutionScore, jobScore, organisationScore } from "./word-scores.ts";

type Range = { start: number; end: number };

/** Scripts whose words blanks part, though no mark parts one name from the next. */
const eastern = /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const thai = /\p{Script=Thai}/u;
const longest = 80;
const longestPost = 14;
const mostWords = 6;
const surePost = 2.4;
const sureEmployer = 1.6;

/** "내과병동", "총무팀", "営業部": the part of a house. */
const unit =
  /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Katakana}A-Za-z]{1,10}(?:팀|부|과|실|국|본부|병동|파트|센터|그룹|지점|사업부|부서|部|課|室|科|係)$/u;

/**
 * Where nothing but blanks parts an employer from what one was there: "한빛상사 총무팀 사원", "株式会社青葉 看護師". The last
 * word is surely a post, and what stands before it an employer, or a name and the part of a house.
 */
export function easternPostCuts(text: string): Range[] {
  if (text.length > longest || !eastern.test(text) || /[|,，、;:：()（）/／·•\t]\s|\s[–—-]\s/u.test(text)) return [];
  const words = [...text.matchAll(/\S+/gu)].map(({ index, 0: word }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || words.length < 2 || words.length > mostWords) return [];
  const before = words.slice(0, -1);
  const isPost = last.word.length <= longestPost && eastern.test(last.word) && jobScore(last.word) >= surePost;
  if (!isPost || before.some(({ word }) => jobScore(word) >= surePost)) return [];
  const name = text.slice(first.start, before.at(-1)?.end);
  const from = before.findIndex(({ word }, index) => index > 0 && unit.test(word));
  const [beside, ahead] = [before[from], before[from - 1]];
  const post = { start: before.at(-1)?.end ?? 0, end: last.start };
  if (beside !== undefined && ahead !== undefined) return [{ start: ahead.end, end: beside.start }, post];
  return isJapaneseEmployer(name) || organisationScore(name) >= sureEmployer ? [post] : [];
}

/** "บริษัท … ตำแหน่ง …": the word for a post between an employer and what one was there. */
const postWord = /\s+(?:ในตำแหน่ง|ตำแหน่ง)\s*[:：]?\s*(?=\p{Script=Thai}|\p{L})/gu;
const degreeWord =
  /\s+(?=(?:ปริญญา(?:ตรี|โท|เอก)|ปวช|ปวส|อนุปริญญา|ประกาศนียบัตร|มัธยมศึกษา|คณะ|สาขา|\p{Script=Thai}{2,24}บัณฑิต))/gu;
/** "บริษัท … จำกัด (มหาชน) พนักงานขาย": the legal form ends the name; some PDFs write its letters as two. */
const formEnd = /(?<=จ(?:ำ|ํา)กัด(?:\s?\(มหาชน\))?)\s+(?=\p{Script=Thai})(?!\(|ใน?ตำแหน่ง)/gu;
const sureSchool = 1.6;

/** The same in Thai, told by the word for a post or by the kind of a degree behind a school. */
export function thaiCuts(text: string): Range[] {
  if (text.length > longest * 2 || !thai.test(text)) return [];
  const [post] = [...text.matchAll(postWord), ...text.matchAll(formEnd)].filter(({ index }) => index > 1);
  const [degree] = [...text.matchAll(degreeWord)].filter(
    ({ index }) => institutionScore(text.slice(0, index)) >= sureSchool && degreeScore(text.slice(0, index)) < surePost,
  );
  return [post, degree].flatMap((found) =>
    found === undefined ? [] : [{ start: found.index, end: found.index + found[0].length }],
  );
}
