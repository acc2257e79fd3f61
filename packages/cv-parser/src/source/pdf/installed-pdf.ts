import { dirname, join, sep } from "node:path";
import { createRequire } from "node:module";
import { pdfOpener } from "./open-pdf.ts";

const root = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
const folder = (name: string): string => join(root, name) + sep;

/** Opens a PDF offline: fonts, character maps and decoders come from the package's own folders. */
export const withPdf = pdfOpener({
  standardFontDataUrl: folder("standard_fonts"),
  cMapUrl: folder("cmaps"),
  wasmUrl: folder("wasm"),
  iccUrl: folder("iccs"),
});
