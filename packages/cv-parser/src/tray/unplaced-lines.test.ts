import type { EvidenceMap } from "@vitrine/model";
import { describe, expect, test } from "vitest";
import { assembleCv } from "../assemble/assemble-cv.ts";
import type { DocumentLayout } from "../core/layout.ts";
import { readCv } from "../entities/read-cv.ts";
import { layoutOfText } from "../fixtures/layouts.ts";
import { builderPage, careerOfficePage, studentPage } from "../fixtures/plain-pages.ts";
import { shippedLabeller } from "../labels/shipped-weights.ts";
import { layoutDocument } from "../layout/layout-document.ts";
import { splitSections } from "../sections/split-sections.ts";
import { readDocument } from "../source/read-document.ts";
import { accountForWords } from "./unplaced-lines.ts";

const context = { now: new Date("2026-01-01T00:00:00Z"), labeller: shippedLabeller() };
const read = (text: string) => {
  const layout = layoutOfText(text);
  return { layout, ...assembleCv(layout, { ...context, kind: "text" }) };
};

/** Words of the document that the account forgets, or has twice. */
function miscounted(layout: DocumentLayout): string[] {
  const { sections } = readCv(layout, splitSections(layout), shippedLabeller());
  const { evidence } = assembleCv(layout, { ...context, kind: "pdf" });
  const { placed, spent, unplaced } = accountForWords(layout, sections, evidence);
  const times = new Uint8Array(layout.text.length);
  for (const { start, end } of [...placed, ...spent, ...unplaced])
    for (let at = start; at < end; at += 1) times[at] = (times[at] ?? 0) + 1;
  return [...layout.text.matchAll(/\S+/gu)]
    .filter(([word]) => /[\p{L}\p{N}]/u.test(word))
    .filter(({ index }) => times[index] !== 1)
    .map(([word]) => word);
}

const cv = [
  "Ada Example",
  "Master Baker",
  "Hull, UK | Phone: +44 1482 555 019 | Email: ada.example@mail.example",
  "Date of birth: 12 May 1990",
  "",
  "EXPERIENCE",
  "",
  "Master Baker, Old Mill Bakery, Hull (Mar 2019 – Present)",
  "- Bake for two hundred guests",
  "",
  "EDUCATION",
  "",
  "Diploma in Bakery, Humber College (2011 - 2013)",
  "",
  "SKILLS",
  "",
  "Sourdough, Lamination",
  "",
  "REFERENCES",
  "",
  "Willing to travel and to work nights",
  "",
  "I hereby declare that all is true.",
  "Page 1 of 1",
].join("\n");

describe("what no field holds", () => {
  test("lines without a field wait with the title that they stand under; labels and the word for today do not", () => {
    const { unplaced } = read(cv);
    const waiting = unplaced.filter(({ reason }) => reason === "none").map(({ section, text }) => [section, text]);
    expect(waiting).toContainEqual(["REFERENCES", "Willing to travel and to work nights"]);
    expect(waiting).toContainEqual(["", "Date of birth: 12 May 1990"]);
    expect(waiting).toHaveLength(2);
  });

  test("a date of birth waits wherever it stands, and is no language, no skill and no word of the profile", () => {
    const { cv: told, unplaced } = read(
      cv
        .replace("Date of birth: 12 May 1990\n", "")
        .replace("Sourdough, Lamination", "Sourdough, Lamination\nNationality: British\nDate of birth: 12 May 1990"),
    );
    expect(JSON.stringify(told)).not.toMatch(/1990|British/);
    expect(unplaced.map(({ text }) => text)).toEqual(
      expect.arrayContaining(["Nationality: British", "Date of birth: 12 May 1990"]),
    );
  });

  test("what a page says of itself is said to be noise", () => {
    const noise = read(cv).unplaced.filter(({ reason }) => reason === "noise");
    expect(noise.map(({ text }) => text)).toEqual(["I hereby declare that all is true.", "Page 1 of 1"]);
  });

  /** What waits of a line of which one value is held, and whose first words are a title. */
  const waitingOf = (text: string, value: string, title: string) => {
    const layout = layoutOfText(text);
    const [line] = layout.lines;
    const start = text.indexOf(value);
    const spans = [{ page: 1, start, end: start + value.length, boxes: [] }];
    const evidence: EvidenceMap = { "/skills/0/name": { spans, rule: "skill", confidence: 1 } };
    const [section] = splitSections(layout);
    const headings = line === undefined ? [] : [{ ...line, end: title.length }];
    const sections = section === undefined ? [] : [{ ...section, headings, lines: [] }];
    return accountForWords(layout, sections, evidence).unplaced.map(({ text: words }) => words);
  };

  test("words beside a title are no part of it, and signs part the words of a list as blanks do", () => {
    expect(waitingOf("Strengths likes early trams\nBaking", "Baking", "Strengths")).toEqual(["likes early trams"]);
    expect(waitingOf("パン作り、販売、接客、登山", "販売", "")).toEqual(["パン作り", "接客、登山"]);
  });

  test("a line names its place in the text", () => {
    const { layout, unplaced } = read(cv);
    for (const line of unplaced) expect(layout.text.slice(line.start, line.end).replace(/\s+/g, " ")).toBe(line.text);
    expect(unplaced.every(({ id, start }) => id === start)).toBe(true);
  });

  test("a name that stands once more at the head of a page is no new content", () => {
    expect(read(cv.replace("REFERENCES", "Ada Example\n\nREFEREES")).unplaced.map(({ text }) => text)).not.toContain(
      "Ada Example",
    );
  });

  test.each([
    ["a student's", studentPage],
    ["a career office's", careerOfficePage],
    ["a form builder's", builderPage],
  ])("every word of %s page is in exactly one part of the account", async (_, page) => {
    expect(miscounted(layoutDocument(await readDocument(page(), {})))).toEqual([]);
  });

  test("what is no CV, or cannot be read, has no tray", () => {
    expect(read("Dear Sir,\n\nplease find my invoice attached.\n\nKind regards").unplaced).toEqual([]);
  });
});

test("labels of posts and languages that were read do not wait for their owner", () => {
  const jobs = ["Work experience", "2014 - 2018", "Organization: Mill & Sons", "Function: Baker", ""];
  const more = ["2010 - 2012", "Organization: Crust Ltd", "Function: Miller", ""];
  const spoken = ["Languages", "Mother tongue(s): Irish", "Other languages: English (C1)"];
  const { unplaced } = read(["Ada Example", "ada@example.com", "", ...jobs, ...more, ...spoken].join("\n"));
  expect(unplaced.map(({ text }) => text)).toEqual([]);
});
