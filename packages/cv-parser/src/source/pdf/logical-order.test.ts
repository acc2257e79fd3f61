import { expect, test } from "vitest";
import { inVisualOrder, logicalOrder } from "./logical-order.ts";

/** Units of a line as it is seen, one a letter; `|` parts those of one glyph with two letters. */
const seen = (text: string) => text.split("").map((letter, at) => ({ text: letter, from: at * 5, to: at * 5 + 5 }));
const read = (text: string, isTurnedPage: boolean) =>
  logicalOrder(seen(text), isTurnedPage)
    .map((unit) => unit.text)
    .join("");

test.each([
  ["םולש", "שלום"],
  ["(2020) הנש", "שנה (2020)"],
  ["Java תפשב חותיפ", "פיתוח בשפת Java"],
  ["Node.js Express בו React-ב", "ב-React וב Node.js Express"],
  ["052-5550123 :ןופלט", "טלפון: 052-5550123"],
  ["+972 52 555 0123 :ןופלט", "טלפון: +972 52 555 0123"],
  ["0912 345 6789 :نفلت", "تلفن: 0912 345 6789"],
  ["6789 345 0912 :نفلت", "تلفن: 0912 345 6789"],
  ["+۹۸ ۹۱۲ ۳۴۵ ۶۷ :نفلت", "تلفن: +۹۸ ۹۱۲ ۳۴۵ ۶۷"],
  ["2018 - 2014 קנב", "בנק 2014 - 2018"],
  ["2014 - 2018 קנב", "בנק 2014 - 2018"],
  ["5 نم 4،25 لدعملا", "المعدل 4،25 من 5"],
  ["40% לש לודיג", "גידול של 40%"],
  ['a.levi@post.example :ל"אוד', 'דוא"ל: a.levi@post.example'],
  ["«סרח»", "«חרס»"],
  ["Terraform ,Helm Charts ,Go :םילכ", "כלים: Go, Helm Charts, Terraform"],
  ["Terraform, Helm Charts :םילכ", "כלים: Terraform, Helm Charts"],
  ["Oracle (SQL) :םילכ", "כלים: Oracle (SQL)"],
  ["Jenkins ,(SQL) םינותנ דסמ", "מסד נתונים (SQL), Jenkins"],
])("%s on a page from right to left is read as %s", (line, text) => {
  expect(read(line, true)).toBe(text);
});

test("signs beside words from right to left are turned with them", () => {
  const beside = (text: string) => logicalOrder(seen(text), true, true).map((unit) => unit.text);
  expect(beside("(,").join("")).toBe(",)");
  expect(read("(,", true)).toBe("(,");
});

test("on other pages only the words from right to left are turned around", () => {
  expect(read("Speaks תירבע and English", false)).toBe("Speaks עברית and English");
  expect(read("(םולש םלוע) peace, 2019", false)).toBe("(עולם שלום) peace, 2019");
  expect(read("Plain English, 2019", false)).toBe("Plain English, 2019");
});

test("a glyph of two letters keeps their order", () => {
  const units = [
    { text: "م", from: 0, to: 5 },
    { text: "لا", from: 5, to: 12 },
    { text: "س", from: 12, to: 18 },
  ];
  expect(
    logicalOrder(units, true)
      .map((unit) => unit.text)
      .join(""),
  ).toBe("سلام");
});

const letter = (text: string, from: number) => ({ text, from, to: from + 6, kind: "text" as const });

test("letters drawn one by one from the right are put where they are seen", () => {
  const drawn = "שלום".split("").map((text, at) => ({ ...letter(text, 100 - at * 6), row: 1 }));
  const other = { ...letter("x", 0), row: 2 };
  const glyphs = inVisualOrder([...drawn, other], (first, second) => first.row === second.row);
  expect(glyphs.map((glyph) => glyph.text).join("")).toBe("םולשx");
});

test("foreign words drawn behind those at their right are put where they are seen, too", () => {
  const drawn = [letter("C", 60), letter("1", 66), letter("A", 0), letter("B", 6)];
  const read = (isTurnedPage: boolean) =>
    inVisualOrder(drawn, () => true, isTurnedPage)
      .map((glyph) => glyph.text)
      .join("");
  expect(read(true)).toBe("ABC1");
  expect(read(false)).toBe("C1AB");
});

test("a blank on which a letter stands parts no word", () => {
  const blank = (from: number) => ({ text: " ", from, to: from + 3, kind: "space" as const });
  const drawn = [blank(0), letter("ل", -0.5), letter("ا", 5.5), letter("م", 11.5), blank(17.5), letter("ع", 20.5)];
  const glyphs = inVisualOrder(drawn, () => true);
  expect(glyphs.map((glyph) => glyph.text).join("")).toBe("لام ع");
});
