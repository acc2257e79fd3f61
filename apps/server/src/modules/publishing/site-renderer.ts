import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PublicArticle, PublicSite } from "@vitrine/model";

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

/** Turns a site into one complete HTML page. */
export type SiteRenderer = {
  /** Changes with the code that renders, so that stored pages of older code are rendered anew. */
  build(): Promise<string>;
  render(site: PublicSite, addresses: RenderAddresses): Promise<string>;
  /** The page of all posts of the site, in their order. */
  renderArchive(site: PublicSite, addresses: RenderAddresses): Promise<string>;
  renderArticle(site: PublicSite, article: PublicArticle, addresses: RenderAddresses): Promise<string>;
  /** The page of one project; null where no visible project has a page at that slug. */
  renderWork(site: PublicSite, slug: string, addresses: RenderAddresses): Promise<string | null>;
  renderContact(site: PublicSite, state: ContactState, addresses: RenderAddresses): Promise<string>;
  /** Folder of the fonts, scripts and pictures that pages refer to; null while they are not built. */
  assetsDirectory(): Promise<string | null>;
};

type BuiltOptions = RenderAddresses & { slug: string; branding: boolean; noindex: boolean };

/** What is used of the built package; its sources are for a browser's compiler settings, not for ours. */
type BuiltTemplates = {
  siteAssetsDirectory: string;
  renderSite(site: PublicSite, options: BuiltOptions): Promise<{ html: string }>;
  renderArchive(site: PublicSite, options: BuiltOptions): Promise<{ html: string }>;
  renderArticle(site: PublicSite, article: PublicArticle, options: BuiltOptions): Promise<{ html: string }>;
  renderWork(site: PublicSite, slug: string, options: BuiltOptions): Promise<{ html: string } | null>;
  renderContact(site: PublicSite, state: ContactState, options: BuiltOptions): Promise<{ html: string }>;
};

const builtPackage: string = "@vitrine/templates/server";

/** Renders with the templates package. It is loaded at the first page, so that the API starts without its build. */
export function createTemplatesRenderer(): SiteRenderer {
  const load = () => import(builtPackage) as Promise<BuiltTemplates>;
  let build: Promise<string> | null = null;
  return {
    build: () => (build ??= load().then((built) => hashFolder(dirname(built.siteAssetsDirectory)))),
    render: async (site, addresses) => (await (await load()).renderSite(site, optionsOf(site, addresses))).html,
    renderArchive: async (site, addresses) =>
      (await (await load()).renderArchive(site, optionsOf(site, addresses))).html,
    renderArticle: async (site, article, addresses) =>
      (await (await load()).renderArticle(site, article, optionsOf(site, addresses))).html,
    renderWork: async (site, slug, addresses) =>
      (await (await load()).renderWork(site, slug, optionsOf(site, addresses)))?.html ?? null,
    renderContact: async (site, state, addresses) =>
      (await (await load()).renderContact(site, state, optionsOf(site, addresses))).html,
    assetsDirectory: () =>
      load().then(
        (built) => built.siteAssetsDirectory,
        () => null,
      ),
  };
}

function optionsOf(site: PublicSite, addresses: RenderAddresses): BuiltOptions {
  return {
    ...addresses,
    slug: site.template_slug,
    branding: site.branding,
    noindex: site.visibility !== "published" || !site.seo.indexable,
  };
}

/** Hash of the built files; asset names carry their own hashes already. */
async function hashFolder(folder: string): Promise<string> {
  const hash = createHash("sha256");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".js")).sort();
  for (const name of names) hash.update(name).update(await readFile(join(folder, name)));
  return hash.digest("hex").slice(0, 16);
}
