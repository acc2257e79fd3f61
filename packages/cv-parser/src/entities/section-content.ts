import type { DocumentLayout } from "../core/layout.ts";
import type { Section, SectionKind } from "../core/section.ts";
import { wordsOf } from "../core/words.ts";
import { certificateKind } from "../lexicon/title-roles.ts";
import { titleKind } from "../sections/title-kind.ts";
import { announcesCertificates, isNamedCertificate } from "./certified.ts";
import { isContactLabel, isContactOnly } from "./contact/contact-only.ts";
import { rowsOf } from "./entries/rows.ts";
import type { Row } from "./entries/rows.ts";
import { degreeScore, institutionScore, jobScore, organisationScore } from "./entries/word-scores.ts";

/** "About" above an address and a number, without any running text, announces contact data. */
function holdsContact(layout: DocumentLayout, section: Section): boolean {
  const rows = rowsOf(layout, section.lines);
  const reachable = rows.some((row) => /\S@\S|\+?\d(?:[\s().-]?\d){7}/.test(row.text));
  return reachable && rows.every((row) => wordsOf(row.text).length < 8);
}

/** "Location" or "Telephone" above ways to somebody and their labels opens no section of its own. */
const isOfContact = ({ kind, title, lines }: Section): boolean =>
  kind === "other" &&
  isContactLabel(title) &&
  2 * lines.filter(({ text }) => isContactOnly(text)).length > lines.length;

const leastItems = 4;

/** Names of few words, without a sentence, a number or an address among them. */
function isShortList(rows: readonly Row[]): boolean {
  const items = rows.flatMap((row) => row.text.split(/[,|•·\t]/)).filter((item) => item.trim() !== "");
  const isName = (item: string): boolean => wordsOf(item).length <= 4 && !/[@:.!?]\s*$|\d{3}|\S@\S/.test(item);
  return items.length >= leastItems && items.every(isName);
}

/** "Qualifications" above a list of bullets few of which name a school or a degree: licences and courses. */
function namesNoSchools(layout: DocumentLayout, section: Section): boolean {
  const items = rowsOf(layout, section.lines).filter((row) => !row.continues);
  const schools = items.filter(({ text }) => degreeScore(text) >= 2.6 || institutionScore(text) >= 2.6).length;
  return items.length >= leastItems && items.every(({ bullet }) => bullet) && schools < items.length / 3;
}

/** "Additional qualifications" above rows none of which is dated or called like a certificate: what somebody can do. */
function namesNoCertificate(layout: DocumentLayout, { title, lines }: Section): boolean {
  if (!/qualifi[ckz]/iu.test(title) || announcesCertificates(title)) return false;
  const rows = rowsOf(layout, lines).filter((row) => !row.continues);
  const named = rows.filter(({ text, dates }) => dates.length > 0 || isNamedCertificate(text)).length;
  return rows.length >= leastItems && named <= rows.length * mostNamed;
}

const mostNamed = 0.1;

/** A longer title that names what is dated like jobs and is none. */
const tellsOfElse =
  /\b(?:memberships?|affiliations?|committees|students|supervision|theses|talks|presentations|conferences|posters)\b/iu;

/**
 * The kind of a section whose title is unknown or only hints at one: dated rows that name jobs make it experience,
 * dated rows that name degrees or schools make it education. A list of short names under a title of its own holds
 * skills where no other section does. A title that the lexicon knows is believed.
 */
export function contentKind(
  layout: DocumentLayout,
  section: Section,
  { hasSkills = true, hasJobs = true } = {},
): SectionKind {
  if (isOfContact(section) || (section.kind === "summary" && holdsContact(layout, section))) return "contact";
  if (section.headings.length === 0) return section.kind;
  // "Career Summary" is what some call their list of posts.
  if (section.kind === "summary" && !hasJobs) {
    const rows = rowsOf(layout, section.lines);
    return rows.some(isPeriodApart) && datedKind(rows) === "experience" ? "experience" : "summary";
  }
  if (section.kind === "education" && /^qualifications?\b/iu.test(section.title) && namesNoSchools(layout, section))
    return certificateKind;
  if (section.kind === certificateKind && namesNoCertificate(layout, section)) return "skills";
  if (titleKind(section.title)?.exact === true) return section.kind;
  if (!["experience", "education", "other"].includes(section.kind)) return section.kind;
  if (tellsOfElse.test(section.title)) return "other";
  const rows = rowsOf(layout, section.lines);
  if (!rows.some(isPeriod))
    return !hasSkills && section.kind === "other" && isShortList(rows) ? "skills" : section.kind;
  return datedKind(rows) ?? section.kind;
}

const isPeriod = (row: Row): boolean => row.anchor !== null && row.anchor.kind !== "single";

/** A period inside of a paragraph ("available May – August 2021") dates no post. */
const isPeriodApart = (row: Row, index: number, rows: readonly Row[]): boolean =>
  isPeriod(row) && !row.continues && (!row.prose || rows[index + 1]?.continues !== true);

/** What rows with periods and the rows beside them tell of; null where they name neither jobs nor schools. */
function datedKind(rows: readonly Row[]): "education" | "experience" | null {
  if (!rows.some(isPeriod)) return null;
  const near = rows.filter(
    (row, index) =>
      !row.prose && [rows[index - 1], row, rows[index + 1]].some((other) => (other?.anchor ?? null) !== null),
  );
  const parts = near.flatMap((row) => row.text.split(/[,|•·\t]|\s[–—-]\s/));
  const school = parts.filter((part) => degreeScore(part) >= 2.6 || institutionScore(part) >= 2.6).length;
  const job = parts.filter((part) => jobScore(part) >= 1.6 || organisationScore(part) >= 3).length;
  if (school === 0 && job === 0) return null;
  return school >= job ? "education" : "experience";
}
