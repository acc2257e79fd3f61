/// <reference path="./word-extractor.d.ts" />
import CFB from "cfb";
import WordExtractor from "word-extractor";
import type { FlowLine, SourceDocument } from "../core/document.ts";
import { UnreadableDocument } from "../core/errors.ts";
import { withShownButtons } from "./button-fields.ts";
import { checkCompoundFile } from "./compound-file.ts";
import { tableStreamOf, withoutFalseDeletions } from "./doc-spacing.ts";
import { flowPage } from "./flow-line.ts";
import { textLines } from "./text.ts";

/** Offset and bit of `fEncrypted` in the file information block ([MS-DOC] 2.5.2). */
const flagsOffset = 0x0a;
const encryptedBit = 0x0100;

/** Dashes and quotes stay what they are: values are words of the source. */
const asWritten = { filterUnicode: false };

/**
 * Reads a legacy Word document. The format keeps its styles in a form that is not read here: lines come plain.
 * @throws UnreadableDocument unsupported_type, password_protected or corrupt_file
 */
export async function readDoc(bytes: Uint8Array): Promise<SourceDocument> {
  checkCompoundFile(bytes);
  const container = checkContainer(bytes);
  const document = await extract(withWholeText(bytes, container));
  const body = textLines(document.getBody(asWritten));
  const seen = new Set(body.map(textOf));
  const fresh = (text: string): FlowLine[] => textLines(text).filter((line) => !seen.has(textOf(line)));
  const flow = [
    ...fresh(document.getHeaders({ ...asWritten, includeFooters: false })),
    ...body,
    ...apart(document.getTextboxes(asWritten)),
  ];
  return { kind: "doc", pages: [flowPage], runs: [], positioned: false, language: null, diagnostics: [], flow };
}

function checkContainer(bytes: Uint8Array): CFB.CFB$Container {
  const container = openContainer(bytes);
  if (CFB.find(container, "/EncryptedPackage")) throw protectedFile();
  const main = CFB.find(container, "/WordDocument");
  if (!main) throw new UnreadableDocument("unsupported_type", "The file is not a Word document.");
  const content = Buffer.from(main.content);
  if (content.length < 32) throw new UnreadableDocument("corrupt_file", "The Word document is damaged.");
  if ((content.readUInt16LE(flagsOffset) & encryptedBit) !== 0) throw protectedFile();
  return container;
}

/** The file in such a form that the library leaves no text of it out. */
function withWholeText(bytes: Uint8Array, container: CFB.CFB$Container): Uint8Array {
  const main = CFB.find(container, "/WordDocument");
  const document = main && Buffer.from(main.content);
  const table = document && CFB.find(container, tableStreamOf(document));
  const whole = table && withoutFalseDeletions(document, Buffer.from(table.content));
  if (!main || !whole) return bytes;
  main.content = whole;
  return Buffer.from(CFB.write(container, { type: "buffer" }) as Uint8Array);
}

function protectedFile(): UnreadableDocument {
  return new UnreadableDocument("password_protected", "The file is password-protected.");
}

function openContainer(bytes: Uint8Array): CFB.CFB$Container {
  try {
    return CFB.read(Buffer.from(bytes), { type: "buffer" });
  } catch (cause) {
    throw new UnreadableDocument("corrupt_file", "The Word document is damaged.", { cause });
  }
}

async function extract(bytes: Uint8Array) {
  try {
    return await new WordExtractor().extract(withShownButtons(bytes));
  } catch (cause) {
    throw new UnreadableDocument("corrupt_file", "The Word document is damaged.", { cause });
  }
}

/** Text boxes stand apart from the text and are read after it. */
function apart(text: string): FlowLine[] {
  return textLines(text).map((line, index) => ({ ...line, column: 1, gapBefore: line.gapBefore || index === 0 }));
}

function textOf(line: FlowLine): string {
  return line.runs.map((run) => run.text).join("");
}
