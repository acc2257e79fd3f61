import { objectNames } from "./manifest.ts";
import type { Place } from "./place.ts";

/** As much as is compressed, encrypted and sent at once: what a backup needs of memory, a few times. */
const partBytes = 8 * 1024 * 1024;

/** Cuts a stream of bytes into objects of a place. */
export type PartWriter = {
  add(bytes: Uint8Array): Promise<void>;
  /** @returns the names of the objects, in order */
  end(): Promise<string[]>;
  /** Bytes of the objects written so far. */
  written(): number;
};

/** @param name what all objects of the stream are called, before their numbers */
export function writeParts(place: Place, id: string, name: string): PartWriter {
  let waiting: Uint8Array[] = [];
  let size = 0;
  let written = 0;
  const parts: string[] = [];
  const flush = async () => {
    if (size === 0) return;
    const part = objectNames.part(id, name, parts.length);
    const content = Buffer.concat(waiting);
    [waiting, size] = [[], 0];
    parts.push(part);
    written += await place.write(part, content);
  };
  return {
    async add(bytes) {
      waiting.push(bytes);
      size += bytes.length;
      if (size >= partBytes) await flush();
    },
    async end() {
      await flush();
      return parts;
    },
    written: () => written,
  };
}
