import { randomBytes } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { isDatabaseAway } from "../../db/away.ts";
import type { Db } from "../../db/connection.ts";
import { users } from "../../db/schema/account.ts";
import { media } from "../../db/schema/websites.ts";
import type { UploadedFile } from "../../http/multipart.ts";
import type { Storage } from "../../ports/storage/storage.ts";
import { readPicture, type PictureRules } from "./picture.ts";

export type StoredFile = { contentType: string; bytes: Buffer };

const namePattern = /^[a-f0-9]{32}\.(?:jpg|webp)$/;
const urlPrefix = "/media/";

/** Address of a stored picture, relative to the host (contract.md 10). */
export function mediaUrl(name: string): string {
  return urlPrefix + name;
}

/** The name inside an address that {@link mediaUrl} made; null for any other address. */
export function mediaName(url: string | null): string | null {
  const name = url?.startsWith(urlPrefix) ? url.slice(urlPrefix.length) : "";
  return namePattern.test(name) ? name : null;
}

const keyOf = (name: string) => `media/${name}`;

/** Pictures under unguessable names: rows in the database, bytes in the file store. */
export function createMediaService({ db, storage }: { db: Db; storage: Storage }) {
  /** By its row; while the database is away by its name, so that published pages keep their pictures. */
  async function contentTypeOf(name: string): Promise<string | null> {
    try {
      const [row] = await db
        .select({ type: media.content_type })
        .from(media)
        .innerJoin(users, eq(users.id, media.user_id))
        .where(and(eq(media.name, name), isNull(users.suspended_at)));
      return row?.type ?? null;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      return name.endsWith(".webp") ? "image/webp" : "image/jpeg";
    }
  }

  return {
    /**
     * Takes in an uploaded picture.
     * @returns its name; see {@link mediaUrl}
     * @throws AppError with the sentences of `rules`
     */
    async store(userId: number, file: UploadedFile | undefined, rules: PictureRules): Promise<string> {
      const picture = await readPicture(file, rules);
      const name = `${randomBytes(16).toString("hex")}.${picture.extension}`;
      await storage.put(keyOf(name), picture.bytes, picture.contentType);
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
      const bytes = row ? await storage.get(keyOf(name)) : null;
      if (!row || !bytes) return null;
      const copied = `${randomBytes(16).toString("hex")}${name.slice(name.lastIndexOf("."))}`;
      await storage.put(keyOf(copied), bytes, row.content_type);
      const { content_type, width, height } = row;
      await db
        .insert(media)
        .values({ name: copied, user_id: userId, content_type, width, height, bytes: bytes.length });
      return copied;
    },

    /** The file; null when there is none (any more), and while its owner is suspended. */
    async read(name: string): Promise<StoredFile | null> {
      if (!namePattern.test(name)) return null;
      const contentType = await contentTypeOf(name);
      const bytes = contentType === null ? null : await storage.get(keyOf(name));
      return contentType !== null && bytes ? { contentType, bytes } : null;
    },

    /** Where the pictures of a person are kept. */
    async filesOf(inside: Db, userId: number): Promise<{ key: string; isDerived: boolean }[]> {
      const rows = await inside.select({ name: media.name }).from(media).where(eq(media.user_id, userId));
      return rows.map(({ name }) => ({ key: keyOf(name), isDerived: false }));
    },

    /** Removes a picture: first the row, so that the address stops answering, then the bytes. */
    async remove(name: string): Promise<void> {
      await db.delete(media).where(eq(media.name, name));
      await storage.remove(keyOf(name));
    },
  };
}

export type MediaService = ReturnType<typeof createMediaService>;
