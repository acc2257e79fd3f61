import type { ShownPicture } from "@vitrine/model";
import { safePicture } from "./safe-links.ts";
import type { PictureView } from "./site-view.ts";

const colour = /^#[0-9a-f]{6}$/i;

/** A picture that may be shown; without a description of its own it is called as what it shows. */
export function viewPicture(picture: ShownPicture, name: string): PictureView[] {
  const src = safePicture(picture.img);
  if (!src) return [];
  const { width, height, focal } = picture;
  return [
    {
      src,
      alt: picture.alt?.trim() || picture.caption?.trim() || name.trim() || fileName(src),
      width,
      height,
      focal,
      caption: picture.caption?.trim() || undefined,
      placeholder: colour.test(picture.placeholder ?? "") ? picture.placeholder : undefined,
      sources: picture.sources?.filter(({ url, type }) => safePicture(url) === url && /^image\/[a-z]+$/.test(type)),
    },
  ];
}

/** What a picture without a word about it is called; an inline one has not even a file's name. */
function fileName(src: string): string {
  if (src.startsWith("data:")) return "…";
  return src.split("/").at(-1)?.split(/[.?#]/)[0] || "…";
}

/** Pictures in their order, but for the one that stands for all: templates with room for one draw the first. */
export function coverFirst<T extends { cover?: boolean | undefined }>(pictures: readonly T[]): readonly T[] {
  if (!pictures.some(({ cover }) => cover)) return pictures;
  return [...pictures.filter(({ cover }) => cover), ...pictures.filter(({ cover }) => !cover)];
}
