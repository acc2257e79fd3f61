import { parseArgs } from "node:util";
import { keyOf, readText, wordsOfList } from "./plain-lines/ask.ts";
import type { Asked } from "./plain-lines/ask.ts";
import { askCertificates, type CertificateWords } from "./plain-lines/certificates.ts";
import { askLanguages, type LanguageWords } from "./plain-lines/languages.ts";
import { askPapers, type PaperWords } from "./plain-lines/papers.ts";
import { askPersons, type PersonWords } from "./plain-lines/persons.ts";
import { askProjects, type ProjectWords } from "./plain-lines/projects.ts";
import { askSkills, type SkillWords } from "./plain-lines/skills.ts";

const usage = `Usage: node bench/plain-lines.ts [LANGUAGE ...] [--all]
Writes jobs and studies of many languages, and names of many peoples, in the plainest forms of a line; certificates,
projects, languages, skills and papers as lists in whole CVs; and the headings of people of many countries. Reads them,
and says what is read otherwise: how many of each language, and the first of them, or all. These are words and forms
that people use, not files that the reader was mended by; what it reads of them wrongly is mostly a fault of logic and no
missing word.`;

type JobWords = { title: string; period: string; earlier: string; employers: string[]; posts: string[] };
type StudyWords = { title: string; school: string; degrees: string[] };

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

const read = (...lines: readonly string[]) =>
  readText(["Mara Ellison", "mara@example.org", "+44 7700 900123", "", ...lines].join("\n"));

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

type List = { name: string; ask: (language: string) => Promise<Asked> | null };

/** A list that is asked in the languages that it has words of. */
function listOf<Words>(name: string, ask: (words: Words) => Promise<Asked>): List {
  const all = wordsOfList<Words>(name);
  return {
    name,
    ask: (language) => {
      const words = all[language];
      return words === undefined ? null : ask(words);
    },
  };
}

const lists = (): List[] => [
  listOf<CertificateWords>("certificates", askCertificates),
  listOf<ProjectWords>("projects", askProjects),
  listOf<LanguageWords>("languages", askLanguages),
  listOf<SkillWords>("skills", askSkills),
  listOf<PaperWords>("papers", askPapers),
];

const shownOfEach = 3;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { all: { type: "boolean" } } });
  const [jobs, studies] = [wordsOfList<JobWords>("jobs"), wordsOfList<StudyWords>("studies")];
  const languages = positionals.length > 0 ? positionals : Object.keys(jobs);
  if (languages.some((language) => jobs[language] === undefined)) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const asked = lists();
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
    for (const { name, ask } of asked) {
      const list = await ask(language);
      if (list !== null) tell(`${language}, ${name}`, list);
    }
  }
  if (positionals.length === 0) tell("names", await askNames(wordsOfList<string>("names")));
  if (positionals.length === 0) tell("persons", await askPersons(Object.values(wordsOfList<PersonWords>("persons"))));
  process.stdout.write(`all: ${sum.asked - sum.wrong} of ${sum.asked} right\n`);
  return 0;
}

process.exitCode = await main();
