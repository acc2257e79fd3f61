import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TextBlock } from "./text-blocks.ts";
import { viewProse } from "./text-blocks.ts";

const words = (blocks: readonly TextBlock[]) =>
  blocks.flatMap((block) => (block.kind === "text" ? block.text : block.items.join(" ")).split(/\s+/)).filter(Boolean);

describe("a typed text", () => {
  test("becomes paragraphs and lists", () => {
    expect(viewProse("First line\ngoes on.\n\nThen:\n- one\n• two\n  and a half\n3. three").blocks).toEqual([
      { kind: "text", text: "First line goes on." },
      { kind: "text", text: "Then:" },
      { kind: "list", items: ["one", "two and a half", "three"] },
    ]);
  });

  test("becomes a list when a reader lost its line ends", () => {
    expect(viewProse("• one • two • three").blocks).toEqual([{ kind: "list", items: ["one", "two", "three"] }]);
  });

  test.each([
    [
      "Ran two kitchens\nCut waste by a third\nTrained nine cooks",
      ["Ran two kitchens", "Cut waste by a third", "Trained nine cooks"],
    ],
    ["Erik Lindqvist (2016)\nKwame Osei (2019)", ["Erik Lindqvist (2016)", "Kwame Osei (2019)"]],
    [
      "• Owns the ledger\nCut the time it takes\nLed a team of four",
      ["Owns the ledger", "Cut the time it takes", "Led a team of four"],
    ],
    ["• Owns the ledger and\nwhat settles it\n• Led a team", ["Owns the ledger and what settles it", "Led a team"]],
    ["ادارة فريق من ثمانية\nبناء بوابة الدفع", ["ادارة فريق من ثمانية", "بناء بوابة الدفع"]],
  ])("reads lines without a mark at their ends as the list that they were: %s", (text, items) => {
    expect(viewProse(text).blocks).toEqual([{ kind: "list", items }]);
  });

  test("leaves each sentence in the line that it was given, and what leads to a list above it", () => {
    expect(viewProse("I lead a kitchen.\nDuties:\nMenus\nOrders\nIt is a good one.").blocks).toEqual([
      { kind: "text", text: "I lead a kitchen." },
      { kind: "text", text: "Duties:" },
      { kind: "list", items: ["Menus", "Orders"] },
      { kind: "text", text: "It is a good one." },
    ]);
  });

  test.each([
    "Ingenieur mit zwölf Jahren Erfahrung in der Entwicklung von Antriebssträngen und\nPrüfständen. Sicher in Versuchen.",
    "Chair of the Joint Society of Earth Scientists and Planners,\nNorth Attleborough",
    "Nurse with nine years on wards, calm in the\nmiddle of the night",
    "Teacher of chemistry in Uppsala and in\nGothenburg. I like to cook.",
  ])("joins a sentence that a full line broke: %s", (text) => {
    expect(viewProse(text).blocks).toEqual([{ kind: "text", text: text.replace("\n", " ") }]);
  });

  test("leaves a title above what is told of it, where another word had room beside it", () => {
    const told = "Presented the research that I conducted for my degree, with a poster of two maps.";
    expect(viewProse(`Oral Presentation, California Business Conference\n${told}`).blocks).toEqual([
      { kind: "text", text: "Oral Presentation, California Business Conference" },
      { kind: "text", text: told },
    ]);
  });

  test("leaves one line below bullets outside their list", () => {
    expect(viewProse("- one\n- two\nTools: three").blocks).toEqual([
      { kind: "list", items: ["one", "two"] },
      { kind: "text", text: "Tools: three" },
    ]);
  });

  test("keeps the list of a text that was pasted from Word", () => {
    expect(viewProse("·\tone\no   two\n§\u00a0\u00a0three\nØ\tfour\n➢ five").blocks).toEqual([
      { kind: "list", items: ["one", "two", "three", "four", "five"] },
    ]);
  });

  test.each(["o one", "v 2 of it", "§ 8 of the act", "over it"])("does not take '%s' for an item", (text) => {
    expect(viewProse(text).blocks).toEqual([{ kind: "text", text }]);
  });

  test("does not take a hyphen inside a sentence for a bullet", () => {
    expect(viewProse("Well-made - and kept so.").blocks).toEqual([{ kind: "text", text: "Well-made - and kept so." }]);
  });

  test("folds from 421 characters on, after a whole sentence", () => {
    const sentence = `${"a".repeat(58)}. `;
    expect(viewProse(sentence.repeat(7).trim()).rest).toEqual([]);
    const long = viewProse(sentence.repeat(12).trim());
    expect(long.rest.length).toBeGreaterThan(0);
    expect(long.lead.at(-1)).toMatchObject({ text: expect.stringMatching(/a\.$/) as string });
  });

  test("folds after a whole long sentence rather than within it", () => {
    const first = "I lead.";
    const second = `I have led ${"bridges and ".repeat(30)}tunnels.`;
    const folded = viewProse([first, second, second].join(" "));
    expect(folded.lead).toEqual([{ kind: "text", text: `${first} ${second}` }]);
    expect(folded.rest).toEqual([{ kind: "text", text: second }]);
  });

  test("loses no word by folding", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("one", "two.", "three", "\n", "\n\n", "\n- ", "four", "x".repeat(90))),
        (parts) => {
          const prose = viewProse(parts.join(" "));
          expect(words([...prose.lead, ...prose.rest])).toEqual(words(prose.blocks));
        },
      ),
    );
  });
});
