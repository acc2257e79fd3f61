import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const assetsFolder = "site-assets";

/**
 * Writes `DIR/<slug>.html` for each template with its sample person, and the files it needs beside it.
 * @param {{ out: string, slug?: string | undefined, dark?: boolean, dist?: string | undefined }} options a build other than the package's own as `dist`
 * @returns {Promise<string[]>} the pages written
 * @throws {Error} when the slug is not in the catalogue
 */
export async function renderAll({ out, slug, dark = false, dist = join(import.meta.dirname, "../dist") }) {
  const { templateManifests } = await import("../src/catalogue.ts");
  const slugs = templateManifests.map((manifest) => manifest.slug).filter((known) => !slug || known === slug);
  if (slugs.length === 0) throw new Error(`There is no template "${slug}".`);
  const { renderSite } = await import(pathToFileURL(join(dist, "server.js")).href);
  const { personaFor } = await import("../src/personas/index.ts");
  return Promise.all(
    slugs.map((name) => writePage({ out, slug: name, site: personaFor(name).site, dark, renderSite })),
  );
}

/**
 * Writes `DIR/<slug>.html`, the published page of a site in a template, and the files it needs beside it.
 * @param {{ out: string, slug: string, site: import("../src/view/site-input.ts").SiteInput, dark?: boolean, renderSite: typeof import("../src/server.ts").renderSite }} options
 * @returns {Promise<string>} the page written
 */
export async function writePage({ out, slug, site, dark = false, renderSite }) {
  const { html, files } = await renderSite(site, {
    slug,
    baseUrl: ".",
    canonicalUrl: `https://vitrine.example/p/${slug}`,
    branding: true,
    assetsPath: `${assetsFolder}/`,
    theme: dark ? "dark" : "auto",
  });
  mkdirSync(join(out, assetsFolder), { recursive: true });
  for (const file of files) copyFileSync(file.absolutePath, join(out, assetsFolder, file.path));
  const page = join(out, `${slug}.html`);
  writeFileSync(page, html);
  return page;
}
