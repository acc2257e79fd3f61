import { candidateOf } from "../core/candidate.ts";
import type { Candidate } from "../core/candidate.ts";
import type { FoundItem } from "../core/found.ts";
import type { DocumentLayout, Line } from "../core/layout.ts";
import { joinPieces, pieceOf } from "../core/piece.ts";
import { awayFromWork, ownAccount } from "../lexicon/jobs.ts";
import { foldInPlace, wordsOf } from "../core/words.ts";
import type { Piece } from "../core/piece.ts";
import { withEmployerAt } from "./employer-at.ts";
import { mayCover } from "./covering-periods.ts";
import { isDurationOnly, scanDates } from "./dates/scan-dates.ts";
import { withBulletedPosts } from "./entries/bulleted-posts.ts";
import { entryDates } from "./entries/entry-dates.ts";
import { descriptionOf } from "./entries/entry-text.ts";
import { trimHeaders } from "./entries/header-rows.ts";
import { withoutGroupLabels } from "./entries/group-labels.ts";
import { labelHeaders } from "./entries/label-parts.ts";
import type { Labelled, LearnedSigns } from "./entries/label-parts.ts";
import { listedJobs } from "./entries/listed-jobs.ts";
import { fieldNamedBy, valueBehind } from "./entries/labelled-entries.ts";
import type { LineRanks } from "./entries/line-ranks.ts";
import { withBothNames, withMissingName, withSaidPost } from "./entries/missing-names.ts";
import type { Missing } from "./entries/missing-names.ts";
import { numberedEntries } from "./entries/numbered-entries.ts";
import { partsOf } from "./entries/parts.ts";
import type { Part } from "./entries/parts.ts";
import { withUnits } from "./entries/post-units.ts";
import { withoutRightDates } from "./entries/right-dates.ts";
import { dateByLength } from "./entries/row-lengths.ts";
import { rowsOf } from "./entries/rows.ts";
import { withNamesBesideDates } from "./entries/rows-of-names.ts";
import type { Row } from "./entries/rows.ts";
import { unweave } from "./entries/unweave.ts";
import { segmentEntries } from "./entries/segment-entries.ts";
import { withSiblingRows } from "./entries/sibling-rows.ts";
import { withToldTails } from "./entries/told-tails.ts";
import { toldPost } from "./entries/told-posts.ts";
import type { Entry } from "./entries/segment-entries.ts";
import {
  isAddress,
  isEmploymentType,
  isOwnEmployer,
  isSubject,
  jobScore,
  organisationScore,
  placeScore,
} from "./entries/word-scores.ts";
import { experienceModel } from "./experience-model.ts";
import type { ExperienceLabel } from "./experience-model.ts";

const separatorOf = {
  line: ", ",
  gap: ", ",
  style: ", ",
  pipe: ", ",
  dash: " – ",
  comma: ", ",
  at: ", ",
  paren: " ",
  start: ", ",
} as const;

/** Reads the jobs (or voluntary posts) of one section. */
export function readExperiences(
  layout: DocumentLayout,
  lines: readonly Line[],
  { parts = null, rankOf = null, startsBy = null }: LearnedSigns = {},
): FoundItem[] {
  const label = (entries: readonly Entry[]) =>
    withUnits(
      labelHeaders(
        entries.map((entry) => partsOf(layout, entry.header).filter((part) => !tellsOfLeave(layout, part))),
        experienceModel,
        parts,
      ),
    );
  const { entries, headers } = withMissingNames(layout, experienceEntries(layout, lines, { rankOf, startsBy }), label);
  const items = entries
    .map((entry, index) => experienceOf(layout, entry, headers[index] ?? []))
    .map((item) => withEmployerAt(layout, item));
  return inheritEmployers(layout, withWholePosts(layout, withoutNameless(items)))
    .filter(isNamed)
    .map(withTold);
}

/** "2020 – today (parental leave since 2025)" names nobody that one worked for. */
const tellsOfLeave = ({ text }: DocumentLayout, { piece }: Part): boolean =>
  text.charAt((piece.ranges[0]?.start ?? 0) - 1) === "(" && away.test(foldInPlace(piece.text));

const isNamed = ({ fields }: FoundItem): boolean => fields.position !== undefined || fields.company !== undefined;

/** A word in small letters that no name holds: those that join others in names have three letters, or are this one. */
const told = /^(?!della$)\p{Ll}{4,}/u;

/** "Teaching and tutoring", "مونتاج فيلم قصير" alone: words that are no names say what one did, not who it was for. */
function withTold(item: FoundItem): FoundItem {
  const { company, position, ...fields } = item.fields;
  if (company === undefined || position !== undefined) return item;
  if (away.test(foldInPlace(company.value))) return { ...item, fields: { ...fields, position: company } };
  if (organisationScore(company.value) >= 0.9) return item;
  const words = company.value.split(/\s+/u);
  const isTold =
    words.length >= 3 && (!/\p{Lu}/u.test(company.value) || words.slice(1).some((word) => told.test(word)));
  return isTold ? { ...item, fields: { ...fields, position: company } } : item;
}

/** An entry that nothing names ("Period: 2019 – 2021" below a post, a dated sentence) goes on with the one above it. */
function withoutNameless(items: readonly FoundItem[]): FoundItem[] {
  const out: FoundItem[] = [];
  for (const item of items) {
    const above = out.at(-1);
    if (above === undefined || isNamed(item) || !isNamed(above)) out.push(item);
    else out.splice(-1, 1, withRest(above, item));
  }
  return out;
}

/** An entry with the text of what goes on with it, and with its dates where it has none itself. */
function withRest(item: FoundItem, rest: FoundItem): FoundItem {
  const texts = [item.fields.description, rest.fields.description].filter((text) => text !== undefined);
  const [first] = texts;
  const isDated = item.fields.start_date !== undefined || item.fields.end_date !== undefined;
  const { start_date, end_date } = rest.fields;
  return {
    ...item,
    fields: {
      ...item.fields,
      ...(isDated ? {} : { start_date, end_date }),
      description: first && {
        ...first,
        value: texts.map(({ value }) => value).join("\n"),
        ranges: texts.flatMap(({ ranges }) => ranges),
      },
    },
    current: isDated ? item.current : rest.current,
  };
}

/** The parts of each job's header, for learning what they are. */
export function experienceHeaders(layout: DocumentLayout, lines: readonly Line[]): Part[][] {
  return experienceEntries(layout, lines, { rankOf: null, startsBy: null }).map((entry) =>
    partsOf(layout, entry.header),
  );
}

type Header = readonly Labelled<ExperienceLabel>[];

/** Entries whose first row of text names what their header lacks, labelled anew with that row where it then lacks nothing. */
function withMissingNames(
  layout: DocumentLayout,
  entries: readonly Entry[],
  label: (entries: readonly Entry[]) => Header[],
): { entries: readonly Entry[]; headers: readonly Header[] } {
  const headers = label(entries);
  const missing = headers.map(missingIn);
  const bulleted = withBulletedPosts(entries, missing);
  const longer = entries.map((entry, index) => {
    const found = withSaidPost(layout, entry) ?? bulleted[index] ?? null;
    const lacks = missing[index] ?? null;
    if (found !== null || lacks === null) return found;
    return lacks === "both" ? withBothNames(entry) : withMissingName(entry, lacks);
  });
  if (longer.every((entry) => entry === null)) return { entries, headers };
  const relabelled = label(entries.map((entry, index) => longer[index] ?? entry));
  const isMended = (index: number) =>
    (longer[index] ?? null) !== null && (isWhole(relabelled[index] ?? []) || headers[index]?.length === 0);
  return {
    entries: entries.map((entry, index) => (isMended(index) ? (longer[index] ?? entry) : entry)),
    headers: headers.map((header, index) => (isMended(index) ? (relabelled[index] ?? header) : header)),
  };
}

const holds = (header: Header, wanted: ExperienceLabel) => header.some(({ label }) => label === wanted);
const isWhole = (header: Header) => holds(header, "position") && holds(header, "company");

function missingIn(header: Header): Missing | "both" | null {
  if (isWhole(header)) return null;
  if (holds(header, "position") === holds(header, "company")) return header.length === 0 ? "both" : null;
  return holds(header, "position") ? "company" : "position";
}

function experienceEntries(layout: DocumentLayout, lines: readonly Line[], learned: LineRanks): Entry[] {
  const woven = withoutRightDates(withoutGroupLabels(lines)).filter(
    (line) => !isDurationOnly(line.text) && !tellsOfEmployer(line),
  );
  const plain = withToldTails(withNamesBesideDates(rowsOf(layout, unweave(layout, woven))));
  const listed = listedJobs(plain);
  if (listed !== null) return listed;
  const { rows, opened } = numberedEntries(plain);
  dateByLength(rows);
  for (const row of rows) row.prose ||= valueBehind(layout, row.line, "position") !== null || tellsTasks(row.text);
  const fitOf = (text: string) => Math.max(jobScore(text), organisationScore(text) - 0.4, placeScore(text));
  // Vietnamese counts its syllables as words, so that a post and its employer in one row are long.
  const fit = (text: string) => Math.max(...text.split(/\stại\s/u).map(fitOf));
  const signs = { layout, fit, isPost, ...learned, opened };
  return withSiblingRows(trimHeaders(segmentEntries(rows, signs), signs), layout, { isWhole: namesPostAndEmployer });
}

const labelled = /^([^:：]{2,12})[:：]/u;
/** "所属行业：物流", "企業規模：2000人": what forms print of an employer between its name and the post. */
const ofEmployer = /(?:行业|行業|產業別?|规模|規模|性质|性質|人数|人數|所得|待遇|类别|類別)$/u;
const tellsOfEmployer = ({ text }: Line): boolean => {
  const label = labelled.exec(text)?.[1] ?? "";
  return ofEmployer.test(label) && fieldNamedBy(label) === "other";
};
/** "工作內容：…" in scripts without capitals names neither post nor employer. */
const tellsTasks = (text: string): boolean =>
  /\p{Lo}/u.test(text) && fieldNamedBy(labelled.exec(text)?.[1] ?? "") === "tasks";

const longestPost = 5;
const certainPost = 3;
/** "Site Foreman": a few words that name a post and no employer. */
const isPost = (text: string): boolean =>
  wordsOf(text).length <= longestPost && jobScore(text) >= certainPost && organisationScore(text) < 1.6;

/** "Analyst, Heron Bank" in the row of the date. */
function namesPostAndEmployer(header: readonly Row[]): boolean {
  const parts = header.flatMap((row) => withoutDates(row).split(/[,|\t]|\sat\s|\s[–—-]\s/u));
  return (
    parts.some((part) => jobScore(part) >= 1.5) &&
    parts.some((part) => jobScore(part) < 1.5 && organisationScore(part) >= 1.6)
  );
}

/** "Analyst, Heron Bank" of "03/2015 – 2018: Analyst, Heron Bank". */
const withoutDates = ({ text, line, dates }: Row): string =>
  dates.reduceRight((rest, { start, end }) => {
    const [from, to] = [start - line.start, end - line.start];
    return from < 0 || to > rest.length ? rest : `${rest.slice(0, from)}\t${rest.slice(to).replace(/^\s*:/u, "")}`;
  }, text);

function experienceOf(layout: DocumentLayout, entry: Entry, header: readonly Labelled<ExperienceLabel>[]): FoundItem {
  const dates = entryDates(entry.header, "start");
  const named = fieldOf(header, "position");
  const told = named === undefined ? toldPost(layout, entry.body) : null;
  const body = told?.body ?? entry.body;
  const description = joinPieces([...strayParts(header), descriptionOf(layout, body)], "\n");
  return {
    fields: {
      position: named ?? told?.position,
      company: fieldOf(header, "company") ?? ownEmployer(header),
      location: fieldOf(header, "location"),
      start_date: dates.start,
      end_date: dates.end,
      description: description.text === "" ? undefined : candidateOf(description, 0.85, "experience.body"),
    },
    current: dates.current,
    tags: [],
  };
}

/** "Freelance" apart from a post, where an employer would be named: such a job goes on with no employer above it. */
function ownEmployer(header: readonly Labelled<ExperienceLabel>[]): Candidate | undefined {
  const own = header.find(
    ({ label, part }) => label === "extra" && part.separator !== "paren" && isOwnEmployer(part.piece.text),
  );
  return own && candidateOf(own.part.piece, 0.8, "header.company");
}

/** Header text that is no name, place or kind of contract still describes the post. */
function strayParts(header: readonly Labelled<ExperienceLabel>[]) {
  return header
    .filter(
      ({ label, part }) =>
        label === "extra" &&
        !isAddress(part.piece.text) &&
        !isEmploymentType(part.piece.text) &&
        wordsOf(part.piece.text).length >= 3,
    )
    .map(({ part }) => part.piece);
}

/** The parts that carry one label, joined as the source writes them. */
export function fieldOf<Label extends string>(header: readonly Labelled<Label>[], label: Label): Candidate | undefined {
  const found = header.filter((labelled) => labelled.label === label);
  const first = found[0];
  if (first === undefined) return undefined;
  let piece = first.part.piece;
  for (const { part } of found.slice(1)) piece = joinPart(piece, part);
  const margin = Math.min(...found.map((labelled) => labelled.margin));
  return candidateOf(piece, 0.6 + Math.min(0.36, margin * 0.12), `header.${label}`);
}

/** Adds a further part to a field as the source writes it, brackets included. */
export function joinPart(piece: Piece, part: Part): Piece {
  // A change of style alone breaks no phrase: "Masters" in bold before "of Commerce", "Газета" before «Заря».
  const goesOn = part.separator === "style" && /^[\p{Ll}«„“"]/u.test(part.piece.text);
  if (part.separator !== "paren") return joinPieces([piece, part.piece], goesOn ? " " : separatorOf[part.separator]);
  return { text: `${piece.text} (${part.piece.text})`, ranges: [...piece.ranges, ...part.piece.ranges] };
}

/**
 * "Analyst, Software Engineering" below an employer that has a row to itself above its first post: what a comma parts
 * from a further post there is its field, unless the words tell of an employer or of no field.
 */
function withWholePosts(layout: DocumentLayout, items: readonly FoundItem[]): FoundItem[] {
  let isGroup = false;
  return items.map((item) => {
    const { company, position } = item.fields;
    const [post, named] = [position?.ranges[0], company?.ranges[0]];
    if (company === undefined || position === undefined || post === undefined || named === undefined) return item;
    if (named.end <= post.start) {
      isGroup = layout.text.slice(named.end, post.start).includes("\n");
      return item;
    }
    const isOne = position.ranges.length === 1 && company.ranges.length === 1;
    const isFollowed = isOne && /^,\s$/u.test(layout.text.slice(post.end, named.start));
    if (!isGroup || !isFollowed || organisationScore(company.value) >= 2.5 || !isSubject(company.value)) {
      isGroup = false;
      return item;
    }
    const whole = pieceOf(layout.text, post.start, named.end);
    return {
      ...item,
      fields: { ...item.fields, company: undefined, position: candidateOf(whole, position.score, position.rule) },
    };
  });
}

/** Several posts at one employer: the employer and the place are named once, above the first of them. */
function inheritEmployers({ text }: DocumentLayout, items: readonly FoundItem[]): FoundItem[] {
  const out: FoundItem[] = [];
  let employer: Candidate | undefined;
  let place: Candidate | undefined;
  let period: FoundItem | undefined;
  let isOwnPeriod = false;
  items.forEach((item, index) => {
    const { position, location, start_date, end_date } = item.fields;
    const company = isKindOfContract(text, item, employer) ? undefined : item.fields.company;
    if (company !== undefined) {
      const mayHold = standsAbove(company, position) && (position !== undefined || mayCover(item, items[index + 1]));
      [employer, place] = mayHold ? [company, location] : [undefined, undefined];
      // A period beside the employer holds for all posts there; one beside a post is that post's own.
      period = employer !== undefined && start_date && standsAbove(start_date, position) ? item : undefined;
      isOwnPeriod = period !== undefined && position !== undefined && scanDates(rowAround(text, position)).length === 0;
    }
    if (isGroupHeader(item, items[index + 1])) return;
    // Where the period of each entry stands beside its employer, one with a period has an employer of its own.
    const isOther = isOwnPeriod && start_date !== undefined;
    const isFurther =
      company === undefined && position !== undefined && employer !== undefined && !isOther && !isOwn(position.value);
    if (!isFurther) {
      out.push(item);
      return;
    }
    const isUndated = start_date === undefined && end_date === undefined && period !== undefined;
    const dates = isUndated
      ? { start_date: inherited(period?.fields.start_date), end_date: inherited(period?.fields.end_date) }
      : {};
    const fields = { ...item.fields, ...dates, company: inherited(employer), location: location ?? inherited(place) };
    out.push({ ...item, fields, current: isUndated ? (period?.current ?? false) : item.current });
  });
  return out;
}

/** "Editor, freelance" below an employer with several posts says how one worked there; in a cell of its own it is the employer. */
function isKindOfContract(
  text: string,
  { fields: { company, position } }: FoundItem,
  employer: Candidate | undefined,
): boolean {
  if (company === undefined || employer === undefined || !isOwnEmployer(company.value)) return false;
  const between = text.slice(position?.ranges.at(-1)?.end ?? 0, company.ranges[0]?.start ?? 0);
  return !standsAbove(company, position) && !between.includes("\t");
}

/** "Freelance Illustrator": who works for themselves is with no employer that stands above. */
const isOwn = (post: string): boolean => ownPost.test(foldInPlace(post));

const ownPost = new RegExp(`^(?:${ownAccount}|${foldInPlace(awayFromWork)})(?!\\p{L})`, "u");
const away = new RegExp(`^(?:${foldInPlace(awayFromWork)})(?!\\p{L})`, "u");

/** The line of the text that a value begins in. */
function rowAround(text: string, { ranges: [range] }: Candidate): string {
  const at = range?.start ?? 0;
  const end = text.indexOf("\n", at);
  return text.slice(text.lastIndexOf("\n", at) + 1, end < 0 ? text.length : end);
}

/** Only an employer that is named before its post can hold for the posts below; one behind its post is that post's own. */
function standsAbove(company: Candidate, position: Candidate | undefined): boolean {
  return position === undefined || (company.ranges[0]?.start ?? 0) < (position.ranges[0]?.start ?? 0);
}

/** A company without a post of its own, above a post without a company. */
function isGroupHeader({ fields, ...rest }: FoundItem, next: FoundItem | undefined): boolean {
  return (
    fields.company !== undefined &&
    fields.position === undefined &&
    fields.description === undefined &&
    next !== undefined &&
    next.fields.company === undefined &&
    next.fields.position !== undefined &&
    mayCover({ fields, ...rest }, next)
  );
}

function inherited(candidate: Candidate | undefined): Candidate | undefined {
  return candidate && { ...candidate, score: candidate.score * 0.9, rule: "experience.same-employer" };
}
