// @vitest-environment jsdom
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { aSite } from "../../gate/a-site.ts";
import { documentOf, rendered } from "../../gate/rendered.ts";
import type { InputSection, SiteInput } from "../view/site-input.ts";
import { copyScript } from "./copy-script.ts";

const papers: SiteInput["publications"] = [
  {
    title: "On looms",
    venue: "Journal of Threads",
    date: "2021",
    url: "",
    authors: "A. Byron; Charles Babbage",
    own_name: "Ada Byron",
    details: "3(1), 1–9",
    type: "article",
    doi: "10.1000/A1",
    pdf: "https://example.org/a.pdf",
    code: "https://example.org/code",
  },
  { title: "Notes", venue: "", date: "Sep 2024", url: "", authors: "Lovelace, A., Babbage, C.", selected: true },
  { title: "A whole book", venue: "House", date: "2024", url: "", type: "book", bibtex: "@book{kept, title={A & B}}" },
  { title: "Undated thing", venue: "", date: "", url: "" },
];

async function page(layout: InputSection["layout"], publications = papers, slug = "default", parts = {}) {
  const section = { id: 1, kind: "publications", title: null, layout, entry_ids: [1, 2, 3, 4], entries: [] };
  const site = aSite({ name: "Ada Lovelace", publications, sections: [section], ...parts });
  const found = await rendered(slug, `papers ${layout} ${JSON.stringify([publications, parts])}`, site);
  const document = documentOf(found);
  return { document, html: found.html, section: document.querySelector("#publications") };
}

const texts = (element: Element | null, selector: string) =>
  [...(element?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent);

describe.each(["default", "academic-vision", "classic", "data-viz", "system-portfolio"])("%s", (slug) => {
  test("marks the owner under every spelling, also one given with another entry", async () => {
    const { section } = await page("designed", papers, slug);
    expect(texts(section, ".kit-authors strong")).toEqual(["A. Byron", "A. Lovelace"]);
    expect(texts(section, ".kit-authors")[0]).toBe("A. Byron, Charles Babbage");
  });

  test("leads to DOI, text and code, and shows BibTeX as it was kept or made", async () => {
    const { section } = await page("designed", papers, slug);
    const links = [...(section?.querySelectorAll(".kit-refs a") ?? [])].map((link) => link.getAttribute("href"));
    expect(links).toEqual(["https://doi.org/10.1000/a1", "https://example.org/a.pdf", "https://example.org/code"]);
    const blocks = texts(section, ".kit-bibtex pre");
    expect(blocks[0]).toContain("doi = {10.1000/a1}");
    expect(blocks).toContain("@book{kept, title={A & B}}");
  });
});

test("groups by year with the latest first, what is selected before them and what has no year behind", async () => {
  const { section } = await page("years");
  expect(texts(section, "h3")).toEqual(["Selected", "2024", "2021", "Undated"]);
  expect(texts(section, "h4")).toEqual(["Notes", "A whole book", "On looms", "Undated thing"]);
  const [, book] = texts(section, ".kit-venue");
  expect(book).toBe("House");
  expect(section?.querySelector(".kit-selected")).toBeNull();
});

test("groups by type in the language of the site", async () => {
  const words =
    "Ich plane mit einer Gruppe von Menschen die Fahrpläne der Stadt und schreibe für die Zeitung darüber, was wir bei der Arbeit lernen. Das ist nicht immer leicht, aber es ist mir wichtig.";
  const { section } = await page("types", papers, "default", { description: words });
  expect(texts(section, "h3")).toEqual(["Ausgewählt", "Zeitschriftenartikel", "Bücher", "Weitere"]);
});

test("when all of it is selected nothing is set apart", async () => {
  const all = papers.map((paper) => ({ ...paper, selected: true }));
  expect(texts((await page("years", all)).section, "h3")).toEqual(["2024", "2021", "Undated"]);
});

test("a list that says only titles is drawn as each template draws titles", async () => {
  const plain = papers.map(({ title, venue, date, url }) => ({ title, venue, date, url }));
  const { section } = await page("designed", plain, "classic");
  expect(section?.querySelector(".kit-bibtex")).toBeNull();
  expect(section?.textContent).toContain("On looms");
});

test("of forty authors the first, the owner and the last are named", async () => {
  const authors = Array.from({ length: 40 }, (_, index) => (index === 20 ? "Ada Lovelace" : `Person ${index}x`));
  const { section } = await page("designed", [
    { title: "Big", venue: "", date: "", url: "", authors: authors.join("; ") },
  ]);
  const [line = ""] = texts(section, ".kit-authors");
  expect(line).toMatch(/^Person 0x, .*Person 8x, … Ada Lovelace, … Person 39x$/);
  expect(texts(section, "pre")[0]).toContain("Person 30x");
});

test("says references as linked data", async () => {
  const { html } = await page("designed");
  const [, json = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect((JSON.parse(json) as { hasPart: unknown[] }).hasPart).toMatchObject([
    {
      "@type": "ScholarlyArticle",
      name: "On looms",
      author: [{ name: "A. Byron" }, { name: "Charles Babbage" }],
      datePublished: "2021",
      identifier: { propertyID: "DOI", value: "10.1000/a1" },
      url: "https://doi.org/10.1000/a1",
    },
    { "@type": "CreativeWork", name: "Notes" },
    { "@type": "Book", name: "A whole book", isPartOf: { name: "House" } },
  ]);
});

test("without script the button to copy is not there; with it one press copies the block and says so", async () => {
  const { section } = await page("designed");
  const button = section?.querySelector<HTMLButtonElement>("button[data-copy]");
  expect(button?.hidden).toBe(true);
  document.body.append(section ?? "");
  const copied: string[] = [];
  // jsdom has no clipboard: what is selected at that moment is what a browser would copy.
  document.execCommand = () => copied.push(String(getSelection())) > 0;
  runInNewContext(copyScript, { document, getSelection });
  expect(button?.hidden).toBe(false);
  button?.click();
  expect(copied).toEqual([section?.querySelector("pre")?.textContent]);
  expect(button?.textContent).toBe("Copy ✓");
});
