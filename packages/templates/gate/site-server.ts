import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { themeScript, themeScriptName } from "../src/kit/theme-script.ts";
import { loadDefinition } from "../src/load-template.ts";
import { registry } from "../src/registry.ts";
import { renderSite } from "../src/server.ts";
import type { SiteInput } from "../src/view/site-input.ts";

const repository = path.join(import.meta.dirname, "../../..");
const fontDelayMs = 120;

export type SiteServer = {
  address: string;
  publish: (slug: string, site: SiteInput) => Promise<string>;
  close: () => void;
};

/** Serves published pages as the product does, fonts a little late so that their swap is seen. */
export async function startSiteServer(): Promise<SiteServer> {
  const fonts = await fontFiles();
  const pages = new Map<string, string>();
  const server = createServer((request, response) => {
    void answer(request.url ?? "", pages, fonts).then(({ status, type, body }) => {
      response.writeHead(status, {
        "content-type": type,
        "content-security-policy":
          "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; font-src 'self'; img-src 'self' data:",
      });
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    publish: async (slug, site) => {
      const { html } = await renderSite(site, {
        slug,
        baseUrl: "/p/jo",
        canonicalUrl: `${address}/p/jo`,
        branding: true,
        assetsPath: "/site-assets/",
      });
      const place = `/${slug}/${pages.size}`;
      pages.set(place, html);
      return address + place;
    },
    close: () => server.close(),
  };
}

type Answer = { status: number; type: string; body: string | Buffer };

async function answer(url: string, pages: Map<string, string>, fonts: Map<string, string>): Promise<Answer> {
  const page = pages.get(url);
  if (page) return { status: 200, type: "text/html; charset=utf-8", body: page };
  const name = path.posix.basename(url);
  if (name === themeScriptName()) return { status: 200, type: "text/javascript", body: themeScript };
  const font = fonts.get(name);
  if (!font) return { status: 404, type: "text/plain", body: "" };
  await new Promise((resolve) => {
    setTimeout(resolve, fontDelayMs);
  });
  return { status: 200, type: "font/woff2", body: await readFile(font) };
}

/** File names as the pages ask for them, and where the files are before a build. */
async function fontFiles(): Promise<Map<string, string>> {
  const designs = await Promise.all(registry.map(({ manifest }) => loadDefinition(manifest.slug)));
  const urls = designs.flatMap((design) => design.fonts.map((font) => font.url));
  return new Map(urls.map((url) => [path.posix.basename(url), path.join(repository, url.replace(/^\/@fs/, ""))]));
}
