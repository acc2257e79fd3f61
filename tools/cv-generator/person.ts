import { membersOf, type LanguagePack } from "./language-pack.ts";
import type { Random } from "./random.ts";

export type YearMonth = { year: number; month: number };
/** `end` is null while it goes on. */
export type Period = { start: YearMonth; end: YearMonth | null };
export type Role = { position: string; period: Period; paragraph: string; tasks: string[] };
export type Job = { company: string; place: string; roles: Role[] };
export type Study = { degree: string; institution: string; place: string; period: Period; mark: string };
export type Rated = { name: string; level: string };

export type Person = {
  name: string;
  mail: string;
  phone: string;
  place: string;
  profession: string;
  link: string;
  summary: string;
  jobs: Job[];
  studies: Study[];
  skills: { label: string; skills: Rated[] }[];
  projects: { title: string; paragraph: string; tasks: string[] }[];
  certifications: { name: string; issuer: string; year: number }[];
  languages: Rated[];
  papers: { title: string; venue: string; year: number }[];
  interests: string[];
};

type TextList =
  | "firstNames"
  | "lastNames"
  | "cities"
  | "sentences"
  | "projects"
  | "tasks"
  | "schools"
  | "certifications"
  | "spoken"
  | "spokenLevels"
  | "papers"
  | "interests";

const thisYear = 2026;

/** An invented person of a language; every word comes from the language's lists. */
export function createPerson(random: Random, pack: LanguagePack): Person {
  const list = (key: TextList): string[] => membersOf(pack[key]);
  const first = random.pick(list("firstNames"));
  const last = random.pick(list("lastNames"));
  const jobs = createJobs(random, pack);
  const isLongText = random.chance(0.7);
  const sentences = random.sample(list("sentences"), random.int(1, 3)).map((each) => numbered(random, each));
  return {
    name: pack.isFamilyFirst ? `${last}${first}` : `${first} ${last}`,
    mail: mailOf(random, first, last),
    phone: phoneOf(random, pack),
    place: random.pick(list("cities")),
    profession: jobs[0]?.roles[0]?.position ?? "",
    link: `linkedin.com/in/${plain(`${first}-${last}`)}${random.int(10, 99)}`,
    summary: isLongText ? sentences.join(pack.isFamilyFirst ? "" : " ") : (sentences[0] ?? ""),
    jobs,
    studies: createStudies(random, pack, jobs),
    skills: createSkills(random, pack),
    projects: random.sample(list("projects"), random.int(1, 3)).map((title) => ({
      title,
      paragraph: random.chance(0.5) ? numbered(random, random.pick(list("sentences"))) : "",
      tasks: random.sample(list("tasks"), random.int(1, 2)).map((task) => numbered(random, task)),
    })),
    certifications: random.sample(list("certifications"), random.int(1, 4)).map((name) => ({
      name,
      issuer: random.pick(list("schools")),
      year: random.int(2012, thisYear - 1),
    })),
    languages: [list("spoken")[0] ?? "", ...random.sample(list("spoken").slice(1), random.int(1, 3))].map((name) => ({
      name,
      level: random.pick(list("spokenLevels")),
    })),
    papers: random.sample(list("papers"), random.int(1, 3)).map((title) => ({
      title,
      venue: random.pick(["PLOS ONE", "Journal of Applied Questions 14(2)", "Proc. NordConf", "Revue d'études 7"]),
      year: random.int(2010, thisYear - 1),
    })),
    interests: random.sample(list("interests"), random.int(2, 5)),
  };
}

function createJobs(random: Random, pack: LanguagePack): Job[] {
  const positions = random.sample(membersOf(pack.jobs), 8);
  const companies = random.sample(membersOf(pack.companies), random.int(2, 4));
  let until: YearMonth | null = random.chance(0.6) ? null : { year: thisYear - 1, month: random.int(1, 12) };
  return companies.map((company) => {
    const roles = Array.from({ length: random.chance(0.2) ? 2 : 1 }, (): Role => {
      const last = until ?? { year: thisYear - 1, month: 6 };
      const start = { year: last.year - random.int(1, 4), month: random.int(1, 12) };
      const period = { start, end: until };
      until = start.month > 1 ? { year: start.year, month: start.month - 1 } : { year: start.year - 1, month: 12 };
      const tasks = random.sample(membersOf(pack.tasks), random.int(1, 4)).map((task) => numbered(random, task));
      const paragraph = random.chance(0.3) ? numbered(random, random.pick(membersOf(pack.sentences))) : "";
      return { position: positions.pop() ?? "", period, paragraph, tasks };
    });
    return { company, place: random.pick(membersOf(pack.cities)), roles };
  });
}

function createStudies(random: Random, pack: LanguagePack, jobs: readonly Job[]): Study[] {
  const firstYear = jobs.at(-1)?.roles.at(-1)?.period.start.year ?? 2010;
  let end = firstYear;
  return random.sample(membersOf(pack.schools), random.int(1, 3)).map((institution) => {
    const start = end - random.int(2, 4);
    const period = { start: { year: start, month: random.int(8, 10) }, end: { year: end, month: random.int(3, 7) } };
    end = start;
    const field = random.pick(membersOf(pack.fields));
    const degree = `${random.pick(membersOf(pack.degrees))}${random.pick([" ", ", ", " – "])}${field}`;
    const mark = random.chance(0.25) ? markOf(random, pack.code) : "";
    return { degree, institution, place: random.pick(membersOf(pack.cities)), period, mark };
  });
}

function markOf(random: Random, code: string): string {
  const digit = random.int(1, 9);
  const marks: Record<string, string> = {
    en: `GPA: 3.${digit}/4.0`,
    de: `Abschlussnote: 1,${digit}`,
    fr: "Mention bien",
    es: `Nota media: 8,${digit}`,
    pt: `Média: 1${digit % 7} valores`,
    it: "Voto: 110/110",
    nl: `Cijfer: 7,${digit}`,
  };
  return marks[code] ?? "";
}

function createSkills(random: Random, pack: LanguagePack): Person["skills"] {
  const names = random.sample(membersOf(pack.skills), random.int(5, 14));
  const rated = names.map((name) => ({ name, level: random.pick(membersOf(pack.levels)) }));
  const count = rated.length > 7 && random.chance(0.5) ? random.int(2, 3) : 1;
  const labels = random.sample(membersOf(pack.skillGroups), count);
  return labels.map((label, index) => ({
    label: count > 1 ? label : "",
    skills: rated.filter((_, position) => position % count === index),
  }));
}

function numbered(random: Random, text: string): string {
  return text.replaceAll("#", () => String(random.int(3, 40)));
}

const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/[^\w-]/g, "")
    .toLowerCase() || "person";

function mailOf(random: Random, first: string, last: string): string {
  const host = random.pick(["example.com", "example.org", "mail.example.net", "example.eu"]);
  return `${plain(first)}${random.pick([".", "_", ""])}${plain(last)}${random.chance(0.3) ? random.int(1, 99) : ""}@${host}`;
}

function phoneOf(random: Random, pack: LanguagePack): string {
  const digits = (count: number): string => Array.from({ length: count }, () => random.int(0, 9)).join("");
  const head = `${random.int(2, 9)}${digits(1)}`;
  return random.pick([
    `${pack.dialCode} ${head} ${digits(3)} ${digits(4)}`,
    `${pack.dialCode} (0)${head} ${digits(7)}`,
    `0${head}${digits(1)} ${digits(3)} ${digits(3)}`,
    `${pack.dialCode}${head}${digits(7)}`,
    `(${head}${digits(1)}) ${digits(3)}-${digits(4)}`,
    `0${head}/${digits(7)}`,
  ]);
}
