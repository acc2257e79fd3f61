import type { ServedPage } from "./served-page.ts";

type Entry = { page: ServedPage; bytes: number; wasUsed: boolean; place: string | null };
type Making = { place?: string; make: () => Promise<ServedPage> };

/** What a page costs beside its bodies: its key, its place in the list, the objects around it. */
const overheadBytes = 500;

/**
 * Pages in memory, up to a number of bytes. What is full lets go of what came first and was not asked for since; each
 * page is made once however many ask at the same time. Of several states of one place the last one is kept.
 */
export class PageMemory {
  readonly #mostBytes: number;
  readonly #entries = new Map<string, Entry>();
  /** The key of the page that is kept of a place. */
  readonly #places = new Map<string, string>();
  readonly #making = new Map<string, Promise<ServedPage>>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** A page that is there; null for others. */
  find(key: string): ServedPage | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    entry.wasUsed = true;
    return entry.page;
  }

  /**
   * The page of `key`, made by `make` when it is not there; a failure is not kept.
   * @param place what the page is a state of: former ones are of no use to anybody
   */
  async get(key: string, make: () => Promise<ServedPage>, place?: string): Promise<ServedPage> {
    const found = this.find(key);
    if (found) return found;
    const making = this.#making.get(key) ?? this.#make(key, place === undefined ? { make } : { make, place });
    this.#making.set(key, making);
    return making;
  }

  async #make(key: string, { place, make }: Making): Promise<ServedPage> {
    try {
      const { br, gzip, etag } = await make();
      const page = { br: wholeBuffer(br), gzip: wholeBuffer(gzip), etag };
      this.#keep(key, page, place ?? null);
      return page;
    } finally {
      this.#making.delete(key);
    }
  }

  #keep(key: string, page: ServedPage, place: string | null): void {
    const bytes = page.br.length + page.gzip.length + 2 * (key.length + (place?.length ?? 0)) + overheadBytes;
    if (bytes > this.#mostBytes) return;
    const former = place === null ? undefined : this.#places.get(place);
    if (former !== undefined) this.#drop(former);
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes + bytes <= this.#mostBytes) break;
      if (entry.wasUsed) {
        this.#entries.delete(oldest);
        this.#entries.set(oldest, { ...entry, wasUsed: false });
      } else this.#drop(oldest);
    }
    this.#entries.set(key, { page, bytes, wasUsed: false, place });
    if (place !== null) this.#places.set(place, key);
    this.#bytes += bytes;
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
    if (entry.place !== null) this.#places.delete(entry.place);
  }
}

/** The same bytes alone. What Node compresses is a piece of 64 kB, which would stay for as long as the piece does. */
function wholeBuffer(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const whole = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(whole);
  return whole;
}
