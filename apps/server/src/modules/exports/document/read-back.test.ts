import { parseCv } from "@vitrine/cv-parser";
import type { ParsedData, Website } from "@vitrine/model";
import { personas, type Persona } from "@vitrine/templates/personas";
import { expect, test } from "vitest";
import { compareFacts } from "../check/compare-facts.ts";
import { renderDocx } from "../docx/render-docx.ts";
import { renderPdf } from "../pdf/render-pdf.ts";
import { makeDocument } from "./make-document.ts";

/*
 * What programs that read applications find in our files is shown by our own: the CV of each sample person is
 * written, read back and compared fact by fact.
 */

const fold = (text: string | null | undefined) =>
  (text ?? "")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

type Facts = Record<string, readonly (string | null | undefined)[]>;

const listOf = (facts: Facts) =>
  Object.entries(facts).flatMap(([kind, values]) =>
    values.map(fold).flatMap((value) => (value ? `${kind}: ${value}` : [])),
  );

function factsOf({ site }: Persona): string[] {
  const { contact } = site;
  return listOf({
    person: [site.full_name, contact.email, contact.phone, contact.location, contact.title],
    job: site.experience.map((item) => `${item.position} @ ${item.name}`),
    start: site.experience.map((item) => item.start_date),
    school: site.education.map((item) => `${item.degree} @ ${item.name}`),
    skill: site.skills.flatMap((group) => group.info),
    project: Object.values(site.projects)
      .flat()
      .map((item) => item.title),
    language: site.languages.map((item) => item.name),
    certificate: [...site.certifications, ...site.training].map((item) => item.name),
    publication: site.publications.map((item) => item.title),
    award: site.awards.map((item) => item.title),
  });
}

/** What the forms of templates say is printed as labelled lists, and may be read as skills: neither asked for nor wrong. */
const saysInForms = ({ site }: Persona, skill: string) =>
  fold(JSON.stringify(site.template_data)).includes(fold(skill));

function factsRead(cv: ParsedData, persona: Persona): string[] {
  const { name, email, phone, location, title } = cv.personal_info;
  const asked = new Set(persona.site.skills.flatMap((group) => group.info.map(fold)));
  return listOf({
    person: [name, email, phone, location, title],
    job: cv.experiences.map((item) => `${item.position} @ ${item.company}`),
    start: cv.experiences.map((item) => item.start_date),
    school: cv.educations.map((item) => `${item.degree} @ ${item.institution}`),
    skill: cv.skills.map((item) => item.name).filter((name) => asked.has(fold(name)) || !saysInForms(persona, name)),
    project: cv.projects.map((item) => item.title),
    language: cv.languages.map((item) => item.name),
    certificate: cv.certifications.map((item) => item.name),
    publication: cv.publications.map((item) => item.title),
    award: cv.awards.map((item) => item.title),
  });
}

/** Agreement of two lists, 0 to 1: the harmonic mean of what was found and what of the found is right. */
function agreement(wanted: readonly string[], read: readonly string[]): number {
  const left = [...read];
  const found = wanted.filter((fact) => {
    const at = left.indexOf(fact);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * found.length) / (wanted.length + read.length);
}

const websiteOf = ({ site }: Persona) => ({ ...site, updated_at: "2026-01-01T00:00:00Z" }) as unknown as Website;

async function bytesOf(persona: Persona, format: "pdf" | "docx"): Promise<Uint8Array> {
  const document = makeDocument(websiteOf(persona));
  if (format === "docx") return renderDocx(document);
  const answer = await renderPdf(document);
  if ("missing" in answer) throw new Error(`No font has ${answer.missing.join("")}.`);
  return answer.bytes;
}

/** What no program may lose of a CV; skills, works and papers are counted in the score below. */
const essential = new Set([
  "Name",
  "Title",
  "Email",
  "Phone",
  "Location",
  "Link",
  "Job title",
  "Employer",
  "Degree",
  "School",
  "Dates",
]);

const lostOf = async (persona: Persona, format: "pdf" | "docx") => {
  const { cv } = await parseCv(await bytesOf(persona, format), { now: new Date("2026-11-01") });
  const { lost } = compareFacts(websiteOf(persona), cv);
  return { cv, lost: lost.filter(({ what }) => essential.has(what)) };
};

test.each(["pdf", "docx"] as const)(
  "R1.1-32 %s files of sample people are read back by a CV reader",
  async (format) => {
    const scores: Record<string, number> = {};
    for (const persona of personas) {
      const { cv, lost } = await lostOf(persona, format);
      scores[persona.id] = agreement(factsOf(persona), factsRead(cv, persona));
      expect(lost, persona.id).toEqual([]);
      expect(cv.experiences).toHaveLength(persona.site.experience.length);
    }
    const mean = Object.values(scores).reduce((sum, score) => sum + score, 0) / personas.length;
    expect(Math.min(...Object.values(scores)), JSON.stringify(scores)).toBeGreaterThan(0.92);
    expect(mean, JSON.stringify(scores)).toBeGreaterThan(0.96);
  },
  120_000,
);
