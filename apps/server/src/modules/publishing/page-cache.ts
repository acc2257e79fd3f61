import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A page ready to be sent: plain and compressed once. */
export type ServedPage = { plain: Buffer; br: Buffer; gzip: Buffer; etag: string };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const brotliQuality = 9;

/** Compresses a page and names it by its content. */
export async function preparePage(html: string): Promise<ServedPage> {
  const plain = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const [br, zipped] = await Promise.all([compressBrotli(plain, { params }), compressGzip(plain, { level: 9 })]);
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  return { plain, br, gzip: zipped, etag };
}

/** The most recently used values, each made once however many ask at the same time. */
export class RecentlyUsed<T> {
  readonly #entries = new Map<string, Promise<T>>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  /** The value of `key`, made by `make` when absent; a failure is not kept. */
  get(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#entries.get(key);
    if (known) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known;
    }
    const made = make();
    this.#entries.set(key, made);
    made.catch(() => this.#entries.delete(key));
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > this.#size && !oldest.done) this.#entries.delete(oldest.value);
    return made;
  }
}
