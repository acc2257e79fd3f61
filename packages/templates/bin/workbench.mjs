import { createServer } from "node:http";
import { basename, join, resolve } from "node:path";
import { createServer as createVite } from "vite";
import { templateManifests } from "../src/catalogue.ts";
import { outsideTemplates } from "../vite-outside.ts";
import { personaFor } from "../src/personas/index.ts";
import { strangers } from "./strangers.ts";
import { benchPage } from "./workbench-page.ts";

const folder = join(import.meta.dirname, "..");
const faces = "/faces/";

/**
 * Serves a template with its own person and all strangers side by side, drawn anew with each change of a file.
 * @param {{ slug: string, port: number, templates?: string | undefined }} options `templates`: the folder of templates
 *   outside of the project, which is watched too
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 * @throws {Error} when there is no such template
 */
export async function startWorkbench({ slug, port, templates }) {
  if (!templateManifests.some((manifest) => manifest.slug === slug)) throw new Error(`There is no template "${slug}".`);
  const http = createServer();
  const watched = templates ? [resolve(templates)] : [];
  const vite = await createVite({
    configFile: false,
    root: folder,
    appType: "custom",
    logLevel: "error",
    oxc: { jsx: { runtime: "automatic" } },
    plugins: [outsideTemplates()],
    optimizeDeps: { noDiscovery: true },
    server: {
      middlewareMode: true,
      hmr: { server: http },
    },
  });
  vite.watcher.add(watched);
  for (const event of ["change", "add", "unlink"])
    vite.watcher.on(event, () => {
      vite.moduleGraph.invalidateAll();
      vite.ws.send({ type: "full-reload" });
    });
  const people = [{ name: "its own person", site: personaFor(slug).site }, ...strangers];
  http.on("request", (request, response) => {
    const address = new URL(request.url ?? "/", "http://bench");
    answer(address, { vite, slug, people })
      .then((html) => {
        if (html === null) return vite.middlewares(request, response);
        response.writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
        return response.end(html);
      })
      .catch((error) => {
        vite.ssrFixStacktrace(error);
        response.writeHead(500, { "content-type": "text/plain; charset=utf-8" });
        response.end(`The template could not be drawn.\n\n${error.stack}`);
      });
  });
  await new Promise((listening) => {
    http.listen(port, "127.0.0.1", () => listening(undefined));
  });
  const address = /** @type {import("node:net").AddressInfo} */ (http.address());
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: async () => {
      http.closeAllConnections();
      await vite.close();
      http.close();
    },
  };
}

/**
 * @param {URL} address
 * @param {{ vite: import("vite").ViteDevServer, slug: string, people: readonly { name: string, site: import("../src/view/site-input.ts").SiteInput }[] }} bench
 * @returns {Promise<string | null>} a page, or null for what the builder itself answers
 */
async function answer({ pathname, searchParams }, { vite, slug, people }) {
  if (pathname === "/")
    return vite.transformIndexHtml(
      "/",
      benchPage(
        slug,
        people.map(({ name }) => name),
      ),
    );
  const person = people[Number(/^\/people\/(\d+)$/.exec(pathname)?.[1] ?? NaN)];
  if (!person) return null;
  const { renderSite } = await vite.ssrLoadModule("/src/server.ts");
  const { loadDefinition } = await vite.ssrLoadModule("/src/load-template.ts");
  const { html } = await renderSite(person.site, {
    slug,
    baseUrl: "",
    canonicalUrl: `https://vitrine.example/p/${slug}`,
    branding: true,
    assetsPath: faces,
    theme: searchParams.has("dark") ? "dark" : "auto",
  });
  const { fonts } = await loadDefinition(slug);
  return fonts.reduce(
    (/** @type {string} */ page, /** @type {{ url: string }} */ { url }) => page.replaceAll(faces + basename(url), url),
    html,
  );
}
