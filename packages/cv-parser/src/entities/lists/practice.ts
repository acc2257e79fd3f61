import { aboutWords, lengthWords } from "../../lexicon/lengths.ts";

/** "3年以上", "半年程度", "1년 미만", "独学": how long, or how, something was practised. */
const eastAsianPractice =
  /^(?:(?:約|约|약)?\s?(?:[\d.]+|半|数|[一二三四五六七八九十]+)?\s?(?:年間?|[ヶか箇カケ]月|个月|個月|月|년|개월)(?:\s?[\d.]+\s?(?:[ヶか箇カケ]月|个月|個月|개월))?半?\s?(?:以上|以内|未満|未满|程度|以下|左右|弱|強|이상|미만|이하)?(?:の?経験|경험|经验)?|独学|自己学習|自习|自学|독학)$/u;

/** "3+ years", "ca. 5 Jahre", "más de 2 años", "10 lat doświadczenia". */
const practice = new RegExp(
  `^(?:(?:${aboutWords})\\s*)?\\d+(?:[.,]\\d)?(?:\\s*[-–]\\s*\\d+)?\\s*\\+?\\s*(?:${lengthWords})(?![\\p{L}\\p{N}])`,
  "iu",
);

/** Whether a text beside a skill says how long it was used ("2 years experience") and names nothing. */
export function isLengthOfPractice(text: string): boolean {
  if (eastAsianPractice.test(text.trim())) return true;
  return practice.test(text.trim());
}
