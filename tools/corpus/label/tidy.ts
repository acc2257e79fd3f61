import { isPeriod, readPeriod } from "../read/dates.ts";
import type { Gold, GoldJob, GoldStudy } from "./gold.ts";
import { goldTexts } from "./gold.ts";
import { markBelow, splitMark } from "./marks.ts";
import { pruneDates } from "./shown-dates.ts";
import { tidyCertificates, tidyLanguages } from "./tidy-lists.ts";
import { endsInCountry, isDegree, isSchool } from "./words.ts";

/** What markup leaves behind when a reader of sources did not know it, and forms that nobody filled in. */
const remnant =
  /\[(?:width|height|scale|draft|trim)\b|\\[a-z]{2,}|includegraphics|#{2,}|<[a-z_ ]+>|\(baseline\)|\b[\w-]+\/[\w-]+\.(?:png|svg|jpe?g|pdf)\b|\bh-?\d+\.\d+v-?\d|https?:\/\/\S+\.[a-z]{2,3}\p{Lu}/u;

/**
 * Puts right what sources say otherwise than their pages: dates and marks in the names of things, towns behind employers,
 * names of groups that stand as jobs, languages and marks that only the page tells. Changes the label.
 * Returns why the label is still not to be believed, empty when it is.
 */
export function tidyGold(gold: Gold, text: string): string[] {
  gold.experiences = gold.experiences.map(tidyJob).filter(isJob);
  gold.educations = gold.educations.map((study) => tidyStudy(study, gold.educations, text)).filter(isStudy);
  pruneDates(gold, text);
  tidyPhone(gold.personal_info, text);
  return [
    ...(goldTexts(gold).some((each) => remnant.test(each)) ? ["remnants of markup"] : []),
    ...doubtsOfEntries(gold),
    ...tidyLanguages(gold, text),
    ...tidyCertificates(gold, text),
  ];
}

/** A date or "upon request" is no number; one number in the head of the page that no macro calls so is. */
function tidyPhone(person: Gold["personal_info"], text: string): void {
  const digits = (number: string): string => number.replace(/\D/g, "");
  if (person.phone !== undefined && (digits(person.phone).length < 7 || isPeriod(person.phone))) delete person.phone;
  const numbers = text.slice(0, headLength).match(/(?<![\d./-])\(?\d{3}\)?[-. ]\s?\d{3}[-. ]\d{4}(?![\d.-])/g) ?? [];
  if (person.phone === undefined && new Set(numbers.map(digits)).size === 1) [person.phone] = numbers;
}

const headLength = 700;

const without = <Item extends object, Key extends keyof Item>(item: Item, key: Key): Item => {
  const { [key]: _gone, ...rest } = item;
  return rest as Item;
};

/** A name, then a town and a country, or a country alone. */
const placed = /^(.{3,}?),\s*((?:[^,]{2,30},\s*)?[^,]{2,20})$/;

/** "University Feb 2018 – Present" ends with a period. */
function splitPeriod(text: string): { name: string; period: string } | null {
  const words = text.split(" ");
  for (let at = 1; at < words.length; at += 1) {
    const period = words.slice(at).join(" ");
    if (/\d{4}.*\s(?:[–—-]|to)\s/.test(period) && isPeriod(period))
      return { name: words.slice(0, at).join(" "), period };
  }
  return null;
}

function tidyJob(job: GoldJob): GoldJob {
  let out = { ...job };
  const date = (period: string) => {
    if (out.start_date === undefined && out.end_date === undefined) out = { ...out, ...readPeriod(period, "job") };
  };
  for (const key of ["company", "position", "location"] as const) {
    const value = out[key];
    if (value === undefined) continue;
    const tail = splitPeriod(value);
    if (isPeriod(value)) {
      date(value);
      out = without(out, key);
    } else if (tail !== null) {
      date(tail.period);
      out = { ...out, [key]: tail.name.replace(/[\s,–-]+$/, "") };
    }
  }
  const town = placed.exec(out.company ?? "");
  if (out.location === undefined && town?.[1] !== undefined && town[2] !== undefined && endsInCountry(town[2]))
    out = { ...out, company: town[1], location: town[2] };
  return out;
}

/** A name alone, without a date or a word of description, stands above jobs and is none. */
const isJob = (job: GoldJob): boolean =>
  (job.position !== undefined || job.company !== undefined) &&
  ((job.position !== undefined && job.company !== undefined) ||
    job.start_date !== undefined ||
    job.end_date !== undefined ||
    (job.description ?? "") !== "");

function tidyStudy(study: GoldStudy, all: readonly GoldStudy[], text: string): GoldStudy {
  let out = { ...study };
  for (const key of ["degree", "institution"] as const) {
    const value = out[key];
    if (value === undefined) continue;
    const { name, mark } = splitMark(value);
    if (mark === null) continue;
    out = { ...out, gpa: out.gpa ?? mark };
    out = name === "" ? without(out, key) : { ...out, [key]: name };
  }
  const place = placed.exec(out.institution ?? "");
  if (place?.[1] !== undefined && endsInCountry(`,${place[2] ?? ""}`)) out = { ...out, institution: place[1] };
  if (out.gpa !== undefined) return out;
  const others = all.filter((other) => other !== study);
  const mark = markBelow(text, out, others);
  return mark === null ? out : { ...out, gpa: mark };
}

const isStudy = ({ degree, institution, ...rest }: GoldStudy): boolean =>
  isSchool(institution ?? "") || isDegree(degree ?? "") || "start_date" in rest || "end_date" in rest;

const isTown = (text = ""): boolean => text.split(",").length <= 3 && endsInCountry(text) && !isSchool(text);

/** Entries whose parts stand in the wrong fields, when they are more than a slip. */
function doubtsOfEntries({ experiences, educations }: Gold): string[] {
  const swapped = [
    ...experiences.filter(({ company, position }) => isTown(company) || isTown(position)),
    ...educations.filter(
      ({ degree = "", institution = "" }) =>
        isTown(degree) || isTown(institution) || (isSchool(degree) && !isDegree(degree) && !isSchool(institution)),
    ),
  ];
  const halves = experiences.filter(({ company }) => company === undefined).length;
  return [
    ...(swapped.length > 0.15 * (experiences.length + educations.length) ? ["parts in the wrong fields"] : []),
    ...(halves > 0.34 * experiences.length ? ["jobs without an employer"] : []),
  ];
}
