import { childOf, childrenOf, find, toggleOf, valueOf } from "./xml.ts";
import type { XmlElement } from "./xml.ts";

/** What a style says about paragraphs and runs, with everything that it inherits. */
export type DocxStyle = {
  headingLevel: number | null;
  bold: boolean | null;
  italic: boolean | null;
  caps: boolean | null;
  vanish: boolean | null;
  fontSize: number | null;
  /** True for fonts that draw pictures in place of letters. */
  drawsPictures: boolean | null;
  numId: string | null;
  spaceBefore: number | null;
  indent: number | null;
};

const plainStyle: DocxStyle = {
  headingLevel: null,
  bold: null,
  italic: null,
  caps: null,
  vanish: null,
  fontSize: null,
  drawsPictures: null,
  numId: null,
  spaceBefore: null,
  indent: null,
};

export type StyleSheet = {
  defaults: DocxStyle;
  styleOf: (id: string | undefined) => DocxStyle;
  /** True for styles of tables and paragraphs that paint a ground below their text, in all of it or in some rows. */
  paintsGround: (id: string | undefined) => boolean;
};

/** Reads `word/styles.xml`; inheritance (`basedOn`) is followed at most 20 steps. */
export function readStyles(root: XmlElement | null): StyleSheet {
  const sheet = root ? find(root, "styles") : undefined;
  const byId = new Map<string, XmlElement>();
  for (const style of childrenOf(sheet, "style")) byId.set(style.attributes["styleId"] ?? "", style);
  const docDefaults = childOf(sheet, "docDefaults");
  const defaults = merge(
    runStyle(childOf(childOf(docDefaults, "rPrDefault"), "rPr")),
    paragraphStyle(childOf(childOf(docDefaults, "pPrDefault"), "pPr")),
  );
  const cache = new Map<string, DocxStyle>();
  const resolve = (id: string, depth: number): DocxStyle => {
    const known = cache.get(id);
    const element = byId.get(id);
    if (known || !element || depth > 20) return known ?? plainStyle;
    const base = valueOf(element, "basedOn");
    const own = merge(runStyle(childOf(element, "rPr")), paragraphStyle(childOf(element, "pPr")));
    const named = { ...plainStyle, headingLevel: headingLevelOf(valueOf(element, "name") ?? id) };
    const style = merge(base === undefined ? plainStyle : resolve(base, depth + 1), merge(named, own));
    cache.set(id, style);
    return style;
  };
  const paints = (id: string | undefined, depth = 0): boolean => {
    const style = byId.get(id ?? "");
    if (style === undefined || depth > 20) return false;
    return hasGround(style) || paints(valueOf(style, "basedOn"), depth + 1);
  };
  return { defaults, styleOf: (id) => (id === undefined ? plainStyle : resolve(id, 0)), paintsGround: paints };
}

/** What is painted behind runs alone is looked at with them. */
const hasGround = (element: XmlElement): boolean =>
  childrenOf(element).some((child) => child.name !== "rPr" && (child.name === "shd" || hasGround(child)));

/** Word writes the names of its built-in styles in English whatever the language of the document. */
function headingLevelOf(name: string): number | null {
  const match = /^(?:heading|überschrift|titre|título|titolo|kop)\s*([1-9])/i.exec(name);
  if (match?.[1]) return Number(match[1]);
  return /^title$/i.test(name) ? 1 : null;
}

const pictureFont = /^(?:wingdings|webdings)\b/i;

/** Settings of `w:rPr`. */
export function runStyle(rPr: XmlElement | undefined): DocxStyle {
  const size = Number(valueOf(rPr, "sz"));
  const font = childOf(rPr, "rFonts")?.attributes["ascii"];
  return {
    ...plainStyle,
    bold: toggleOf(rPr, "b"),
    italic: toggleOf(rPr, "i"),
    caps: toggleOf(rPr, "caps"),
    vanish: toggleOf(rPr, "vanish"),
    fontSize: Number.isFinite(size) && size > 0 ? size / 2 : null,
    drawsPictures: font === undefined ? null : pictureFont.test(font),
  };
}

/** Settings of `w:pPr`. */
export function paragraphStyle(pPr: XmlElement | undefined): DocxStyle {
  const outline = valueOf(pPr, "outlineLvl");
  const level = outline === undefined ? Number.NaN : Number(outline);
  const before = Number(childOf(pPr, "spacing")?.attributes["before"]);
  const ind = childOf(pPr, "ind")?.attributes;
  const left = Number(ind?.["left"] ?? ind?.["start"]);
  return {
    ...plainStyle,
    headingLevel: Number.isInteger(level) && level < 9 ? level + 1 : null,
    numId: valueOf(childOf(pPr, "numPr"), "numId") ?? null,
    spaceBefore: Number.isFinite(before) ? before / 20 : null,
    indent: Number.isFinite(left) ? left / 20 : null,
  };
}

/** `over` wins wherever it says something. */
export function merge(under: DocxStyle, over: DocxStyle): DocxStyle {
  return {
    headingLevel: over.headingLevel ?? under.headingLevel,
    bold: over.bold ?? under.bold,
    italic: over.italic ?? under.italic,
    caps: over.caps ?? under.caps,
    vanish: over.vanish ?? under.vanish,
    fontSize: over.fontSize ?? under.fontSize,
    drawsPictures: over.drawsPictures ?? under.drawsPictures,
    numId: over.numId ?? under.numId,
    spaceBefore: over.spaceBefore ?? under.spaceBefore,
    indent: over.indent ?? under.indent,
  };
}
