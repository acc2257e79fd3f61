import { candidateOf } from "../core/candidate.ts";
import type { FoundItem } from "../core/found.ts";
import type { DocumentLayout } from "../core/layout.ts";
import type { Piece } from "../core/piece.ts";
import { employedAs, employmentForms, schoolBegins, schoolEnds } from "../lexicon/japanese-form.ts";
import { organisationForms } from "../lexicon/japanese-career.ts";
import { jobScore } from "./entries/word-scores.ts";
import { pieceIn } from "./japanese-rows.ts";
import type { Stretch } from "./japanese-rows.ts";

const rule = "form.japanese";

/** What stands between a name and its verb: why somebody left, and as what somebody was taken. */
const reason = new RegExp(
  `[\\s、,をにのがへで]*(?:(?:一身上の都合|会社都合|自己都合|家庭の都合|契約期間満了|契約満了|定年)(?:により|によって|のため|で|に伴い)?|(?:${employmentForms})(?:として)?|として|にて|[をにへの])\\s*$`,
  "u",
);

const anyEmployer = new RegExp(organisationForms, "u");

/** True for a text that holds the legal form of a Japanese employer. */
export const isJapaneseEmployer = (text: string): boolean => anyEmployer.test(text);

/** Where the last word of a text begins, if that is surely a post ("北陽大学 応用化学研究所 助教"); else -1. */
function postAtEnd(text: string): number {
  const at = text.search(/(?<=\S\s+)[^\s]+$/u);
  return at > 0 && jobScore(text.slice(at)) >= 2.4 ? at : -1;
}

/** True for a text of several words whose last one is a post. */
export const endsInPost = (text: string): boolean => postAtEnd(text) > 0;

const schoolEvent = new RegExp(`(?:${schoolBegins}|${schoolEnds})$`, "u");

/** True for "北陽大学 入学": a school began or ended. */
export const tellsSchoolEvent = (text: string): boolean => schoolEvent.test(text.trim());

/** Where the name ends that stands before the verb of a row. */
export function endOfName(text: string, verbAt: number): number {
  let name = text.slice(0, verbAt).trimEnd();
  for (let cut = reason.exec(name); cut !== null; cut = reason.exec(name)) name = name.slice(0, cut.index).trimEnd();
  return name.length;
}

const asTrainee = new RegExp(
  `[\\s(（]*(?<post>${employedAs})[)）]?\\s*(?:として|勤務|採用|にて)*\\s*(?:[(（].*)?$`,
  "u",
);
/** "… (料理人として)": what somebody was there. */
const asWhat = /[\s(（]+(?<post>[^\s()（）、。]{2,24})として/u;
const quoted = /^[『「](?<name>[^』」]{2,})[』」]/u;
const employer = new RegExp(`^(?=.{6})\\S*(?:${organisationForms})\\S*(?=\\s)`, "u");

const legalForm = new RegExp(`^(?:${organisationForms})$`, "u");
const employedPost = new RegExp(`(?:職員|${employmentForms}|${employedAs})$`, "u");
const isPostWord = (word: string): boolean => jobScore(word) >= 1.6 || employedPost.test(word);

/** Where the posts begin that the last words of a row name ("北陽大学 応用化学研究所 契約職員 研究補助"); -1 where none does. */
function postsFrom(name: string): number {
  const words = [...name.matchAll(/\S+/gu)];
  let first = words.length;
  while (first > 1 && isPostWord(words[first - 1]?.[0] ?? "")) first -= 1;
  const isNamed = !legalForm.test(words[first - 1]?.[0] ?? "");
  return first < words.length && isNamed ? (words[first]?.index ?? -1) : -1;
}

/** Employer and post of a row of work, whose name ends at a place of it; `rest` is what stands behind the verb. */
export function jobFields(layout: DocumentLayout, stretch: Stretch, end: number, rest: Piece): FoundItem["fields"] {
  const name = stretch.text.slice(0, end);
  const told =
    [asWhat.exec(name), asTrainee.exec(name)].find((found) => found !== null && found.index > 0) ?? undefined;
  const posts = postsFrom(name);
  const [mark, whole] = [quoted.exec(name), posts > 0 ? posts : (employer.exec(name)?.[0].length ?? end)];
  const behindName = mark?.[0].length ?? whole;
  const isPost = told === undefined && behindName < end && (posts > 0 || jobScore(name.slice(behindName)) >= 1.5);
  const company =
    mark === null
      ? pieceIn(layout, stretch, 0, told?.index ?? (isPost ? whole : end))
      : pieceIn(layout, stretch, 1, mark[0].length - 1);
  const post = told?.groups?.["post"];
  const postAt = post === undefined ? 0 : name.indexOf(post, told?.index ?? 0);
  const position = isPost
    ? pieceIn(layout, stretch, behindName, end)
    : post === undefined
      ? postBehind(rest)
      : pieceIn(layout, stretch, postAt, postAt + post.length);
  return {
    company: candidateOf(company, 0.9, rule),
    position: position.text === "" ? undefined : candidateOf(position, 0.7, rule),
  };
}

const longestPost = 30;

/** "入社 営業部 係長として勤務" says a post behind its verb; sentences and remarks in brackets are none. */
function postBehind(rest: Piece): Piece {
  const [range] = rest.ranges;
  const text =
    /^(?<post>[^\s(（。、※].*?)\s*(?:とし(?:て.*)?|に従事.*|を担当.*)?$/u.exec(rest.text)?.groups?.["post"] ?? "";
  const isPost = text !== "" && text.length <= longestPost && !/[。、]|した|する/u.test(text);
  if (!isPost || range === undefined || rest.ranges.length > 1) return { text: "", ranges: [] };
  return { text, ranges: [{ start: range.start, end: range.start + text.length }] };
}

const schoolWord =
  "大学院|大学(?!大学院|院|校|法人|[付附]属)|高等学校|高等専門学校|高校|専門学校|短期大学|短大|[中小]学校|学校|学院|スクール";
const studies = "学部|学科|研究科|学群|学類|学域|学府|専攻|課程|コース|[^\\s]科";
/** The school, and right behind it its faculty ("早稲田大学国際教養学部"), or behind a blank whatever it teaches. */
const schoolAndSubject = [
  `^(?<school>(?:\\S{1,4}立\\s)?(?:\\S+\\s){0,2}?\\S*?(?:${schoolWord})(?:\\s?[(（][^()（）]*[)）])?)(?<subject>[^\\s()（）]+?(?:${studies})(?:\\s.*)?)$`,
  `^(?<school>(?:\\S{1,4}立\\s)?(?:\\S+\\s){0,2}?\\S*?(?:${schoolWord})\\S*?)(?<subject>\\s+[^\\s(（].*)$`,
].map((pattern) => new RegExp(pattern, "u"));

function partSchool(text: string): { school: string; subject: string } | null {
  for (const pattern of schoolAndSubject) {
    const { school, subject } = pattern.exec(text)?.groups ?? {};
    if (school !== undefined && subject !== undefined) return { school, subject };
  }
  return null;
}

/** "修了 博士(理学)": the degree itself, behind the verb. */
const degreeBehind = /^(?:短期大学士|準学士|専門士|高度専門士|学士|修士|博士|Ph\.?D|M\.?[AS]|B\.?[AS]|MBA)/u;

/** School and what was studied there, or the degree where the row says it behind its verb; the school is then all before it. */
export function schoolFields(layout: DocumentLayout, stretch: Stretch, end: number, rest: Piece): FoundItem["fields"] {
  if (degreeBehind.test(rest.text))
    return {
      institution: candidateOf(pieceIn(layout, stretch, 0, end), 0.9, rule),
      degree: candidateOf(rest, 0.9, rule),
    };
  const parted = partSchool(stretch.text.slice(0, end));
  const cut = parted?.school.length ?? end;
  const subject = pieceIn(layout, stretch, cut, end);
  return {
    institution: candidateOf(pieceIn(layout, stretch, 0, cut), 0.9, rule),
    degree: subject.text === "" ? undefined : candidateOf(subject, 0.8, rule),
  };
}

const again = /^(?:同社|同校|同大学院|同大学|同学科?|同科|同上|〃)/u;
const bare = (name: string): string => name.replace(new RegExp(`\\s|${organisationForms}`, "gu"), "");

/** Who leaves or finishes names the place in fewer words than who begins there, or in none. */
export function isSamePlace(known: string, name: string): boolean {
  const [one, other] = [bare(known), bare(name)];
  if (known === "") return false;
  const school = partSchool(name)?.school ?? "";
  return (
    other === "" ||
    again.test(other) ||
    one.startsWith(other) ||
    other.startsWith(one) ||
    one.includes(other) ||
    (school !== "" && one.startsWith(bare(school)))
  );
}
