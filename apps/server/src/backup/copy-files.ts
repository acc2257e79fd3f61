import { isOfBuild, type Storage, type StoredFile } from "../ports/storage/storage.ts";
import { objectNames, type FileEntry } from "./manifest.ts";
import type { Place } from "./place.ts";

const atOnce = 8;

type Options = {
  storage: Storage;
  place: Place;
  /** The files of the backup before, by their keys. */
  known: ReadonlyMap<string, FileEntry>;
};

/**
 * Copies the files of a store. A file never changes under its key, so that one which the backup before has is only
 * named again; a content that lies in the place already is not sent a second time.
 */
export class FileCopies {
  readonly entries = new Map<string, FileEntry>();
  /** What was sent, in bytes as they lie there, and how many contents. */
  bytesWritten = 0;
  filesWritten = 0;
  readonly #options: Options;
  #objects: Map<string, number> | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Copies what the store has and this has not seen yet; what is removed meanwhile is left out. */
  async copyNew(): Promise<void> {
    this.#objects ??= await this.#options.place.list(objectNames.files);
    const files = this.#options.storage.list("");
    const work = async () => {
      for await (const file of shared(files))
        if (!this.entries.has(file.key) && !isOfBuild(file.key)) await this.#copy(file);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }

  async #copy(file: StoredFile): Promise<void> {
    const { storage, place, known } = this.#options;
    const before = known.get(file.key);
    if (before?.size === file.size && this.#objects?.has(before.object)) {
      this.entries.set(file.key, before);
      return;
    }
    const bytes = await storage.get(file.key);
    if (bytes === null) return;
    const object = objectNames.file(place.seal.nameOf(bytes));
    if (!this.#objects?.has(object)) {
      this.#objects?.set(object, bytes.length);
      this.bytesWritten += await place.write(object, bytes);
      this.filesWritten += 1;
    }
    this.entries.set(file.key, { key: file.key, size: bytes.length, object });
  }
}

/** Several loops take from one generator; none of them ends it for the others. */
function shared<T>(generator: AsyncGenerator<T>): AsyncIterable<T> {
  return { [Symbol.asyncIterator]: () => ({ next: () => generator.next() }) };
}
