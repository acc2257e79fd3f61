// @vitest-environment jsdom
import { expect, test } from "vitest";
import { readablePaste } from "./pasted-words.ts";

/** A line of a list as Word puts it on the clipboard. */
const line = (marker: string, words: string, level = 1) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
  `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>` +
  `&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

/** What the editor would keep of it. */
function shape(html: string): string {
  const body = new DOMParser().parseFromString(readablePaste(html), "text/html").body;
  const ofNode = (node: Node): string => {
    if (node instanceof Text) return node.data.trim();
    if (!(node instanceof Element)) return "";
    const inside = [...node.childNodes].map(ofNode).join("");
    return /^(p|h\d|ul|ol|li)$/.test(node.localName) ? `${node.localName}(${inside})` : inside;
  };
  return [...body.childNodes].map(ofNode).join("");
}

test("bullets and numbers of Word become lists, each kind and each run of its own", () => {
  const html = `${line("·", "One")}${line("·", "Two")}${line("1.", "First")}<p class=MsoNormal>Words</p>${line("·", "Three")}`;
  expect(shape(html)).toBe("ul(li(p(One))li(p(Two)))ol(li(p(First)))p(Words)ul(li(p(Three)))");
});

test("a list of Word within a list stands in the entry above it", () => {
  const html = `${line("1.", "One")}${line("a)", "Part", 2)}${line("2.", "Two")}`;
  expect(shape(html)).toBe("ol(li(p(One)ol(li(p(Part))))li(p(Two)))");
});

test("headings keep their order below the title of the post", () => {
  expect(shape("<h1>A</h1><h2>B</h2><h3>C</h3><h4>D</h4>")).toBe("h2(A)h3(B)h4(C)h4(D)");
  expect(shape("<h2>A</h2><h3>B</h3><h6>C</h6>")).toBe("h2(A)h3(B)h4(C)");
});

test("Word's empty lines go, and other words stay as they are", () => {
  expect(shape("<p class=MsoNormal>A</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p>B</p><p></p>")).toBe("p(A)p(B)p()");
  expect(readablePaste("<p>A <b>word</b></p>")).toBe("<p>A <b>word</b></p>");
});

/** A table as Word puts it on the clipboard. */
const table = (...rows: string[][]) => {
  const cell = (words: string) => `<td valign=top style='border:solid'><p class=MsoNormal>${words}<o:p></o:p></p></td>`;
  return `<table class=MsoTableGrid border=1><tbody>${rows.map((row) => `<tr>${row.map(cell).join("")}</tr>`).join("")}</tbody></table>`;
};

test("rows of a table stay together, each as a line", () => {
  const html = table(["<b>Ink</b>", "Price"], ["Black", "&nbsp;"], ["&nbsp;", "&nbsp;"], ["Red", "4 €"]);
  expect(shape(html)).toBe("ul(li(p(Ink· Price))li(p(Black· –))li(p(Red· 4 €)))");
  expect(readablePaste(html)).toContain("<b>Ink</b>");
  expect(shape("<table><tr><th>A<th>B<tr><td>1<td>2</table>")).toBe("ul(li(p(A · B))li(p(1 · 2)))");
});

test("a table that only lays a text out keeps its paragraphs", () => {
  expect(shape(table(["A", "B</p><p>C"]))).toBe("p(A)p(B)p(C)");
  expect(shape(table(["A"], ["B"]))).toBe("p(A)p(B)");
  expect(shape(`<table><tr><td>${line("·", "One")}</td><td><p>B</p></td></tr></table>`)).toBe("ul(li(p(One)))p(B)");
});
