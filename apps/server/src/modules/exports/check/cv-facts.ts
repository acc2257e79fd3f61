import { isHttpUrl, lineKinds, type ParsedData, type Website } from "@vitrine/model";

/** What a program that reads applications looks for, in words for its owner, and what makes two of them the same. */
export type Fact = { what: string; said: string; key: string };

/** A job or a study. */
export type Station = {
  what: readonly [title: string, name: string];
  title: string;
  name: string;
  from: string;
  to: string;
};

/** The facts of a CV: those that stand alone, and those that mean nothing without each other. */
export type CvFacts = { single: Fact[]; stations: Station[] };

const asJob = ["Job title", "Employer"] as const;
const asStudy = ["Degree", "School"] as const;

/** The facts of a website as its CV prints them, hidden entries left out before. */
export function factsOfSite(site: Website): CvFacts {
  const { name, stations } = {
    name: site.full_name ?? "",
    stations: [
      ...site.experience.map((job) => stationOf(asJob, job.position, job.name, job)),
      ...site.education.map((study) => stationOf(asStudy, study.degree, study.name, study)),
    ],
  };
  const links = site.links.flatMap(({ url }) => (isHttpUrl(url) ? url : []));
  const skills = site.skills.flatMap(({ info }) => info);
  const projects = Object.values(site.projects).flat();
  const person = { ...site.contact, name, links };
  return { single: [...singleFacts(person, { skills, projects }), ...namesIn(site)], stations };
}

/** The facts that a reader found in a CV. */
export function factsOfCv(cv: ParsedData): CvFacts {
  const person = { ...cv.personal_info, links: cv.personal_info.links.map(({ url }) => url) };
  const skills = cv.skills.map(({ name }) => name);
  return {
    single: [...singleFacts(person, { skills, projects: cv.projects }), ...namesIn(cv)],
    stations: [
      ...cv.experiences.map((job) => stationOf(asJob, job.position, job.company, job)),
      ...cv.educations.map((study) => stationOf(asStudy, study.degree, study.institution, study)),
    ],
  };
}

type Person = { name: string; title: string; email: string; phone: string; location: string; links: readonly string[] };
type Works = { skills: readonly string[]; projects: readonly { title: string }[] };

function singleFacts({ name, title, email, phone, location, links }: Person, { skills, projects }: Works): Fact[] {
  return [
    ...facts("Name", [name], fold),
    ...facts("Title", [title], fold),
    ...facts("Email", [email], (text) => text.trim().toLowerCase()),
    ...facts("Phone", [phone], (text) => text.replace(/\D/gu, "")),
    ...facts("Location", [location], fold),
    ...facts("Link", links, address),
    ...facts("Skill", skills, fold),
    ...facts(
      "Project",
      projects.map((project) => project.title),
      fold,
    ),
  ];
}

/** The kinds whose entries are known by one name, which website and CV hold in lists of the same name. */
function namesIn(holder: object): Fact[] {
  const lists = holder as Readonly<Record<string, unknown>>;
  return lineKinds.flatMap(({ list, fields: [{ key, label }] }) => {
    const entries = Array.isArray(lists[list]) ? (lists[list] as readonly Readonly<Record<string, unknown>>[]) : [];
    const names = entries.map((entry) => (typeof entry[key] === "string" ? entry[key] : ""));
    return facts(label, names, fold);
  });
}

type Dates = { start_date?: string | null | undefined; end_date?: string | null | undefined; date?: string };

/** `2019-03` and `2021-04`; where months are not known, the years of the text. */
function stationOf(what: Station["what"], title: string, name: string, dates: Dates): Station {
  const { start_date: start, end_date: end, date = "" } = dates;
  if (start || end) return { what, title, name, from: start ?? "", to: end ?? "" };
  const [first = "", last = ""] = date.match(/\b(?:19|20)\d{2}\b/gu) ?? [];
  const isEndAlone = last === "" && /^\D*\d{4}\s*$/u.test(date);
  return { what, title, name, from: isEndAlone ? "" : first, to: isEndAlone ? first : last };
}

function facts(what: string, texts: readonly string[], keyOf: (text: string) => string): Fact[] {
  return texts.flatMap((text) => {
    const key = keyOf(text);
    return key === "" ? [] : [{ what, said: text.trim(), key: `${what} ${key}` }];
  });
}

/** A text as it is compared: case, accents and signs make no other one. */
export function fold(text: string): string {
  const plain = text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
  return plain.replace(/[^\p{L}\p{N}+#]+/gu, " ").trim();
}

function address(text: string): string {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/u, "");
  return plain.replace(/[/?#]$/u, "");
}
