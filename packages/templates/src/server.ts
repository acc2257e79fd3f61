import path from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SiteDocument } from "./kit/document.tsx";
import { themeScriptName } from "./kit/theme-script.ts";
import { loadDefinition, styleSheet } from "./load-template.ts";
import type { SiteInput } from "./view/site-input.ts";
import type { ThemeChoice } from "./view/site-view.ts";
import { toSiteView } from "./view/to-site-view.ts";

export type { SiteInput } from "./view/site-input.ts";

export type RenderOptions = {
  /** Template to draw with; the default template when absent or unknown. */
  slug?: string;
  /** Address of the site's pages without a slash at the end, e.g. `/p/jane`. */
  baseUrl: string;
  /** Absolute address of this page. */
  canonicalUrl: string;
  /** True adds the line "Made with Vitrine". */
  branding: boolean;
  /** Where the files of {@link siteAssetsDirectory} are served, with a slash at the end. */
  assetsPath: string;
  lang?: string;
  noindex?: boolean;
  /** The theme that is checked at first. */
  theme?: ThemeChoice;
};

export type SiteFile = { path: string; contentType: string; absolutePath: string };
export type RenderedSite = { html: string; files: SiteFile[] };

/** The folder with fonts, the theme script and template pictures; its names change with their content. */
export const siteAssetsDirectory = path.join(import.meta.dirname, "assets");

/**
 * Renders a site as one complete page with its styles inline.
 * @returns the page, and the files it refers to
 */
export async function renderSite(site: SiteInput, options: RenderOptions): Promise<RenderedSite> {
  const template = await loadDefinition(options.slug ?? "");
  const view = toSiteView(site, {
    family: template.manifest.family,
    baseUrl: options.baseUrl,
    branding: options.branding,
    lang: options.lang,
    theme: options.theme,
  });
  const served = (url: string) => options.assetsPath + path.posix.basename(url);
  const preload = template.fonts.find((font) => font.preload) ?? template.fonts[0];
  const script = themeScriptName();
  const markup = renderToStaticMarkup(
    createElement(
      SiteDocument,
      {
        view,
        palette: template.palette,
        css: (styleSheet(template, served) + (template.ownerStyle?.(view) ?? "")).replaceAll("</", "<\\/"),
        canonicalUrl: options.canonicalUrl,
        seo: site.seo ?? { title: "", description: "" },
        noindex: options.noindex ?? site.seo?.indexable === false,
        preloadFont: served(preload?.url ?? ""),
        scriptUrl: options.assetsPath + script,
      },
      createElement(template.Component, { view }),
    ),
  );
  const files = [...template.fonts.map((font) => path.posix.basename(font.url)), script].map(siteFile);
  return { html: `<!doctype html>${markup}`, files };
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
