import type { DocumentLayout, Line } from "../core/layout.ts";
import type { Section, SectionKind } from "../core/section.ts";
import { wordSet, wordsOf } from "../core/words.ts";
import { languageLevels, languageNames } from "../lexicon/languages.ts";
import { awardKind, certificateKind } from "../lexicon/title-roles.ts";
import { kindsOfTitle, titleKind } from "../sections/title-kind.ts";
import { announcesCertificates, isNamedCertificate } from "./certified.ts";
import { rowsOf } from "./entries/rows.ts";
import type { Row } from "./entries/rows.ts";
import { segmentEntries } from "./entries/segment-entries.ts";
import { degreeScore, institutionScore, isAddress, jobScore } from "./entries/word-scores.ts";
import { cutFrom } from "./labelled-lines.ts";

/** What a row says of its kind by its own words; null where they say nothing. */
type Teller = (row: Row, beside: { above: SectionKind | null; below: Row | undefined }) => SectionKind | null;
type Joint = { kinds: readonly [SectionKind, SectionKind]; tell: Teller };

/**
 * "Education & Certifications", "Projects and Work Experience": a title that joins two kinds stands above both, so each
 * line goes where its words, or those of the entry it belongs to, say; what says nothing stays with the line above, and
 * above the first that does, with the kind that the title is filed under. Every line stays, in its order.
 */
export function withJointParts(layout: DocumentLayout, section: Section): Section[] {
  const kinds = section.headings.length === 0 ? [] : announcedKinds(section.title);
  if (kinds.length < 2 || !kinds.includes(section.kind)) return [section];
  const rows = rowsOf(layout, section.lines);
  const told = kindsOfEntries(layout, rows, kinds) ?? kindsOfRows(rows, kinds, section.kind);
  const out: Section[] = [{ ...section, lines: [] }];
  rows.forEach((row, index) => {
    const opened = openedBy(row, kinds, out.at(-1)?.kind ?? section.kind);
    const kind = opened?.kind ?? told[index] ?? out.at(-1)?.kind ?? section.kind;
    if (opened !== null || kind !== out.at(-1)?.kind)
      out.push({ kind, title: "", headings: [], lines: [], score: section.score });
    const own = out.at(-1);
    if (opened?.isTitle === true) own?.headings.push(row.line);
    else own?.lines.push(opened === null ? row.line : opened.line);
  });
  return out.filter(({ lines, headings }) => lines.length > 0 || headings.length > 0);
}

/** "Education and Training" names studies twice; certificates are announced by their own name or as courses. */
function announcedKinds(title: string): SectionKind[] {
  const kinds = kindsOfTitle(title);
  return announcesCertificates(title) ? kinds : kinds.filter((kind) => kind !== certificateKind);
}

/** Lists that a label on their own row may open. */
const labelled: ReadonlySet<SectionKind> = new Set(["skills", "interests", certificateKind]);
const partLabel = /^(?<title>[^:：\t]{3,40}?)\s*(?:[:：]|\s[–—-])\s+(?=\S)/u;

/** "Interests:" on a row of its own, or before what it lists, opens the part of that kind. */
function openedBy(
  row: Row,
  kinds: readonly SectionKind[],
  within: SectionKind,
): { kind: SectionKind; isTitle: boolean; line: Line } | null {
  const { line, text } = row;
  const whole = line.bullet === null && !/[.,;]$/.test(text) ? titleKind(text) : null;
  // "Volunteer" among voluntary posts is one of them.
  const isOther = whole?.exact === true && (whole.kind !== within || /[:：]\s*$/.test(text));
  if (isOther && kinds.includes(whole.kind)) return { kind: whole.kind, isTitle: true, line };
  const label = partLabel.exec(text);
  const match = titleKind(label?.groups?.["title"] ?? "");
  const kind = match?.exact === true ? match.kind : undefined;
  // "Projects: …" may be the name of one, and "Languages: …" those of programs.
  if (label === null || kind === undefined || !kinds.includes(kind) || !labelled.has(kind)) return null;
  // Skills keep their label, which names their group.
  return { kind, isTitle: false, line: kind === "skills" ? line : cutFrom(line, label[0].length) };
}

/** Jobs and projects look alike row by row; what names the whole entry tells them apart. */
function kindsOfEntries(
  layout: DocumentLayout,
  rows: readonly Row[],
  kinds: readonly SectionKind[],
): (SectionKind | null)[] | null {
  const jobs = kinds.find((kind) => kind === "experience" || kind === "volunteer");
  if (jobs === undefined || !kinds.includes("projects")) return null;
  const opening = new Map(
    headsOf(layout, rows).map((head) => [head[0]?.line.start, head.some(namesPost) ? jobs : ("projects" as const)]),
  );
  return rows.map(({ line }) => opening.get(line.start) ?? null);
}

/** The rows that name each entry. Where the first row is a bullet, each like it is an entry, and its own row names it. */
function headsOf(layout: DocumentLayout, rows: readonly Row[]): Row[][] {
  const [first] = rows;
  if (first?.bullet !== true) return segmentEntries(rows, { layout, fit: () => 1 }).map(({ header }) => header);
  const opens = ({ bullet, line, text }: Row) => (bullet ? line.x <= first.line.x + setIn : /:\s*$/.test(text));
  return rows.filter(opens).map((row) => [row]);
}

const setIn = 4;

function kindsOfRows(rows: readonly Row[], kinds: readonly SectionKind[], first: SectionKind): (SectionKind | null)[] {
  const tellers = joints.filter((joint) => joint.kinds.every((kind) => kinds.includes(kind)));
  const datesLead = rows[0] !== undefined && isDateAlone(rows[0]);
  let above: SectionKind = first;
  return rows.map((row, index) => {
    const below = rows[index + 1];
    // Where dates stand above what they date, each goes with the row below.
    const told = datesLead && below !== undefined && isDateAlone(row) ? below : row;
    if (told.continues) return null;
    const context = { above, below: told === row ? below : rows[index + 2] };
    const kind = tellers.reduce<SectionKind | null>((found, { tell }) => found ?? tell(told, context), null);
    above = kind ?? above;
    return kind;
  });
}

const isDateAlone = ({ dates, line }: Row): boolean =>
  dates.length > 0 &&
  dates.reduce((left, { start, end }) => left - (end - start), line.end - line.start) <= mostBesideDate;

/** Brackets or a full stop around a date. */
const mostBesideDate = 3;

const partsOfRow = ({ text }: Row): string[] => text.split(/[,|•·;\t(:]|\s[–—-]\s|\s(?:at|@)\s/u);
const mostPostWords = 6;
/** "High School Diploma": the word at the end tells in a short name. */
const mostDegreeWords = 4;

const namesPost = (row: Row): boolean =>
  partsOfRow(row).some(
    (part) => jobScore(part) >= 1.6 && wordsOf(part).length <= mostPostWords && !isAddress(part.trim()),
  );

const namesDegree = (row: Row): boolean =>
  partsOfRow(row).some((part) => {
    const score = degreeScore(part.trim());
    return score >= 2.6 || (score >= 1.6 && wordsOf(part).length <= mostDegreeWords);
  });
const namesSchool = (row: Row): boolean => partsOfRow(row).some((part) => institutionScore(part.trim()) >= 2.6);

/** "Certificate in Teaching" is called like a degree, too; below a title of certificates it is one of them. */
const namesOtherDegree = (row: Row): boolean => namesDegree(row) && !isNamedCertificate(row.text);

/** A school without a degree may give the certificate above it, or have its degree below it. */
function tellStudy(row: Row, { above, below }: Parameters<Teller>[1]): SectionKind | null {
  if (namesOtherDegree(row)) return "education";
  // "Millwright Certificate, Harrow Vale College": what a school gave was studied there.
  if (isNamedCertificate(row.text)) return namesSchool(row) ? "education" : certificateKind;
  if (!namesSchool(row)) return null;
  return above !== certificateKind ||
    (below !== undefined && opensWithSchool(row) && isOneEntry(row, below) && namesOtherDegree(below))
    ? "education"
    : null;
}

const opensWithSchool = (row: Row): boolean => institutionScore(partsOfRow(row)[0]?.trim() ?? "") >= 2.6;

/** Two bullets, or two rows with dates, are entries of their own. */
const isOneEntry = (row: Row, below: Row): boolean =>
  !(row.bullet && below.bullet) && (row.anchor === null || below.anchor === null);

const prize =
  /[$€£]\s?\d|\b(?:award\p{L}*|prize|winner|won|place|medal\p{L}*|scholarship|fellowship|grant|hono\p{L}+|finalist|dean|rank\p{L}*|1st|2nd|3rd|first|second|third)\b/iu;
const names = wordSet(languageNames);
const levels = wordSet(languageLevels);
const isSpoken = ({ text }: Row): boolean => wordsOf(text).some((word) => names.has(word) || levels.has(word));

/** Rows with a label of their own ("Languages: …") are told by it later. */
const tellSpoken: Teller = (row) => (partLabel.test(row.text) ? null : isSpoken(row) ? "languages" : "skills");

const joints: readonly Joint[] = [
  { kinds: ["education", certificateKind], tell: tellStudy },
  {
    kinds: ["experience", "education"],
    tell: (row) => (namesDegree(row) || namesSchool(row) ? "education" : namesPost(row) ? "experience" : null),
  },
  {
    kinds: [awardKind, certificateKind],
    tell: ({ text }) => (isNamedCertificate(text) ? certificateKind : prize.test(text) ? awardKind : null),
  },
  {
    kinds: ["skills", certificateKind],
    tell: (row) => (isNamedCertificate(row.text) || row.anchor !== null ? certificateKind : null),
  },
  { kinds: ["skills", "languages"], tell: tellSpoken },
  {
    kinds: [certificateKind, "languages"],
    // "Goethe-Zertifikat B2" names a language as well.
    tell: (row) => (isNamedCertificate(row.text) ? certificateKind : isSpoken(row) ? "languages" : null),
  },
];
