import type { PublicSite } from "@vitrine/model";
import { mediaName } from "../../media/index.ts";

/**
 * A site that asks no other host for anything: pictures of its own lie beside its pages, those of other hosts are left
 * out, since they would tell that host of every visitor.
 * @returns the site, and the names of the pictures that it shows
 */
export function withOwnPictures(site: PublicSite, placeholder: string): { site: PublicSite; names: string[] } {
  const names: string[] = [];
  const own = (url: string | null) => {
    const name = mediaName(url);
    if (name === null) return url?.startsWith("data:image/") ? url : null;
    names.push(name);
    return `${placeholder}/media/${name}`;
  };
  const projects = Object.fromEntries(
    Object.entries(site.projects).map(([category, list]) => [
      category,
      list.map((project) => ({
        ...project,
        pictures: project.pictures.flatMap(({ img }) => {
          const kept = own(img);
          return kept === null ? [] : [{ img: kept }];
        }),
      })),
    ]),
  );
  return { site: { ...site, flat_picture: own(site.flat_picture), projects }, names };
}

/** Clean HTML of a post in which pictures of other hosts are links to them. */
export function withLinkedPictures(content: string): string {
  return content.replace(/<img\b[^>]*>/g, (tag) => {
    const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
    const source = attribute("src");
    return source === "" ? "" : `<a href="${source}" rel="noopener nofollow ugc">${attribute("alt") || source}</a>`;
  });
}
