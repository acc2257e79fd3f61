import path from "node:path";
import { holdsTurnedLetters, withForeignEnds, type Look, type PublicArticle, type PublicPost } from "@vitrine/model";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { cardAlt, cardOf, type CardPage, type SiteCard } from "./card.ts";
import { articlePictures } from "./kit/article-pictures.tsx";
import { ArchivePage, ArticlePage } from "./kit/article.tsx";
import { articleLetters } from "./kit/article-css.ts";
import articleCss from "./kit/article.css?raw";
import contactCss from "./kit/contact-page.css?raw";
import { workJsonLd } from "./kit/work-json-ld.ts";
import workCss from "./kit/work-page.css?raw";
import { WorkPage } from "./kit/work-page.tsx";
import { ContactPage, type ContactState } from "./kit/contact-page.tsx";
import { profileHead, SiteDocument, type PageHead } from "./kit/document.tsx";
import { postingJsonLd } from "./kit/posting-json-ld.ts";
import { accentFault, lookChoices, withLook, type AccentFault, type DrawnDesign } from "./kit/look.ts";
import { siteScriptName } from "./kit/site-script.ts";
import type { LoadedTemplate } from "./define-template.ts";
import { loadDefinition, publishedCss, stillCss, styleSheet } from "./load-template.ts";
import type { SiteInput } from "./view/site-input.ts";
import type { SiteView, ThemeChoice } from "./view/site-view.ts";
import { toSiteView } from "./view/to-site-view.ts";
import { viewWork } from "./view/view-work.ts";

export type { CardFace, CardPage, SiteCard } from "./card.ts";
export type { CardType } from "./kit/card-letters.ts";
export type { SiteInput } from "./view/site-input.ts";

export type RenderOptions = {
  /** Template to draw with; the default template when absent or unknown. */
  slug?: string;
  /** Where the site's pages lie, without a slash at the end: `/p/jane`, or nothing on a host of its own. */
  baseUrl: string;
  /** Absolute address of this page. */
  canonicalUrl: string;
  /** True adds the line "Made with Vitrine". */
  branding: boolean;
  /** Where the files of {@link siteAssetsDirectory} are served, with a slash at the end. */
  assetsPath: string;
  lang?: string;
  noindex?: boolean;
  /** A page for those who were given its address: it names no feed. */
  isPrivate?: boolean | undefined;
  /** A page that is shown small and only looked at: nothing moves, nothing below its screen is laid out, and it asks for
   * no script, which its frame would not run. */
  isStill?: boolean | undefined;
  /** The theme that is checked at first. */
  theme?: ThemeChoice;
  /** Where visitors write to the person: the page of {@link renderContact}; absent where nobody takes messages. */
  contactUrl?: string | undefined;
  /** Where visitors say what is wrong with the page; absent for pages that are not served here. */
  reportUrl?: string | undefined;
  /** Absolute address of the picture that shared links to this page show; absent for pages without one of their own. */
  cardUrl?: string | undefined;
  /** Where the page's script tells that it is looked at; absent for pages that nobody counts. */
  viewsUrl?: string | undefined;
};

export type SiteFile = { path: string; contentType: string; absolutePath: string };
export type RenderedSite = { html: string; files: SiteFile[] };

/** The palettes and pairings that an owner can choose for a template. */
export async function templateChoices(slug: string): Promise<ReturnType<typeof lookChoices>> {
  return lookChoices(await loadDefinition(slug));
}

/** Why an accent cannot be chosen for a template in a palette; null for one that can. */
export async function accentFaultOf(
  slug: string,
  look: Pick<Look, "palette">,
  accent: string,
): Promise<AccentFault | null> {
  return accentFault(await loadDefinition(slug), look, accent);
}

/**
 * The picture that shared links to a page of a site show, to be drawn.
 * @returns null where the site has no such page
 */
export async function siteCard(
  site: SiteInput,
  page: CardPage,
  { slug = "" }: Pick<RenderOptions, "slug">,
): Promise<SiteCard | null> {
  const template = await withLook(await loadDefinition(slug), site.look);
  const view = toSiteView(site, { family: template.manifest.family, baseUrl: "", branding: false });
  return cardOf(site, page, {
    view,
    template,
    fileOf: (url) => path.join(siteAssetsDirectory, path.posix.basename(url)),
  });
}

/** The folder with fonts, the script and template pictures; its names change with their content. */
export const siteAssetsDirectory = path.join(import.meta.dirname, "assets");

/**
 * Renders a site as one complete page with its styles inline.
 * @returns the page, and the files it refers to
 */
export async function renderSite(site: SiteInput, options: RenderOptions): Promise<RenderedSite> {
  return renderPage(site, options, ({ view, template }) => ({
    css: template.css,
    head: profileHead(view, site.seo ?? { title: "", description: "" }, {
      ...addressesOf(site, options),
      card: cardIn(options, { headline: view.person.name, under: view.person.title }),
      feedUrl: view.posts.count > 0 ? feedUrlOf(options) : null,
    }),
    body: createElement(template.Component, { view }),
  }));
}

/**
 * Renders the page of all posts of a site, in the order of `site.blogPosts`.
 * @returns the page, and the files it refers to
 */
export async function renderArchive(
  site: SiteInput & { blogPosts: readonly PublicPost[] },
  options: RenderOptions,
): Promise<RenderedSite> {
  return renderPage(site, options, ({ view, template }) => ({
    css: `${articleLetters(template.css)}\n${articleCss}`,
    head: {
      ...addressesOf(site, options),
      card: cardIn(options, { headline: view.person.name, under: view.person.title }),
      title: `${view.labels.writing} – ${view.person.name}`,
      description: view.person.intro,
      kind: "website",
      jsonLd: null,
      feedUrl: feedUrlOf(options),
    },
    body: createElement(ArchivePage, { view, baseUrl: options.baseUrl, posts: site.blogPosts }),
  }));
}

/**
 * Renders one post of a site as a page of text in the colours and letters of the site's template.
 * @param article its content is clean HTML already
 * @returns the page, and the files it refers to
 */
export async function renderArticle(
  site: SiteInput,
  article: PublicArticle,
  options: RenderOptions,
): Promise<RenderedSite> {
  return renderPage(site, options, ({ view, template }) => ({
    css: `${articleLetters(template.css)}\n${articleCss}`,
    head: {
      ...addressesOf(site, options),
      card: cardIn(options, { headline: article.title, under: view.person.name }),
      title: `${article.title} – ${view.person.name}`,
      description: article.meta_description || article.excerpt,
      kind: "article",
      jsonLd: postingJsonLd(view, article, options.canonicalUrl, siteUrlOf(options.canonicalUrl)),
      feedUrl: feedUrlOf(options),
      picture: articlePictures(article.pictures, article.title)[0]?.src,
    },
    body: createElement(ArticlePage, { view, baseUrl: options.baseUrl, article }),
  }));
}

/**
 * Renders the page of one project in the colours and letters of the site's template.
 * @returns the page and the files it refers to, or null where no visible project has a page at that slug
 */
export async function renderWork(site: SiteInput, slug: string, options: RenderOptions): Promise<RenderedSite | null> {
  return renderPage(site, options, ({ view, template }) => {
    const work = viewWork(site, view, slug, options.baseUrl);
    if (!work) return null;
    const [cover] = work.project.pictures;
    return {
      css: `${articleLetters(template.css)}\n${articleCss}\n${workCss}`,
      head: {
        ...addressesOf(site, options),
        card: cardIn(options, { headline: work.project.title, under: view.person.name }),
        title: `${work.project.title} – ${view.person.name}`,
        description: work.summary,
        kind: "article",
        jsonLd: workJsonLd(view, work, options.canonicalUrl, siteUrlOf(options.canonicalUrl)),
        feedUrl: null,
        picture: cover?.src,
      },
      body: createElement(WorkPage, { view, baseUrl: options.baseUrl, work }),
    };
  });
}

/**
 * Renders the page on which visitors write to the person, in the colours and letters of the site's template.
 * @returns the page, and the files it refers to
 */
export async function renderContact(
  site: SiteInput,
  state: ContactState,
  options: RenderOptions,
): Promise<RenderedSite> {
  return renderPage(site, options, ({ view, template }) => ({
    css: `${articleLetters(template.css)}\n${articleCss}\n${contactCss}`,
    head: {
      canonicalUrl: options.canonicalUrl,
      noindex: true,
      title: `${view.labels.write} – ${view.person.name}`,
      description: "",
      kind: "website",
      jsonLd: null,
      feedUrl: null,
    },
    body: createElement(ContactPage, { view, baseUrl: options.baseUrl, state }),
  }));
}

const cardIn = ({ cardUrl }: RenderOptions, words: Pick<SiteCard, "headline" | "under">) =>
  cardUrl === undefined ? undefined : { url: cardUrl, alt: cardAlt(words) };

const feedUrlOf = ({ baseUrl, isPrivate }: RenderOptions) => (isPrivate ? null : `${baseUrl}/rss.xml`);

/** The site's own address, from that of one of its posts or projects. */
const siteUrlOf = (pageUrl: string) => new URL(pageUrl.replace(/\/(?:blog|work)\/[^/]*$/, "")).href;

function addressesOf(site: SiteInput, { canonicalUrl, noindex }: RenderOptions) {
  return { canonicalUrl, noindex: noindex ?? site.seo?.indexable === false };
}

type Drawn = { css: string; head: PageHead; body: ReactElement };

/** @returns null where `draw` has nothing to show */
async function renderPage<Result extends Drawn | null>(
  site: SiteInput,
  options: RenderOptions,
  draw: (page: { view: SiteView; template: DrawnDesign<LoadedTemplate> }) => Result,
): Promise<RenderedSite | (null extends Result ? null : never)>;
async function renderPage(
  site: SiteInput,
  options: RenderOptions,
  draw: (page: { view: SiteView; template: DrawnDesign<LoadedTemplate> }) => Drawn | null,
): Promise<RenderedSite | null> {
  const template = await withLook(await loadDefinition(options.slug ?? ""), site.look);
  const view = toSiteView(site, {
    family: template.manifest.family,
    baseUrl: options.baseUrl,
    branding: options.branding,
    lang: options.lang,
    theme: options.theme,
    contactUrl: options.contactUrl,
    reportUrl: options.reportUrl,
  });
  const served = (url: string) => options.assetsPath + path.posix.basename(url);
  const preload = template.fonts.find((font) => font.preload) ?? template.fonts[0];
  const script = siteScriptName();
  const drawn = draw({ view, template });
  if (!drawn) return null;
  const { css, head, body } = drawn;
  const own = styleSheet({ ...template, css }, served) + (template.ownerStyle?.(view) ?? "");
  const sheet = options.isStill ? stillCss(own) : publishedCss() + own;
  const markup = renderToStaticMarkup(
    createElement(
      SiteDocument,
      {
        view,
        palette: template.palette,
        css: sheet.replaceAll("</", "<\\/"),
        head,
        preloadFont: served(preload?.url ?? ""),
        scriptUrl: options.isStill ? null : options.assetsPath + script,
        viewsUrl: options.viewsUrl,
      },
      body,
    ),
  );
  const files = [...template.fonts.map((font) => path.posix.basename(font.url)), script].map(siteFile);
  return { html: `<!doctype html>${markedEnds(markup, view.dir)}`, files };
}

/** Markup with all its texts as {@link withForeignEnds} leaves them; React writes every `>` outside of tags escaped. */
function markedEnds(markup: string, dir: "ltr" | "rtl"): string {
  if (dir === "ltr" && !holdsTurnedLetters(markup)) return markup;
  return markup.replace(/<(style|script)\b[\s\S]*?<\/\1>|<[^>]*>|([^<]+)/g, (part, _name, text?: string) =>
    text ? withForeignEnds(text, dir) : part,
  );
}

const contentTypes: Readonly<Record<string, string>> = {
  ".woff2": "font/woff2",
  ".js": "text/javascript; charset=utf-8",
  ".webp": "image/webp",
};

function siteFile(name: string): SiteFile {
  return {
    path: name,
    contentType: contentTypes[path.extname(name)] ?? "application/octet-stream",
    absolutePath: path.join(siteAssetsDirectory, name),
  };
}
