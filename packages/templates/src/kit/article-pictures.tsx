import type { ShownPicture } from "@vitrine/model";
import { renderToStaticMarkup } from "react-dom/server";
import { viewPicture } from "../view/pictures.ts";
import type { PictureView } from "../view/site-view.ts";
import { Picture } from "./pictures.tsx";

const voidTags: ReadonlySet<string> = new Set(["br", "hr", "img"]);
const signs: Readonly<Record<string, string>> = { "&quot;": '"', "&lt;": "<", "&gt;": ">", "&amp;": "&" };

const attributeOf = (tag: string, name: string) =>
  (new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "").replace(
    /&(?:quot|lt|gt|amp);/g,
    (sign) => signs[sign] ?? sign,
  );

/** The pictures of an article as pages show them; without a description of their own they are called as the article. */
export function articlePictures(pictures: readonly ShownPicture[], title: string): readonly PictureView[] {
  return pictures.flatMap((picture) => viewPicture(picture, title));
}

/**
 * Clean HTML of a post with the pictures of its website in all their sizes. One that stands alone is a figure with its
 * caption; inside a paragraph, where no figure may stand, it is the picture alone. A picture that is not given is left
 * out, as is one without an address that pages may show.
 * @param title what pictures without a description are called
 */
export function withDrawnPictures(html: string, pictures: readonly ShownPicture[], title: string): string {
  const known = new Map(pictures.map((picture) => [String(picture.media_id ?? ""), picture]));
  const alone = html.replace(/<p>\s*(<img\b[^>]*>)\s*<\/p>/g, "$1");
  let depth = 0;
  let isFirst = true;
  return alone.replace(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g, (tag, end: string, name: string) => {
    if (!voidTags.has(name)) depth += end ? -1 : 1;
    const id = name === "img" ? attributeOf(tag, "data-media") : "";
    if (id === "") return tag;
    const own = known.get(id);
    const alt = attributeOf(tag, "alt").trim() || own?.alt;
    const [shown] = own ? viewPicture({ ...own, ...(alt ? { alt } : {}) }, title) : [];
    if (!shown) return "";
    const drawn = draw(shown, { isFigure: depth === 0, isFirst });
    isFirst = false;
    return drawn;
  });
}

function draw(picture: PictureView, { isFigure, isFirst }: { isFigure: boolean; isFirst: boolean }): string {
  const drawn = <Picture picture={picture} sizes="(min-width: 46rem) 44rem, 92vw" isFirst={isFirst} />;
  return renderToStaticMarkup(
    isFigure ? (
      <figure>
        {drawn}
        {picture.caption && <figcaption>{picture.caption}</figcaption>}
      </figure>
    ) : (
      drawn
    ),
  );
}
