import type { media } from "../../db/schema/websites.ts";
import type { Queue } from "../../ports/queue/queue.ts";
import type { Storage } from "../../ports/storage/storage.ts";
import { mediaFileName, mediaKey, mediaName, mediaUrl, newMediaLetters } from "./media-names.ts";
import type { PictureFile, WorkPicture } from "./work-picture.ts";

type MediaRow = typeof media.$inferSelect;
/** What its owner says of a picture. */
export type Words = Partial<Pick<MediaRow, "alt" | "caption" | "focal">>;
type Said = Words & Pick<MediaRow, "sha256">;
/** A picture whose files are written and that has no row yet. */
export type WrittenPicture = Omit<typeof media.$inferInsert, "website_id">;

/** Long after any upload has ended; files that have no row by then belong to a process that died. */
const unclaimedAfterSeconds = 3600;

/** Where the files of a picture are kept, all sizes of it. */
export function keysOf({ name, sources }: Pick<MediaRow, "name" | "sources">): string[] {
  const names = sources.flatMap(({ url }) => mediaName(url) ?? []);
  return [name, ...names].map(mediaKey);
}

/** What all sizes of a picture weigh together. */
export const bytesOf = ({ main, sizes }: Pick<WorkPicture, "main" | "sizes">) =>
  [main, ...sizes].reduce((total, { bytes }) => total + bytes.length, 0);

export type PictureFiles = ReturnType<typeof createPictureFiles>;

/** The files of pictures of work, every size one of its own; rows are somebody else's. */
export function createPictureFiles({ storage, queue }: { storage: Storage; queue: Queue }) {
  const forget = (names: readonly string[]) =>
    Promise.all(names.map((name) => storage.remove(mediaKey(name)).catch(() => undefined)));

  return {
    /**
     * Writes files before their row. A job that is stored before the first of them removes what has no row an hour later,
     * so that a process that dies in between leaves nothing behind.
     */
    async write(userId: number, { main, sizes, placeholder }: WorkPicture, said: Said): Promise<WrittenPicture> {
      const letters = newMediaLetters();
      const name = mediaFileName(letters, main.contentType);
      const sized = sizes.map((file) => ({ file, name: mediaFileName(letters, file.contentType, file.width) }));
      const files: { file: PictureFile; name: string }[] = [{ file: main, name }, ...sized];
      const names = files.map((one) => one.name);
      await queue.enqueue("sweep-pictures", { v: 1, names }, { startAfterSeconds: unclaimedAfterSeconds });
      try {
        for (const { file, name: each } of files) await storage.put(mediaKey(each), file.bytes, file.contentType);
      } catch (error) {
        await forget(names);
        throw error;
      }
      const { contentType, width, height } = main;
      const sources = sized.map(({ file, name: each }) => ({
        url: mediaUrl(each),
        width: file.width,
        type: file.contentType,
      }));
      const bytes = bytesOf({ main, sizes });
      return { ...said, name, user_id: userId, content_type: contentType, width, height, bytes, placeholder, sources };
    },

    /** Removes what was written and gets no row after all. */
    async discard({ name, sources }: WrittenPicture): Promise<void> {
      await forget([name, ...(sources ?? []).flatMap(({ url }) => mediaName(url) ?? [])]);
    },

    /** All sizes of a stored picture; null when one of them is gone. */
    async read(row: MediaRow): Promise<WorkPicture | null> {
      const main = await storage.get(mediaKey(row.name));
      if (!main) return null;
      const sizes: PictureFile[] = [];
      for (const { url, width, type } of row.sources) {
        const bytes = await storage.get(mediaKey(mediaName(url) ?? ""));
        if (!bytes) return null;
        sizes.push({ bytes, width, height: Math.round((row.height * width) / row.width), contentType: type });
      }
      const { width, height, content_type, placeholder } = row;
      return { main: { bytes: main, width, height, contentType: content_type }, sizes, placeholder };
    },
  };
}
