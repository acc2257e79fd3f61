import { candidateOf } from "../core/candidate.ts";
import type { Candidate } from "../core/candidate.ts";
import type { FoundItem } from "../core/found.ts";
import type { DocumentLayout, Line } from "../core/layout.ts";
import { pieceOf } from "../core/piece.ts";
import { wordsOf } from "../core/words.ts";
import { withoutFaculty } from "./chinese-schools.ts";
import { withoutAside } from "./education-asides.ts";
import { namesBelow } from "./education-below.ts";
import { joinHalves, withEachDegree, withEachPair } from "./education-halves.ts";
import { gradeIn, withoutLabel } from "./education-marks.ts";
import { educationModel } from "./education-model.ts";
import { entryDates } from "./entries/entry-dates.ts";
import { descriptionOf } from "./entries/entry-text.ts";
import { trimHeaders } from "./entries/header-rows.ts";
import { labelHeaders } from "./entries/label-parts.ts";
import type { LearnedSigns } from "./entries/label-parts.ts";
import { isSurelyOpen } from "./entries/line-ranks.ts";
import type { LineRanks } from "./entries/line-ranks.ts";
import { levelOfSchool } from "./entries/named-cuts.ts";
import { numberedEntries } from "./entries/numbered-entries.ts";
import { partsOf } from "./entries/parts.ts";
import type { Part } from "./entries/parts.ts";
import { withoutRightDates } from "./entries/right-dates.ts";
import { isDetailRow, rowsOf } from "./entries/rows.ts";
import type { Row } from "./entries/rows.ts";
import { unweave } from "./entries/unweave.ts";
import { withToldSchools } from "./entries/told-tails.ts";
import { segmentEntries } from "./entries/segment-entries.ts";
import { withSiblingRows } from "./entries/sibling-rows.ts";
import type { Entry } from "./entries/segment-entries.ts";
import { degreeScore, gradeScore, institutionScore, isSubject, placeScore } from "./entries/word-scores.ts";
import { fieldOf } from "./experience.ts";
import { withEachUndated } from "./schools-without-dates.ts";
import { dateByState } from "./study-states.ts";
import { withoutNumbers } from "./lists/list-entries.ts";

/** Reads the schools of one section. */
export function readEducations(
  layout: DocumentLayout,
  lines: readonly Line[],
  { parts = null, rankOf = null, startsBy = null }: LearnedSigns = {},
): FoundItem[] {
  const entries = educationEntries(layout, lines, { rankOf, startsBy });
  const headers = labelHeaders(
    entries.map((entry) =>
      partsOf(layout, entry.header).map((part) => withoutAside(layout, withoutDegreeLabel(layout, part))),
    ),
    educationModel,
    parts,
  );
  const items = entries.map((entry, index) => {
    const header = headers[index] ?? [];
    const dates = entryDates(entry.header, "end");
    const grade = fieldOf(header, "grade");
    const { degree, institution, body } = namesBelow(layout, {
      degree: fieldOf(header, "degree"),
      institution: fieldOf(header, "institution"),
      body: entry.body,
    });
    const description = descriptionOf(layout, body);
    return {
      fields: {
        degree,
        institution: withoutFaculty(layout, institution),
        location: fieldOf(header, "location"),
        gpa: markOf(layout, entry, grade),
        start_date: dates.start,
        end_date: dates.end,
        description: description.text === "" ? undefined : candidateOf(description, 0.8, "education.body"),
      },
      current: dates.current,
      tags: [],
    };
  });
  return withoutTwins(
    withSchoolsBelow(inheritSchools(items, entries)).filter(
      (item) => item.fields.degree !== undefined || item.fields.institution !== undefined,
    ),
  );
}

/** The mark of the head where that is one; a number that is called a mark says more than a word of praise. */
function markOf(layout: DocumentLayout, { header, body }: Entry, grade: Candidate | undefined): Candidate | undefined {
  const told = gradeIn(layout, [...header, ...body]);
  if (grade === undefined || (gradeScore(grade.value) < 1 && institutionScore(grade.value) >= 2.5)) return told;
  return told !== undefined && /\d/.test(told.value) && !/\d/.test(grade.value) ? told : withoutLabel(layout, grade);
}

/** A column that comes back on each page names its schools once. */
function withoutTwins(items: readonly FoundItem[]): FoundItem[] {
  const seen = new Set<string>();
  return items.filter(({ fields: { degree, institution, start_date, end_date } }) => {
    if (degree === undefined || institution === undefined || (start_date ?? end_date) === undefined) return true;
    const key = [degree, institution, start_date, end_date].map((value) => value?.value ?? "").join("\n");
    const isTwin = seen.has(key);
    seen.add(key);
    return !isTwin;
  });
}

/** The parts of each school's header, for learning what they are. */
export function educationHeaders(layout: DocumentLayout, lines: readonly Line[]): Part[][] {
  return educationEntries(layout, lines, { rankOf: null, startsBy: null }).map((entry) =>
    partsOf(layout, entry.header),
  );
}

function educationEntries(layout: DocumentLayout, lines: readonly Line[], learned: LineRanks): Entry[] {
  const plain = withToldSchools(rowsOf(layout, unweave(layout, withoutRightDates(lines))));
  const listed = listedSchools(withoutNumbers(plain));
  if (listed !== null) return listed;
  const { rows, opened } = numberedEntries(bulletedEntries(plain));
  dateByState(rows);
  rows.forEach((row, index) => {
    if (row.bullet && row.anchor !== null && namesSchooling(row.text)) row.prose = false;
    if (row.continues && row.anchor === null && isShortRest(row, rows[index - 1])) row.prose = false;
    row.prose &&= !isLongHead(row, rows[index + 1]);
    if (isMilestone(row) && rows.slice(Math.max(0, index - rowsAbove), index).some(({ anchor }) => anchor !== null))
      [row.anchor, row.prose] = [null, true];
  });
  const fit = (text: string) =>
    Math.max(degreeScore(text), institutionScore(text) - 0.3, gradeScore(text) * 0.5, placeScore(text) - 0.5);
  const signs = {
    layout,
    fit,
    ...learned,
    opened,
    namesToItsEnd: true,
    isSurelyOpen: (row: Row, below: Row | undefined) =>
      isSurelyOpen(learned.rankOf, row.line) &&
      [row, below].some((other) => other !== undefined && namesSchooling(other.text)),
  };
  const entries = joinHalves(trimHeaders(segmentEntries(rows, signs), signs)).flatMap(withEachPair);
  const named = withSiblingRows(entries, layout, { fit }).map(withSchoolRow).flatMap(withEachDegree);
  return plain.some(({ dates }) => dates.length > 0) ? named : named.flatMap(withEachUndated);
}

/** A word for a degree or a school: what the net alone takes for a school may be a label or a title of a paper. */
const namesSchooling = (text: string): boolean =>
  text.split(/[,|:(]|\s[–—-]\s/u).some((part) => degreeScore(part.trim()) >= 2.6 || institutionScore(part) >= 2.5);

const mostRest = 8;

/** What a margin left over of a bullet that names a degree and its period. */
const isShortRest = (row: Row, above: Row | undefined): boolean =>
  above !== undefined && above.bullet && above.anchor !== null && !above.prose && wordsOf(row.text).length <= mostRest;

const rowsAbove = 2;
const milestone =
  /^(?:matriculated|graduated|graduation|completed|passed|finished|obtained|awarded|conferred|attained)(?:\s+(?:in|on|year|date))?\s*:?\s*(?=[\p{L}\d])/iu;

/** "Graduated 2020", "Matriculated: Dec 2019": what happened then, below the school that has a period of its own. */
const isMilestone = ({ text, dates }: Row): boolean =>
  dates.length === 1 && milestone.test(text) && wordsOf(text).length <= 4;

const longestHead = 18;

/** A school and a degree in one long row right above the date are no running text. */
function isLongHead({ text, bullet, continues }: Row, below: Row | undefined): boolean {
  if (bullet || continues || below === undefined || below.anchor === null || /[.;!?]$/.test(text)) return false;
  const parts = text.split(/[,|]|\s[–—-]\s/u);
  const isBoth = parts.some((part) => institutionScore(part) >= 2.5) && parts.some((part) => degreeScore(part) >= 2.6);
  return isBoth && wordsOf(text).length <= longestHead;
}

/** A row that names a degree and a school, parted by a dash, a comma or a bar. */
function namesBoth(text: string): boolean {
  const parts = text.split(/[,|(]|\s[–—-]\s|\s(?:presso|conseguit[oa]|ottenut[oa])\s/u);
  const label = /^([^:]{4,30}):\s/u.exec(text)?.[1] ?? "";
  if (levelOfSchool.test(label)) return institutionScore(text.slice(label.length)) >= 2.5;
  return (
    parts.some((part) => degreeScore(part) >= 2.6) &&
    parts.some((part) => institutionScore(part) >= 2.5 && degreeScore(part) < 2.6)
  );
}

/** "Applied Botany – Harwick Tech": what was studied and a name, with nothing but a dash between them. */
function studiedSomewhere(text: string): boolean {
  const sides = text.split(/\s[–—-]\s/u);
  return sides.length === 2 && sides.some(isSubject) && sides.every((side) => wordsOf(side).length <= 6);
}

/** "南山大學 會計學系": a blank between signs parts two names. */
const betweenSigns =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana})）]\s+[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u;

/**
 * A section of nothing but bullets of several parts, most of which name a school or a degree, or of rows that all name
 * both: these are the entries, dated or not.
 */
function listedSchools(rows: readonly Row[]): Entry[] | null {
  const items = rows.filter((row) => !row.continues);
  const isNamed = ({ bullet, text }: Row): boolean =>
    text
      .split(/[,:|(]|\s[–—-]\s|(?<=\p{Script=Han})\s+(?=\p{Script=Han})/u)
      .some((part) => institutionScore(part) >= 2.5 || degreeScore(part) >= 2.6 || (!bullet && isSubject(part)));
  const isParted = ({ bullet, text }: Row): boolean =>
    bullet ? /[:|,]\s|\s[–—-]\s/u.test(text) || betweenSigns.test(text) : namesBoth(text) || studiedSomewhere(text);
  const isList = items.length >= 2 && items.every(isParted) && items.filter(isNamed).length >= items.length * 0.6;
  if (!isList || items.every((row) => row.anchor !== null)) return null;
  const entries: Entry[] = [];
  for (const row of rows) {
    const head = { ...row, bullet: false, prose: false, anchor: row.anchor ?? row.dates.at(-1) ?? null };
    if (row.continues) entries.at(-1)?.header.push(head);
    else if (isDetailRow(row.text)) entries.at(-1)?.body.push(row);
    else entries.push({ header: [head], body: [] });
  }
  return entries;
}

/** In a list of bullets that hold a degree and a year each, the bullets are the entries however they end. */
function bulletedEntries(rows: Row[]): Row[] {
  const items = rows.filter((row) => !row.continues);
  const isList = items.length > 1 && items.every((row) => row.bullet && row.dates.length > 0 && row.anchor === null);
  if (!isList) return rows;
  return rows.map((row) =>
    row.continues ? row : { ...row, bullet: false, prose: false, anchor: row.dates.at(-1) ?? null },
  );
}

/**
 * "BA in Music – 2026" above "Tarn College": a date closes no entry that lacks its school where the next names a school
 * and nothing else. A school that stands above its degrees is not taken from them.
 */
function withSchoolsBelow(items: readonly FoundItem[]): FoundItem[] {
  const out: FoundItem[] = [];
  for (const item of items) {
    const [before, above] = out.slice(-2).length === 2 ? out.slice(-2) : [undefined, out.at(-1)];
    const isOpen = above !== undefined && lacksSchool(above) && (before === undefined || !isSchoolAlone(before));
    if (!isOpen || !isSchoolAlone(item)) out.push(item);
    else {
      const { institution, location } = item.fields;
      out.splice(-1, 1, {
        ...above,
        fields: { ...above.fields, institution, location: above.fields.location ?? location },
      });
    }
  }
  return out;
}

const lacksSchool = ({ fields: { degree, institution, description } }: FoundItem): boolean =>
  degree !== undefined && institution === undefined && description === undefined;

const isSchoolAlone = ({
  fields: { degree, institution, start_date, end_date, gpa, description },
}: FoundItem): boolean =>
  institution !== undefined && [degree, start_date, end_date, gpa, description].every((value) => value === undefined);

/** Several degrees of one school: bullets below a row that names the school once. */
function inheritSchools(items: readonly FoundItem[], entries: readonly Entry[]): FoundItem[] {
  let school: Candidate | undefined;
  let isWhole = false;
  return items.map((item, index) => {
    const { institution, degree } = item.fields;
    if (institution !== undefined) {
      school = standsAbove(institution, degree) ? institution : undefined;
      isWhole = degree !== undefined;
    }
    if (
      institution !== undefined ||
      degree === undefined ||
      school === undefined ||
      !(entries[index]?.header[0]?.bullet === true || (isWhole && isFurtherDegree(entries, index)))
    )
      return item;
    return {
      ...item,
      fields: { ...item.fields, institution: { ...school, score: school.score * 0.9, rule: "education.same-school" } },
    };
  });
}

/** A school behind its degree is that degree's alone. */
const standsAbove = (school: Candidate, degree: Candidate | undefined): boolean =>
  degree === undefined || (school.ranges[0]?.start ?? 0) < (degree.ranges[0]?.start ?? 0);

/** One row with a date, which a margin may break, right below a school and degree of which nothing else is told. */
function isFurtherDegree(entries: readonly Entry[], index: number): boolean {
  const [above, entry] = [entries[index - 1], entries[index]];
  const [row, ...more] = entry?.header ?? [];
  const last = above?.header.at(-1);
  if (
    row === undefined ||
    more.some(({ continues, restOfDate }) => !continues && !restOfDate) ||
    last === undefined ||
    above?.body.length !== 0
  )
    return false;
  return (
    row.line.column === last.line.column && row.line.gapBefore <= Math.max(row.line.height, last.line.height) * 0.55
  );
}

/** A school named in the first sentence below the header belongs to the header when that names none. */
function withSchoolRow(entry: Entry): Entry {
  const [next, ...rest] = entry.body;
  if (next === undefined || next.bullet || entry.header.some((row) => institutionScore(row.text) >= 2.5)) return entry;
  const named = next.text.split(/,\s+/).some((part) => institutionScore(part) >= 2.5 && wordsOf(part).length <= 8);
  return named && next.text.length < 140 ? { header: [...entry.header, next], body: rest } : entry;
}

const degreeLabel =
  /^(?:intended\s+)?(?:majors?|degree|field of study|programme?|course of study)\s*:\s*(?=\p{L})|^(?:expected\s+)?(?:graduation|completion)(?:\s+date)?\s*[:,]?\s*[.,]?\s*(?=\p{Lu})/iu;

/** "Obtention du BTS", "Titulaire du BEP", "Conseguimento della laurea": that one has it is no part of the degree. */
const obtained =
  /^(?:obtention|titulaire|conseguimento|obten[cç](?:i[oó]n|[aã]o)|in\s+possesso|titolare)\s+(?:du|des|del|do|de\s+la|de\s+l['’]|d['’]une?|d['’]|dell[ao]|dell['’]|de|da|di(?:\s+una?)?)(?:\s+|(?<=['’]))(?=\p{L})/iu;
/** "Laurea in Lettere conseguita nel", "Licence obtenue à": what the date and the school cut off. */
const obtainedBehind =
  /\s*,?\s+(?:conseguit[oa]|ottenut[oa]|rilasciat[oa]|obtenue?|obtenid[oa]|obtid[oa]|délivrée?)(?:\s+(?:nel|in|en|em|il|le|à|nell['’]anno|in\s+data|en\s+date\s+du))?$/iu;

/** "Currently working on Bachelor of Science", "Estudiante de Enfermería": that it goes on is no part of the degree. */
const pursued =
  /^(?:(?:soy\s+|sou\s+|je\s+suis\s+|sono\s+(?:uno\s+|una\s+)?)?(?:estudiante|estudante|[eé]tudiante?|studente|studentessa)\s+(?:universitari[oa]\s+)?(?:de|em|en|di|in)\s+(?:la\s+|el\s+)?|(?:actualmente\s+|atualmente\s+)?(?:cursando|cursante\s+de|graduando\s+em|laureando\s+in|studierende[rn]?\s+(?:der\s+|im\s+)?|student\s+(?:of|in|kierunku)\s+|студент(?:ка)?\s+(?:специальности\s+|направления\s+)?))(?=\p{L})|^(?:(?:currently|presently|now)\s+)?(?:working\s+(?:on|towards?)|pursuing|studying(?:\s+(?:for|towards?))?|reading\s+for|enrolled\s+(?:in|for|on)|completing|undertaking)\s+(?:an?\s+|my\s+|the\s+)?(?=\p{L})/iu;

/** "Major: Physics" names what was studied. */
function withoutDegreeLabel(layout: DocumentLayout, part: Part): Part {
  const [range, ...more] = part.piece.ranges;
  if (range === undefined || more.length > 0) return part;
  const text = layout.text.slice(range.start, range.end);
  const lead =
    [degreeLabel, pursued, obtained].map((pattern) => pattern.exec(text)?.[0].length ?? 0).find(Boolean) ?? 0;
  const tail = obtainedBehind.exec(text)?.[0].length ?? 0;
  return lead + tail === 0 || lead + tail >= text.length
    ? part
    : { ...part, piece: pieceOf(layout.text, range.start + lead, range.end - tail) };
}
