import type { Media } from "@vitrine/model";
import { and, count, desc, eq, inArray, isNotNull, sum } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { media } from "../../db/schema/websites.ts";
import type { Queue } from "../../ports/queue/queue.ts";
import type { Storage } from "../../ports/storage/storage.ts";
import { mediaKey, mediaUrl } from "./media-names.ts";
import { createPictureFiles, keysOf, type Words, type WrittenPicture } from "./picture-files.ts";
import { createPictureIntake, type MediaRow } from "./picture-intake.ts";

export type { MediaRow } from "./picture-intake.ts";

/** A picture as its owner sees it. */
export function presentMedia({ id, name, content_type, ...row }: MediaRow): Media {
  const { width, height, alt, caption, focal, placeholder, bytes, sources } = row;
  return {
    id,
    url: mediaUrl(name),
    width,
    height,
    type: content_type,
    alt,
    caption,
    focal,
    placeholder,
    bytes,
    sources,
  };
}

/** The pictures of work of websites: rows in the database, every size as a file (design/sections.md, "Pictures of work"). */
export function createWorkPictures({ db, storage, queue }: { db: Db; storage: Storage; queue: Queue }) {
  const files = createPictureFiles({ storage, queue });
  const intake = createPictureIntake({ db, files });
  const ofWebsite = (websiteId: number) => eq(media.website_id, websiteId);

  return {
    ...intake,

    discard: (written: WrittenPicture) => files.discard(written),

    /** The pictures of a website, newest first. */
    list: (inside: Db, websiteId: number): Promise<MediaRow[]> =>
      inside.select().from(media).where(ofWebsite(websiteId)).orderBy(desc(media.id)),

    /** What the pictures of work of a person take, and how many of them one website has. */
    async measure(userId: number, websiteId: number | null): Promise<{ bytes: number; pictures: number }> {
      const mine = and(eq(media.user_id, userId), isNotNull(media.website_id));
      const [all] = await db
        .select({ bytes: sum(media.bytes) })
        .from(media)
        .where(mine);
      if (websiteId === null) return { bytes: Number(all?.bytes ?? 0), pictures: 0 };
      const [here] = await db.select({ pictures: count() }).from(media).where(ofWebsite(websiteId));
      return { bytes: Number(all?.bytes ?? 0), pictures: here?.pictures ?? 0 };
    },

    async change(inside: Db, websiteId: number, id: number, words: Words): Promise<MediaRow | null> {
      const mine = and(ofWebsite(websiteId), eq(media.id, id));
      const isEmpty = Object.keys(words).length === 0;
      const [row] = isEmpty
        ? await inside.select().from(media).where(mine)
        : await inside.update(media).set(words).where(mine).returning();
      return row ?? null;
    },

    /**
     * Removes pictures of a website, or all of them: the rows now, so that the addresses stop answering, the files by a
     * job of the same transaction.
     * @returns how many there were
     */
    async remove(inside: Db, websiteId: number, ids?: readonly number[]): Promise<number> {
      const chosen = and(ofWebsite(websiteId), ids && inArray(media.id, [...ids]));
      const rows = await inside.delete(media).where(chosen).returning();
      const keys = rows.flatMap(keysOf);
      if (keys.length > 0) await queue.enqueue("remove-files", { keys }, { db: inside });
      return rows.length;
    },

    /**
     * Gives another website of the same person pictures of its own.
     * @returns the new id of each former one; one whose file is gone has none
     */
    async copy(inside: Db, from: number, to: number): Promise<ReadonlyMap<number, number>> {
      const rows = await inside.select().from(media).where(ofWebsite(from)).orderBy(media.id);
      const copies = new Map<number, number>();
      for (const row of rows) {
        const picture = await files.read(row);
        if (!picture) continue;
        const { alt, caption, focal, sha256 } = row;
        const written = await files.write(row.user_id, picture, { alt, caption, focal, sha256 });
        copies.set(row.id, (await intake.place(inside, to, written)).id);
      }
      return copies;
    },

    /** A file by its name; null when it is gone. */
    file: (name: string): Promise<Buffer | null> => storage.get(mediaKey(name)),

    /** Removes those of some files that no picture has. */
    async sweep(names: readonly string[]): Promise<void> {
      const [own = ""] = names;
      const rows = await db.select({ name: media.name }).from(media).where(eq(media.name, own));
      if (rows.length > 0) return;
      for (const name of names) await storage.remove(mediaKey(name));
    },
  };
}

export type WorkPictures = ReturnType<typeof createWorkPictures>;
