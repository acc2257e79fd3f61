import { dirname, join, sep } from "node:path";
import { createRequire, registerHooks } from "node:module";
import { pdfOpener } from "./open-pdf.ts";
import { readingPart, tellingMore } from "./tell-more.ts";

const root = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
const folder = (name: string): string => join(root, name) + sep;

// pdf.js loads the part that reads files by itself, with the first file.
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const { source } = loaded;
    if (!readingPart.test(url) || source === undefined || source === null) return loaded;
    const text = typeof source === "string" ? source : new TextDecoder().decode(source);
    return { ...loaded, source: tellingMore(text) };
  },
});

/** Opens a PDF offline: fonts, character maps and decoders come from the package's own folders. */
export const withPdf = pdfOpener({
  standardFontDataUrl: folder("standard_fonts"),
  cMapUrl: folder("cmaps"),
  wasmUrl: folder("wasm"),
  iccUrl: folder("iccs"),
});
