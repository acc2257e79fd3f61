import { expect, test } from "vitest";
import type { ExportDocument, Run } from "../document/export-document.ts";
import { segmentsOf } from "./line-segments.ts";
import { papers } from "./papers.ts";
import { rowsOf } from "./rows.ts";

const fonts = { widthOf: (text: string, size: number) => text.length * size * 0.5, faceOf: () => 0 };

/** The lines of a text, their pieces from left to right; fonts turn a piece in letters of their script around. */
function drawn(text: string | readonly Run[], isRightToLeft: boolean): string[] {
  const runs = typeof text === "string" ? [{ text }] : text;
  const document: ExportDocument = {
    lang: isRightToLeft ? "ar" : "en",
    isRightToLeft,
    paper: "a4",
    name: "",
    headline: "",
    contact: [],
    sections: [{ heading: "", entries: [], blocks: [{ kind: "text", runs }] }],
    changedAt: new Date(0),
  };
  return rowsOf(document, fonts, { paper: papers.a4 }).map(({ runs }) =>
    segmentsOf(runs, isRightToLeft, fonts)
      .map((segment) => segment.text)
      .join("|"),
  );
}

const twoLines = `(Part time) Built ${"quays, ".repeat(13)}and kept all of them until 2019.`;

test("each line of an English sentence keeps its signs on an Arabic page, without a mark in the file", () => {
  const [first = "", second = ""] = drawn(twoLines, true);
  expect([first.startsWith("(Part"), first.endsWith("quays,"), second.endsWith("2019.")]).toEqual([true, true, true]);
  expect(drawn("Writes C#", true)).toEqual(["Writes C#"]);
});

test("the colon of a label stands between it and what it is about", () => {
  const label = { text: "Tools: ", isStrong: true };
  expect(drawn([label, { text: "الخرسانة" }], true)).toEqual(["الخرسانة| :|Tools"]);
  expect(drawn([label, { text: "AutoCAD." }], true)).toEqual(["Tools: |AutoCAD."]);
});

test("an Arabic sentence turns with its full stop on an English page, and all others stand as they did", () => {
  expect(drawn("بنت الجسر.", false)).toEqual(["بنت الجسر."]);
  expect(drawn("Built it.", false)).toEqual(["Built it."]);
  expect(drawn("بنت الجسر.", true)).toEqual(["بنت الجسر."]);
});
