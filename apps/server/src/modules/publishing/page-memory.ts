import type { ServedPage } from "./served-page.ts";

type Entry = { page: ServedPage; bytes: number; wasUsed: boolean };

/** What a page costs beside its bodies: its key, its place in the list, the objects around it. */
const overheadBytes = 500;

/**
 * Pages in memory, up to a number of bytes. What is full lets go of what came first and was not asked for since; each
 * page is made once however many ask at the same time.
 */
export class PageMemory {
  readonly #mostBytes: number;
  readonly #entries = new Map<string, Entry>();
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

  /** The page of `key`, made by `make` when it is not there; a failure is not kept. */
  async get(key: string, make: () => Promise<ServedPage>): Promise<ServedPage> {
    const found = this.find(key);
    if (found) return found;
    const making = this.#making.get(key) ?? this.#make(key, make);
    this.#making.set(key, making);
    return making;
  }

  async #make(key: string, make: () => Promise<ServedPage>): Promise<ServedPage> {
    try {
      const page = await make();
      this.#keep(key, page);
      return page;
    } finally {
      this.#making.delete(key);
    }
  }

  #keep(key: string, page: ServedPage): void {
    const bytes = page.br.length + page.gzip.length + 2 * key.length + overheadBytes;
    if (bytes > this.#mostBytes) return;
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes + bytes <= this.#mostBytes) break;
      this.#entries.delete(oldest);
      if (entry.wasUsed) this.#entries.set(oldest, { ...entry, wasUsed: false });
      else this.#bytes -= entry.bytes;
    }
    this.#entries.set(key, { page, bytes, wasUsed: false });
    this.#bytes += bytes;
  }
}
