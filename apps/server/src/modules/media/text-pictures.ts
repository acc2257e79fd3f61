import type { ShownPicture } from "@vitrine/model";
import { and, eq, inArray, or } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { media } from "../../db/schema/websites.ts";
import { mediaName, mediaUrl } from "./media-names.ts";
import type { MediaRow } from "./work-pictures.ts";

/** A picture in clean HTML, as the allow-list of posts writes it. */
const pictureTag = /<img\b[^>]*>/g;

const attributeOf = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

/** What a tag names of a website's media: the number, or the name of the file; null for a picture from elsewhere. */
function named(tag: string): { id: number; name: string } | null {
  const id = Number(attributeOf(tag, "data-media"));
  const src = attributeOf(tag, "src");
  return id > 0 || src.startsWith("/") ? { id, name: mediaName(src) ?? "" } : null;
}

function tagOf(row: Pick<MediaRow, "id" | "name" | "width" | "height">, alt: string): string {
  const size = `width="${row.width}" height="${row.height}"`;
  return `<img src="${mediaUrl(row.name)}" data-media="${row.id}" alt="${alt}" ${size} loading="lazy" />`;
}

/** The pictures of a website that some texts name, each once, in the order of the first text that names it. */
async function rowsIn(db: Db, websiteId: number, texts: readonly string[]): Promise<MediaRow[]> {
  const wanted = texts.flatMap((text) => (text.match(pictureTag) ?? []).flatMap((tag) => named(tag) ?? []));
  const ids = wanted.map(({ id }) => id).filter((id) => id > 0 && id <= largestId);
  const names = wanted.map(({ name }) => name).filter(Boolean);
  if (ids.length + names.length === 0) return [];
  const rows = await db
    .select()
    .from(media)
    .where(and(eq(media.website_id, websiteId), or(inArray(media.id, ids), inArray(media.name, names))));
  const place = (row: MediaRow) => wanted.findIndex(({ id, name }) => id === row.id || name === row.name);
  return rows.toSorted((a, b) => place(a) - place(b));
}

/** Numbers of rows are integers of the database. */
const largestId = 2_147_483_647;

/** A text whose pictures of the website's media are replaced; those from elsewhere stay as they are. */
const replaced = (text: string, replace: (own: { id: number; name: string; alt: string }) => string) =>
  text.replace(pictureTag, (tag) => {
    const own = named(tag);
    return own ? replace({ ...own, alt: attributeOf(tag, "alt") }) : tag;
  });

/**
 * Clean HTML as it is stored: each picture of the website's media under its own address with its own size, whatever the
 * writer sent; one that the website does not have is left out.
 */
export async function withTextPictures(db: Db, websiteId: number, text: string): Promise<string> {
  const rows = await rowsIn(db, websiteId, [text]);
  return replaced(text, ({ id, name, alt }) => {
    const row = rows.find((one) => one.id === id) ?? rows.find((one) => one.name === name);
    return row ? tagOf(row, alt) : "";
  });
}

/** The pictures that stored texts show, in all their sizes; those that were deleted since are not among them. */
export async function picturesInTexts(db: Db, websiteId: number, texts: readonly string[]): Promise<ShownPicture[]> {
  return (await rowsIn(db, websiteId, texts)).map((row) => {
    const { id, name, width, height, alt, caption, focal, placeholder, sources } = row;
    return { media_id: id, img: mediaUrl(name), width, height, alt, caption, focal, placeholder, sources };
  });
}

/** A stored text without the pictures that were deleted since. */
export function withoutGonePictures(text: string, pictures: readonly ShownPicture[]): string {
  const there = new Set(pictures.map(({ media_id }) => media_id));
  return text.replace(pictureTag, (tag) => {
    const own = named(tag);
    return own && !there.has(own.id) ? "" : tag;
  });
}

/**
 * Stored texts of a copied website with the pictures that the copy has.
 * @param ids the new number of each former picture
 */
export async function textCopier(
  db: Db,
  websiteId: number,
  ids: ReadonlyMap<number, number>,
): Promise<(text: string) => string> {
  const rows = await db.select().from(media).where(eq(media.website_id, websiteId));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (text) =>
    replaced(text, ({ id, alt }) => {
      const row = byId.get(ids.get(id) ?? 0);
      return row ? tagOf(row, alt) : "";
    });
}
