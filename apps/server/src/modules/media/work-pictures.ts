import type { Media } from "@vitrine/model";
import { and, count, desc, eq, inArray, isNotNull, sql, sum } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { media } from "../../db/schema/websites.ts";
import type { UploadedFile } from "../../http/multipart.ts";
import type { Queue } from "../../ports/queue/queue.ts";
import type { Storage } from "../../ports/storage/storage.ts";
import { Turns } from "../../http/turns.ts";
import { mediaKey, mediaUrl } from "./media-names.ts";
import { bytesOf, createPictureFiles, keysOf, type Words, type WrittenPicture } from "./picture-files.ts";
import { checkedWorkFile, makeWorkPicture } from "./work-picture.ts";

export type MediaRow = typeof media.$inferSelect;

/** Whose a new picture is, and where it may not be larger than the room that is left. */
type Place = {
  userId: number;
  websiteId: number;
  /** Called with the bytes of all sizes before any of them is written. @throws AppError when they have no room */
  requireRoom: (bytes: number) => Promise<void>;
};

/** Each takes up to some hundred megabytes and all cores for a while. */
const picturesAtOnce = 2;
const longestLine = 40;

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
  const turns = new Turns({ atOnce: picturesAtOnce, longestLine });
  const files = createPictureFiles({ storage, queue });
  const ofWebsite = (websiteId: number) => eq(media.website_id, websiteId);

  async function findBySum(inside: Db, websiteId: number, sha256: string): Promise<MediaRow | null> {
    const [row] = await inside
      .select()
      .from(media)
      .where(and(ofWebsite(websiteId), eq(media.sha256, sha256)));
    return row ?? null;
  }

  /** Gives written files their row. */
  async function place(inside: Db, websiteId: number, written: WrittenPicture): Promise<MediaRow> {
    try {
      const [row] = await inside
        .insert(media)
        .values({ ...written, website_id: websiteId })
        .returning();
      if (!row) throw new Error("The database returned no row for an inserted picture.");
      return row;
    } catch (error) {
      await files.discard(written);
      throw error;
    }
  }

  /** Another process may have taken in the same picture meanwhile: then that one is the answer. */
  async function placeOnce(
    websiteId: number,
    sha256: string,
    written: WrittenPicture,
  ): Promise<{ row: MediaRow; isNew: boolean }> {
    const placed = await db.transaction(async (inside) => {
      await inside.execute(sql`select pg_advisory_xact_lock(hashtext(${`picture ${websiteId} ${sha256}`}))`);
      const known = await findBySum(inside, websiteId, sha256);
      return known ? { row: known, isNew: false } : { row: await place(inside, websiteId, written), isNew: true };
    });
    if (!placed.isNew) await files.discard(written);
    return placed;
  }

  return {
    /**
     * Takes in a picture; one that the website has already is answered as it is.
     * @throws AppError validation_failed, file_too_large, unsupported_media_type, unavailable, and what `place` refuses
     */
    async store(
      { userId, websiteId, requireRoom }: Place,
      file: UploadedFile | undefined,
    ): Promise<{ row: MediaRow; isNew: boolean }> {
      const { bytes, format, sha256 } = checkedWorkFile(file);
      return turns.run(userId, async () => {
        const known = await findBySum(db, websiteId, sha256);
        if (known) return { row: known, isNew: false };
        await requireRoom(1);
        const picture = await makeWorkPicture(bytes, format);
        await requireRoom(bytesOf(picture));
        return placeOnce(websiteId, sha256, await files.write(userId, picture, { sha256 }));
      });
    },

    /**
     * Reads and writes a picture for a website that is not there yet; {@link place} then gives it its row.
     * @throws AppError validation_failed, file_too_large, unsupported_media_type, unavailable
     */
    async prepare(userId: number, file: UploadedFile, words: Words): Promise<WrittenPicture> {
      const { bytes, format, sha256 } = checkedWorkFile(file);
      return turns.run(userId, async () =>
        files.write(userId, await makeWorkPicture(bytes, format), { ...words, sha256 }),
      );
    },

    place,

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
        copies.set(row.id, (await place(inside, to, written)).id);
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
