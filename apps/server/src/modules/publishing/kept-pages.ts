import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { writeWhole } from "../../ports/whole-file.ts";
import { preparePage, type ServedPage } from "./served-page.ts";

const decompress = promisify(brotliDecompress);
const fileName = /^(\d+)-(\d+)-[0-9a-f]{32}\.br$/;
const mostPages = 2000;

/** A page as it was asked for, and the revision of its site that it shows. */
export type KeptPage = { websiteId: number; revision: number; address: string };

/**
 * The last published pages in a folder, for a process that cannot ask its database and does not have them in
 * memory. Nothing is in them but what everybody could read; a page goes as soon as its site changes.
 */
export class KeptPages {
  readonly #folder: string;
  readonly #onError: (error: unknown) => void;
  /** File names by the hash of their address, the longest kept first. */
  readonly #files = new Map<string, string>();
  /** What this process wrote itself, by the same hash. */
  readonly #etags = new Map<string, string>();

  constructor(folder: string, onError: (error: unknown) => void) {
    this.#folder = folder;
    this.#onError = onError;
  }

  /** Finds what an earlier process kept. */
  async open(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    for (const name of await readdir(this.#folder))
      if (fileName.test(name)) this.#files.set(name.slice(name.lastIndexOf("-") + 1), name);
  }

  /** The sites of which pages are kept, each with the revisions that they show. */
  sites(): Map<number, Set<number>> {
    const sites = new Map<number, Set<number>>();
    for (const name of this.#files.values()) {
      const [, id, revision] = fileName.exec(name) ?? [];
      sites.set(Number(id), (sites.get(Number(id)) ?? new Set()).add(Number(revision)));
    }
    return sites;
  }

  /** Keeps a page unless it is kept already; a disk that takes nothing is no fault of the page. */
  async keep(page: KeptPage, { br, etag }: ServedPage): Promise<void> {
    const key = keyOf(page.address);
    const name = `${page.websiteId}-${page.revision}-${key}`;
    const former = this.#files.get(key);
    if (former === name && this.#etags.get(key) === etag) return;
    this.#files.delete(key);
    this.#files.set(key, name);
    this.#etags.set(key, etag);
    try {
      if (former !== undefined && former !== name) await this.#remove(former);
      await writeWhole(join(this.#folder, name), br);
      const oldest = this.#files.entries().next();
      if (this.#files.size > mostPages && !oldest.done) {
        this.#files.delete(oldest.value[0]);
        this.#etags.delete(oldest.value[0]);
        await this.#remove(oldest.value[1]);
      }
    } catch (error) {
      this.#files.delete(key);
      this.#onError(error);
    }
  }

  /** The page that was last kept of an address; null without one. */
  async find(address: string): Promise<ServedPage | null> {
    const name = this.#files.get(keyOf(address));
    if (name === undefined) return null;
    const bytes = await readFile(join(this.#folder, name)).catch(() => null);
    return bytes && preparePage((await decompress(bytes)).toString("utf8"));
  }

  /** Removes what is kept of a site. */
  async forget(websiteId: number): Promise<void> {
    const gone = [...this.#files].filter(([, name]) => name.startsWith(`${websiteId}-`));
    for (const [key] of gone) {
      this.#files.delete(key);
      this.#etags.delete(key);
    }
    for (const [, name] of gone) await this.#remove(name).catch(this.#onError);
  }

  async #remove(name: string): Promise<void> {
    await rm(join(this.#folder, name), { force: true });
  }
}

function keyOf(address: string): string {
  return `${createHash("sha256").update(address).digest("hex").slice(0, 32)}.br`;
}
