import { Document, Link, Page, renderToBuffer, StyleSheet, Text, View } from "@react-pdf/renderer";
import { createElement as h, type ReactElement } from "react";
import type { ExportDocument, Run } from "../document/export-document.ts";
import { drawableLetters } from "./drawable-letters.ts";
import { boldWeight, fontFamilies, loadFontStack, type FontStack } from "./font-stack.ts";
import { looks, page, paginate, rowsOf, type Row } from "./rows.ts";

const styles = StyleSheet.create({
  page: { paddingHorizontal: page.side, paddingTop: page.top, fontFamily: fontFamilies as never, color: "#161B1A" },
  heading: { color: "#1F4E46", borderBottomWidth: 0.75, borderBottomColor: "#9FB5B0" },
  contact: { color: "#2E3735" },
  strong: { fontWeight: boldWeight },
  link: { color: "#1F4E46", textDecoration: "none" },
  // From above, since a text of unknown height cannot be placed from below.
  foot: {
    position: "absolute",
    top: page.height - 38,
    left: page.side,
    right: page.side,
    fontSize: 8,
    color: "#5B6664",
    textAlign: "center",
  },
});

export type PdfAnswer = { bytes: Uint8Array } | { missing: string[] };

let fonts: Promise<FontStack> | null = null;

/**
 * The CV as a PDF of selectable text in one column, A4. Lines and pages are made before the renderer gets them: its
 * own way of making pages looks at all that is left for each page, which takes minutes for long documents.
 * @returns the file, or the letters that no font has
 */
export async function renderPdf(given: ExportDocument): Promise<PdfAnswer> {
  const stack = await (fonts ??= loadFontStack());
  const { document, missing } = drawableLetters(given, stack.has);
  if (missing.length > 0) return { missing };
  const pages = paginate(rowsOf(document, stack));
  const { name, headline, lang, changedAt } = document;
  const tree = h(
    Document,
    {
      title: name,
      author: name,
      subject: headline,
      language: lang,
      creationDate: changedAt,
      modificationDate: changedAt,
    },
    ...pages.map((rows, index) =>
      h(
        Page,
        { key: index, size: "A4", style: styles.page, wrap: false },
        ...rows.map((row, line) => rowElement(row, document.isRightToLeft, line)),
        ...(pages.length > 1 ? [h(Text, { key: "foot", style: styles.foot }, `${index + 1} / ${pages.length}`)] : []),
      ),
    ),
  );
  return { bytes: new Uint8Array(await renderToBuffer(tree)) };
}

function rowElement(row: Row, isRightToLeft: boolean, key: number): ReactElement {
  const { line, size, isBold } = looks[row.look];
  const side = isRightToLeft ? ({ direction: "rtl", textAlign: "right" } as const) : {};
  const letters = { fontSize: size, lineHeight: heightIn(row) / size, ...(isBold ? styles.strong : {}) };
  const { heading, contact } = styles;
  const own = row.look === "heading" ? heading : row.look === "contact" ? contact : {};
  return h(
    View,
    {
      key,
      style: [
        own,
        { flexDirection: isRightToLeft ? "row-reverse" : "row", justifyContent: "space-between" },
        { height: line, marginTop: row.before },
      ],
    },
    ...(row.indent > 0 ? [h(Text, { style: [letters, side, { width: row.indent }] }, row.hasBullet ? "•" : "")] : []),
    h(Text, { style: [letters, side, { width: row.width }] }, ...inline(row.runs, side)),
    ...(row.aside
      ? [
          h(
            Text,
            {
              style: [
                { fontSize: looks.text.size, lineHeight: heightIn(row) / looks.text.size, width: row.aside.width },
                side,
                { textAlign: isRightToLeft ? "left" : "right" },
              ],
            },
            ...inline(row.aside.runs, side),
          ),
        ]
      : []),
  );
}

/** Letters that are as high as their line, or lie on its rule, would be left out by the renderer. */
const heightIn = ({ look }: Row) => looks[look].line - (look === "heading" ? 2.5 : 0.25);

const rightToLeftMark = "\u200f";

type Side = { direction?: "rtl"; textAlign?: "right" };

function inline(runs: readonly Run[], side: Side): (ReactElement | string)[] {
  // The first run tells the renderer the direction of the line, and a link does not.
  const start = side.direction === "rtl" && runs[0]?.href ? [rightToLeftMark] : [];
  const drawn = runs.map(({ text, href, isStrong = false }, key) => {
    if (href) return h(Link, { key, src: href, style: [styles.link, side] }, text);
    return isStrong ? h(Text, { key, style: [styles.strong, side] }, text) : text;
  });
  return [...start, ...drawn];
}
