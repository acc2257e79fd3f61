/** Verbs that begin a clause about somebody in Chinese, and no name of a post or an employer. */
const verbs =
  "参与|參與|参加|參加|负责|負責|协助|協助|加入了?|获得|獲得|荣获|完成|使用|利用|通过|組織|组织了|带领|帶領|曾任?|担任|擔任|独立|獨立|主导|主導|熟悉|掌握|学习|學習|对|對|实践了|并|並|在校|我|本人";
const opening = new RegExp(`^[\\d.、()（）①-⑳\\s]*(?:${verbs})`, "u");
const otherScripts = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const leastOpened = 8;
const leastParted = 16;

/** True for a clause or a sentence in Chinese that tells what somebody did, where a name is looked for. */
export function isChineseClause(text: string): boolean {
  const count = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  if (otherScripts.test(text)) return false;
  if (/[。；]/u.test(text) && count >= leastOpened) return true;
  if (opening.test(text) && (count >= leastOpened || /[了过過]/u.test(text))) return true;
  return /[,，]/u.test(text) && count >= leastParted;
}
