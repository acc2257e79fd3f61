import { parseCv } from "@vitrine/cv-parser";
import { untraceable } from "@vitrine/cv-parser/traceable";
import { expect, test } from "vitest";
import { conventions, createConventionCv } from "./create-convention-cv.ts";

test("a seed gives the same CV each time, and the conventions take turns", async () => {
  expect(await createConventionCv(7)).toEqual(await createConventionCv(7));
  const drawn = await Promise.all(conventions.map((_, seed) => createConventionCv(seed)));
  expect(drawn.map(({ gold }) => gold._meta["layout"])).toEqual(conventions.map(({ name }) => name));
});

test("nothing is read from texts and Word files that they do not say", async () => {
  const now = new Date("2026-01-01T00:00:00Z");
  for (let seed = 0; seed < conventions.length * 2; seed += 1) {
    const { content, format, fileName, gold } = await createConventionCv(seed);
    if (format === "pdf") continue;
    const parse = await parseCv(typeof content === "string" ? Buffer.from(content) : content, { now });
    expect(untraceable(parse), fileName).toEqual([]);
    expect(parse.cv.personal_info.name, fileName).toBe(gold.personal_info.name);
  }
});
