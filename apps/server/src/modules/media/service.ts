import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { isDatabaseAway } from "../../db/away.ts";
import type { Db } from "../../db/connection.ts";
import { users } from "../../db/schema/account.ts";
import { media, websites } from "../../db/schema/websites.ts";
import type { UploadedFile } from "../../http/multipart.ts";
import type { Caller } from "../../http/session.ts";
import type { Storage } from "../../ports/storage/storage.ts";
import { mediaFileName, mediaKey, mediaUrl, newMediaLetters, readMediaName } from "./media-names.ts";
import { readPicture, type PictureRules } from "./picture.ts";
import { keysOf } from "./picture-files.ts";

export type StoredFile = { contentType: string; bytes: Buffer };
type ShownFile = StoredFile & { isForAll: boolean };

/** Whose a picture is, null while nobody can be asked, and whether a website that shows it was taken down. */
type Standing = { userId: number | null; isTakenDown: boolean };

const isTakenDown = sql<boolean>`exists (
  select from ${websites} where ${websites.user_id} = ${media.user_id} and ${websites.taken_down_at} is not null
  and (${websites.id} = ${media.website_id} or ${websites.flat_picture} = ${mediaUrl("")} || ${media.name}))`;

/** Pictures under unguessable names: rows in the database, bytes in the file store. */
export function createMediaService({ db, storage }: { db: Db; storage: Storage }) {
  /** By its row; while the database is away by its name, so that published pages keep their pictures. */
  async function standingOf(pictures: readonly string[]): Promise<Standing | null> {
    try {
      const [row] = await db
        .select({ userId: media.user_id, isTakenDown })
        .from(media)
        .innerJoin(users, eq(users.id, media.user_id))
        .where(and(inArray(media.name, [...pictures]), isNull(users.suspended_at)));
      return row ?? null;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      return { userId: null, isTakenDown: false };
    }
  }

  async function read(name: string, { pictures, contentType }: NonNullable<ReturnType<typeof readMediaName>>) {
    const standing = await standingOf(pictures);
    const bytes = standing && (await storage.get(mediaKey(name)));
    return standing && bytes && { standing, file: { contentType, bytes } };
  }

  return {
    /**
     * Takes in an uploaded picture.
     * @returns its name; see {@link mediaUrl}
     * @throws AppError with the sentences of `rules`
     */
    async store(userId: number, file: UploadedFile | undefined, rules: PictureRules): Promise<string> {
      const picture = await readPicture(file, rules);
      const name = mediaFileName(newMediaLetters(), picture.contentType);
      await storage.put(mediaKey(name), picture.bytes, picture.contentType);
      await db.insert(media).values({
        name,
        user_id: userId,
        content_type: picture.contentType,
        width: picture.width,
        height: picture.height,
        bytes: picture.bytes.length,
      });
      return name;
    },

    /**
     * Stores a picture again under a name of its own, so that either may go without the other.
     * @returns the new name; null when there is no such picture (any more)
     */
    async copy(userId: number, name: string): Promise<string | null> {
      const [row] = await db.select().from(media).where(eq(media.name, name));
      const bytes = row ? await storage.get(mediaKey(name)) : null;
      if (!row || !bytes) return null;
      const copied = mediaFileName(newMediaLetters(), row.content_type);
      await storage.put(mediaKey(copied), bytes, row.content_type);
      const { content_type, width, height } = row;
      await db
        .insert(media)
        .values({ name: copied, user_id: userId, content_type, width, height, bytes: bytes.length });
      return copied;
    },

    /** The file; null when there is none (any more), and while its owner is suspended. */
    async read(name: string): Promise<StoredFile | null> {
      const named = readMediaName(name);
      return (named && (await read(name, named))?.file) ?? null;
    },

    /**
     * The file as visitors may see it: of a website that was taken down its owner and admins only.
     * @param visitors who may be looking, asked only when it matters
     */
    async show(name: string, visitors: () => Promise<Caller[]>): Promise<ShownFile | null> {
      const named = readMediaName(name);
      const found = named && (await read(name, named));
      if (!found) return null;
      const { isTakenDown: isBarred, userId } = found.standing;
      const maySee = !isBarred || (await visitors()).some((one) => one.userId === userId || one.isAdmin);
      return maySee ? { ...found.file, isForAll: !isBarred } : null;
    },

    /** Where the pictures of a person are kept. */
    async filesOf(inside: Db, userId: number): Promise<{ key: string; isDerived: boolean }[]> {
      const rows = await inside
        .select({ name: media.name, sources: media.sources })
        .from(media)
        .where(eq(media.user_id, userId));
      return rows.flatMap((row) => keysOf(row).map((key) => ({ key, isDerived: key !== mediaKey(row.name) })));
    },

    /** Removes a profile picture: first the row, so that the address stops answering, then the bytes. */
    async remove(name: string): Promise<void> {
      await db.delete(media).where(and(eq(media.name, name), isNull(media.website_id)));
      await storage.remove(mediaKey(name));
    },
  };
}

export type MediaService = ReturnType<typeof createMediaService>;
