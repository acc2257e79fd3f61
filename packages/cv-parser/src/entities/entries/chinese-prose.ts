import { chineseDetailEnds } from "../../lexicon/chinese-labels.ts";

const detail = new RegExp(
  `^[(（]?\\d{0,2}[)）.、]?\\s?(?:\\p{Script=Han}|[A-Za-z/ ]){0,8}(?:${chineseDetailEnds})\\s?[:：]`,
  "u",
);
const signs = /\p{Script=Han}/gu;
const leastTold = 30;
const leastEnded = 8;
/** "负责…、…": what somebody did begins with what no name begins with. */
const taskAhead = /^(?:主要)?(?:负责|負責|协助|協助|参与|參與|配合)/u;

/** "项目描述：…", "责任描述：", "技术栈：…": a row that tells a detail of an entry in Chinese and never names it. */
export const isChineseDetail = (text: string): boolean => detail.test(text);

/** True for running text in Chinese, whose words no blanks count: a sentence, or clauses as long as no name is. */
export function isChineseProse(text: string): boolean {
  const count = text.match(signs)?.length ?? 0;
  if (count >= leastEnded && /[。；！]["”）)]?$/u.test(text)) return true;
  if (count >= leastEnded && taskAhead.test(text) && /[,，、]/u.test(text)) return true;
  return count >= leastTold && /[,，;；。:：、]/u.test(text);
}
