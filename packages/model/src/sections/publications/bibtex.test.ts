import { expect, test } from "vitest";
import { citationOf } from "./citation.ts";
import { doiAddress, doiOf } from "./doi.ts";
import { readReferences } from "./references/read-references.ts";

const paper = {
  title: "Growth & form: 100% of it",
  authors: "Ada Lovelace, C. Babbage",
  venue: "Journal of Engines",
  date: "Mar 1843",
  type: "article",
  details: "12(3), 45–67",
  doi: "https://doi.org/10.1000/XYZ.1",
};

test("BibTeX is made of the fields, with what TeX would misread escaped", () => {
  expect(citationOf(paper).bibtex).toBe(
    [
      "@article{lovelace1843growth,",
      "  title = {{Growth \\& form: 100\\% of it}},",
      "  author = {Ada Lovelace and C. Babbage},",
      "  journal = {Journal of Engines},",
      "  year = {1843},",
      "  volume = {12},",
      "  number = {3},",
      "  pages = {45--67},",
      "  doi = {10.1000/xyz.1},",
      "}",
    ].join("\n"),
  );
});

test("what is made is read back as the same publication", () => {
  const { references, problems } = readReferences(citationOf(paper).bibtex);
  expect(problems).toEqual([]);
  expect(references).toHaveLength(1);
  expect(references[0]?.fields).toMatchObject({
    title: paper.title,
    authors: paper.authors,
    venue: paper.venue,
    date: "1843",
    type: "article",
    details: paper.details,
    doi: "10.1000/xyz.1",
  });
});

test("BibTeX that was imported stays as it was", () => {
  expect(citationOf({ ...paper, bibtex: "@misc{a, title={B}}" }).bibtex).toBe("@misc{a, title={B}}");
});

test.each<[text: string, doi: string]>([
  ["10.1000/182", "10.1000/182"],
  ["doi:10.1000/ABC", "10.1000/abc"],
  ["https://doi.org/10.1000/182", "10.1000/182"],
  ["http://dx.doi.org/10.1016%2Fs0140-6736(05)17868-5", "10.1016/s0140-6736(05)17868-5"],
  ["(see 10.1000/182).", "10.1000/182"],
  ["10.1002/(sici)1097-0258(19980815)17:15/16<1661::aid>3.0.co;2-2", "10.1002/(sici)1097-0258(19980815)17:15/16"],
  ["10.5/none", ""],
  ["100% of it", ""],
  ["", ""],
])("the DOI in %s", (text, doi) => {
  expect(doiOf(text)).toBe(doi);
});

test("the address of a DOI carries its odd signs encoded", () => {
  expect(doiAddress("10.1000/a#b?c")).toBe("https://doi.org/10.1000/a%23b%3Fc");
  expect(doiAddress("none")).toBe("");
});
