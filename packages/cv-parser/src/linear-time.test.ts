import { describe, expect, test } from "vitest";
import { parseCvText } from "./parse-cv.ts";

const now = new Date("2026-11-21T00:00:00Z");

/** Texts that ask a rule to look at everything behind each of their signs; `of` is what they are made of. */
const shapes: readonly { name: string; before?: string; of: string }[] = [
  { name: "opening brackets", of: "(" },
  { name: "closing brackets", of: ")" },
  { name: "half addresses", of: "a@" },
  { name: "addresses without an end", of: "a@a." },
  { name: "links without an end", of: "[a](" },
  { name: "schemes", of: "http://" },
  { name: "tabs", of: "a\t" },
  { name: "bars", of: "a | " },
  { name: "commas", of: "a, " },
  { name: "dashes", of: "a — " },
  { name: "colons", of: "a: " },
  { name: "digits", of: "1 " },
  { name: "half numbers of telephones", of: "+1 555 " },
  { name: "dates on one line", of: "2019 - " },
  { name: "years with months", of: "Jan 2019 - Mar 2020\n" },
  { name: "one endless word", of: "a" },
  { name: "signs without blanks", of: "工" },
  { name: "empty lines", of: "\n" },
  { name: "titles of sections", of: "EXPERIENCE\n" },
  { name: "skills with open brackets", before: "Skills\n", of: "(a, " },
  { name: "one endless head of an entry", before: "Experience\n", of: "Engineer, Acme " },
  { name: "entries", before: "Experience\n", of: "Engineer, Acme\n2019 - 2020\n" },
  { name: "schools with open brackets", before: "Education\n", of: "BSc, School (" },
  { name: "authors without a title", before: "Experience\nPublications\n", of: "Smith, J., " },
  { name: "letters of first names", before: "Experience\nPublications\n", of: "A. B. " },
  { name: "levels of languages", before: "Experience\nLanguages\n", of: "Fluent in French and " },
  { name: "short years", before: "Experience\n", of: "07/22 - " },
  { name: "soft hyphens between years", of: "2018\u00AD" },
  { name: "words from right to left", of: "م (a " },
  { name: "events of a Japanese form", before: "職歴\n", of: "平成25 4 入社 " },
  {
    name: "employers of a Japanese history",
    before: "職務経歴\nおもな仕事をここにまとめています\n",
    of: "株式会社あおば\n",
  },
  {
    name: "periods of a Japanese history",
    before: "職務経歴\nおもな仕事をここにまとめています\n",
    of: "2019年4月〜2020年3月 ",
  },
  { name: "labels in Han without a value", of: "氏 名 " },
  { name: "remarks of HTML without an end", before: "# a\n# b\n", of: "<!-- " },
  { name: "tags of HTML without an end", before: "# a\n# b\n", of: "<a " },
  { name: "languages with open brackets", before: "Languages\n", of: "English (" },
];

/** What a reading costs in milliseconds of the processor's time. */
function costOf({ before = "", of }: { before?: string; of: string }, length: number): number {
  const text = before + of.repeat(Math.ceil(length / of.length));
  const begin = process.threadCpuUsage();
  parseCvText(text, { now });
  const { user, system } = process.threadCpuUsage(begin);
  return (user + system) / 1000;
}

/** What a reading of nothing costs beside growth: compiling and collecting, in milliseconds. */
const noiseMs = 40;

describe("reading takes time in proportion to the text", () => {
  test.each(shapes)("$name", { timeout: 60_000 }, (shape) => {
    costOf(shape, 1000);
    let [once, twice] = [Infinity, Infinity];
    // The least of up to eight readings each: whatever else the machine does only adds to one. What costs hardly more
    // than nothing is in proportion to whatever half of it costs.
    for (let again = 0; again < 8 && !(twice < noiseMs || twice < 2.6 * once + noiseMs); again += 1) {
      twice = Math.min(twice, costOf(shape, 12_000));
      if (twice >= noiseMs) once = Math.min(once, costOf(shape, 6000), costOf(shape, 6000));
    }
    expect(twice).toBeLessThan(twice < noiseMs ? noiseMs : 2.6 * once + noiseMs);
  });
});
