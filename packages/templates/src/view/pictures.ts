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
