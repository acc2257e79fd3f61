import { findKind, type PublicArticle, type PublicSite, type ShownPicture } from "@vitrine/model";
import { mediaName } from "../../media/index.ts";

/**
 * A site that asks no other host for anything: pictures of its own lie beside its pages, those of other hosts are left
 * out, since they would tell that host of every visitor.
 * @returns the site, and the names of the pictures that it shows
 */
export function withOwnPictures(site: PublicSite, placeholder: string): { site: PublicSite; names: string[] } {
  const { own, names } = beside(placeholder);
  const kept = (pictures: readonly ShownPicture[]) => pictures.flatMap((picture) => withAddresses(picture, own));
  const projects = Object.fromEntries(
    Object.entries(site.projects).map(([category, list]) => [
      category,
      list.map((project) => ({ ...project, pictures: kept(project.pictures) })),
    ]),
  );
  const sections = site.sections.map((section) => ({
    ...section,
    entries: section.entries.map(({ id, fields }) => ({ id, fields: withPictures(section.kind, fields, kept) })),
  }));
  return { site: { ...site, flat_picture: own(site.flat_picture), projects, sections }, names };
}

type Fields = Record<string, unknown>;

function withPictures(
  kind: string,
  fields: Fields,
  kept: (pictures: readonly ShownPicture[]) => ShownPicture[],
): Fields {
  const keys = (findKind(kind)?.form ?? []).filter((field) => field.kind === "pictures").map(({ key }) => key);
  const changed = keys.filter((key) => Array.isArray(fields[key]));
  return { ...fields, ...Object.fromEntries(changed.map((key) => [key, kept(fields[key] as ShownPicture[])])) };
}

function withAddresses(picture: ShownPicture, own: (url: string) => string | null): ShownPicture[] {
  const img = own(picture.img);
  if (img === null) return [];
  if (!picture.sources) return [{ ...picture, img }];
  const sources = picture.sources.flatMap((source) => {
    const url = own(source.url);
    return url === null ? [] : [{ ...source, url }];
  });
  return [{ ...picture, img, sources }];
}

/** A post of the static site: pictures of the website lie beside its pages, those of other hosts are links to them. */
export function withOwnArticlePictures(article: PublicArticle, placeholder: string): PublicArticle {
  const { own } = beside(placeholder);
  const pictures = article.pictures.flatMap((picture) => withAddresses(picture, own));
  return { ...article, pictures, content: withLinkedPictures(article.content) };
}

/** The names of the files of some pictures, in all their sizes. */
export const namesOf = (pictures: readonly ShownPicture[]): string[] =>
  pictures.flatMap(({ img, sources = [] }) =>
    [img, ...sources.map(({ url }) => url)].flatMap((url) => mediaName(url) ?? []),
  );

/** Addresses beside the pages for pictures of the website, with the names of those that were asked for. */
function beside(placeholder: string): { own: (url: string | null) => string | null; names: string[] } {
  const names: string[] = [];
  const own = (url: string | null) => {
    const name = mediaName(url);
    if (name === null) return url?.startsWith("data:image/") ? url : null;
    names.push(name);
    return `${placeholder}/media/${name}`;
  };
  return { own, names };
}

/** Clean HTML of a post in which pictures of other hosts are links to them. */
export function withLinkedPictures(content: string): string {
  return content.replace(/<img\b[^>]*>/g, (tag) => {
    const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
    if (attribute("data-media") !== "") return tag;
    const source = attribute("src");
    return source === "" ? "" : `<a href="${source}" rel="noopener nofollow ugc">${attribute("alt") || source}</a>`;
  });
}
