import type { FocalPoint, PublicArticle } from "@vitrine/model";
import { articlePictures } from "./kit/article-pictures.tsx";
import { cardLetters, type CardLetters } from "./kit/card-letters.ts";
import type { FontFace } from "./kit/fonts.ts";
import type { DrawnDesign } from "./kit/look.ts";
import type { Roles } from "./kit/palette.ts";
import type { LoadedTemplate } from "./define-template.ts";
import type { SiteInput } from "./view/site-input.ts";
import type { SiteView } from "./view/site-view.ts";
import { viewWork } from "./view/view-work.ts";

/** The page that a shared link leads to. */
export type CardPage = { kind: "home" } | { kind: "work"; slug: string } | { kind: "article"; article: PublicArticle };

/** A face that a card may be drawn with; `file` is its place on the disk. */
export type CardFace = Pick<FontFace, "family" | "weight" | "stretch"> & { file: string };

/**
 * The picture that a shared link shows, as data: words of the page, and the colours and letters of its template. Whoever
 * draws it needs nothing else.
 */
export type SiteCard = CardWords & {
  dir: "ltr" | "rtl";
  lang: string;
  initials: string;
  colours: Roles;
  faces: readonly CardFace[];
  letters: CardLetters;
};

type CardWords = {
  headline: string;
  /** A line below it. */
  under: string;
  /** One work of the person, with what it is called. */
  work: { label: string; title: string } | null;
  picture: { src: string; focal: FocalPoint | null } | null;
};

/**
 * The card of a page of a site.
 * @param fileOf gives the place of a face's file
 * @returns null where the site has no such page
 */
export function cardOf(
  site: SiteInput,
  page: CardPage,
  {
    view,
    template,
    fileOf,
  }: { view: SiteView; template: DrawnDesign<LoadedTemplate>; fileOf: (url: string) => string },
): SiteCard | null {
  const words = wordsOf(site, page, view);
  return (
    words && {
      ...words,
      dir: view.dir,
      lang: view.lang,
      initials: view.person.initials,
      colours: template.palette.light,
      faces: template.fonts
        .filter(({ style }) => style === undefined)
        .map(({ family, weight, stretch, url }) => ({ family, weight, stretch, file: fileOf(url) })),
      letters: cardLetters(template),
    }
  );
}

/** What a card says, for those who do not see it. */
export function cardAlt({ headline, under }: Pick<SiteCard, "headline" | "under">): string {
  return [headline, under].filter((part) => part !== "").join(", ");
}

function wordsOf(site: SiteInput, page: CardPage, view: SiteView): CardWords | null {
  if (page.kind === "home") return homeWords(view);
  const { person } = view;
  if (page.kind === "article") {
    const [picture] = articlePictures(page.article.pictures, page.article.title);
    return { headline: page.article.title, under: person.name, work: null, picture: pictureOf(picture) };
  }
  const work = viewWork(site, view, page.slug, "");
  if (!work) return null;
  const [cover] = work.project.pictures;
  return { headline: work.project.title, under: person.name, work: null, picture: pictureOf(cover) };
}

function homeWords(view: SiteView): CardWords {
  const { person, projects } = view;
  const shown = projects.items.find(({ pictures }) => pictures.length > 0);
  const work = shown ?? projects.items[0];
  return {
    headline: person.name,
    under: person.title || person.intro,
    work: work ? { label: view.labels.projects, title: work.title } : latestOf(view),
    picture: pictureOf(shown?.pictures[0] ?? person.photo),
  };
}

/** Without projects, what the person did or wrote last stands for the work. */
function latestOf({ experience, publications, labels }: SiteView): CardWords["work"] {
  const [publication] = publications.items;
  if (publication) return { label: labels.publications, title: publication.title };
  const [role] = experience.items;
  const title = role ? [role.role, role.org].filter((part) => part !== "").join(", ") : "";
  return title === "" ? null : { label: labels.experience, title };
}

function pictureOf(picture: { src: string; focal?: FocalPoint | null | undefined } | null | undefined) {
  return picture ? { src: picture.src, focal: picture.focal ?? null } : null;
}
