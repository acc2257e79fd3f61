import { findKind, type EntryFields, type EntryPicture, type ShownPicture } from "@vitrine/model";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { media } from "../../db/schema/websites.ts";
import { invalidField } from "../../http/app-error.ts";
import { mediaUrl } from "../media/index.ts";

export type MediaRow = typeof media.$inferSelect;
export type PicturesById = ReadonlyMap<number, MediaRow>;

/** The fields of a kind that hold pictures. */
const pictureKeys = (kind: string) =>
  (findKind(kind)?.form ?? []).filter((field) => field.kind === "pictures").map(({ key }) => key);

function picturesIn(kind: string, fields: EntryFields): EntryPicture[] {
  return pictureKeys(kind).flatMap((key) => (Array.isArray(fields[key]) ? (fields[key] as EntryPicture[]) : []));
}

/** The pictures that some entries show, by their id; one question to the database, or none. */
export async function picturesOf(
  db: Db,
  shown: readonly { kind: string; fields: EntryFields }[],
): Promise<PicturesById> {
  const ids = new Set(shown.flatMap(({ kind, fields }) => picturesIn(kind, fields).map(({ media_id }) => media_id)));
  const known = [...ids].filter((id) => typeof id === "number");
  if (known.length === 0) return new Map();
  const rows = await db.select().from(media).where(inArray(media.id, known));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Fields with their pictures as answers show them; a picture that was deleted is left out. */
export function withPictures(
  kind: string,
  fields: EntryFields,
  pictures: PicturesById,
  websiteId: number,
): EntryFields {
  const keys = pictureKeys(kind);
  if (keys.length === 0) return fields;
  const shown = keys.map((key) => [key, picturesIn(kind, { [key]: fields[key] }).flatMap(show)]);
  return { ...fields, ...Object.fromEntries(shown) };

  function show(picture: EntryPicture): ShownPicture[] {
    const { media_id, img, caption, cover } = picture;
    if (typeof media_id !== "number")
      return img ? [{ img, ...(caption ? { caption } : {}), ...(cover ? { cover } : {}) }] : [];
    const row = pictures.get(media_id);
    if (!row || row.website_id !== websiteId) return [];
    const { width, height, alt, focal, placeholder, sources } = row;
    const own = { media_id, img: mediaUrl(row.name), width, height, alt };
    return [{ ...own, caption: caption || row.caption, cover, focal, placeholder, sources }];
  }
}

/**
 * Holds an entry to the pictures of its own website.
 * @param field how the writer names the fields, e.g. `fields.`
 * @throws AppError validation_failed
 */
export async function requireOwnPictures(
  db: Db,
  websiteId: number,
  { kind, fields }: { kind: string; fields: EntryFields },
  field = "",
): Promise<void> {
  for (const key of pictureKeys(kind)) {
    const ids = [...new Set(picturesIn(kind, { [key]: fields[key] }).map(({ media_id }) => media_id))];
    const wanted = ids.filter((id) => typeof id === "number");
    if (wanted.length === 0) continue;
    const found = await db
      .select({ id: media.id })
      .from(media)
      .where(and(eq(media.website_id, websiteId), inArray(media.id, wanted)));
    if (found.length < wanted.length) throw invalidField(`${field}${key}`, `The selected ${key} are invalid.`);
  }
}

/** Stored data of a copied entry with the ids that its pictures have in the copy; one that has none there is left out. */
export function withNewPictures(kind: string, data: unknown, ids: ReadonlyMap<number, number>): unknown {
  if (typeof data !== "object" || data === null) return data;
  const fields = data as EntryFields;
  const renamed = pictureKeys(kind)
    .filter((key) => Array.isArray(fields[key]))
    .map((key) => [key, picturesIn(kind, { [key]: fields[key] }).flatMap((picture) => rename(picture, ids))]);
  return { ...fields, ...Object.fromEntries(renamed) };
}

function rename(picture: EntryPicture, ids: ReadonlyMap<number, number>): EntryPicture[] {
  if (typeof picture?.media_id !== "number") return [picture];
  const media_id = ids.get(picture.media_id);
  return media_id === undefined ? [] : [{ ...picture, media_id }];
}
