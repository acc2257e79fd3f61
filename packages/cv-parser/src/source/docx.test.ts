import { describe, expect, test } from "vitest";
import { aDocx, aZip, p, r, table, textBox } from "../fixtures/docx-builder.ts";
import type { DocxParts } from "../fixtures/docx-builder.ts";
import { layoutDocument } from "../layout/layout-document.ts";
import { readDocx } from "./docx.ts";

const read = async (parts: DocxParts) => layoutDocument(await readDocx(await aDocx(parts)));
const texts = async (body: string): Promise<string[]> => (await read({ body })).lines.map((line) => line.text);

describe("readDocx", () => {
  test("knows heading styles by name and by outline level, also inherited", async () => {
    const styles =
      '<w:style w:styleId="H1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style>' +
      '<w:style w:styleId="Mine"><w:name w:val="My title"/><w:basedOn w:val="H1"/></w:style>' +
      '<w:style w:styleId="Out"><w:name w:val="x"/><w:pPr><w:outlineLvl w:val="2"/></w:pPr></w:style>';
    const body = ["H1", "Mine", "Out"].map((id) => p(id, `<w:pStyle w:val="${id}"/>`)).join("") + p("plain");
    const { lines } = await read({ body, styles });
    expect(lines.map((line) => line.headingLevel)).toEqual([1, 1, 3, null]);
    expect(lines[1]).toMatchObject({ bold: true, fontSize: 14 });
  });

  test("marks list items, and only those that draw a mark", async () => {
    const numbering =
      '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum>' +
      '<w:abstractNum w:abstractNumId="2"><w:lvl w:ilvl="0"><w:numFmt w:val="none"/></w:lvl></w:abstractNum>' +
      '<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num>';
    const item = (id: number): string =>
      p(`item ${id}`, `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${id}"/></w:numPr>`);
    const { lines } = await read({ body: item(1) + item(2) + p("• typed"), numbering });
    expect(lines.map((line) => [line.bullet, line.text])).toEqual([
      ["•", "item 1"],
      [null, "item 2"],
      ["•", "typed"],
    ]);
  });

  test("parts a line at tabs and at changes of style, and keeps links", async () => {
    const body = p(`${r("Acme", "<w:b/>")}${r("\t2019")}<w:hyperlink r:id="rId1">${r(" site")}</w:hyperlink>`);
    const relationships = '<Relationship Id="rId1" Target="https://example.com/"/>';
    const [line] = (await read({ body, relationships })).lines;
    expect(line?.text).toBe("Acme\t2019 site");
    expect(line?.segments.map(({ text, bold, link }) => [text.trim(), bold, link])).toEqual([
      ["Acme", true, null],
      ["2019", false, null],
      ["site", false, "https://example.com/"],
    ]);
  });

  test("keeps a title that a template asks for, and no other placeholder", async () => {
    const control = (text: string): string =>
      `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${r(text)}</w:sdtContent></w:sdt>`;
    const block = (text: string): string =>
      `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${p(text)}</w:sdtContent></w:sdt>`;
    const body =
      p(control("Work experience")) + p("Cooper, Barrels & Sons") + block("Education") + block("Name of your school");
    expect(await texts(body)).toEqual(["Work experience", "Cooper, Barrels & Sons", "Education"]);
  });

  test("sets titles in the first column above the lists beside them, unknown ones too", async () => {
    const body = table(
      [p("Ausbildung"), p("2012 – 2015 Buchbinderlehre") + p("Werkstatt Münch")],
      [p("Broterwerb bisher"), p("2015 – 2019 Gesellin") + p("Binderei Hahn")],
      [p("Sprachen"), p("Deutsch") + p("Polnisch")],
      [p("Hobbys"), p("Chor")],
    );
    const { lines } = await read({ body });
    expect(lines.map(({ text, headingLevel }) => (headingLevel === null ? text : `# ${text}`))).toEqual([
      "# Ausbildung",
      "2012 – 2015 Buchbinderlehre",
      "Werkstatt Münch",
      "# Broterwerb bisher",
      "2015 – 2019 Gesellin",
      "Binderei Hahn",
      "# Sprachen",
      "Deutsch",
      "Polnisch",
      "Hobbys\tChor",
    ]);
  });

  test("leaves labels and values on their lines where no two labels are titles", async () => {
    const body = table(
      [p("Werkstatt"), p("Binderei Hahn") + p("Leipzig")],
      [p("Ausbildung"), p("Buchbinderin") + p("Restauratorin")],
    );
    expect((await texts(body))[0]).toBe("Werkstatt\tBinderei Hahn");
  });

  test("parts the title of a section from the row that it stands in", async () => {
    const body = table(
      [p("SKILLS"), p("Grafting, pruning")],
      [p("EXPERIENCE"), p("Head gardener"), p("2019 – 2024")],
      [p(""), p("Gardener"), p("2014 – 2019")],
      [p("DATE OF BIRTH"), p("3 May 1990")],
    );
    expect(await texts(body)).toEqual([
      "SKILLS",
      "Grafting, pruning",
      "EXPERIENCE",
      "Head gardener\t2019 – 2024",
      "Gardener\t2014 – 2019",
      "DATE OF BIRTH\t3 May 1990",
    ]);
  });

  test("reads a table of dates and entries row by row", async () => {
    const body = table(
      [
        p("2019 – 2021"),
        p("Engineer, Acme") + p("Built a bridge over the river and kept it in good repair for years."),
      ],
      [p("2017 – 2019"), p("Intern, Beta")],
    );
    expect(await texts(body)).toEqual([
      "2019 – 2021\tEngineer, Acme",
      "Built a bridge over the river and kept it in good repair for years.",
      "2017 – 2019\tIntern, Beta",
    ]);
  });

  test("reads a layout table with a side cell cell by cell", async () => {
    const side = ["Contact", "a@example.com", "Skills", "Excel", "Word"].map((each) => p(each)).join("");
    const main = ["Profile", "A person.", "Experience", "Engineer", "Acme"].map((each) => p(each)).join("");
    const { lines } = await read({ body: table([side, main]) });
    expect(lines.map((line) => line.text).slice(0, 6)).toEqual([
      "Contact",
      "a@example.com",
      "Skills",
      "Excel",
      "Word",
      "Profile",
    ]);
    expect(new Set(lines.map((line) => line.column)).size).toBe(2);
  });

  test("gives a section title in a table cell a line of its own", async () => {
    const body = table([
      p(r("EDUCATION", "<w:b/>")),
      ["BSc", "Leeds", "2010", "First"].map((each) => p(each)).join(""),
    ]);
    expect(await texts(body)).toEqual(["EDUCATION", "BSc", "Leeds", "2010", "First"]);
  });

  test("reads text boxes once, and nested tables", async () => {
    const body = p(textBox(p("Jane Doe"))) + table([table([p("inner")])]);
    expect(await texts(body)).toEqual(["Jane Doe", "inner"]);
  });

  test("leaves out deleted, hidden and white text, field codes and placeholders", async () => {
    const body =
      p(`<w:del>${r("deleted")}</w:del><w:ins>${r("kept")}</w:ins>`) +
      p(r("hidden", "<w:vanish/>") + r("white", '<w:color w:val="FFFFFF"/>')) +
      p("<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>" + r("Click here") + "</w:sdtContent></w:sdt>") +
      p(
        '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK "https://x.org"</w:instrText></w:r>' +
          '<w:r><w:fldChar w:fldCharType="separate"/></w:r>' +
          r("link") +
          '<w:r><w:fldChar w:fldCharType="end"/></w:r>',
      );
    const { lines } = await read({ body });
    expect(lines.map((line) => line.text)).toEqual(["kept", "link"]);
    expect(lines[1]?.segments[0]?.link).toBe("https://x.org");
  });

  test("reads what somebody wrote into the button of a template, whose text is its code, and no prompt", async () => {
    const button = (text: string) =>
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r>' +
      `<w:r><w:instrText> MACROBUTTON NoMacro ${text}</w:instrText></w:r>` +
      '<w:r><w:fldChar w:fldCharType="end"/></w:r>';
    const body =
      p(r("Trade: ") + button("Cabinet Maker")) +
      p(button("[Click here and type your trade]")) +
      p('<w:fldSimple w:instr="MACROBUTTON NoMacro Oak and Ash"/>');
    const { lines } = await read({ body });
    expect(lines.map(({ text }) => text)).toEqual(["Trade: Cabinet Maker", "Oak and Ash"]);
  });

  test("keeps white text that stands upon a drawing, as in templates of Word, and not that beside an icon", async () => {
    const behind = (cx: number) =>
      `<w:r><w:drawing><wp:anchor behindDoc="1"><wp:extent cx="${cx}" cy="9000000"/></wp:anchor></w:drawing></w:r>`;
    const white = p(r("Mira Holt", '<w:color w:val="FFFFFF"/>'));
    const textsIn = async (drawing: string) => (await read({ body: p(drawing) + white })).lines.map(({ text }) => text);
    expect(await textsIn(behind(3_000_000))).toEqual(["Mira Holt"]);
    expect(await textsIn(behind(300_000))).toEqual([]);
  });

  test("puts the header before the body unless the body says the same", async () => {
    const relationships = '<Relationship Id="rId9" Target="header1.xml"/>';
    const body = p("Engineer") + '<w:sectPr><w:headerReference w:type="default" r:id="rId9"/></w:sectPr>';
    const { lines } = await read({ body, relationships, header: p("Jane Doe") + p("Engineer") + p("Page 1 of 2") });
    expect(lines.map((line) => line.text)).toEqual(["Jane Doe", "Engineer"]);
  });

  test("reads contacts below every page before the body, where they stand nowhere else", async () => {
    const relationships = '<Relationship Id="f1" Target="footer1.xml"/>';
    const footer = `<w:ftr xmlns:w="w">${p("+44 7700 900 112 | jo@x.example")}</w:ftr>`;
    const sect = '<w:sectPr><w:footerReference w:type="default" r:id="f1"/></w:sectPr>';
    const extra = { "word/footer1.xml": footer };
    const textsOf = async (body: string): Promise<string[]> =>
      (await read({ body: body + sect, relationships, extra })).lines.map(({ text }) => text);
    expect(await textsOf(p("Jo Roe") + p("Baking"))).toEqual(["+44 7700 900 112 | jo@x.example", "Jo Roe", "Baking"]);
    expect((await textsOf(p("Jo Roe, roe@y.example") + p("Baking"))).at(-1)).toBe("+44 7700 900 112 | jo@x.example");
  });

  test("refuses archives that are no Word documents, and damaged ones", async () => {
    await expect(readDocx(await aZip({ "a.txt": "x" }))).rejects.toMatchObject({ code: "unsupported_type" });
    await expect(readDocx(Buffer.from("PK\u0003\u0004broken"))).rejects.toMatchObject({ code: "corrupt_file" });
    await expect(readDocx(await aDocx({ body: "<w:p><w:r>" }))).rejects.toMatchObject({ code: "corrupt_file" });
  });

  test("refuses a file that grows a hundredfold when unpacked", async () => {
    const bomb = await aDocx({ body: p("x"), extra: { "word/media/a.bin": Buffer.alloc(20_000_000) } });
    await expect(readDocx(bomb)).rejects.toMatchObject({ code: "too_large_unpacked" });
  });
});
