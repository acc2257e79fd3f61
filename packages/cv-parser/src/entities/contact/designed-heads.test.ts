import { describe, expect, test } from "vitest";
import { layoutOfLines, line } from "../../fixtures/layouts.ts";
import type { LineSpec } from "../../fixtures/layouts.ts";
import { findLocation } from "./location.ts";
import { findName } from "./name.ts";
import { findEmail, findPhone } from "./phone-and-mail.ts";
import { findTitle } from "./title.ts";

const mail = line("mira.holtby@post.example", { gap: 4 });
const large = (text: string): LineSpec => line(text, { size: 26 });

function headOf(specs: LineSpec[]): { name: string | undefined; title: string | undefined } {
  const layout = layoutOfLines([...specs, ...Array.from({ length: 4 }, () => line("Ropes and knots of the harbour"))]);
  const email = findEmail(layout, layout.lines, []);
  const name = findName(layout, layout.lines, { email, names: null });
  return { name: name?.value, title: findTitle(layout, layout.lines, name)?.value };
}

describe("names in the letters of designers", () => {
  test.each<[string, LineSpec[], string]>([
    ["a given name in small letters above", [line("Mira", { size: 15 }), large("HOLTBY"), mail], "Mira HOLTBY"],
    ["a family name in small letters below", [large("Mira"), line("Holtby", { size: 14 }), mail], "Mira Holtby"],
    ["initials in a circle above", [large("MH"), large("Mira Holtby"), mail], "Mira Holtby"],
    [
      "three rows, of which a hyphen ends one",
      [large("MIRA"), large("STONE-"), large("HOLTBY"), mail],
      "MIRA STONE-HOLTBY",
    ],
    ["three rows of one name each", [large("Mira"), large("Stone"), large("Holtby"), mail], "Mira Stone Holtby"],
    ["the name of the document before it", [large("Currículum vitae de Mira Holtby"), mail], "Mira Holtby"],
    [
      "a family name in capitals, which a comma parts from what comes before it",
      [large("HOLTBY, Mira"), mail],
      "Mira HOLTBY",
    ],
    ["a greeting in another language", [large("Cześć, jestem Mira Holtby"), mail], "Mira Holtby"],
  ])("%s", (_, specs, name) => {
    expect(headOf(specs).name).toBe(name);
  });
});

describe("posts at the head", () => {
  test.each<[string, LineSpec[], string]>([
    ["above the name", [line("RIGGING ENGINEER"), large("Mira Holtby"), mail], "RIGGING ENGINEER"],
    [
      "over two rows, of which the second begins small",
      [large("Mira Holtby"), line("Coordinator of"), line("night shifts"), mail],
      "Coordinator of night shifts",
    ],
    [
      "below a name whose halves a comma parts",
      [large("HOLTBY, Mira"), line("Rigging Engineer"), mail],
      "Rigging Engineer",
    ],
  ])("%s", (_, specs, title) => {
    expect(headOf(specs).title).toBe(title);
  });

  test("a town below the post is no rest of it", () => {
    expect(headOf([large("Mira Holtby"), line("Rigging Engineer"), line("Northhaven"), mail]).title).toBe(
      "Rigging Engineer",
    );
  });
});

describe("what a narrow column breaks", () => {
  test("an address over three rows", () => {
    const layout = layoutOfLines([line("mira.holtby"), line("@post."), line("example"), line("12 Mill Lane")]);
    expect(findEmail(layout, layout.lines, [])?.value).toBe("mira.holtby@post.example");
  });

  test("the end of a number above an address is no part of it", () => {
    const layout = layoutOfLines([line("44"), line("mira.holtby"), line("@post.example")]);
    expect(findEmail(layout, layout.lines, [])?.value).toBe("mira.holtby@post.example");
  });

  test.each([
    [["Phone: +44 7700", "900 481"], "+44 7700 900 481"],
    [["06 12 34", "56 78"], "06 12 34 56 78"],
    [["+44 7700 900 481", "2019"], "+44 7700 900 481"],
  ])("a number: %s", (rows, phone) => {
    const layout = layoutOfLines(rows.map((text) => line(text)));
    expect(findPhone(layout, layout.lines, [])?.value).toBe(phone);
  });

  test("an address behind its label goes on as long as commas end its rows", () => {
    const layout = layoutOfLines([line("Address: Flat 4,"), line("18 Mill Lane,"), line("Northhaven"), line("Welder")]);
    expect(findLocation(layout, layout.lines, [])?.value).toBe("Flat 4, 18 Mill Lane, Northhaven");
  });
});
