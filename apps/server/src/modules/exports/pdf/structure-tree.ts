import type PDFDocument from "pdfkit";
import type { StructElement } from "pdfkit";
import type { Row } from "./rows.ts";

export type StructureTree = ReturnType<typeof createTree>;

/** The structure of the document while it is drawn: a paragraph is one element, whichever lines and pages it has. */
export function createTree(pdf: PDFDocument, lang: string) {
  const root = pdf.struct("Document", { lang });
  pdf.addStructure(root);
  const parts = new Map<string, StructElement>();

  function once(key: string, parent: () => StructElement, type: string): StructElement {
    const known = parts.get(key);
    if (known) return known;
    const made = pdf.struct(type);
    parent().add(made);
    parts.set(key, made);
    return made;
  }

  const item = (row: Row) => {
    const list = () => once(`list ${row.list}`, () => root, "L");
    return once(`item ${row.part}`, list, "LI");
  };
  return {
    label: (row: Row) => once(`label ${row.part}`, () => item(row), "Lbl"),
    part: (row: Row, role: string) =>
      row.list === null
        ? once(`part ${row.part}`, () => root, role)
        : once(`part ${row.part}`, () => item(row), "LBody"),
    dates: (row: Row, role: string) => once(`dates ${row.part}`, () => root, role),
    end: () => root.end(),
  };
}
