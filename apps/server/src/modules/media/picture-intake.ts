import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { media } from "../../db/schema/websites.ts";
import type { UploadedFile } from "../../http/multipart.ts";
import { Turns } from "../../http/turns.ts";
import { bytesOf, type PictureFiles, type Words, type WrittenPicture } from "./picture-files.ts";
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

/** Takes pictures in: read one after the other, written in every size, and placed in a website once. */
export function createPictureIntake({ db, files }: { db: Db; files: PictureFiles }) {
  const turns = new Turns({ atOnce: picturesAtOnce, longestLine });

  async function findBySum(inside: Db, websiteId: number, sha256: string): Promise<MediaRow | null> {
    const [row] = await inside
      .select()
      .from(media)
      .where(and(eq(media.website_id, websiteId), eq(media.sha256, sha256)));
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
  };
}
