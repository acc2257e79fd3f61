import { describe, expect, test } from "vitest";
import { sortOutDuplicates } from "./find-duplicates.ts";
import { readReferences } from "./read-references.ts";

const only = (text: string) => {
  const { references, problems } = readReferences(text);
  expect(problems).toEqual([]);
  expect(references).toHaveLength(1);
  return references[0]?.fields ?? {};
};

describe("BibTeX", () => {
  test.each<[name: string, source: string, fields: Record<string, unknown>]>([
    [
      "an article with volume, pages and a month",
      `@article{a1, author = {Lovelace, Ada and Babbage, Charles}, title = {{Notes} on the Engine}, journal={Memoirs}, volume=3, number="2", pages={1--9}, year=1843, month=sep, doi={10.1000/1}}`,
      {
        title: "Notes on the Engine",
        authors: "Ada Lovelace, Charles Babbage",
        venue: "Memoirs",
        details: "3(2), 1–9",
        date: "Sep 1843",
        type: "article",
        doi: "10.1000/1",
      },
    ],
    [
      "accents of TeX, in every way of writing them",
      String.raw`@book{b, title = "{\"U}ber M\"{o}bius, \'{E}t\'e, \v{C}apek, Stra\ss e, na\"{\i}ve \& \o re", author={Erd{\H o}s, P{\'a}l and {\L}ukasiewicz, Jan and Garc\'ia M\'arquez, Gabriel}, year={1999}}`,
      {
        title: "Über Möbius, Été, Čapek, Straße, naïve & øre",
        authors: "Pál Erdős, Jan Łukasiewicz, Gabriel García Márquez",
        type: "book",
      },
    ],
    [
      "strings that are joined, in any case",
      `@STRING{proc = "Proceedings of "} @string(icml = {the ICML}) @inproceedings{c, title={T}, booktitle = PROC # icml # " 2020", year=2020}`,
      { venue: "Proceedings of the ICML 2020", type: "conference" },
    ],
    [
      "comments, preambles and words between entries",
      `% a remark with @ sign\n@comment{ @article{no, title={Hidden}} }\n@preamble{"\\newcommand{\\x}{y}"}\nfree words\n@misc(d, title = {Kept (really)}, year = 2001)`,
      { title: "Kept (really)", date: "2001", type: "other" },
    ],
    [
      "names of institutions, others and suffixes",
      `@techreport{e, title={T}, author={{World Health Organization and Partners} and King, Jr., Martin and others}, institution={WHO}}`,
      { authors: "World Health Organization and Partners; Martin King, Jr.; et al.", venue: "WHO", type: "report" },
    ],
    [
      "a preprint",
      `@misc{f, title={T}, eprint={2101.00001}, archivePrefix={arXiv}, year={2021}, url={https://doi.org/10.48550/arXiv.2101.00001}}`,
      { type: "preprint", venue: "arXiv", url: "https://arxiv.org/abs/2101.00001", doi: "10.48550/arxiv.2101.00001" },
    ],
    [
      "fields of academic themes, a date of BibLaTeX and a field given twice",
      String.raw`@online{g, title={T}, subtitle={S}, date={2019-05-02}, pdf={https://a.example/p\_1.pdf}, code={https://c.example/x}, selected={true}, title={Second}}`,
      {
        title: "T: S",
        date: "May 2019",
        pdf: "https://a.example/p_1.pdf",
        code: "https://c.example/x",
        selected: true,
      },
    ],
  ])("reads %s", (_name, source, fields) => {
    expect(only(source)).toMatchObject(fields);
  });

  test("keeps the words of an entry as they were pasted", () => {
    const source = "@article{a,\n  title = {On {TeX}},\n  year = 2000\n}";
    expect(only(`% mine\n${source}\n`)["bibtex"]).toBe(source);
  });

  test("takes over from the volume that a paper names, which is no publication of its own", () => {
    const text = `@inproceedings{p, crossref={Vol}, title={Paper}, author={Ada Lovelace}, pages={3}}
      @proceedings{vol, title={All of it}, year=2011, doi={10.1000/vol}}`;
    expect(only(text)).toMatchObject({ title: "Paper", venue: "All of it", date: "2011", details: "3", doi: "" });
  });

  test.each<[name: string, broken: string, message: string]>([
    ["a brace that is never closed", "@article{a, title = {Lost, year = 2000", "A closing brace is missing."],
    [
      "a quotation mark that is never closed",
      '@article{a, title = "Lost, year = 2000 }',
      "A closing quotation mark is missing.",
    ],
    ["a forgotten comma", "@article{a, title = {Lost} year = 2000 }", ""],
    [
      "a field without a value",
      "@article{a, title = , year = 2000}",
      "A field was expected where it says “, year = 2000}”.",
    ],
    ["no key", "@article{title = {Lost}}", "The entry has no key before its first field."],
  ])("goes on behind %s, and says what it was", (_name, broken, message) => {
    const { references, problems } = readReferences(`${broken}\n\n@book{b, title={Found}, year=2001}\n`);
    const titles = references.map(({ fields }) => fields["title"]);
    if (message === "") return expect(titles).toEqual(["Lost", "Found"]);
    expect(titles).toEqual(["Found"]);
    expect(problems).toEqual([{ line: 1, message, source: broken }]);
  });

  test("names an entry that does not fit with the reason, and loses none of its words", () => {
    const { references, problems } = readReferences(`@book{b, author={Ada Lovelace}, title={ }}`);
    expect(references).toEqual([]);
    expect(problems).toEqual([
      { line: 0, message: "Title is required", source: "@book{b, author={Ada Lovelace}, title={ }}" },
    ]);
  });
});

describe("RIS", () => {
  const ris = `TY  - JOUR
AU  - Lovelace, Ada
AU  - King, Martin, Jr.
TI  - Notes on
the Engine
JO  - Memoirs
VL  - 3
IS  - 2
SP  - 1
EP  - 9
PY  - 1843/09/01
DO  - https://doi.org/10.1000/1
UR  - https://doi.org/10.1000/1
L1  - https://a.example/p.pdf
ER  - 
TY  - CHAP
T1  - Without an end
PB  - A House`;

  test("reads records, their continued lines, and the last one without an end", () => {
    const { references, problems } = readReferences(ris.replaceAll("\n", "\r\n"));
    expect(problems).toEqual([]);
    expect(references.map(({ fields }) => fields)).toMatchObject([
      {
        title: "Notes on the Engine",
        authors: "Ada Lovelace; Martin King, Jr.",
        venue: "Memoirs",
        details: "3(2), 1–9",
        date: "1843",
        doi: "10.1000/1",
        url: "",
        pdf: "https://a.example/p.pdf",
        type: "article",
      },
      { title: "Without an end", venue: "A House", type: "chapter" },
    ]);
  });

  test("says which record has no title, and which line belongs to none", () => {
    const { problems } = readReferences("TY  - JOUR\nAU  - Lovelace, Ada\nER  - \nstray words\n");
    expect(problems).toEqual([
      { line: 4, message: "This line belongs to no record.", source: "stray words" },
      { line: 1, message: "The record has no title.", source: "TY  - JOUR\nAU  - Lovelace, Ada\nER  - " },
    ]);
  });
});

describe("a list of DOIs", () => {
  test("becomes entries that wait for their owner's words", () => {
    const { references, problems } = readReferences("doi:10.1000/1\n\nhttps://doi.org/10.1000/2, 10.1000/3\nnot one\n");
    expect(references).toMatchObject([
      { isComplete: false, fields: { title: "doi:10.1000/1", doi: "10.1000/1" } },
      { isComplete: false, fields: { title: "doi:10.1000/2", doi: "10.1000/2" } },
      { isComplete: false, fields: { title: "doi:10.1000/3", doi: "10.1000/3" } },
    ]);
    expect(problems).toEqual([{ line: 4, message: "There is no DOI in this line.", source: "not one" }]);
  });
});

describe("duplicates", () => {
  const works = (...list: Record<string, unknown>[]) => list.map((fields) => ({ isComplete: true, fields }));

  test("are found by DOI, else by title and year, also within one list", () => {
    const known = [
      { title: "Notes on the Engine", date: "Sep 1843", doi: "" },
      { title: "Other", date: "2001", doi: "10.1000/AB" },
    ];
    const found = works(
      { title: "NOTES on the  engine!", date: "1843" },
      { title: "Renamed", date: "2002", doi: "10.1000/ab" },
      { title: "New", date: "2003" },
      { title: "New.", date: "2003" },
      { title: "Notes on the Engine", date: "1844" },
    );
    const { fresh, duplicates } = sortOutDuplicates(found, known);
    expect(fresh.map(({ fields }) => [fields["title"], fields["date"]])).toEqual([
      ["New", "2003"],
      ["Notes on the Engine", "1844"],
    ]);
    expect(duplicates.map(({ because }) => because)).toEqual(["title", "doi", "title"]);
  });

  test("an article and its preprint of the same year are two works", () => {
    const found = works({ title: "T", date: "2020", doi: "10.1000/1" }, { title: "T", date: "2020", doi: "10.2000/2" });
    expect(sortOutDuplicates(found, []).fresh).toHaveLength(2);
  });
});

test("hostile lists are read in good time", () => {
  const started = performance.now();
  for (const part of ["@a{", "{".repeat(50), "\\'", '@a{b,c="', "TY  - X\n", "10.1000/((((", "a and ", "# "]) {
    readReferences(part.repeat(Math.floor(200_000 / part.length)));
  }
  expect(performance.now() - started).toBeLessThan(10_000);
});
