import { describe, expect, test } from "vitest";
import { blocksOfText } from "./text-blocks.ts";

describe("a typed text", () => {
  test("becomes paragraphs and lists", () => {
    expect(blocksOfText("First line\ngoes on.\n\nThen:\n- one\n• two\n  and a half\n3. three")).toEqual([
      { kind: "text", text: "First line goes on." },
      { kind: "text", text: "Then:" },
      { kind: "list", items: ["one", "two and a half", "three"] },
    ]);
  });

  test("becomes a list when a reader lost its line ends", () => {
    expect(blocksOfText("• one • two • three")).toEqual([{ kind: "list", items: ["one", "two", "three"] }]);
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
    expect(blocksOfText(text)).toEqual([{ kind: "list", items }]);
  });

  test("leaves each sentence in the line that it was given, and what leads to a list above it", () => {
    expect(blocksOfText("I lead a kitchen.\nDuties:\nMenus\nOrders\nIt is a good one.")).toEqual([
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
    expect(blocksOfText(text)).toEqual([{ kind: "text", text: text.replace("\n", " ") }]);
  });

  test("leaves a title above what is told of it, where another word had room beside it", () => {
    const told = "Presented the research that I conducted for my degree, with a poster of two maps.";
    expect(blocksOfText(`Oral Presentation, California Business Conference\n${told}`)).toEqual([
      { kind: "text", text: "Oral Presentation, California Business Conference" },
      { kind: "text", text: told },
    ]);
  });

  test("leaves one line below bullets outside their list", () => {
    expect(blocksOfText("- one\n- two\nTools: three")).toEqual([
      { kind: "list", items: ["one", "two"] },
      { kind: "text", text: "Tools: three" },
    ]);
  });

  test("keeps the list of a text that was pasted from Word", () => {
    expect(blocksOfText("·\tone\no   two\n§\u00a0\u00a0three\nØ\tfour\n➢ five")).toEqual([
      { kind: "list", items: ["one", "two", "three", "four", "five"] },
    ]);
  });

  test.each(["o one", "v 2 of it", "§ 8 of the act", "over it"])("does not take '%s' for an item", (text) => {
    expect(blocksOfText(text)).toEqual([{ kind: "text", text }]);
  });

  test("does not take a hyphen inside a sentence for a bullet", () => {
    expect(blocksOfText("Well-made - and kept so.")).toEqual([{ kind: "text", text: "Well-made - and kept so." }]);
  });
});
