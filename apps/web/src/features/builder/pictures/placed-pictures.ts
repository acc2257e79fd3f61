import type { Media, ShownPicture } from "@vitrine/model";

/** A row of the list: a picture with a number of its own, negative for one that is not of this website's media. */
export type PlacedPicture = ShownPicture & { id: number };

/** Pictures as rows. */
export function placed(pictures: readonly ShownPicture[]): PlacedPicture[] {
  return pictures.map((picture, index) => ({ ...picture, id: picture.media_id ?? -1 - index }));
}

/** Rows as pictures. */
export function unplaced(rows: readonly PlacedPicture[]): ShownPicture[] {
  return rows.map(({ id: _id, ...picture }) => picture);
}

/** A stored picture as an entry shows it. */
export function pictureOf(media: Media): ShownPicture {
  const { id, url, width, height, alt, caption, focal, placeholder, sources } = media;
  return { media_id: id, img: url, width, height, alt, caption, cover: false, focal, placeholder, sources };
}

/**
 * The pictures with one that has just been stored, before those that were chosen after it.
 * @param placeOf the place among the chosen files, by media id; undefined for pictures that were there before
 */
export function withStored(
  pictures: readonly ShownPicture[],
  picture: ShownPicture,
  placeOf: ReadonlyMap<number, number>,
): ShownPicture[] {
  if (pictures.some(({ media_id }) => media_id === picture.media_id)) return [...pictures];
  const place = placeOf.get(picture.media_id ?? 0) ?? Infinity;
  const later = pictures.findIndex(({ media_id }) => (placeOf.get(media_id ?? 0) ?? -1) > place);
  return later < 0 ? [...pictures, picture] : pictures.toSpliced(later, 0, picture);
}

/** The same pictures with another cover, or with none. */
export function withCover(pictures: readonly PlacedPicture[], id: number | null): PlacedPicture[] {
  return pictures.map((picture) => ({ ...picture, cover: picture.id === id }));
}

/** How a picture is called in its row: by its words, or by its place. */
export function nameOf(picture: Pick<ShownPicture, "caption" | "alt">, index: number): string {
  return picture.caption?.trim() || picture.alt?.trim() || `Picture ${index + 1}`;
}

/** The smallest size of a picture that fills a thumbnail. */
export function thumbnailOf({ img, sources = [] }: Pick<ShownPicture, "img" | "sources">): string {
  return sources.toSorted((a, b) => a.width - b.width)[0]?.url ?? img;
}
