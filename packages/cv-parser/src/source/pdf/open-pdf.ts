import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { UnreadableDocument } from "../../core/errors.ts";

type LoadingTask = ReturnType<typeof getDocument>;
export type OpenedPdf = Awaited<LoadingTask["promise"]>;
export type PdfPage = Awaited<ReturnType<OpenedPdf["getPage"]>>;

/** Where pdf.js finds its fonts, character maps and decoders, and what the surroundings can do. */
export type PdfSurroundings = Omit<NonNullable<Parameters<typeof getDocument>[0]>, "data">;
export type OpenPdf = <T>(
  bytes: Uint8Array,
  options: { pictures: boolean },
  work: (pdf: OpenedPdf) => Promise<T>,
) => Promise<T>;

/** Pictures above this size are not decoded when only text is wanted. */
const noPictures = 1;

/**
 * What opens PDFs in these surroundings: gives the opened file to `work` and closes it afterwards.
 * The opener throws UnreadableDocument password_protected or corrupt_file.
 */
export function pdfOpener(surroundings: PdfSurroundings): OpenPdf {
  return async (bytes, options, work) => {
    const task = getDocument({
      ...surroundings,
      // pdf.js takes the buffer over, the caller keeps its own.
      data: Uint8Array.from(bytes),
      verbosity: 0,
      useSystemFonts: false,
      // Text is read from the shapes that the file brings, never from the faces of a machine.
      disableFontFace: true,
      fontExtraProperties: true,
      enableXfa: false,
      maxImageSize: options.pictures ? 40_000_000 : noPictures,
      cMapPacked: true,
    });
    try {
      return await work(await opened(task));
    } finally {
      await task.destroy();
    }
  };
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
