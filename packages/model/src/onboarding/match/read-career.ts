import type { ParsedData, ParsedExperience } from "../../cv/parsed-data.ts";
import { englishJobWords } from "./job-words.ts";
import { Vocabulary, words } from "./phrases.ts";

export type Seniority = "early" | "mid" | "senior";

/** What the recommender looks at; every part is a fact that the CV states. */
export type Career = {
  /** Titles with their weight: what the person is now counts more than what they were. */
  titles: { text: string; words: string[]; weight: number }[];
  /** Every word of skills, texts, projects and studies. */
  vocabulary: Vocabulary;
  roles: number;
  /** Calendar years from the first job to the last; null when no job has a year. */
  years: number | null;
  seniority: Seniority;
  publications: number;
  projects: number;
  hasFigures: boolean;
  hasCode: boolean;
};

const earlyWords = /\b(?:intern|trainee|student|junior|apprentice|graduate|working student|praktikant|werkstudent)\b/i;
const seniorWords =
  /\b(?:head|director|chief|vp|vice president|president|principal|partner|professor|executive|c[etfo]o|founder|lead|leiter|directeur|director[ae])\b/i;
const codePlaces = /github\.com|gitlab\.com|bitbucket\.org|codeberg\.org|stackoverflow\.com/i;

const roleWeights = [1, 0.8, 0.65];
const olderRoleWeight = 0.5;
const longestTitle = 200;
const mostTitles = 30;

/** Reads profession, seniority and kind of content out of a CV. `now` closes current jobs. */
export function readCareer(cv: ParsedData, now: Date): Career {
  const jobs = cv.experiences;
  const texts = [
    cv.personal_info.summary,
    ...jobs.map((job) => job.description),
    ...cv.skills.flatMap((skill) => [skill.name, skill.category ?? ""]),
    ...cv.projects.flatMap((item) => [item.title, item.description, ...(item.technologies ?? [])]),
    ...cv.educations.map((item) => item.degree),
    ...cv.certifications.map((item) => item.name),
    ...cv.publications.map((item) => item.title),
    ...cv.interests,
  ];
  const years = careerYears(jobs, now);
  const latest = [cv.personal_info.title, jobs[0]?.position ?? ""].join(" ");
  return {
    titles: titlesOf(cv),
    vocabulary: new Vocabulary(texts),
    roles: jobs.length,
    years,
    seniority: seniorityOf(latest, years),
    publications: cv.publications.length,
    projects: cv.projects.length,
    hasFigures: jobs.some((job) => /\d+\s?(?:%|percent|prozent)|[€$£]\s?\d|\b\d{2,}\b/i.test(job.description)),
    hasCode: cv.personal_info.links.some((link) => codePlaces.test(link.url)),
  };
}

function titlesOf(cv: ParsedData): Career["titles"] {
  const own = cv.personal_info.title === "" ? [] : [{ text: cv.personal_info.title, weight: 1 }];
  const held = cv.experiences
    .map((job, index) => ({ text: job.position, weight: roleWeights[index] ?? olderRoleWeight }))
    .filter((title) => title.text !== "");
  // Somebody who never worked is described by what they studied.
  const studied = held.length > 0 ? [] : cv.educations.map((item) => ({ text: item.degree, weight: 0.6 }));
  return [...own, ...held, ...studied].slice(0, mostTitles).map(wordsOfTitle);
}

function wordsOfTitle<T extends { text: string }>(title: T): T & { words: string[] } {
  const own = words(title.text.slice(0, longestTitle));
  return { ...title, words: [...own, ...englishJobWords(own)] };
}

function careerYears(jobs: readonly ParsedExperience[], now: Date): number | null {
  const starts = jobs.flatMap((job) => yearOf(job.start_date) ?? []);
  if (starts.length === 0) return null;
  const ends = jobs.map((job) => yearOf(job.end_date) ?? (job.start_date ? now.getUTCFullYear() : 0));
  return Math.max(0, Math.max(...ends) - Math.min(...starts));
}

function yearOf(date: string | null | undefined): number | null {
  const year = Number(date?.slice(0, 4));
  return Number.isInteger(year) && year > 1900 ? year : null;
}

function seniorityOf(latestTitles: string, years: number | null): Seniority {
  if (seniorWords.test(latestTitles)) return "senior";
  if (earlyWords.test(latestTitles)) return "early";
  if (years === null) return "mid";
  if (years < 3) return "early";
  return years >= 12 || (years >= 8 && /\bsenior\b/i.test(latestTitles)) ? "senior" : "mid";
}
