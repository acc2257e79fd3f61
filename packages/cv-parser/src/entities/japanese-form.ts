import { candidateOf } from "../core/candidate.ts";
import type { Candidate } from "../core/candidate.ts";
import type { FoundItem } from "../core/found.ts";
import type { DocumentLayout, Line } from "../core/layout.ts";
import { pieceOf } from "../core/piece.ts";
import type { Piece } from "../core/piece.ts";
import { eraYears } from "../lexicon/dates.ts";
import { formatDate } from "./dates/scan-dates.ts";

/** The dated rows of the form by JIS (履歴書): one for each event of school and work, and what was earned. */
export type JapaneseForm = {
  educations: FoundItem[];
  experiences: FoundItem[];
  earned: FoundItem[];
  /** True where the form says that there was no job yet. */
  saysNoJob: boolean;
};

const eras = Object.keys(eraYears).join("|");
const row = new RegExp(
  `^(?<date>(?<era>${eras})?\\s?(?<year>元|\\d{1,4})\\s*[年.．/]?\\s+?(?<month>\\d{1,2})\\s*月?)\\s+(?<event>\\S.*)$`,
  "u",
);
const closeRow = new RegExp(
  `^(?<date>(?<era>${eras})?\\s?(?<year>元|\\d{1,4})\\s*[年.．/]\\s*(?<month>\\d{1,2})\\s*月?)\\s*(?<event>[^\\d\\s].*)$`,
  "u",
);
const begins =
  /\s*(?:入学|編入学|編入|転入学|転入|進学|入社|入職|入所|入行|入庁|就職|着任|転職|開業|設立)(?:\s.*|（.*|\(.*)?$/u;
const ends = /\s*(?:卒業見込み?|卒業|修了見込み?|修了|中退|退学|退社|退職|退所|閉業)(?:\s.*|（.*|\(.*)?$/u;
const isWorkEvent = /入社|入職|入所|入行|入庁|就職|着任|転職|開業|設立|退社|退職|退所|閉業/u;
const earns = /\s*(?:取得見込み?|取得|合格|登録|修得)\s*$/u;
/** What stands between the name and the event: why somebody left. */
const reason = /\s*(?:を?一身上の都合(?:により)?|を?会社都合(?:により)?|を?契約期間満了(?:により)?|を|に)\s*$/u;
const stillThere = /^(?:現在に至る|在職中|現在)/u;
const leastEvents = 3;

type Event = { kind: "begin" | "end" | "earn"; isWork: boolean; name: Piece; date: Candidate; rest: Piece };

/** Reads the dated rows of a form by JIS; null where a document has fewer than three of them. */
export function readJapaneseForm(layout: DocumentLayout): JapaneseForm | null {
  const form: JapaneseForm = { educations: [], experiences: [], earned: [], saysNoJob: false };
  let count = 0;
  let above = "";
  for (const line of layout.lines) {
    const text = line.text.replace(/\s/gu, "");
    const isRow = row.test(line.text) || closeRow.test(line.text);
    if (above === "職歴" && /^(?:特に)?(?:なし|無し)/u.test(text)) form.saysNoJob = true;
    if (!isRow) above = text;
    const event = eventOf(layout, line, licences.test(above));
    if (event !== null) {
      count += 1;
      place(form, event);
    } else if (stillThere.test(line.text.trim())) markCurrent(form);
  }
  return count >= leastEvents ? form : null;
}

/** Names the part of the form whose rows are licences and certificates, whether or not they say "earned". */
const licences = /^(?:年?月?)?(?:免許・?資格|資格・?免許|資格|免許)/u;

function eventOf(layout: DocumentLayout, line: Line, isLicence: boolean): Event | null {
  const found = row.exec(line.text) ?? closeRow.exec(line.text);
  const { date = "", era, year = "", month = "", event = "" } = found?.groups ?? {};
  const sign = (
    [
      ["end", ends],
      ["begin", begins],
      ["earn", earns],
    ] as const
  ).find(([, pattern]) => pattern.test(event));
  const number = (era === undefined ? 0 : (eraYears[era] ?? 0)) + (year === "元" ? 1 : Number(year));
  if (number < 1900 || number > 2100 || Number(month) > 12 || (sign === undefined && !isLicence)) return null;
  const [kind, pattern] = sign ?? (["earn", earns] as const);
  const start = line.start + line.text.lastIndexOf(event);
  const cut = pattern.exec(event)?.index ?? event.length;
  const length = event.slice(0, cut).replace(reason, "").length;
  const behind = /^\s*\S+\s*/u.exec(event.slice(cut))?.[0].length ?? 0;
  return {
    kind,
    isWork: isWorkEvent.test(event.slice(cut)),
    name: pieceOf(layout.text, start, start + length),
    date: candidateOf(
      {
        ...pieceOf(layout.text, line.start, line.start + date.length),
        text: formatDate({ year: number, month: Number(month) }),
      },
      0.95,
      "date.single",
    ),
    rest: pieceOf(layout.text, start + cut + behind, start + event.length),
  };
}

function place(form: JapaneseForm, { kind, isWork, name, date, rest }: Event): void {
  const rule = "form.japanese";
  if (kind === "earn") {
    if (name.text !== "") form.earned.push(itemOf({ name: candidateOf(name, 0.9, rule), date }));
    return;
  }
  const items = isWork ? form.experiences : form.educations;
  const field = isWork ? "company" : "institution";
  const open = items.findLast(
    ({ fields }) =>
      fields.end_date === undefined &&
      isSameName(
        [fields[field]?.value, fields["degree"]?.value].filter((part) => part !== undefined).join(" "),
        name.text,
      ),
  );
  if (kind === "end" && open !== undefined) {
    items[items.indexOf(open)] = { ...open, fields: { ...open.fields, end_date: date } };
    return;
  }
  if (name.text === "") return;
  const named = isWork ? { [field]: candidateOf(name, 0.9, rule) } : schoolFields(name);
  const told = isWork && rest.text !== "" ? { position: candidateOf(rest, 0.7, rule) } : {};
  items.push(itemOf({ ...named, ...told, [kind === "end" ? "end_date" : "start_date"]: date }));
}

/** A school, and behind a blank its faculty and department. */
const schoolAndSubject =
  /^(?<school>(?:\S{1,4}立\s)?(?:\S+\s){0,2}?\S*?(?:大学院|大学|高等学校|高校|高等専門学校|専門学校|短期大学|学校|学院|スクール)\S*)(?<subject>\s+\S.*)$/u;

function schoolFields(name: Piece): FoundItem["fields"] {
  const { school, subject } = schoolAndSubject.exec(name.text)?.groups ?? {};
  const range = name.ranges[0];
  if (school === undefined || subject === undefined || range === undefined)
    return { institution: candidateOf(name, 0.9, "form.japanese") };
  const cut = range.start + school.length;
  return {
    institution: candidateOf({ text: school, ranges: [{ start: range.start, end: cut }] }, 0.9, "form.japanese"),
    degree: candidateOf(
      { text: subject.trim(), ranges: [{ start: range.end - subject.trim().length, end: range.end }] },
      0.8,
      "form.japanese",
    ),
  };
}

/** Who leaves or finishes names the place in fewer words than who begins there, or in none. */
function isSameName(known: string, name: string): boolean {
  const school = schoolAndSubject.exec(name)?.groups?.["school"];
  const isSchool = school !== undefined && known.startsWith(school);
  return (
    known !== "" && (name === "" || known.startsWith(name) || name.startsWith(known) || name === "同社" || isSchool)
  );
}

const itemOf = (fields: FoundItem["fields"]): FoundItem => ({ fields, current: false, tags: [] });

function markCurrent({ experiences }: JapaneseForm): void {
  const last = experiences.at(-1);
  if (last !== undefined && last.fields.end_date === undefined)
    experiences[experiences.length - 1] = { ...last, current: true };
}
