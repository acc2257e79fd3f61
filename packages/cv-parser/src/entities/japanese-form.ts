import { candidateOf } from "../core/candidate.ts";
import type { FoundItem } from "../core/found.ts";
import type { DocumentLayout } from "../core/layout.ts";
import { pieceOf } from "../core/piece.ts";
import {
  earnings,
  schoolBegins,
  schoolEnds,
  schoolEvents,
  workBegins,
  workEnds,
  workEvents,
} from "../lexicon/japanese-form.ts";
import { formatDate } from "./dates/scan-dates.ts";
import { endOfName, endsInPost, isJapaneseEmployer, isSamePlace, jobFields, schoolFields } from "./japanese-names.ts";
import { eventWith, formLines, pieceIn } from "./japanese-rows.ts";
import type { FormRow, Stretch } from "./japanese-rows.ts";

/** The dated rows of the form by JIS (履歴書): one for each event of school and work, and what was earned. */
export type JapaneseForm = {
  educations: FoundItem[];
  experiences: FoundItem[];
  earned: FoundItem[];
  /** True where the form says that there was no job yet. */
  saysNoJob: boolean;
  /** True where a row says that a job began or ended; the other rows of work are only told by their place. */
  tellsWork: boolean;
};

/** What a row tells: the beginning or the end of a school or a job, something within it, or what was earned. */
type Meaning = { of: "school" | "work"; kind: "begin" | "end" | "within" } | { of: "licence"; kind: "earn" };
type Told = Meaning & { stretch: Stretch; at: number; behind: number; hasVerb: boolean };

const rule = "form.japanese";
const leastEvents = 3;
/** Rows without a verb are told by those beside them, so a form has some with one. */
const leastVerbs = 2;
const spread = (words: string): string =>
  words
    .split("|")
    .map((word) => word.replaceAll(/(?<=.)(?=[^?])/gu, "\\s?"))
    .join("|");
/** A verb closes its row, a remark in brackets aside, or stands before a blank, a bracket or the sign of a remark. */
const closing = (words: string): RegExp =>
  new RegExp(`\\s*(?:${spread(words)})\\s*(?:[(（][^()（）]*[)）]?\\s*)?[。.]?$`, "u");
const within = (words: string): RegExp => new RegExp(`\\s*(?:${spread(words)})(?=[\\s(（※])\\s*`, "u");
const verbs: readonly (readonly [string, Meaning])[] = [
  [schoolEnds, { of: "school", kind: "end" }],
  [schoolBegins, { of: "school", kind: "begin" }],
  [schoolEvents, { of: "school", kind: "within" }],
  [workEnds, { of: "work", kind: "end" }],
  [workBegins, { of: "work", kind: "begin" }],
  [earnings, { of: "licence", kind: "earn" }],
];
const patterns = [closing, within].map((form) => verbs.map(([words, meaning]) => [form(words), meaning] as const));
const isWithinWork = new RegExp(`(?:${workEvents})|(?:部|課|係|室|支店|支社)$`, "u");
const stillBehind = /\s*[(（]?現在に?(?:至る|在[職学籍]中?|)[)）]?(?:\s*以上)?\s*$/u;

/** Reads the dated rows of a form by JIS; null where a document has fewer than three of them. */
export function readJapaneseForm(layout: DocumentLayout): JapaneseForm | null {
  const form: JapaneseForm = { educations: [], experiences: [], earned: [], saysNoJob: false, tellsWork: false };
  let [count, verbCount] = [0, 0];
  for (const line of formLines(layout)) {
    if (line.kind === "none") form.saysNoJob = true;
    else if (line.kind === "still") markCurrent(form);
    else {
      const told = meaningOf(layout, line.row, form);
      if (told === null) continue;
      count += 1;
      if (told.hasVerb && told.of !== "licence") verbCount += 1;
      form.tellsWork ||= told.hasVerb && told.of === "work";
      place(layout, form, line.row, told);
    }
  }
  if (count < leastEvents) return null;
  return verbCount >= leastVerbs ? form : { ...form, educations: [], experiences: [] };
}

/** What a row says; its verb may stand in one of the lines below it. */
function meaningOf(layout: DocumentLayout, row: FormRow, form: JapaneseForm): Told | null {
  const whole = stretchOf(layout, row, 0);
  const isLicence = row.part === "licence";
  if (isLicence) return { of: "licence", kind: "earn", ...whole, ...verbIn(whole.stretch, "licence") };
  for (let lines = 0; lines <= Math.min(2, row.below.length); lines += 1) {
    const told = stretchOf(layout, row, lines);
    const verb = verbIn(told.stretch, row.part);
    if (verb !== null) return { ...told, ...verb, hasVerb: true };
  }
  if (row.part === "work") {
    const isOpen = form.experiences.at(-1)?.fields.end_date === undefined && form.experiences.length > 0;
    const isInside = isOpen && !isJapaneseEmployer(whole.stretch.text) && isWithinWork.test(whole.stretch.text);
    return { of: "work", kind: isInside ? "within" : "begin", ...whole };
  }
  const isWork = isJapaneseEmployer(whole.stretch.text) || (row.to !== null && endsInPost(whole.stretch.text));
  return row.part === "both" && isWork ? { of: "work", kind: "begin", ...whole } : null;
}

function stretchOf(layout: DocumentLayout, row: FormRow, lines: number): Omit<Told, keyof Meaning> {
  const stretch = eventWith(layout, row, lines);
  return { stretch, at: stretch.text.length, behind: stretch.text.length, hasVerb: false };
}

function verbIn({ text }: Stretch, part: FormRow["part"]): (Meaning & { at: number; behind: number }) | null {
  const still = stillBehind.exec(text);
  const told = still === null ? text : text.slice(0, still.index);
  for (const forms of patterns)
    for (const [pattern, meaning] of forms) {
      const found = pattern.exec(told);
      // Who passes or gains something in a job has not left it.
      const isElse = (part === "licence") !== (meaning.of === "licence") && part !== null && part !== "both";
      if (found !== null && !isElse)
        return { ...meaningIn(part, meaning, found[0]), at: found.index, behind: behindVerb(told, found) };
    }
  return null;
}

/** "留学 開始" below the title of schools begins no job; "入社" and "退職" do not tell of a school wherever they stand. */
const meaningIn = (part: FormRow["part"], meaning: Meaning, verb: string): Meaning =>
  part === "school" && meaning.of === "work" && !/[社職]/u.test(verb) ? { of: "school", kind: meaning.kind } : meaning;

/** Where the remark behind a verb begins: "入社(営業部)" and "入社 営業部" alike. */
function behindVerb(text: string, found: RegExpExecArray): number {
  const verb = /^\s*[^\s(（※]+(?:\s[^\s(（※](?=[\s(（※]|$))?/u.exec(text.slice(found.index))?.[0] ?? "";
  return Math.min(text.length, found.index + verb.length);
}

function place(layout: DocumentLayout, form: JapaneseForm, row: FormRow, told: Told): void {
  const end = endOfName(told.stretch.text.slice(0, told.at).replace(stillBehind, ""), told.at);
  const name = pieceIn(layout, told.stretch, 0, end);
  const date = candidateOf({ ...row.date, text: formatDate(row.from) }, 0.95, "date.single");
  if (told.of === "licence") {
    if (name.text !== "") form.earned.push(itemOf({ name: candidateOf(name, 0.9, rule), date }));
    return;
  }
  const isWork = told.of === "work";
  const items = isWork ? form.experiences : form.educations;
  if (told.kind === "within") return;
  const open = items.findLast(({ fields }) => fields.end_date === undefined && isSamePlace(nameOf(fields), name.text));
  if (told.kind === "end" && row.to === null && open !== undefined) {
    items[items.indexOf(open)] = { ...open, fields: { ...open.fields, end_date: date }, current: false };
    return;
  }
  if (name.text === "") return;
  const { text } = told.stretch;
  const rest = pieceIn(layout, told.stretch, told.behind, stillBehind.exec(text)?.index ?? text.length);
  const fields = isWork
    ? withPostBelow(layout, row, jobFields(layout, told.stretch, end, rest))
    : schoolFields(layout, told.stretch, end, rest);
  const isEnd = told.kind === "end" && row.to === null;
  const dates = isEnd ? { end_date: date } : { start_date: date, ...endOf(row) };
  items.push({ ...itemOf({ ...fields, ...dates }), current: isWork && isCurrent(row, told) });
}

/** "看護師として勤務" in a row of its own below the employer. */
function withPostBelow(layout: DocumentLayout, row: FormRow, fields: FoundItem["fields"]): FoundItem["fields"] {
  if (fields["position"] !== undefined) return fields;
  for (const { start, end } of row.below) {
    const found = postInWords.exec(layout.text.slice(start, end));
    const { lead = "", post = "" } = found?.groups ?? {};
    if (post === "") continue;
    const piece = pieceOf(layout.text, start + lead.length, start + lead.length + post.length);
    return { ...fields, position: candidateOf(piece, 0.7, rule) };
  }
  return fields;
}

const postInWords =
  /^(?<lead>\s*(?:\S{1,12}(?:部|課|科|店|室)(?:に(?:配属|所属|て)?|にて)[、,]?\s*)?)(?<post>[^\s、。にをへ]{2,20})として(?:勤務|従事|採用|入社|配属|担当|業務)/u;

const isCurrent = (row: FormRow, { kind, stretch }: Told): boolean =>
  kind === "begin" && (row.to === "present" || stillBehind.test(stretch.text));

function endOf({ to, date }: FormRow): FoundItem["fields"] {
  if (to === null || to === "present") return {};
  return { end_date: candidateOf({ ...date, text: formatDate(to) }, 0.95, "date.single") };
}

const nameOf = (fields: FoundItem["fields"]): string =>
  [fields["company"] ?? fields["institution"], fields["degree"]]
    .flatMap((field) => (field === undefined ? [] : [field.value]))
    .join(" ");

const itemOf = (fields: FoundItem["fields"]): FoundItem => ({ fields, current: false, tags: [] });

function markCurrent({ experiences }: JapaneseForm): void {
  const last = experiences.at(-1);
  if (last !== undefined && last.fields.end_date === undefined)
    experiences[experiences.length - 1] = { ...last, current: true };
}
