import type { Media } from "@vitrine/model";
import { and, count, desc, eq, inArray, isNotNull, sql, sum } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { media } from "../../db/schema/websites.ts";
import type { UploadedFile } from "../../http/multipart.ts";
import type { Queue } from "../../ports/queue/queue.ts";
import type { Storage } from "../../ports/storage/storage.ts";
import { mediaFileName, mediaKey, mediaName, mediaUrl, newMediaLetters } from "./media-names.ts";
import { Turns } from "../../http/turns.ts";
import { checkedWorkFile, makeWorkPicture, type PictureFile, type WorkPicture } from "./work-picture.ts";

export type MediaRow = typeof media.$inferSelect;

/** Whose a new picture is, and where it may not be larger than the room that is left. */
type Place = {
  userId: number;
  websiteId: number;
  /** Called with the bytes of all sizes before any of them is written. @throws AppError when they have no room */
  requireRoom: (bytes: number) => Promise<void>;
};

/** What its owner says of a picture. */
type Words = Partial<Pick<MediaRow, "alt" | "caption" | "focal">>;
type Said = Words & Pick<MediaRow, "sha256">;
/** A picture whose files are written and that has no row yet. */
export type WrittenPicture = Omit<typeof media.$inferInsert, "website_id">;

/** Each takes up to some hundred megabytes and all cores for a while. */
const picturesAtOnce = 2;
const longestLine = 40;
/** Long after any upload has ended; files that have no row by then belong to a process that died. */
const unclaimedAfterSeconds = 3600;

/** Where the files of a picture are kept, all sizes of it. */
export function keysOf({ name, sources }: Pick<MediaRow, "name" | "sources">): string[] {
  const names = sources.flatMap(({ url }) => mediaName(url) ?? []);
  return [name, ...names].map(mediaKey);
}

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
  const ofWebsite = (websiteId: number) => eq(media.website_id, websiteId);

  async function findBySum(inside: Db, websiteId: number, sha256: string): Promise<MediaRow | null> {
    const [row] = await inside
      .select()
      .from(media)
      .where(and(ofWebsite(websiteId), eq(media.sha256, sha256)));
    return row ?? null;
  }

  const forget = (names: readonly string[]) =>
    Promise.all(names.map((name) => storage.remove(mediaKey(name)).catch(() => undefined)));

  /**
   * Writes files before their row. A job that is stored before the first of them removes what has no row an hour later,
   * so that a process that dies in between leaves nothing behind.
   */
  async function write(userId: number, { main, sizes, placeholder }: WorkPicture, said: Said): Promise<WrittenPicture> {
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
  }

  const discard = async ({ name, sources }: WrittenPicture): Promise<void> => {
    await forget([name, ...(sources ?? []).flatMap(({ url }) => mediaName(url) ?? [])]);
  };

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
      await discard(written);
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
    if (!placed.isNew) await discard(written);
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
        return placeOnce(websiteId, sha256, await write(userId, picture, { sha256 }));
      });
    },

    /**
     * Reads and writes a picture for a website that is not there yet; {@link place} then gives it its row.
     * @throws AppError validation_failed, file_too_large, unsupported_media_type, unavailable
     */
    async prepare(userId: number, file: UploadedFile, words: Words): Promise<WrittenPicture> {
      const { bytes, format, sha256 } = checkedWorkFile(file);
      return turns.run(userId, async () => write(userId, await makeWorkPicture(bytes, format), { ...words, sha256 }));
    },

    place,

    /** Removes the files of a picture that gets no row after all. */
    discard,

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
        const picture = await filesOf(row);
        if (!picture) continue;
        const { alt, caption, focal, sha256 } = row;
        const written = await write(row.user_id, picture, { alt, caption, focal, sha256 });
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

  /** All sizes of a stored picture; null when one of them is gone. */
  async function filesOf(row: MediaRow): Promise<WorkPicture | null> {
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
  }
}

export type WorkPictures = ReturnType<typeof createWorkPictures>;

const bytesOf = ({ main, sizes }: Pick<WorkPicture, "main" | "sizes">) =>
  [main, ...sizes].reduce((total, { bytes }) => total + bytes.length, 0);
