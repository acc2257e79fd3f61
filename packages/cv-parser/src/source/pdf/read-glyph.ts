import { cleanGlyph } from "../characters.ts";
import type { CleanGlyph } from "../characters.ts";
import type { FontStyle } from "./font-style.ts";

/** What TeX's font of symbols draws at a code, where a file names the code and no sign. Its only letters are capitals. */
const texSymbols = new Map(
  Object.entries({
    "\u0000": "−",
    "\u0001": "·",
    "\u0003": "*",
    "\u0005": "⋄",
    "\u000E": "◦",
    "\u000F": "•",
    "\u0018": "~",
    "!": "→",
    f: "{",
    g: "}",
    j: "|",
    x: "§",
  }),
);
const texSymbolFont = /^cmsy/i;

const bullet: CleanGlyph = { kind: "text", text: "•" };

/**
 * The text of one glyph in the light of its font: icon fonts carry no text whatever their letters are called, but for the
 * ring that stands before the items of a list; dingbat
 * fonts draw list marks, and symbol fonts keep theirs in the private-use area.
 */
export function readGlyph(unicode: string, font: FontStyle): CleanGlyph {
  const clean = cleanGlyph((texSymbolFont.test(font.name) ? texSymbols.get(unicode) : undefined) ?? unicode);
  if (font.kind === "icon" && clean.kind === "text") return clean.text === "○" ? bullet : { kind: "icon", text: "" };
  const isMark = clean.kind === "icon" || (clean.kind === "text" && /^[\u0021-\u00FF]$/.test(clean.text));
  if (font.kind === "dingbat" && isMark) return bullet;
  if (font.kind === "symbol" && clean.kind === "icon") return bullet;
  return clean;
}
