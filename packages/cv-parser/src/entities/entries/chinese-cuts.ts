import { isChineseDegree, isChineseOrganisation, isChineseSchool } from "./chinese-words.ts";
import { jobScore } from "./word-scores.ts";

type Range = { start: number; end: number };

const sign = "[\\p{Script=Han}）)》」]";
/** Chinese sets no blanks between words: one between two signs parts, and so do marks without a blank beside them. */
const parting = new RegExp(
  `(?<=${sign})(?:\\s+(?=[\\p{Script=Han}（(《「])|\\s*[,，、/／_:：–—-]\\s*(?=[\\p{Script=Han}\\d（(《「]))`,
  "gu",
);
const otherScripts = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** "太湖学院通信工程本科": the subject behind the last name of a school, told by what it ends with. */
const glued =
  /(?<=大学|大學|学院|學院|职业学校|技术学校|技工学校|中等专业学校)(?=(?:(?!大学|大學|学院|學院|学校)\p{Script=Han}){2,18}?(?:专业|專業|本科|专科|大专|硕士|博士|学士|研究生)(?:$|[\s,，(（/|]))/u;
/** "靜宜大學觀光事業學系": a department behind the last name of a university names what was studied there. */
const gluedDepartment =
  /(?<=大学|大學|科大|学院|學院)(?=(?:(?!大学|大學|学院|學院|专业|專業)\p{Script=Han}){1,14}?(?:學系|学系|研究所|專班|學程|系)(?:$|[\s,，(（/|]))(?!.{0,40}(?:专业|專業))/u;
/** In front of these a school's name goes on. */
const goesOn = /^(?:系|学院|學院|分校|附属|附屬|校区|研究所|研究院|学生|城)/u;
const longest = 120;

/**
 * Where a row of a head in Chinese is parted by blanks, commas, slashes or nothing at all: beside stretches that are
 * surely a school, a degree, an employer or a post, so that a name that only holds a blank stays whole.
 * @param text one cell of the row
 * @param known where other marks part it
 */
export function chineseCuts(text: string, known: readonly Range[]): Range[] {
  if (text.length > longest || !/\p{Script=Han}{2}/u.test(text) || otherScripts.test(text)) return [];
  const isFree = (cut: Range): boolean => !known.some((other) => cut.start <= other.end && cut.end >= other.start);
  const found = [...text.matchAll(parting)].map(({ index, 0: mark }) => ({ start: index, end: index + mark.length }));
  const behind = glued.exec(text)?.index ?? gluedDepartment.exec(text)?.index;
  if (behind !== undefined && !goesOn.test(text.slice(behind))) found.push({ start: behind, end: behind });
  const cuts = found.filter(isFree).sort((first, second) => first.start - second.start);
  const edges = [...cuts, ...known].sort((first, second) => first.start - second.start);
  return cuts.filter((cut) => {
    const at = edges.indexOf(cut);
    const left = text.slice(edges[at - 1]?.end ?? 0, cut.start);
    const right = text.slice(cut.end, edges[at + 1]?.start ?? text.length);
    const told = [whatIs(left), whatIs(right)];
    // "泰昌科技-商城": a dash without blanks and a colon part studies only, for names hold them, too.
    const isDash = /^(?:[–—-]|\s*[:：]\s*)$/u.test(text.slice(cut.start, cut.end));
    return cut.start === cut.end || (told[0] !== told[1] && (!isDash || told.includes("degree")));
  });
}

type Told = "school" | "degree" | "organisation" | "job";
const longestPost = 12;

/** What a stretch surely is, null where it may be anything. */
function whatIs(text: string): Told | null {
  if (isChineseSchool(text)) return "school";
  if (isChineseDegree(text)) return "degree";
  if (isChineseOrganisation(text)) return "organisation";
  return text.trim().length <= longestPost && !/\s/.test(text.trim()) && jobScore(text) >= surelyPost ? "job" : null;
}

const surelyPost = 2.4;
