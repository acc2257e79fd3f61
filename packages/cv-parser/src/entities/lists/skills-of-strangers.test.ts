import { describe, expect, test } from "vitest";
import { layoutOfLines, layoutOfText, line } from "../../fixtures/layouts.ts";
import type { LineSpec } from "../../fixtures/layouts.ts";
import { readLanguages } from "./languages.ts";
import { readSkills } from "./skills.ts";

const read = (specs: LineSpec[]) => {
  const layout = layoutOfLines(specs);
  return readSkills(layout, layout.lines).map(({ fields }) => [fields.category?.value, fields.name?.value]);
};
const skills = (specs: LineSpec[]) => read(specs).map(([, name]) => name);
const inRows = (...texts: string[]): LineSpec[] => texts.map((text) => line(text));
const marked = (text: string, x = 40): LineSpec => ({ cells: [{ text, x }], bullet: "•" });

describe("skills as strangers list them", () => {
  test("labels that were read one below the other stand beside their lists, over two lines as well", () => {
    const label = (text: string, y: number): LineSpec => ({ cells: [{ text, x: 40, bold: true }], column: 1, y });
    const list = (text: string, y: number): LineSpec => ({ cells: [{ text, x: 200 }], column: 2, y });
    expect(
      read([
        label("Ovens", 100),
        label("Kinds of", 114),
        label("dough", 128),
        list("Deck, Rack, Tunnel, Rotating hearth", 101),
        list("Rye, Spelt, Kamut, Emmer, Laminated", 115),
        list("brioche, Choux", 129),
      ]),
    ).toEqual([
      ["Ovens", "Deck"],
      ["Ovens", "Rack"],
      ["Ovens", "Tunnel"],
      ["Ovens", "Rotating hearth"],
      ["Kinds of dough", "Rye"],
      ["Kinds of dough", "Spelt"],
      ["Kinds of dough", "Kamut"],
      ["Kinds of dough", "Emmer"],
      ["Kinds of dough", "Laminated brioche"],
      ["Kinds of dough", "Choux"],
    ]);
    const names = [label("Kneading", 100), label("Proofing", 114), list("Scoring", 101), list("Glazing", 115)];
    expect(
      skills(names.map((each) => ({ ...each, cells: each.cells.map((cell) => ({ ...cell, bold: true })) }))),
    ).toHaveLength(4);
  });

  test("marked rows above marked rows that are set in name their groups", () => {
    const rows = [
      marked("Baking"),
      marked("Rye, Spelt", 60),
      marked("Serving"),
      marked("Tills", 60),
      marked("Trays", 60),
    ];
    expect(skills(rows)).toEqual(["Rye", "Spelt", "Tills", "Trays"]);
    expect(skills([marked("Baking"), marked("Serving"), marked("Tills", 60)])).toContain("Baking");
  });

  test("rows that open alike name their groups before a dash", () => {
    expect(read([marked("Ovens - deck, rack"), marked("Doughs - rye, spelt")])).toEqual([
      ["Ovens", "deck"],
      ["Ovens", "rack"],
      ["Doughs", "rye"],
      ["Doughs", "spelt"],
    ]);
  });

  test("tags side by side go on in the next row, and names at the right margin stand for themselves", () => {
    const tags = { cells: ["Rye", "Spelt", "Kamut"].map((text, at) => ({ text, x: 40 + at * 100 })) };
    expect(skills([tags, line("Emmer")])).toEqual(["Rye", "Spelt", "Kamut", "Emmer"]);
    const right = ["Kneading", "Proofing dough", "Scoring", "Glazing", "Rye"];
    expect(skills(right.map((text) => line(text, { x: 200 - text.length * 5 })))).toEqual(right);
  });

  test.each([
    ["Rust (Mittelstufe), Zig – livello avanzato", ["Rust", "Zig"]],
    ["Languages - Commercial: Rust, Zig - Other: Elm, Ada", ["Rust", "Zig", "Elm", "Ada"]],
    ["SOLID, FAIR", ["SOLID", "FAIR"]],
    ["Krita, sehr gute Kenntnisse", ["Krita"]],
    ["Scratch – ระดับกลาง", ["Scratch"]],
    ["Krita - 3 yıl", ["Krita"]],
    ["Krita – 5 lat", ["Krita"]],
    ["Rust: ●●●○○", ["Rust"]],
    ["Rust: 4/5", ["Rust"]],
    ["Typing: 60 wpm", ["Typing"]],
    ["MS Calc : 능숙", ["MS Calc"]],
    ["уверенный пользователь (Calc, Impress)", ["Calc", "Impress"]],
    ["Sehr gute Kenntnisse in Calc, Impress und Draw", ["Calc", "Impress", "Draw"]],
    ["Владею Krita, Blender", ["Krita", "Blender"]],
    ["At home with services like Zulip, Mattermost", ["Zulip", "Mattermost"]],
    ["DB：Firebird、Derby", ["Firebird", "Derby"]],
    ["Calc：基本的な表作成が可能", ["Calc"]],
    ["Baking, Business", ["Baking", "Business"]],
    ["Ovens: (Deck – Rack – Tunnel)", ["Deck", "Rack", "Tunnel"]],
    ["Ovens: Deck/Rack/Tunnel stone ovens, Big old wood ovens", ["Deck/Rack/Tunnel stone ovens", "Big old wood ovens"]],
    ["C++\nQt", ["C++", "Qt"]],
    ["1. Rust", ["Rust"]],
    ["1.普通话", ["普通话"]],
    ["Rye, weighing and\nscoring of loaves, Spelt", ["Rye", "weighing and scoring of loaves", "Spelt"]],
    ["掌 握 Rust", ["Rust"]],
    ["Assembly (8 bit, x86), Krita (2019)", ["Assembly (8 bit, x86)", "Krita"]],
  ])("names in %s", (text, names) => {
    const layout = layoutOfText(text);
    expect(readSkills(layout, layout.lines).map(({ fields }) => fields.name?.value)).toEqual(names);
  });

  test("a sentence that the margin breaks is one item, and its stop goes", () => {
    const rest = (text: string): LineSpec => line(text, { x: 52 });
    expect(
      skills([
        marked("Keeps calm in the kitchen, at the till"),
        rest("and in the yard."),
        marked("Knows the old ovens by heart"),
        marked("Bakes for weddings"),
      ]),
    ).toEqual([
      "Keeps calm in the kitchen, at the till and in the yard",
      "Knows the old ovens by heart",
      "Bakes for weddings",
    ]);
  });

  test("a table of names and lists, one of whose names is a list itself, above the foot of the page", () => {
    const row = (label: string, list: string): LineSpec => ({ cells: [{ text: label }, { text: list, x: 200 }] });
    const foot = { cells: [{ text: "Jo Bloggs" }, { text: "Curriculum Vitae", x: 300 }] };
    expect(
      skills([row("Ovens", "Deck, Rack"), row("Doughs, batters", "Rye, Spelt"), row("Tills", "Cash, Card"), foot]),
    ).toEqual(["Deck", "Rack", "Rye", "Spelt", "Cash", "Card"]);
  });

  test("dots beside a name say how well, whatever glyph they are", () => {
    const dotted = (name: string, dots: string): LineSpec => ({ cells: [{ text: name }, { text: dots, x: 200 }] });
    expect(skills([dotted("Rust", "•••••"), dotted("Zig", "▮▮▮▯▯"), dotted("Elm", "· · ·")])).toEqual([
      "Rust",
      "Zig",
      "Elm",
    ]);
  });

  test("a list of many names stays one where the margin breaks it, and names beside lists stay names", () => {
    const first = "Rye doughs, weighing of white flour, kneading of the big";
    const second = "old doughs, proofing of the loaves, hearth ovens of stone";
    expect(skills([marked(first), line(second, { x: 52 })])).toEqual([
      "Rye doughs",
      "weighing of white flour",
      "kneading of the big old doughs",
      "proofing of the loaves",
      "hearth ovens of stone",
    ]);
    const cell = (text: string, x: number, y: number): LineSpec => ({ cells: [{ text, x }], y });
    const apart = [
      cell("Rye", 40, 100),
      cell("Spelt", 40, 114),
      cell("Cash, Card", 200, 100),
      cell("Racks, Trays", 200, 114),
    ];
    expect(skills(apart)).toContain("Rye");
  });

  test("links and hobbies that stand below the skills are none", () => {
    expect(skills([...inRows("Rust, Zig"), line("Links"), marked("Codeberg"), marked("Mastodon")])).toEqual([
      "Rust",
      "Zig",
    ]);
  });

  test("a name before a sentence is what the sentence tells of, without a mark as well", () => {
    expect(
      skills(
        inRows("Deck ovens: Six years of baking bread in an old stone oven.", "Tills: Closing at night, and counting."),
      ),
    ).toContain("Deck ovens");
  });
});

describe("languages beside skills", () => {
  const languages = (text: string) => {
    const layout = layoutOfText(text);
    const { items, spoken } = readLanguages(layout, layout.lines);
    return spoken ? items.map(({ fields }) => [fields.name?.value, fields.level?.value]) : null;
  };

  test("languages of programs are none, however well they are known", () => {
    expect(languages("Python (Advanced), SQL (Basic)")).toBeNull();
    expect(languages("HTML5(3), Java(2)")).toBeNull();
    expect(languages("Irish (Fluent), Python (Advanced)")).toEqual([["Irish", "Fluent"]]);
  });

  test("Chinese and Japanese set no blank between a language and how well", () => {
    expect(languages("英语熟练、日语N2")).toEqual([
      ["英语", "熟练"],
      ["日语", "N2"],
    ]);
  });
});

test("few words above each of several lists name their groups, and a name above none is a skill", () => {
  const text = "Shop floor\nLathe, saw, drill\nOffice\nLedgers, post, phone";
  const namesIn = (rows: string) => {
    const layout = layoutOfText(rows);
    return readSkills(layout, layout.lines).map(({ fields }) => fields.name?.value);
  };
  expect(namesIn(text)).toEqual(["Lathe", "saw", "drill", "Ledgers", "post", "phone"]);
  expect(namesIn(`${text}\nBookbinding`)).toContain("Office");
});
