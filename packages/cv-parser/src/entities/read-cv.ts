import { lineKinds, type CvLineKind, type LineListName } from "@vitrine/model";
import type { Candidate } from "../core/candidate.ts";
import type { FoundItem, FoundPerson } from "../core/found.ts";
import type { DocumentLayout, Line } from "../core/layout.ts";
import type { Section, SectionKind } from "../core/section.ts";
import { compactKey, phraseKey, phraseSet } from "../core/words.ts";
import { usualLines } from "../core/ways.ts";
import type { LineWay } from "../core/ways.ts";
import { findFormAddress, findFormName } from "./contact/form-person.ts";
import { findLinks } from "./contact/links.ts";
import { findLocation } from "./contact/location.ts";
import { findName, findNameByMail } from "./contact/name.ts";
import { findEmail, findPhone } from "./contact/phone-and-mail.ts";
import { findTitle } from "./contact/title.ts";
import { placeTold } from "../labels/place-lines.ts";
import type { Placed } from "../labels/place-lines.ts";
import { tellLines } from "../labels/told-lines.ts";
import type { LineSigns, ToldLines } from "../labels/told-lines.ts";
import { learnedBy } from "../labels/part-labeller.ts";
import type { Labeller } from "../labels/part-labeller.ts";
import type { Weights } from "../labels/weights.ts";
import { withoutLinkWords } from "./link-words.ts";
import { partCertified } from "./certified.ts";
import { withoutDigitalGrid } from "./digital-grid.ts";
import { partLicences } from "./driving-licence.ts";
import { readEducations } from "./education.ts";
import { readExperiences } from "./experience.ts";
import { withoutColumnNames } from "./entries/column-names.ts";
import { readJapaneseCareer } from "./japanese-career.ts";
import { withToldProjects } from "./japanese-projects.ts";
import { readJapaneseForm } from "./japanese-form.ts";
import { isJapaneseEmployer, tellsSchoolEvent } from "./japanese-names.ts";
import { withoutProse } from "./japanese-prose.ts";
import { labelledEducations, labelledExperiences, tabledExperiences } from "./labelled-forms.ts";
import { withJointParts } from "./joint-sections.ts";
import { withoutLabelledCertificates } from "./labelled-certificates.ts";
import { withLabelledLines } from "./labelled-lines.ts";
import { readCertifications } from "./lists/certifications.ts";
import { titledByLabel, withListsBehind } from "./lists-behind.ts";
import { headerSchools } from "./header-schools.ts";
import { eachOnce } from "./lists/each-once.ts";
import { readInterests } from "./lists/interests.ts";
import { isLevelColumn } from "./level-columns.ts";
import { listedLanguages, partSpoken, readLanguages } from "./lists/languages.ts";
import { readPublications } from "./lists/publications.ts";
import { readSkills } from "./lists/skills.ts";
import { withoutPrivateFacts } from "./private-facts.ts";
import { withProjectsOfStudies } from "./projects-of-studies.ts";
import { readProjects } from "./projects.ts";
import { certificateKind } from "../lexicon/title-roles.ts";
import { contentKind } from "./section-content.ts";
import { readOwnSection } from "./own-section.ts";
import { withSingleDates } from "./single-dates.ts";
import { partStudies } from "./studies-among-jobs.ts";
import { withoutTwins } from "./twin-jobs.ts";
import { findSummary } from "./summary.ts";
import { untitledSections } from "./untitled.ts";

export type FoundCv = {
  /** The sections that the values were read from. */
  sections: readonly Section[];
  /** How well what was learned knows the lines; null where it was not asked. */
  lineSigns: LineSigns | null;
  person: FoundPerson;
  experiences: FoundItem[];
  educations: FoundItem[];
  skills: FoundItem[];
  projects: FoundItem[];
  volunteer: FoundItem[];
  interests: Candidate[];
  /** What stands under titles that no list knows. */
  texts: FoundItem[];
  /** Entries that are lines of a few texts, by their list. */
  lines: ReadonlyMap<LineListName, readonly FoundItem[]>;
};

/** Sections of a CV with the kinds that their content tells where their titles do not. */
export function resolvedSections(layout: DocumentLayout, titled: readonly Section[]): Section[] {
  const parted = untitledSections(layout, titled);
  const has = (wanted: SectionKind): boolean => parted.some(({ kind, lines }) => kind === wanted && lines.length > 0);
  const known = { hasSkills: has("skills"), hasJobs: has("experience") };
  const kindOf = (section: Section): SectionKind => {
    if (isLevelColumn(section)) return "other";
    return isTraining(section, parted) ? certificateKind : contentKind(layout, section, known);
  };
  return parted.map((section) => ({
    ...section,
    kind: kindOf(section),
    lines: withoutColumnNames(section.lines),
  }));
}

const training =
  /^(?:주요\s?|기타\s?|직무\s?|외부\s?)?교육(?:\s?(?:사항|이력|이수|수료|경력|경험|내역|내용|과정|활동))*$/u;

/** "Formations" beside "Formation": what was learned in short, where one school or more stands under a title of its own. */
const courses = phraseSet("formations|mes formations|formations suivies|utbildningar och kurser|utbildningar & kurser");

/** "교육" beside "학력": where schools have a title of their own, the Korean word for teaching announces courses. */
const isTraining = ({ kind, title }: Section, all: readonly Section[]): boolean => {
  if (kind !== "education") return false;
  const others = all.filter((other) => other.kind === "education" && other.title !== title && other.lines.length > 0);
  if (courses.has(phraseKey(title))) return others.some((other) => !courses.has(phraseKey(other.title)));
  return training.test(title.trim()) && others.some((other) => /학력|학교/u.test(other.title));
};

/** A CV in sections, with what chain and net say of every line. */
export type ToldCv = {
  layout: DocumentLayout;
  ruled: readonly Section[];
  labeller: Labeller | null;
  told: ToldLines | null;
};

/** Asks once what was learned of the lines, whichever ways the CV is read then. */
export function tellCv(layout: DocumentLayout, titled: readonly Section[], labeller: Labeller | null): ToldCv {
  const ruled = resolvedSections(layout, titled);
  const told = labeller && tellLines(layout, ruled, { chain: labeller.lines, net: labeller.net });
  return { layout, ruled, labeller, told };
}

/** Reads every section with the rules for its kind. */
export function readCv(layout: DocumentLayout, titled: readonly Section[], labeller: Labeller | null): FoundCv {
  const cv = tellCv(layout, titled, labeller);
  return readPlacedCv(cv, cv.told && placeTold(cv.told, usualLines), usualLines);
}

/** Reads every section with the rules for its kind, its lines where what was learned put them when heard in that way. */
export function readPlacedCv({ layout, ruled, labeller, told }: ToldCv, placed: Placed | null, way: LineWay): FoundCv {
  const rankOf = placed?.rankOf ?? null;
  const ranks = { rankOf, startsBy: way.startsBy === "ranks" ? rankOf : null };
  const drawn = told?.net?.partShares ?? null;
  const jobs = { parts: labeller && learnedBy(labeller, "jobs", drawn), ...ranks };
  const schools = { parts: labeller && learnedBy(labeller, "schools", drawn), ...ranks };
  const unjoined = (placed?.sections ?? ruled).flatMap((section) => withJointParts(layout, section));
  const { sections: undriven, licences } = partLicences(layout, unjoined);
  const sections = undriven
    .map(withoutDigitalGrid)
    .flatMap((section) => withListsBehind(layout, section))
    .flatMap((section) => withLabelledLines(layout, section))
    .flatMap((section) => withoutLabelledCertificates(layout, section))
    .map(titledByLabel)
    .flatMap((section) => withProjectsOfStudies(layout, section))
    .map(withoutPrivateFacts);
  const each = <Item>(kind: SectionKind, read: (section: Section) => Item[]): Item[] =>
    sections.filter((section) => section.kind === kind && section.lines.length > 0).flatMap(read);
  const form = readJapaneseForm(layout);
  const isForm = form !== null && form.educations.length + form.experiences.length > 0;
  // The labels and boxes of a form stand under no title, and look like a list.
  const skills = each("skills", ({ headings, lines }) =>
    isForm && headings.length === 0 ? [] : readSkills(layout, withoutProse(lines)),
  );
  const languages: FoundItem[] = [];
  for (const section of sections.filter(({ kind }) => kind === "languages")) {
    const { spoken, others } = partSpoken(layout, section.lines);
    const reading = readLanguages(layout, spoken);
    if (reading.spoken) languages.push(...reading.items);
    skills.push(...readSkills(layout, reading.spoken ? others : section.lines));
  }
  if (languages.length === 0) languages.push(...headerLanguages(layout, sections));
  const person = readPerson(layout, sections, labeller?.names ?? null);
  const formOr = (items: FoundItem[] | undefined, read: () => FoundItem[]) => (items?.length ? items : read());
  const readLines = ({ list, reader, fields: [{ key }] }: CvLineKind): FoundItem[] => {
    if (reader === "spoken") return eachOnce(languages);
    if (reader === "papers") {
      const help = { owner: person.name?.value ?? "", chain: labeller?.references ?? null };
      return each(list, ({ lines }) => readPublications(layout, lines, help));
    }
    const earned = form?.earned.filter(({ fields }) => fields[key] !== undefined);
    return formOr(earned, () => each(list, ({ lines }) => readCertifications(layout, lines, key)));
  };
  const { schools: titled, certificates } = partCertified(
    formOr(form?.educations, () =>
      each("education", ({ lines }) => labelledEducations(layout, lines) ?? readEducations(layout, lines, schools)),
    ),
  );
  const history = readJapaneseCareer(layout);
  const { jobs: listedJobs, studies } = partStudies(
    formOr(form?.tellsWork === true ? form.experiences : undefined, () => {
      if (form?.saysNoJob === true) return [];
      const career = history?.jobs ?? [];
      const tabled = career.length === 0 ? [] : each("experience", ({ lines }) => tabledExperiences(layout, lines));
      if (tabled.length > 0 && tabled.length >= career.length && toldIn(tabled) >= toldIn(career)) return tabled;
      const untold = form?.experiences ?? [];
      if (untold.length + career.length > 0) return career.length >= untold.length ? career : untold;
      const read = each(
        "experience",
        ({ lines }) => labelledExperiences(layout, lines) ?? readExperiences(layout, lines, jobs),
      );
      return isForm ? read.filter(tellsPeriod) : read;
    }),
    titled,
  );
  const experiences = withoutTwins(listedJobs);
  const schooled = [...titled, ...studies];
  const educations = schooled.length > 0 ? schooled : headerSchools(layout, personLines(sections));
  const tells = history !== null && history.jobs.some((job) => listedJobs.includes(job)) ? history : null;
  const toldTwice = ({ lines: [first] }: Section): boolean => first !== undefined && tells?.lines.has(first) === true;
  const projectsOf = (wanted: boolean): FoundItem[] =>
    each("projects", (section) => (toldTwice(section) === wanted ? readProjects(layout, section.lines, rankOf) : []));
  const projects = [...projectsOf(false), ...withToldProjects(projectsOf(true), tells?.projects ?? [])];
  const readList = (kind: CvLineKind): FoundItem[] => {
    const others = kind.list === certificateKind ? [...certificates, ...licences].map(asLine(kind)) : [];
    const isOwner = ({ fields: { [kind.fields[0].key]: name, date } }: FoundItem): boolean =>
      name !== undefined && date === undefined && compactKey(name.value) === compactKey(person.name?.value ?? "");
    return withoutLinkWords([...readLines(kind).filter((item) => !isOwner(item)), ...others], kind.fields[0].key);
  };
  return {
    sections,
    lineSigns: placed?.signs ?? null,
    person,
    experiences: withSingleDates(layout, withoutLinkWords(experiences)),
    educations: withoutLinkWords(educations),
    skills: withoutLinkWords(eachOnce(skills), "name"),
    projects: withoutLinkWords(projects),
    volunteer: withSingleDates(
      layout,
      each("volunteer", (section) => readExperiences(layout, section.lines, jobs)),
    ),
    interests: each("interests", (section) => readInterests(layout, section.lines)),
    texts: sections.flatMap((section) => readOwnSection(layout, section) ?? []),
    lines: new Map(lineKinds.map((kind) => [kind.list, readList(kind)])),
  };
}

/** A certificate in the field that its list keeps names in. */
const asLine =
  ({ fields: [{ key }] }: CvLineKind) =>
  ({ fields: { name, ...others }, ...item }: FoundItem): FoundItem => ({ ...item, fields: { [key]: name, ...others } });

/** The lines beside the e-mail address, for CVs that put the contact data at the end. */
function linesAround(lines: readonly Line[], email: Candidate | null): Line[] {
  const place = email?.ranges[0]?.start ?? -1;
  const at = lines.findIndex((line) => line.start <= place && line.end > place);
  return at < 0 ? [] : lines.slice(Math.max(0, at - 2), at + 3);
}

/** Languages that stand among the contact data: a part of at least two known names and nothing else. */
function headerLanguages(layout: DocumentLayout, sections: readonly Section[]): FoundItem[] {
  return personLines(sections).flatMap((line) => listedLanguages(layout, line));
}

/** How much is told of what was done: a table may only name the employers of the history below it. */
const toldIn = (items: readonly FoundItem[]): number =>
  items.reduce((sum, { fields }) => sum + (fields["description"]?.value.length ?? 0), 0);

/** Events of a form are no jobs; what it tells of a period or of an employer is one. */
const tellsPeriod = ({ fields, current }: FoundItem): boolean =>
  !tellsSchoolEvent(fields["company"]?.value ?? "") &&
  (current ||
    (fields.end_date !== undefined && fields.end_date.value !== fields.start_date?.value) ||
    isJapaneseEmployer(fields["company"]?.value ?? ""));

/** The lines that tell of the person. */
const personLines = (sections: readonly Section[]): Line[] =>
  sections.filter(({ kind }) => kind === "header" || kind === "contact").flatMap(({ lines }) => lines);

const largeType = 1.5;

/** The lines of the first page in far larger type than the text: where cells of a table stand apart, the name may be one. */
function largestLines({ lines, bodyFontSize }: DocumentLayout): Line[] {
  return lines.filter(({ page, fontSize }) => page === 1 && fontSize >= bodyFontSize * largeType);
}

function readPerson(layout: DocumentLayout, sections: readonly Section[], names: Weights | null): FoundPerson {
  const near = sections
    .filter(({ kind }) => kind === "header" || kind === "contact" || kind === "links")
    .flatMap((section) => section.lines);
  const far = sections
    .filter(({ kind }) => kind !== "header" && kind !== "contact" && kind !== "links" && kind !== "references")
    .flatMap((section) => section.lines);
  const email = findEmail(layout, near, far);
  const around = linesAround(far, email);
  // A number in a line of its own beside the address is the person's, wherever the page puts both.
  const phone = findPhone(layout, near, far) ?? findPhone(layout, around, []);
  const name =
    findFormName(layout) ??
    findName(layout, near, { email, names }) ??
    findName(layout, layout.lines.slice(0, 12), { email, names }) ??
    findNameByMail(layout, { email, names }) ??
    findName(layout, largestLines(layout), { email, names });
  const title = findTitle(layout, near, name);
  return {
    name,
    title,
    email,
    phone,
    location:
      findFormAddress(layout) ??
      findLocation(layout, near, [name, title, email, phone]) ??
      findLocation(layout, around, [name, title, email, phone]),
    summary: findSummary(layout, sections),
    links: findLinks(layout, near, email),
  };
}
