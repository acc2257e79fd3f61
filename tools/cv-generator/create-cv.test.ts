import { parseCv, parseCvText } from "@vitrine/cv-parser";
import { expect, test } from "vitest";
import { createCv } from "./create-cv.ts";
import { renderDocx } from "./docx-file.ts";
import { renderText } from "./text-file.ts";

const now = new Date("2026-01-01T00:00:00Z");
const seeds = Array.from({ length: 60 }, (_, index) => index);

/** Letters and digits only: the engine may join lines and drop hyphens at their ends. */
const lettersOf = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/** The words of every text value; dates are written anew and so are no words of the source. */
function wordsOf(value: unknown, key = ""): string[] {
  if (typeof value === "string")
    return key.endsWith("_date") || key === "id" ? [] : value.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, inner]) => wordsOf(inner, name));
}

/** Only what a CV says about the person; labels of links and the like are the engine's own. */
function toldBy({ cv }: Awaited<ReturnType<typeof parseCv>>): unknown {
  const { links: _links, ...person } = cv.personal_info;
  const { experiences, educations, skills, projects, languages, publications } = cv;
  return { person, experiences, educations, skills, projects, languages, publications };
}

test("a seed always gives the same CV, and neighbours give others", () => {
  expect(createCv(7)).toEqual(createCv(7));
  expect(createCv(7).gold).not.toEqual(createCv(8).gold);
});

test("nothing is read from generated texts that they do not say", () => {
  for (const seed of seeds) {
    const { view, style, fileName } = createCv(seed);
    const source = renderText(view, style);
    const letters = lettersOf(source);
    const invented = wordsOf(toldBy(parseCvText(source, { now }))).filter((word) => !letters.includes(lettersOf(word)));
    expect(invented, fileName).toEqual([]);
  }
});

test("nothing is read from generated Word files that they do not say", async () => {
  for (const seed of seeds.slice(0, 30)) {
    const { view, style, fileName } = createCv(seed);
    const letters = lettersOf(renderText(view, style) + view.contactTitle);
    const parse = await parseCv(await renderDocx(view, style), { now });
    const invented = wordsOf(toldBy(parse)).filter((word) => !letters.includes(lettersOf(word)));
    expect(invented, fileName).toEqual([]);
  }
});
