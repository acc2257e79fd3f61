import { sectionKinds } from "@vitrine/model";
import type { SiteView } from "../view/site-view.ts";
import { drawnName } from "../view/drawn-name.ts";

/** A link of a page's own navigation. */
export type SectionLink = {
  anchor: string;
  kind: string;
  title: string;
  /** True for a title in the language of the content, false for one in the product's words. */
  isOwnTitle: boolean;
};

/**
 * Links to the sections of a page in the owner's order: what is hidden has none, what is renamed is called so.
 * @param except kinds that the navigation leaves out, as lists of a line or two
 */
export function sectionLinks({ sections }: SiteView, except: readonly string[] = []): SectionLink[] {
  return sections
    .filter(({ kind }) => !except.includes(kind))
    .map(({ anchor, kind, title, isOwnTitle }) => ({ anchor, kind, title, isOwnTitle }));
}

/** Kinds of a line or two, which a short navigation leaves out. */
export const briefKinds: readonly string[] = sectionKinds
  .filter(({ isBrief }) => isBrief)
  .map(({ name }) => drawnName(name));
