import { expect, test } from "vitest";
import { aDocx, p, r, table } from "../fixtures/docx-builder.ts";
import { layoutOfLines, line } from "../fixtures/layouts.ts";
import type { LineSpec } from "../fixtures/layouts.ts";
import { parseCv } from "../parse-cv.ts";
import { splitSections } from "./split-sections.ts";

const title = (text: string): LineSpec => line(text, { bold: true, size: 13, gap: 10 });
const outline = (specs: LineSpec[]) =>
  splitSections(layoutOfLines(specs)).map(({ kind, title: words, lines }) => [kind, words, lines.length]);

test("unknown bold lines right below an empty known title name its entries", () => {
  const sections = outline([
    title("Education"),
    line("Diploma"),
    title("Projects"),
    title("Tide Atlas"),
    line("Maps of the shore"),
    title("Quiet Dock"),
    line("Voice picking"),
    title("Skills"),
    line("Excel"),
  ]);
  expect(sections.slice(1)).toEqual([
    ["education", "Education", 1],
    ["projects", "Projects", 4],
    ["skills", "Skills", 1],
  ]);
});

const small = (text: string): LineSpec => line(text, { bold: true, size: 10.5 });

test.each([
  ["Cursos e certificações", "certifications"],
  ["Sprachkenntnisse", "languages"],
  ["CURSOS | CERTIFICAÇÕES", "certifications"],
])("a known title that cannot be anything else opens a section however small it is: %s", (words, kind) => {
  const specs = [title("Experience"), line("Baker, Old Mill"), title("Skills"), line("Dough"), title("Profile")];
  const found = outline([...specs, line("Bakes."), small(words), line("Something")]);
  expect(found.at(-1)).toEqual([kind, words, 1]);
});

test("right below another title, a smaller one names a part of its section", () => {
  const found = outline([
    title("Experience"),
    line("Baker"),
    title("Education"),
    line("Diploma"),
    title("Skills"),
    small("Sprachkenntnisse"),
    line("Deutsch"),
  ]);
  expect(found.at(-1)?.[0]).toBe("skills");
});

test("a known title that lacks only the capitals of the others is one of them", () => {
  const capitals = (text: string) => title(text.toUpperCase());
  const found = outline([
    capitals("Contact"),
    line("Reed Lane 3"),
    capitals("Education"),
    line("Diploma"),
    capitals("Experience"),
    line("Baker"),
    title("Skills"),
    line("Dough"),
  ]);
  expect(found.at(-1)).toEqual(["skills", "Skills", 1]);
});

test("in a list, another list's title in bold opens that list", () => {
  const found = outline([
    title("Experience"),
    line("Baker"),
    title("Skills"),
    line("Dough"),
    line("Languages", { bold: true }),
    line("Dutch"),
  ]);
  expect(found.at(-1)).toEqual(["languages", "Languages", 1]);
});

test("the years of a list are no reason against its title", () => {
  const found = outline([
    title("Experience"),
    line("Baker"),
    title("Skills"),
    line("Dough"),
    title("Earned Millwright Certificates 2023/2024"),
    line("Ovens"),
  ]);
  expect(found.at(-1)?.[0]).toBe("certifications");
});

test("a title that was made to look like the others, and not given their style, is one", async () => {
  const styles = '<w:style w:styleId="H1"><w:name w:val="heading 1"/><w:rPr><w:sz w:val="28"/></w:rPr></w:style>';
  const styled = (text: string) => p(text, '<w:pStyle w:val="H1"/>');
  const body = [
    p("Nora Blaine"),
    p("nora.blaine@post.example"),
    styled("Education"),
    p("Diploma in Forestry, Tarn College, 2018"),
    p(r("Employment History", '<w:sz w:val="28"/>')),
    p("Crane Operator, Tarn Builders Ltd, 2019 - 2022"),
    styled("Skills"),
    p("Knots, splices"),
    styled("Memberships"),
    p("Guild of Riggers"),
    styled("Publications"),
    p("On hemp. Rope Journal, 2020"),
  ].join("");
  const { cv } = await parseCv(await aDocx({ body, styles }));
  expect(cv.experiences.map(({ company }) => company)).toEqual(["Tarn Builders Ltd"]);
});

test("a name in large letters at the top of the second cell of a table in Word names the person", async () => {
  const bold = (text: string) => p(r(text, "<w:b/>"));
  const side = [
    p("020 7946 0991"),
    p("post@mill.example"),
    bold("Skills"),
    p("Baking"),
    bold("Certificates"),
    p("Food hygiene"),
  ];
  const main = [
    p(r("Nora Blaine", '<w:b/><w:sz w:val="40"/>')),
    p("Baker"),
    bold("Experience"),
    bold("Baker"),
    p("Old Mill - Tarn"),
    p("2018 - 2020"),
  ];
  const { cv } = await parseCv(await aDocx({ body: table([side.join(""), main.join("")]) }));
  expect(cv.personal_info.name).toBe("Nora Blaine");
  expect(cv.certifications.map(({ name }) => name)).toEqual(["Food hygiene"]);
});
