import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gzip } from "node:zlib";
import type { Coding } from "../../http/content-negotiation.ts";

/** A page ready to be sent, compressed once; nearly nobody asks for it in another form. */
export type ServedPage = { br: Buffer; gzip: Buffer; etag: string };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const unzip = promisify(gunzip);
/** Above it a page takes ten times as long and gets less than half a percent smaller: measured with all templates. */
const brotliQuality = 6;

/** Compresses a page and names it by its content. */
export async function preparePage(html: string): Promise<ServedPage> {
  const plain = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  return named(plain, [compressBrotli(plain, { params }), compressGzip(plain, { level: 9 })]);
}

/** The same for a page that one person looks at once or twice. */
export async function preparePageQuickly(html: string): Promise<ServedPage> {
  const plain = Buffer.from(html);
  return named(plain, [pressQuickly(plain, "br"), pressQuickly(plain, "gzip")]);
}

async function named(plain: Buffer, pressed: [br: Promise<Buffer>, gzip: Promise<Buffer>]): Promise<ServedPage> {
  const [br, zipped] = await Promise.all(pressed);
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  return { br, gzip: zipped, etag };
}

/** Compresses what is made for one answer: letters in a drawing are pressed already. */
export function pressQuickly(bytes: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === "gzip") return compressGzip(bytes, { level: 1 });
  return compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
}

/** The page as it was before {@link preparePage}. */
export function plainOf(page: ServedPage): Promise<Buffer> {
  return unzip(page.gzip);
}
