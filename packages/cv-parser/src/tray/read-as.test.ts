import { expect, test } from "vitest";
import { readLinesAs, type SentLine } from "./read-as.ts";

const lines = (...texts: string[]): SentLine[] =>
  texts.map((text) => ({ text: text.replace(/^- /, ""), bullet: text.startsWith("- ") }));

test("a post with its items is read as one entry, each value with the line that it comes from", () => {
  const read = readLinesAs(
    lines("Senior Engineer, Acme GmbH, Berlin", "2019 – Present", "- Led the migration", "- Cut costs by 20 %"),
    "experiences",
  );
  expect(read.entries).toMatchObject([
    { position: "Senior Engineer", company: "Acme GmbH", start_date: "2019", end_date: null },
  ]);
  expect(read.origins.get("0/start_date")).toEqual([1]);
  expect(read.origins.get("0/description")).toEqual([2, 3]);
  expect(read.unread).toEqual([]);
});

test.each([
  [
    "educations",
    "MSc Computer Science, TU Wien, 2010 - 2012",
    { degree: "MSc Computer Science", institution: "TU Wien" },
  ],
  ["skills", "Python", { name: "Python" }],
  ["languages", "Polish (B2)", { name: "Polish", level: "B2" }],
  ["certifications", "CKA, CNCF, 2023", { name: "CKA", issuer: "CNCF", date: "2023" }],
  ["awards", "Red Dot, 2020", { title: "Red Dot", date: "2020" }],
  ["volunteer", "Coach, Rowing Club, 2018 - 2020", { position: "Coach", company: "Rowing Club" }],
])("%s: %s", (list, text, entry) => {
  expect(readLinesAs(lines(text), list).entries).toMatchObject([entry]);
});

test("an item of a list, or a sentence, begins no post: it stays unread, to be put where it belongs", () => {
  for (const text of ["- Led the migration", "In charge of forty services in three countries."]) {
    const read = readLinesAs(lines(text), "experiences");
    expect(read.entries).toEqual([]);
    expect(read.unread).toEqual([{ line: 0, text: text.replace(/^- /, "") }]);
  }
});

test("every word of a paper has a field", () => {
  const read = readLinesAs(lines("Doe, J. The Trams of Hull. Journal of Rails, 2020."), "publications");
  expect(read.entries).toMatchObject([{ title: "The Trams of Hull", venue: "Journal of Rails", authors: "Doe, J." }]);
  expect(read.unread).toEqual([]);
});

test("a list that nothing is known of reads nothing", () => {
  expect(readLinesAs(lines("Anything"), "constructor").entries).toEqual([]);
  expect(readLinesAs([], "skills").unread).toEqual([]);
});
