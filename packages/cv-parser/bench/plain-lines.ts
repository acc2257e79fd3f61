import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { parseCv } from "../src/index.ts";

const usage = `Usage: node bench/plain-lines.ts [LANGUAGE ...] [--all]
Writes jobs and studies of many languages, and names of many peoples, in the plainest forms of a line, reads them, and
says what is read otherwise: how many of each language, and the first of them, or all. These are words and forms that people use, not files that the
reader was mended by; what it reads of them wrongly is mostly a fault of logic and no missing word.`;

type JobWords = { title: string; period: string; earlier: string; employers: string[]; posts: string[] };
type StudyWords = { title: string; school: string; degrees: string[] };

const listOf = <Words>(name: string): Record<string, Words> =>
  JSON.parse(readFileSync(new URL(`plain-lines/${name}.json`, import.meta.url), "utf8")) as Record<string, Words>;

const namesOfPeople = () =>
  JSON.parse(readFileSync(new URL("plain-lines/names.json", import.meta.url), "utf8")) as Record<string, string>;

type JobForm = (post: string, employer: string, period: string) => string;
const jobForms: readonly JobForm[] = [
  (post, employer, period) => `${post}, ${employer}\n${period}`,
  (post, employer, period) => `${employer}\t${period}\n${post}`,
  (post, employer, period) => `${post}\n${employer}\n${period}`,
  (post, employer, period) => `${post} | ${employer} | ${period}`,
  (post, employer, period) => `${period}\t${post}\n\t${employer}`,
  (post, employer, period) => `${period}\n${post} – ${employer}`,
];

type StudyForm = (degree: string, school: string) => string;
const studyForms: readonly StudyForm[] = [
  (degree, school) => `${degree}, ${school}, 2015 - 2019`,
  (degree, school) => `${school} — ${degree} (2015 – 2019)`,
  (degree, school) => `2015 - 2019\t${degree}\t${school}`,
  (degree, school) => `${degree}\n${school}\n2015 - 2019`,
  (degree, school) => `${school}\t2015 – 2019\n${degree}`,
  (degree, school) => `${degree} | ${school} | 2019`,
];

const keyOf = (text: string | undefined): string => (text ?? "").toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

async function readText(text: string) {
  return (await parseCv(new TextEncoder().encode(text), { now: new Date("2026-01-01") })).cv;
}

const read = (...lines: readonly string[]) =>
  readText(["Mara Ellison", "mara@example.org", "+44 7700 900123", "", ...lines].join("\n"));

type Asked = { asked: number; wrong: string[] };

/** Each post in each form, at one of the employers and above another job of the same form. */
async function askJobs({ title, period, earlier, employers, posts }: JobWords): Promise<Asked> {
  const wrong: string[] = [];
  for (const [at, post] of posts.entries()) {
    const [employer = "", next = ""] = [employers[at % employers.length], employers[(at + 1) % employers.length]];
    const other = posts[(at + 7) % posts.length] ?? "";
    for (const form of jobForms) {
      const cv = await read(title, form(post, employer, period), "", form(other, next, earlier));
      const [job, ...rest] = cv.experiences;
      const isRight =
        rest.length === 1 &&
        keyOf(job?.position) === keyOf(post) &&
        keyOf(`${job?.company}${job?.location}`) === keyOf(employer);
      const shown = `${job?.position} | ${job?.company} | ${job?.location} (${cv.experiences.length})`;
      if (!isRight) wrong.push(`${JSON.stringify(form(post, employer, period))} is ${shown}`);
    }
  }
  return { asked: posts.length * jobForms.length, wrong };
}

async function askStudies({ title, school, degrees }: StudyWords): Promise<Asked> {
  const wrong: string[] = [];
  for (const degree of degrees) {
    for (const form of studyForms) {
      const { educations } = await read(title, form(degree, school));
      const [study, ...rest] = educations;
      const isRight =
        rest.length === 0 && keyOf(study?.degree) === keyOf(degree) && keyOf(study?.institution) === keyOf(school);
      if (!isRight) wrong.push(`${JSON.stringify(form(degree, school))} is ${study?.degree} | ${study?.institution}`);
    }
  }
  return { asked: degrees.length * studyForms.length, wrong };
}

type NameForm = (name: string) => string;
const nameForms: readonly NameForm[] = [
  (name) => `${name}\nAccountant\n12 Mill Lane, Leeds LS1 4AB\n+44 7700 900123 | mail@example.org`,
  (name) => `${name}\n+44 7700 900123 | mail@example.org`,
  (name) => `CURRICULUM VITAE\n\n${name}\n12 Mill Lane, Leeds LS1 4AB\n+44 7700 900123 | mail@example.org`,
  (name) => `Name: ${name}\nAddress: 12 Mill Lane, Leeds LS1 4AB\nEmail: mail@example.org`,
  (name) => `${name} | Accountant\n+44 7700 900123 | mail@example.org`,
];

/** Each name in each form, above an address that says nothing of it; with its letters, however they are ordered. */
async function askNames(names: Readonly<Record<string, string>>): Promise<Asked> {
  const wrong: string[] = [];
  const letters = (text: string) => keyOf(text.normalize("NFKD")).split("").toSorted().join("");
  for (const [name, wanted] of Object.entries(names)) {
    for (const form of nameForms) {
      const cv = await readText(`${form(name)}\n\nExperience\nAccountant, Brightwell Ltd\nFeb 2016 – Dec 2018`);
      const read = cv.personal_info.name;
      if (letters(read) !== letters(wanted)) wrong.push(`${JSON.stringify(form(name))} is ${read}`);
    }
  }
  return { asked: Object.keys(names).length * nameForms.length, wrong };
}

const shownOfEach = 3;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { all: { type: "boolean" } } });
  const [jobs, studies] = [listOf<JobWords>("jobs"), listOf<StudyWords>("studies")];
  const languages = positionals.length > 0 ? positionals : Object.keys(jobs);
  if (languages.some((language) => jobs[language] === undefined)) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const sum = { asked: 0, wrong: 0 };
  const tell = (what: string, { asked, wrong }: Asked) => {
    sum.asked += asked;
    sum.wrong += wrong.length;
    const shown = wrong.slice(0, values.all ? wrong.length : shownOfEach).map((each) => `\n  ${each}`);
    process.stdout.write(`${what}: ${asked - wrong.length} of ${asked} right${shown.join("")}\n`);
  };
  for (const language of languages) {
    const [job, study] = [jobs[language], studies[language]];
    if (job) tell(`${language}, jobs`, await askJobs(job));
    if (study) tell(`${language}, studies`, await askStudies(study));
  }
  if (positionals.length === 0) tell("names", await askNames(namesOfPeople()));
  process.stdout.write(`all: ${sum.asked - sum.wrong} of ${sum.asked} right\n`);
  return 0;
}

process.exitCode = await main();
