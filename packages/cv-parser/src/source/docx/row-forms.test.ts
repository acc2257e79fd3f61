import { describe, expect, test } from "vitest";
import { aDocx, p, r, table } from "../../fixtures/docx-builder.ts";
import type { DocxParts } from "../../fixtures/docx-builder.ts";
import { layoutDocument } from "../../layout/layout-document.ts";
import { readDocx } from "../docx.ts";

const linesOf = async (parts: DocxParts) => layoutDocument(await readDocx(await aDocx(parts))).lines;
const read = async (body: string): Promise<string[]> => (await linesOf({ body })).map(({ text }) => text);
const lines = (...texts: string[]): string => texts.map((text) => p(text)).join("");
const bold = (text: string): string => p(r(text, "<w:b/>"));

describe("rows of tables in Word", () => {
  test("below names of columns a cell of several lines is one, and the list of tasks goes on below", async () => {
    const told = await read(
      table(
        [bold("Qualification"), bold("Institution"), bold("Place"), bold("Year")],
        [p("Pastry Diploma"), p("Harbour College"), p("Tarn"), p("2012")],
      ) +
        table(
          [p("Period"), p("Employer"), p("Position"), p("Duties")],
          [p("2014 – 2019"), lines("Mill & Sons", "Tarn"), p("Baker"), lines("- Kept the ovens", "- Trained two")],
        ),
    );
    expect(told).toEqual([
      "Qualification\tInstitution\tPlace\tYear",
      "Pastry Diploma\tHarbour College\tTarn\t2012",
      "Period\tEmployer\tPosition\tDuties",
      "2014 – 2019\tMill & Sons, Tarn\tBaker\tKept the ovens",
      "Trained two",
    ]);
  });

  test("a list is not torn into the rows of what stands beside it", async () => {
    expect(
      await read(
        table(
          [p("2014 – 2019"), lines("Mill & Sons", "Tarn"), bold("Baker") + lines("• Kept the ovens", "• Trained two")],
          [lines("Cook", "Inn at the Weir", "Tarn"), lines("• Menus", "• Stock")],
        ),
      ),
    ).toEqual([
      "2014 – 2019\tMill & Sons, Tarn\tBaker",
      "Kept the ovens",
      "Trained two",
      "Cook",
      "Inn at the Weir",
      "Tarn",
      "Menus",
      "Stock",
    ]);
  });

  test("the date and the place in a cell stay beside the post and the employer", async () => {
    expect(
      await read(table([lines("2014 – 2019", "Tarn"), bold("Baker") + lines("Mill & Sons", "• Kept the ovens")])),
    ).toEqual(["2014 – 2019\tBaker", "Tarn\tMill & Sons", "Kept the ovens"]);
  });

  test("short cells that hold sections of their own are read one after the other", async () => {
    expect(
      await read(table([bold("LANGUAGES") + lines("Welsh", "Dutch"), bold("EDUCATION") + lines("Diploma", "2012")])),
    ).toEqual(["LANGUAGES", "Welsh", "Dutch", "EDUCATION", "Diploma", "2012"]);
  });

  test("a label that is broken into lines stands beside its text", async () => {
    const label = bold("Profile") + lines("and strengths", "of mine");
    expect(
      await read(table([label, lines("Keeps ovens and books", "Bakes for two hundred", "Trains others")])),
    ).toEqual(["Profile\tKeeps ovens and books", "and strengths\tBakes for two hundred", "of mine\tTrains others"]);
  });

  test("names in bold with a word below each are cards", async () => {
    expect(await read(table([bold("Welsh") + p("native"), bold("Dutch") + p("good")]))).toEqual([
      "Welsh",
      "native",
      "Dutch",
      "good",
    ]);
  });

  test("titles side by side stand above their lists in the rows below", async () => {
    expect(
      await read(table([bold("Skills"), bold("Languages")], [lines("Baking", "Stock"), lines("Welsh", "Dutch")])),
    ).toEqual(["Skills", "Baking", "Stock", "Languages", "Welsh", "Dutch"]);
  });

  test("dates that empty lines push to their entries stand on the first line of each", async () => {
    const entry = (post: string, employer: string): string => lines(post, employer, "- Kept the ovens, and much else");
    expect(
      await read(
        table([
          lines("2014 – 2019", "", "", "", "2011 – 2014"),
          entry("Baker", "Mill & Sons") + p("") + entry("Apprentice", "Inn at the Weir"),
        ]),
      ),
    ).toEqual([
      "2014 – 2019\tBaker",
      "Mill & Sons",
      "Kept the ovens, and much else",
      "2011 – 2014\tApprentice",
      "Inn at the Weir",
      "Kept the ovens, and much else",
    ]);
  });

  test("labels of a form that come back name no lists", async () => {
    const told = await read(
      table(
        [p("Employer"), lines("Mill & Sons", "Tarn")],
        [p("Employer"), lines("Inn at the Weir", "Tarn")],
        [p("Skills"), lines("Baking", "Stock")],
        [p("Languages"), lines("Welsh", "Dutch")],
      ),
    );
    expect(told).toContain("Employer\tMill & Sons");
    expect(told).toContain("Skills");
  });
});

describe("lines of Word", () => {
  test("three blanks part what stands at the margin, also over several runs, and no letters set apart", async () => {
    const body = p("Mill & Sons      2014 – 2019") + p(r("Baker  ") + r("  Tarn")) + p("J A N E   R O E") + p("a  b");
    expect(await read(body)).toEqual(["Mill & Sons\t2014 – 2019", "Baker\tTarn", "J A N E R O E", "a b"]);
  });

  test("blanks beside a sign that parts words part nothing more", async () => {
    const told = await read(p("Baking    |    Stock") + p("Boats,    oars") + p("Ada Mill    +353 20 917 4062"));
    expect(told).toEqual(["Baking | Stock", "Boats, oars", "Ada Mill\t+353 20 917 4062"]);
  });

  test("letters of fonts that draw pictures mark items and part contacts, arrows do not", async () => {
    const picture = (text: string): string => r(text, '<w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/>');
    const arrow = '<w:r><w:sym w:font="Wingdings" w:char="F0E0"/></w:r>';
    const told = await linesOf({
      body: p(picture("ü") + r("\tBaking")) + p(r("555 0142 ") + picture("*") + r(" jo@x.example")) + p(r("A") + arrow),
    });
    expect(told.map(({ text, bullet }) => [bullet, text])).toEqual([
      ["•", "Baking"],
      [null, "555 0142\tjo@x.example"],
      [null, "A"],
    ]);
  });

  test("an empty line within a paragraph is a gap", async () => {
    const [first, second, third] = await linesOf({
      body: p("<w:r><w:t>a</w:t><w:br/><w:t>b</w:t><w:br/><w:br/><w:t>c</w:t></w:r>"),
    });
    expect([first, second, third].map((line) => (line?.gapBefore ?? 0) > 0)).toEqual([false, false, true]);
  });

  test("white text upon the ground of a style of tables or paragraphs is seen", async () => {
    const white = r("Jo Roe", '<w:color w:val="FFFFFF"/>');
    const shade = '<w:shd w:val="clear" w:fill="1F3864"/>';
    const styles =
      `<w:style w:type="table" w:styleId="Dark"><w:name w:val="Dark"/><w:tblStylePr w:type="firstRow"><w:tcPr>${shade}</w:tcPr></w:tblStylePr></w:style>` +
      `<w:style w:styleId="Bar"><w:name w:val="Bar"/><w:pPr>${shade}</w:pPr></w:style>` +
      '<w:style w:styleId="Thin"><w:name w:val="Thin"/><w:basedOn w:val="Bar"/></w:style>';
    const dark = table([p(white)]).replace("<w:tbl>", '<w:tbl><w:tblPr><w:tblStyle w:val="Dark"/></w:tblPr>');
    const body = dark + p(white, '<w:pStyle w:val="Thin"/>') + p(white) + p("seen");
    expect((await linesOf({ body, styles })).map(({ text }) => text)).toEqual(["Jo Roe", "Jo Roe", "seen"]);
  });
});
