import type { SiteNews, WebsiteSummary } from "@vitrine/model";
import type { BuilderSectionId } from "../../lib/builder-sections.ts";

/** Something about a website that its owner may want to look at, and the builder's screen on which it is done. */
export type Unfinished = { words: string; section: BuilderSectionId };

type Looked = Pick<
  WebsiteSummary,
  "status" | "intro" | "flat_picture" | "contact" | "counts" | "created_at" | "taken_down_at" | "seo"
>;
type Told = Pick<SiteNews, "undescribed_pictures" | "unsaved_since" | "published_at">;

const mostShown = 4;
const dateFormat = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const dayOf = (moment: string) => dateFormat.format(new Date(moment));

/**
 * What a visitor would miss, or may see that its owner did not mean; the most important first, a few at most.
 * @param news null while they are not known
 */
export function unfinishedOf(website: Looked, news: Told | null): Unfinished[] {
  if (website.taken_down_at !== null) return [];
  const { status, intro, flat_picture, contact, counts, seo, created_at } = website;
  const isPublic = status === "published";
  const pictures = news?.undescribed_pictures ?? 0;
  const found: [boolean, Unfinished][] = [
    [isPublic && contact.phone !== "", { words: "Your phone number is public", section: "personal" }],
    [
      news !== null && news.unsaved_since !== null,
      { words: `Changes from ${dayOf(news?.unsaved_since ?? created_at)} are not saved`, section: "personal" },
    ],
    [counts.experience + counts.projects === 0, { words: "No experience and no projects yet", section: "experience" }],
    [contact.title === "", { words: "Nothing says what you do", section: "personal" }],
    [
      pictures > 0,
      {
        words: `${pictures} ${pictures === 1 ? "picture" : "pictures"} without a description`,
        section: counts.projects > 0 ? "projects" : "sections",
      },
    ],
    [intro === "", { words: "No introduction yet", section: "personal" }],
    [flat_picture === null, { words: "No picture of you", section: "personal" }],
    [isPublic && !seo.indexable, { words: "Search engines are asked to leave it out", section: "personal" }],
    [
      status === "draft" && news !== null,
      {
        words: news?.published_at
          ? `Taken offline; last published ${dayOf(news.published_at)}`
          : `Draft since ${dayOf(created_at)}, never published`,
        section: "personal",
      },
    ],
  ];
  return found.flatMap(([isSo, unfinished]) => (isSo ? [unfinished] : [])).slice(0, mostShown);
}
