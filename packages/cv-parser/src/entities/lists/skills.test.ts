import { describe, expect, test } from "vitest";
import { layoutOfLines, layoutOfText, line } from "../../fixtures/layouts.ts";
import type { LineSpec } from "../../fixtures/layouts.ts";
import { readSkills } from "./skills.ts";

describe("skills", () => {
  const skills = (specs: LineSpec[]) => {
    const layout = layoutOfLines(specs);
    return readSkills(layout, layout.lines).map(({ fields }) => fields.name?.value);
  };

  test.each<[string, LineSpec[]]>([
    ["groups with a colon", [line("Backend: Go, Rust"), line("Data: SQL")]],
    ["a plain list", [line("Go, Rust, SQL")]],
    ["dots", [line("Go · Rust · SQL")]],
    ["ornaments", [line("Go ✦ Rust ✦ SQL")]],
    ["bullets", [line("Go", { bullet: "•" }), line("Rust", { bullet: "•" }), line("SQL", { bullet: "•" })]],
    ["chips", [{ cells: [{ text: "Go" }, { text: "Rust", x: 100 }, { text: "SQL", x: 160 }] }]],
    ["a table", [{ cells: [{ text: "Backend" }, { text: "Go, Rust, SQL", x: 140 }] }]],
    ["label rows", [line("Backend", { bold: true }), line("Go"), line("Rust"), line("SQL")]],
    ["levels behind the names", [line("Go (advanced), Rust - Expert, SQL (5 years)")]],
    ["level rows", [line("Go, Rust, SQL"), line("Advanced")]],
  ])("reads %s", (_, specs) => {
    expect(skills(specs)).toEqual(["Go", "Rust", "SQL"]);
  });

  test("keeps a slash and a comma in a number, and joins an item broken over two lines", () => {
    expect(skills([line("A/B testing, SAP S/4HANA, Medication man-", { x: 40 }), line("agement, Wound care")])).toEqual(
      ["A/B testing", "SAP S/4HANA", "Medication management", "Wound care"],
    );
  });

  test("the longest of names one a line is an item of its own; a small letter or an open end goes on", () => {
    const names = ["Go", "Stakeholder management", "Bread", "Power BI", "Menus", "Dough"];
    expect(skills([...names.map((name) => line(name)), line("Crisis communication")])).toEqual([
      ...names,
      "Crisis communication",
    ]);
    expect(skills(["Go", "Rust", "SQL", "Handling of many", "complaints", "Bread"].map((name) => line(name)))).toEqual([
      "Go",
      "Rust",
      "SQL",
      "Handling of many complaints",
      "Bread",
    ]);
  });

  test("two groups in one row keep their own labels", () => {
    const layout = layoutOfLines([{ cells: [{ text: "Ovens: Deck, Rack" }, { text: "Doughs: Rye, Spelt", x: 300 }] }]);
    expect(readSkills(layout, layout.lines).map(({ fields }) => [fields.category?.value, fields.name?.value])).toEqual([
      ["Ovens", "Deck"],
      ["Ovens", "Rack"],
      ["Doughs", "Rye"],
      ["Doughs", "Spelt"],
    ]);
  });

  test("a number behind a name belongs to it; a length of practice beside it does not", () => {
    expect(skills([line("Python 3, Windows 11")])).toEqual(["Python 3", "Windows 11"]);
    expect(skills([{ cells: [{ text: "Go" }, { text: "2 years experience", x: 140 }] }])).toEqual(["Go"]);
  });

  test("a level in brackets that is broken over two lines goes with them", () => {
    expect(skills([line("Deck ovens (2 years), Labour law (3", { x: 40 }), line("years), Rye dough (basic)")])).toEqual(
      ["Deck ovens", "Labour law", "Rye dough"],
    );
  });

  test("a name above its level is a skill, the name of a group above its level and its list is none", () => {
    const rated = (name: string) => [line(name, { bold: true }), line("Expert"), line("Deck ovens, Rye dough")];
    expect(skills(rated("Baking"))).toEqual(["Baking", "Deck ovens", "Rye dough"]);
    expect(skills(rated("Kitchen Tools"))).toEqual(["Deck ovens", "Rye dough"]);
  });

  test("how well stands right behind the name of a tool, with nothing between them", () => {
    expect(skills([line("Blender sehr gut, Lotus Grundkenntnisse, Scratch basique, Inkscape avanzado")])).toEqual([
      "Blender",
      "Lotus",
      "Scratch basique",
      "Inkscape",
    ]);
    expect(skills([line("Buchhaltungskenntnisse, Grundkenntnisse Statik")])).toEqual([
      "Buchhaltungskenntnisse",
      "Grundkenntnisse Statik",
    ]);
  });

  test("marks in two columns part items of one sort, and the first is no group", () => {
    expect(skills([{ cells: [{ text: "Deck ovens" }, { text: "• Rye dough", x: 300 }], bullet: "•" }])).toEqual([
      "Deck ovens",
      "Rye dough",
    ]);
  });

  test("a cell in a margin of its own, above nothing, names the group of the rows beside it", () => {
    const beside = (text: string): LineSpec => ({ cells: [{ text, x: 200 }] });
    expect(
      skills([
        { cells: [{ text: "Backstube" }, { text: "Etagenofen", x: 200 }] },
        beside("Teigknetmaschine"),
        beside("Waage"),
      ]),
    ).toEqual(["Etagenofen", "Teigknetmaschine", "Waage"]);
  });

  test("a name with a capital inside is no rest of the one above, and a title of skills is none", () => {
    expect(skills(["Stakeholder management in teams", "Vue.js", "htmX"].map((name) => line(name)))).toEqual([
      "Stakeholder management in teams",
      "Vue.js",
      "htmX",
    ]);
    expect(skills(["Deck ovens", "Soft skills", "Patience"].map((name) => line(name)))).not.toContain("Soft skills");
  });

  test("the label is the category", () => {
    const layout = layoutOfText("Software: Figma, Glyphs");
    expect(readSkills(layout, layout.lines)[0]?.fields.category?.value).toBe("Software");
  });

  test("names of groups above their lists, or beside them, are no skills", () => {
    expect(
      skills(
        ["Software Packages", "Blender, Krita", "Linguaggi di programmazione", "Rust, Zig"].map((text) => line(text)),
      ),
    ).toEqual(["Blender", "Krita", "Rust", "Zig"]);
    expect(skills([{ cells: [{ text: "EDV-Kenntnisse" }, { text: "Textverarbeitung", x: 200 }] }])).toEqual([
      "Textverarbeitung",
    ]);
    expect(skills([line("Rust, Zig"), line("Sonstiges")])).toEqual(["Rust", "Zig"]);
  });

  test.each([
    ["Languages: Rust, Zig. Web: Elm | Tools: Meson", ["Rust", "Zig", "Elm", "Meson"]],
    ["Applications: Office: Calc, Impress", ["Calc", "Impress"]],
    ["Sprachen (gut): Rust, Zig", ["Rust", "Zig"]],
    ["I know how to use office programs such as Calc, Impress and Writer", ["Calc", "Impress", "Writer"]],
    ["LLM:er och AI: Llama, Mistral", ["Llama", "Mistral"]],
    ["Instruments:Fiddle (½ yrs.), Harp (8 yrs.)", ["Fiddle", "Harp"]],
    ["Spawanie – poziom podstawowy, Krita Nivel Bajo", ["Spawanie", "Krita"]],
  ])("labels and levels in %s", (text, names) => {
    expect(skills([line(text)])).toEqual(names);
  });

  test("a name with its dots above a bullet is a skill", () => {
    const dotted = (name: string, dots: string): LineSpec => ({ cells: [{ text: name }, { text: dots, x: 200 }] });
    expect(
      skills([dotted("Rust", "● ● (advanced)"), dotted("Zig", "● (novice)"), line("Tools: Meson", { bullet: "•" })]),
    ).toEqual(["Rust", "Zig", "Meson"]);
  });

  test("rows of one phrase each may be longer than names", () => {
    const phrases = [
      "Works well in a crew, and also without one",
      "Able to keep calm under the heaviest of weather for days and nights",
      "Knows the tides",
    ];
    expect(skills(phrases.map((text) => line(text, { bullet: "•" })))).toEqual(phrases);
  });

  test("what is set in below a mark, or stands close below a name, is the rest of it", () => {
    const marked = (text: string): LineSpec => line(text, { bullet: "•" });
    expect(
      skills([
        ...["Knots", "Sails", "Tides", "Harbour Radio"].map(marked),
        line("Licence (VHF)", { x: 52 }),
        marked("Maps"),
      ]),
    ).toEqual(["Knots", "Sails", "Tides", "Harbour Radio Licence (VHF)", "Maps"]);
    expect(
      skills([...["Knots", "Sails", "Harbour Radio Licences"].map(marked), marked("Rust"), line("Zig", { x: 52 })]),
    ).toEqual(["Knots", "Sails", "Harbour Radio Licences", "Rust", "Zig"]);
    const apart = (text: string): LineSpec => line(text, { gap: 10 });
    expect(skills([...["Knots", "Sails", "Harbour & Coast"].map(apart), line("Navigation"), apart("Maps")])).toEqual([
      "Knots",
      "Sails",
      "Harbour & Coast Navigation",
      "Maps",
    ]);
  });

  test("a marked name of a group is none, and the last row above another mark is no label", () => {
    const marked = (text: string): LineSpec => line(text, { bullet: "•", bold: true });
    expect(
      skills([
        marked("Frameworks & Web-Technologien"),
        line("Elm, Phoenix"),
        marked("Tools:"),
        line("Git, Meson, Docker Compose, Jenkins and a few others of that kind, CI/CD,", { x: 40 }),
        line("npm"),
        marked("Sprachen:"),
        line("Rust, Zig"),
      ]),
    ).toContain("npm");
    expect(skills([marked("Frameworks & Web-Technologien"), line("Elm, Phoenix")])).toEqual(["Elm", "Phoenix"]);
  });
});
