import type { SourceDocument } from "../core/document.ts";
import { UnreadableDocument } from "../core/errors.ts";
import { FlowWriter } from "./docx/to-flow.ts";
import { flowPage } from "./flow-line.ts";
import { htmlBlocks } from "./html-blocks.ts";
import { fieldOf, splitPart } from "./mime-part.ts";
import type { MimePart } from "./mime-part.ts";

/**
 * Reads the first page of a web archive; its pictures and styles are left.
 * @throws UnreadableDocument unsupported_type when it holds no page
 */
export function readWebArchive(bytes: Uint8Array): SourceDocument {
  const html = pageOf(bytesToText(bytes));
  if (html === null) throw new UnreadableDocument("unsupported_type", "The web archive holds no page.");
  const writer = new FlowWriter();
  writer.write(htmlBlocks(html));
  const { lines: flow } = writer;
  return { kind: "doc", pages: [flowPage], runs: [], positioned: false, language: null, diagnostics: [], flow };
}

function pageOf(archive: string): string | null {
  const { header, body } = splitPart(archive);
  const boundary = /boundary="?([^";\r\n]+)/i.exec(header)?.[1];
  if (boundary === undefined) return null;
  for (const text of body.split(`--${boundary}`).slice(1)) {
    const part = splitPart(text.replace(/^\s*\n/, ""));
    if (/^text\/html/i.test(fieldOf(part.header, "content-type"))) return decodePage(part);
  }
  return null;
}

/** How far into a page its own word on its encoding is looked for (HTML 13.2.3.2). */
const encodingWithin = 1024;

/** Bytes are kept as characters until the encoding of the page is known. */
function decodePage({ header, body }: MimePart): string {
  const encoding = fieldOf(header, "content-transfer-encoding").toLowerCase();
  const bytes = Buffer.from(
    encoding.startsWith("quoted") ? unquoted(body) : body,
    encoding.startsWith("base64") ? "base64" : "latin1",
  );
  const named = /charset="?([\w-]+)/i;
  const charset = (named.exec(fieldOf(header, "content-type")) ??
    named.exec(bytes.toString("latin1", 0, encodingWithin)))?.[1];
  return decoded(bytes, charset);
}

function decoded(bytes: Uint8Array, charset: string | undefined): string {
  try {
    return new TextDecoder(charset ?? "utf-8").decode(bytes);
  } catch {
    // An encoding that nobody knows.
    return new TextDecoder("utf-8").decode(bytes);
  }
}

/** Quoted-printable (RFC 2045, 6.7): soft line breaks go, two digits behind "=" are a byte. */
function unquoted(text: string): string {
  return text
    .replace(/=[ \t]*\r?\n/g, "")
    .replace(/=([\dA-F]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}

/** One character for each byte, so that nothing is lost before the encoding is known. */
const bytesToText = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");
