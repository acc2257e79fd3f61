import { describe, expect, test } from "vitest";
import { layoutOfLines, line } from "../fixtures/layouts.ts";
import type { LineSpec } from "../fixtures/layouts.ts";
import { splitSections } from "./split-sections.ts";
import { titleKind } from "./title-kind.ts";

const titles: readonly (readonly [string, string])[] = [
  [
    "publications",
    "Articles in refereed journals|Submitted and working papers|Papers under revision|Buchkapitel|Chapitres d'ouvrage|Documentos de trabajo|Artigos aceitos em periódicos|Articoli in atti di convegno|发表论文与预印本|工作论文|ワーキングペーパー|학술지 논문",
  ],
  [
    "other",
    "Other invited oral presentations|Contributed talks|Conference posters|Enseignement|Encadrement scientifique|Eingeladene Vorträge|Charlas invitadas|Palestras convidadas|学术报告|学術誌レフェリー|초청강연",
  ],
  ["certifications", "Faculty Development Programmes Attended|Short-Term Courses|Cloud Certifications|IT-Zertifikate"],
  ["projects", "Nebenprojekte|Actividades de investigación|科研课题|研究プロジェクト|연구프로젝트"],
];

describe.each(titles)("titles of %s that scholars write", (kind, list) => {
  test.each(list.split("|"))("%s", (title) => {
    expect(titleKind(title)).toEqual({ kind, exact: true });
  });
});

test.each([
  "Papers",
  "Presentation skills",
  "Conference manager",
  "International sales",
  "Work in progress reports team",
])("%s is not told by words of papers and talks", (text) => {
  expect(titleKind(text)?.kind).not.toBe("other");
});

const title = (text: string): LineSpec => line(text, { bold: true, size: 13, gap: 10 });
const outline = (specs: LineSpec[]) =>
  splitSections(layoutOfLines(specs)).map(({ kind, title: words, lines }) => [kind, words, lines.length]);

test("the last word of a broken name opens no section, though it is the title of one", () => {
  const row = (text: string, gap = 0) => line(text, { bold: true, gap });
  const sections = outline([
    line("Ada Example", { size: 20 }),
    title("Publications"),
    row("Ways to think about the rise of dough: ten overarching"),
    row("tools"),
    line("Ada Example, Bo Voss. Old Mill Review, 2021."),
    title("Skills"),
    line("Baking"),
  ]);
  expect(sections.map(([kind]) => kind)).toEqual(["header", "publications", "skills"]);
});

test("a list of papers right below the title of all research has its own", () => {
  const small = (text: string): LineSpec => line(text, { bold: true, gap: 4 });
  const sections = outline([
    title("Education"),
    line("Diploma, Old School"),
    title("Research"),
    small("Peer-reviewed publications"),
    line("Example, A. (2020). Bread at sea. Old Mill Review."),
    title("Awards"),
    line("Golden Loaf"),
    title("Languages"),
    line("English"),
  ]);
  expect(sections).toContainEqual(["publications", "Peer-reviewed publications", 1]);
});

test("a title in the margin that is broken over two rows opens its page with the first of them", () => {
  const beside = (name: string, text: string, gap = 10): LineSpec => ({
    cells: [
      { text: name, x: 40 },
      { text, x: 160 },
    ],
    gap,
  });
  const text = (words: string): LineSpec => ({ cells: [{ text: words, x: 160 }] });
  const first = [
    line("Ada Example", { size: 20 }),
    beside("Education", "Diploma, Old School, 2012"),
    text("Diploma, Further School, 2014"),
    beside("Employment", "Baker, Old Mill, 2015 – 2019"),
    text("Kneads dough and tends ovens"),
    beside("Languages", "English, German"),
    text("French (beginner)"),
    beside("Publications", "Bread at sea. Old Mill Review, 2019."),
    text("Salt and patience. Old Mill Review, 2020."),
  ];
  const second: LineSpec[] = [
    { ...text("Crust and crumb. Grain Letters, 2021."), y: 40 },
    { cells: [{ text: "Workshop", x: 40 }], y: 62 },
    { ...text("Flour for small harbours. Proceedings of"), y: 64 },
    { ...beside("papers", "the Workshop on Slow Baking, 2022."), y: 76 },
    { ...text("Yeast for travellers. Slow Baking, 2023."), y: 88 },
  ];
  const sections = splitSections(layoutOfLines([...first, ...second.map((spec) => ({ ...spec, page: 2 }))]));
  const last = sections.at(-1);
  expect([last?.kind, last?.title, last?.lines[0]?.text]).toEqual([
    "publications",
    "Workshop papers",
    "Flour for small harbours. Proceedings of",
  ]);
});

test.each([
  ["Teaching activities", "other"],
  ["Supervision of doctoral students", "other"],
  ["Editorial board memberships", "other"],
  ["Intramural funding", "awards"],
  ["Research activities", "experience"],
  ["Betreuung von Bachelorarbeiten", "other"],
  ["Encadrement de stagiaires", "other"],
  ["Dirección de tesis doctorales", "other"],
  ["Participação em bancas de defesa", "other"],
  ["Comitati di programma", "other"],
  ["Begeleiding van scripties", "other"],
  ["Научное руководство", "other"],
])("%s is listed by scholars and a title", (title, kind) => {
  expect(titleKind(title)).toEqual({ kind, exact: true });
});

test("a number that a class sets before its titles, with nothing but a gap behind it, is no part of them", () => {
  expect(titleKind("3\tWerkervaring")).toEqual({ kind: "experience", exact: true });
  expect(titleKind("3 projects in 2019")?.exact).not.toBe(true);
});

test("languages of machines are skills, with whatever else a title says", () => {
  expect(titleKind("Programming languages and theory")?.kind).toBe("skills");
  expect(titleKind("Foreign languages and travel")?.kind).toBe("languages");
});

test("a list of names is read as one though something else is named before it", () => {
  expect(titleKind("Other activities and skills")?.kind).toBe("skills");
});
