import { dirname, join, sep } from "node:path";
import { createRequire } from "node:module";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { UnreadableDocument } from "../../core/errors.ts";

const root = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
const folder = (name: string): string => join(root, name) + sep;

type LoadingTask = ReturnType<typeof getDocument>;
export type OpenedPdf = Awaited<LoadingTask["promise"]>;
export type PdfPage = Awaited<ReturnType<OpenedPdf["getPage"]>>;

/** Pictures above this size are not decoded when only text is wanted. */
const noPictures = 1;

/**
 * Opens a PDF offline: fonts, character maps and decoders come from the package's own folders.
 * @throws UnreadableDocument password_protected or corrupt_file
 */
export async function withPdf<T>(
  bytes: Uint8Array,
  options: { pictures: boolean },
  work: (pdf: OpenedPdf) => Promise<T>,
): Promise<T> {
  const task = getDocument({
    // pdf.js takes the buffer over, the caller keeps its own.
    data: Uint8Array.from(bytes),
    verbosity: 0,
    useSystemFonts: false,
    // There are no font faces outside of a browser: glyphs are drawn as shapes, else every letter is an empty box.
    disableFontFace: true,
    fontExtraProperties: true,
    enableXfa: false,
    maxImageSize: options.pictures ? 40_000_000 : noPictures,
    standardFontDataUrl: folder("standard_fonts"),
    cMapUrl: folder("cmaps"),
    cMapPacked: true,
    wasmUrl: folder("wasm"),
    iccUrl: folder("iccs"),
  });
  try {
    return await work(await opened(task));
  } finally {
    await task.destroy();
  }
}

async function opened(task: LoadingTask): Promise<OpenedPdf> {
  // No password callback is set, so an encrypted file rejects instead of waiting for one.
  try {
    return await task.promise;
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : "";
    if (name === "PasswordException") {
      throw new UnreadableDocument("password_protected", "The file is password-protected.", { cause });
    }
    throw new UnreadableDocument("corrupt_file", "The PDF is damaged and cannot be opened.", { cause });
  }
}
