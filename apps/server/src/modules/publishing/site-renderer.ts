import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { PublicArticle, PublicSite } from "@vitrine/model";
import type { SiteCard } from "./card/site-card.ts";
import { readTemplateBuilds, type BuiltFiles, type TemplateBuild } from "./template-builds.ts";

export type RenderAddresses = {
  baseUrl: string;
  canonicalUrl: string;
  assetsPath: string;
  /** Where visitors write to the owner; absent where nobody takes messages. */
  contactUrl?: string;
  /** Where visitors report the page; absent for pages that are not served here. */
  reportUrl?: string;
  /** Where the page's script tells that it is looked at; absent for pages that nobody counts. */
  viewsUrl?: string;
  /** Absolute address of the picture that shared links to the page show; absent for pages without one. */
  cardUrl?: string;
  /** A page for those who were given its address: no robot lists it, and it leads to nothing that everybody may see. */
  isPrivate?: boolean;
  /** A page that is shown small and only looked at. */
  isStill?: boolean;
  /** The version of its template that the site stays with; the present one without. */
  templateVersion?: string;
};

/** What the page of the contact form shows: the form, empty or as it was sent, or the thanks. */
export type ContactState =
  | { kind: "sent" }
  | {
      kind: "form";
      values?: Partial<Record<"name" | "email" | "message", string>>;
      wrong?: readonly ("name" | "email" | "message")[];
      isRefused?: boolean;
    };

/** The page that a card is drawn for. */
export type CardPage = { kind: "home" } | { kind: "work"; slug: string } | { kind: "article"; article: PublicArticle };

/** What a home page is drawn from: a site, or one that nobody has arranged yet. */
export type DrawnSite = Omit<PublicSite, "sections" | "look"> & Partial<Pick<PublicSite, "sections" | "look">>;

/** Turns a site into one complete HTML page. */
export type SiteRenderer = {
  /** What draws a template at present, file by file. */
  builtFiles(slug: string): Promise<BuiltFiles>;
  /** Which version draws pages of a site that stays with one: that one, or the present one when it is lost. */
  drawingBuild(slug: string, templateVersion: string): Promise<string>;
  /** Changes with the code that draws a template, so that stored pages of older code are drawn anew. */
  build(slug: string): Promise<string>;
  render(site: DrawnSite, addresses: RenderAddresses): Promise<string>;
  /** The page of all posts of the site, in their order. */
  renderArchive(site: PublicSite, addresses: RenderAddresses): Promise<string>;
  renderArticle(site: PublicSite, article: PublicArticle, addresses: RenderAddresses): Promise<string>;
  /** The page of one project; null where no visible project has a page at that slug. */
  renderWork(site: PublicSite, slug: string, addresses: RenderAddresses): Promise<string | null>;
  renderContact(site: PublicSite, state: ContactState, addresses: RenderAddresses): Promise<string>;
  /**
   * What the picture of a shared link to a page shows; null where the site has no such page.
   * @param templateVersion that the site stays with
   */
  card(site: PublicSite, page: CardPage, templateVersion?: string): Promise<SiteCard | null>;
  /** Folder of the fonts, scripts and pictures that pages refer to; null while they are not built. */
  assetsDirectory(): Promise<string | null>;
  /** The bytes of a font or a script that a page refers to, by its name; null for one that nobody has. */
  asset(name: string): Promise<Buffer | null>;
};

type BuiltOptions = RenderAddresses & { slug: string; branding: boolean; noindex: boolean };

/** What is used of the built package; its sources are for a browser's compiler settings, not for ours. */
type BuiltTemplates = {
  siteAssetsDirectory: string;
  renderSite(site: DrawnSite, options: BuiltOptions): Promise<{ html: string }>;
  renderArchive(site: PublicSite, options: BuiltOptions): Promise<{ html: string }>;
  renderArticle(site: PublicSite, article: PublicArticle, options: BuiltOptions): Promise<{ html: string }>;
  renderWork(site: PublicSite, slug: string, options: BuiltOptions): Promise<{ html: string } | null>;
  renderContact(site: PublicSite, state: ContactState, options: BuiltOptions): Promise<{ html: string }>;
  siteCard(site: PublicSite, page: CardPage, options: { slug: string }): Promise<SiteCard | null>;
};

const builtPackage: string = "@vitrine/templates/server";

/**
 * Renders with the templates package. It is loaded at the first page, so that the API starts without its build.
 * @param built the address of another build of the package
 */
export function createTemplatesRenderer(built = builtPackage): SiteRenderer {
  const load = () => import(built) as Promise<BuiltTemplates>;
  let builds: Promise<(slug: string) => TemplateBuild> | null = null;
  const buildOf = async (slug: string) => {
    builds ??= load().then(({ siteAssetsDirectory }) => readTemplateBuilds(dirname(siteAssetsDirectory)));
    return (await builds)(slug);
  };
  return {
    build: async (slug) => (await buildOf(slug)).version,
    builtFiles: async (slug) => (await buildOf(slug)).files,
    drawingBuild: async (slug) => (await buildOf(slug)).version,
    render: async (site, addresses) => (await (await load()).renderSite(site, optionsOf(site, addresses))).html,
    renderArchive: async (site, addresses) =>
      (await (await load()).renderArchive(site, optionsOf(site, addresses))).html,
    renderArticle: async (site, article, addresses) =>
      (await (await load()).renderArticle(site, article, optionsOf(site, addresses))).html,
    renderWork: async (site, slug, addresses) =>
      (await (await load()).renderWork(site, slug, optionsOf(site, addresses)))?.html ?? null,
    renderContact: async (site, state, addresses) =>
      (await (await load()).renderContact(site, state, optionsOf(site, addresses))).html,
    card: async (site, page) => (await load()).siteCard(site, page, { slug: site.template_slug }),
    assetsDirectory: () =>
      load().then(
        (built) => built.siteAssetsDirectory,
        () => null,
      ),
    asset: async (name) => readFile(join((await load()).siteAssetsDirectory, basename(name))).catch(unlessMissing),
  };
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

function optionsOf(site: DrawnSite, addresses: RenderAddresses): BuiltOptions {
  return {
    ...addresses,
    slug: site.template_slug,
    branding: site.branding,
    noindex: addresses.isPrivate === true || site.visibility !== "published" || !site.seo.indexable,
  };
}
