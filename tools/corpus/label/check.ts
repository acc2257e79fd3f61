import { readDate } from "../read/dates.ts";
import { sectionKind } from "./section-kind.ts";
import { goldTexts, type Gold, type LabelledSource } from "./gold.ts";

const fold = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[\u00ad\u200b]/g, "")
    .replace(/ı/g, "i");
const cjk = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]";
const token = new RegExp(`${cjk}|(?:(?!${cjk})[\\p{L}\\p{N}])+`, "gu");

const words = (text: string): string[] => fold(text).match(token) ?? [];
const compact = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, "");

/** The words of a page, for asking what of a label it shows. Words that a line end breaks are found as well. */
export class PageWords {
  readonly text: string;
  readonly all: string[];
  private readonly known: ReadonlySet<string>;
  private readonly run: string;

  constructor(text: string) {
    this.text = text;
    this.all = words(text);
    this.known = new Set(this.all);
    this.run = compact(text);
  }

  /** True when the page has the word with blanks around it. */
  knows(word: string): boolean {
    return this.known.has(words(word)[0] ?? "");
  }

  has(word: string): boolean {
    return this.known.has(word) || (word.length >= 4 && this.run.includes(word));
  }

  /** The share of a text's words that the page has. */
  shareOf(text: string): number {
    const list = words(text);
    if (list.length === 0) return 1;
    if (this.run.includes(compact(text))) return 1;
    return list.filter((word) => this.has(word)).length / list.length;
  }
}

/** Takes values out of a label that the page does not show; returns how many entries went. */
export function pruneHidden(gold: Gold, page: PageWords): number {
  const person = gold.personal_info;
  const shown = (text: string | undefined): boolean => text !== undefined && text !== "" && page.shareOf(text) >= 0.7;
  for (const key of ["name", "email", "phone", "location", "summary"] as const)
    if (!shown(person[key])) delete person[key];
  const before = countItems(gold);
  gold.experiences = gold.experiences.filter((job) => shown(job.position) || shown(job.company));
  gold.educations = gold.educations.filter((study) => shown(study.degree) || shown(study.institution));
  const halves =
    gold.experiences.filter(
      (job) =>
        (job.position !== undefined && !shown(job.position)) || (job.company !== undefined && !shown(job.company)),
    ).length +
    gold.educations.filter(
      (study) =>
        (study.degree !== undefined && !shown(study.degree)) ||
        (study.institution !== undefined && !shown(study.institution)),
    ).length;
  for (const job of gold.experiences) if (!shown(job.location)) delete job.location;
  for (const study of gold.educations) if (!shown(study.gpa)) delete study.gpa;
  gold.projects = gold.projects.filter(({ title }) => shown(title));
  gold.skills = distinct(gold.skills.filter(({ name }) => shown(name)));
  gold.certifications = gold.certifications.filter(({ name }) => shown(name));
  gold.languages = distinct(gold.languages.filter(({ name }) => shown(name)));
  const hidden = before - countItems(gold) + halves;
  gold.publications = gold.publications.filter(({ title }) => page.shareOf(title) >= 0.9);
  return hidden;
}

function distinct(list: { name: string }[]): { name: string }[] {
  return [...new Map(list.map((item) => [compact(item.name) || item.name, item])).values()];
}

const countItems = (gold: Gold): number =>
  gold.experiences.length +
  gold.educations.length +
  gold.projects.length +
  gold.skills.length +
  gold.certifications.length +
  gold.languages.length;

/** Mail and phone that a source hides in macros, taken from the page itself when it shows exactly one. */
export function addContacts(source: LabelledSource, text: string, hint: string): void {
  const person = source.gold.personal_info;
  if (person.name === undefined || !compact(text).includes(compact(person.name)))
    person.name = nameOnPage(text, hint) ?? person.name;
  const mails = new Set(text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g));
  const { email } = person;
  if (email !== undefined && !mails.has(email))
    person.email = [...mails].find((each) => email.startsWith(each)) ?? email;
  if (person.email === undefined && mails.size === 1) [person.email] = mails;
  const head = `${text.slice(0, 700)}\n${source.beside.slice(0, 15).join("\n")}`;
  const phones = new Set(
    head
      .match(/(?:\+|\(\+|\b0)\d[\d\s().\-–]{7,18}\d/g)
      ?.map((each) => each.trim())
      .filter((each) => !/\d{4}\s?[-–]\s?\d{4}/.test(each)),
  );
  if (person.phone === undefined && new Set([...phones].map((each) => each.replace(/\D/g, ""))).size === 1)
    [person.phone] = phones;
}

/** A name among the first lines of a page, when the repository, the file or the mail address is named after it. */
function nameOnPage(text: string, hint: string): string | undefined {
  const known = compact(`${hint} ${/[\w.+-]+(?=@)/.exec(text)?.[0] ?? ""}`);
  return text
    .split("\n")
    .slice(0, 6)
    .map((line) => line.trim())
    .find((line) => {
      const parts = line.split(/\s+/);
      const fits = parts.length >= 2 && parts.length <= 4 && parts.every((part) => /^\p{Lu}[\p{L}.'’-]*$/u.test(part));
      return fits && parts.some((part) => compact(part).length >= 4 && known.includes(compact(part)));
    });
}

export type Coverage = { goldOnPage: number; pageInSource: number; loose: number };

/** How much of the label the page shows, how much of the page the source explains, and how much had no place. */
export function measureCoverage(source: LabelledSource, page: PageWords): Coverage {
  const labelled = goldTexts(source.gold)
    .flatMap(words)
    .filter((word) => !/^\d+$/.test(word));
  const explained = new Set([...labelled, ...source.beside.flatMap(words)]);
  const run = [...goldTexts(source.gold), ...source.beside].map(compact).join(" ");
  const shown = page.all.filter((word) => !/^\d+$/.test(word) && (word.length > 1 || /\p{Script=Han}/u.test(word)));
  const looseWords = source.loose.flatMap(words).filter((word) => page.has(word)).length;
  return {
    goldOnPage: labelled.length === 0 ? 0 : labelled.filter((word) => page.has(word)).length / labelled.length,
    pageInSource:
      shown.length === 0
        ? 0
        : shown.filter((word) => explained.has(word) || (word.length >= 4 && run.includes(word))).length / shown.length,
    loose: labelled.length === 0 ? 1 : looseWords / labelled.length,
  };
}

/** Fields whose words are glued together, as happens where a macro's parts are printed apart. */
function gluedFields(gold: Gold, page: PageWords): number {
  const fields = [
    ...gold.experiences.flatMap((job) => [job.position, job.company]),
    ...gold.educations.flatMap((study) => [study.degree, study.institution]),
    ...gold.projects.map(({ title }) => title),
  ];
  return fields.filter((field) =>
    field?.split(/[^\p{L}\p{N}]+/u).some((word) => /\p{Ll}{2}\p{Lu}\p{Ll}/u.test(word) && !page.knows(word)),
  ).length;
}

const listedKinds = new Set(["jobs", "studies", "skills", "languages", "projects", "certificates", "publications"]);

/** Kinds of sections that the page has a title for, while the label has nothing of them. */
export function untoldSections(gold: Gold, text: string): string[] {
  const counts: Record<string, number> = {
    jobs: gold.experiences.length + gold._optional.experiences.length,
    studies: gold.educations.length,
    skills: gold.skills.length,
    languages: gold.languages.length + gold.skills.length,
    projects: gold.projects.length,
    certificates: gold.certifications.length + gold._optional.certifications.length,
    publications: gold.publications.length,
  };
  const titles = text
    .split("\n")
    .map((line) => line.trim())
    .filter(
      (line) =>
        line.length > 3 &&
        line.length < 32 &&
        line.split(/\s+/).length <= 3 &&
        !/[,.;:@\d]/.test(line) &&
        /^\p{Lu}|^\p{Lo}/u.test(line),
    );
  const kinds = titles
    .filter((line) => isPlainTitle(line))
    .map(sectionKind)
    .filter((kind) => listedKinds.has(kind));
  return [...new Set(kinds)].filter((kind) => counts[kind] === 0);
}

/** Lines that can hardly be anything but a title: other lines may hold the same words. */
const isPlainTitle = (line: string): boolean =>
  /^(?:technical |professional |work |soft |hard |key |it |computer |programming |core )?(?:skills|experience|education|languages?|projects|certifications?|certificates|publications|employment)$/i.test(
    line,
  ) ||
  /^(?:compétences|langues|formations?|expériences?|projets|habilidades|idiomas|educación|experiencia|formación|proyectos|competencias|idiomas|formação|experiência|projetos|competências|sprachen|kenntnisse|berufserfahrung|ausbildung|bildung|projekte|навыки|языки|образование|опыт работы|проекты|umiejętności|języki|doświadczenie|wykształcenie|competenze|lingue|istruzione|esperienze?|vaardigheden|talen|opleiding|werkervaring|技能|语言|项目经历|教育背景|工作经历|专业技能)$/i.test(
    line,
  );

const isDateWord = (text: string | undefined): boolean => text !== undefined && readDate(text) !== undefined;

/** Reasons that leave a label's own words right: what it holds can still teach where lines belong. */
const harmless = new Set([
  "too few entries",
  "page not explained",
  "loose text",
  "section without label",
  "text before the first section",
  "empty section",
  "publications",
  "lists",
  "no name",
  "languages without label",
  "certificates without label",
  "certificates by their issuers",
  "jobs without an employer",
]);
const leastShown = { goldOnPage: 0.9, entries: 2 };

/** True when a label that was dropped for a reason still says rightly where most of what it names stands. */
export function isPartlyRight(reason: string, gold: Gold, coverage: Coverage): boolean {
  return (
    harmless.has(reason) &&
    coverage.goldOnPage >= leastShown.goldOnPage &&
    coverage.pageInSource >= 0.6 &&
    gold.experiences.length + gold.educations.length + gold.projects.length >= leastShown.entries
  );
}

/** Why a label is not good enough to learn from, or null when it is. */
export function reasonToDrop(
  source: LabelledSource,
  coverage: Coverage,
  hidden: number,
  page: PageWords,
): string | null {
  const { gold, doubts } = source;
  const entries = gold.experiences.length + gold.educations.length;
  const doubtful = (kind: string) => doubts.filter((each) => each.startsWith(kind)).length;
  if (gold.personal_info.name === undefined) return "no name";
  if (entries < 2 || entries + gold.projects.length < 3) return "too few entries";
  if (coverage.goldOnPage < 0.9) return "label not on page";
  if (coverage.pageInSource < 0.85) return "page not explained";
  if (coverage.loose > 0.06) return "loose text";
  if (hidden > 0.12 * (countItems(gold) + hidden) && hidden > 1) return "hidden entries";
  if (untoldSections(gold, page.text).length > 0) return "section without label";
  if (gluedFields(gold, page) > 0) return "glued words";
  if (doubtful("order") > 0.34 * gold.experiences.length) return "order of post and employer";
  if (doubtful("long-header") > 0) return "text before the first section";
  if (doubts.some((each) => each.startsWith("empty:"))) return "empty section";
  if (
    gold.experiences.some((job) => isDateWord(job.position) || isDateWord(job.company)) ||
    gold.educations.some((study) => isDateWord(study.degree) || isDateWord(study.institution))
  )
    return "date in a name";
  if (doubtful("publication") > 0.2 * gold.publications.length) return "publications";
  if (doubtful("date") > 0.25 * entries + 1) return "dates";
  if (doubtful("head") > 0.2 * entries || doubtful("job-part") + doubtful("study-part") > 0.25 * entries)
    return "heads";
  if (doubtful("skill-prose") > 0.3 * gold.skills.length + 1 || doubtful("language") > 0) return "lists";
  return null;
}
