import type { ShownPicture } from "@vitrine/model";
import { safePicture } from "./safe-links.ts";
import type { PictureView } from "./site-view.ts";

/** A picture that may be shown; without a description of its own it is called as what it shows. */
export function viewPicture(picture: ShownPicture, name: string): PictureView[] {
  const src = safePicture(picture.img);
  if (!src) return [];
  const { width, height, caption, focal, placeholder, sources } = picture;
  return [{ src, alt: picture.alt || caption || name.trim(), width, height, caption, focal, placeholder, sources }];
}

/** Pictures in their order, but for the one that stands for all: templates with room for one draw the first. */
export function coverFirst<T extends { cover?: boolean | undefined }>(pictures: readonly T[]): readonly T[] {
  if (!pictures.some(({ cover }) => cover)) return pictures;
  return [...pictures.filter(({ cover }) => cover), ...pictures.filter(({ cover }) => !cover)];
}
