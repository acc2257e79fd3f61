import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { siteScript, siteScriptName } from "../src/kit/site-script.ts";
import { loadDefinition } from "../src/load-template.ts";
import { renderSite, renderWork } from "../src/server.ts";
import type { SiteInput } from "../src/view/site-input.ts";
import { drawPicture } from "./drawn-pictures.ts";
import { fontFile } from "./font-file.ts";

const fontDelayMs = 120;
const pictureDelayMs = 300;
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; font-src 'self'; img-src 'self' data:";
const stillPolicy = pagePolicy.replace("script-src 'self'", "script-src 'none'");
const sheetPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";

/** A page on a sheet, and the screen that it is given; the name is the frame's. */
export type SheetFrame = { url: string; name?: string; width?: number; height?: number };

export type SiteServer = {
  address: string;
  /** The address of a site, drawn with a template; without scripts its browser refuses to run any. */
  publish: (slug: string, site: SiteInput, options?: { scripts: boolean }) => Promise<string>;
  /** The address of the page of one of its projects. */
  publishWork: (slug: string, site: SiteInput, work: string) => Promise<string>;
  /** The address of one page that holds pages one below the other, each in a frame of its own. */
  sheet: (frames: readonly SheetFrame[]) => string;
  close: () => void;
};

/**
 * Serves published pages as the product does, fonts a little late so that their swap is seen, pictures after them. Pages
 * on sheets have them at once: those are looked at when all is there, and a page that waits goes on moving.
 * @param slugs the templates whose fonts are needed
 */
export async function startSiteServer(slugs: readonly string[]): Promise<SiteServer> {
  const fonts = await fontFiles(slugs);
  const pages = new Map<string, Answer>();
  const onSheets = new Set<string>();
  const server = createServer((request, response) => {
    const isHurried = onSheets.has(request.headers.referer ?? "");
    void answer(request.url ?? "", pages, fonts, isHurried).then(({ policy = pagePolicy, status, type, body }) => {
      response.writeHead(status, {
        "content-type": type,
        "content-security-policy": policy,
        ...(type === "font/woff2" && { "cache-control": "public, max-age=31536000, immutable" }),
      });
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keep = (body: string, policy: string) => {
    const place = `/${pages.size}`;
    pages.set(place, { status: 200, type: "text/html; charset=utf-8", body, policy });
    return address + place;
  };
  const options = (slug: string, place = "") => ({
    slug,
    baseUrl: "/p/jo",
    canonicalUrl: `${address}/p/jo${place}`,
    branding: true,
    reportUrl: "/report?site=jo",
    assetsPath: "/site-assets/",
  });
  return {
    address,
    publish: async (slug, site, { scripts } = { scripts: true }) => {
      const { html } = await renderSite(site, options(slug));
      return keep(html, scripts ? pagePolicy : stillPolicy);
    },
    publishWork: async (slug, site, work) => {
      const page = await renderWork(site, work, options(slug, `/work/${work}`));
      if (!page) throw new Error(`There is no page of ${work}.`);
      return keep(page.html, pagePolicy);
    },
    sheet: (frames) => {
      for (const { url } of frames) onSheets.add(url);
      return keep(sheetHtml(frames), sheetPolicy);
    },
    close: () => server.close(),
  };
}

function sheetHtml(frames: readonly SheetFrame[]): string {
  const drawn = frames.map(
    ({ url, name = "", width = 320, height = 900 }) =>
      `<iframe src="${url}" name="${name}" width="${width}" height="${height}"></iframe>`,
  );
  return `<!doctype html><title>Sheet</title><style>iframe{border:0;display:block;visibility:hidden}</style>${drawn.join("")}`;
}

type Answer = { status: number; type: string; body: string | Buffer; policy?: string };

async function answer(
  url: string,
  pages: Map<string, Answer>,
  fonts: Map<string, string>,
  isHurried: boolean,
): Promise<Answer> {
  const page = pages.get(url);
  if (page) return page;
  const picture = drawPicture(url);
  if (picture !== null)
    return late({ status: 200, type: "image/svg+xml", body: picture }, isHurried ? 0 : pictureDelayMs);
  const name = path.posix.basename(url);
  if (name === siteScriptName()) return { status: 200, type: "text/javascript", body: siteScript };
  const font = fonts.get(name);
  if (!font) return { status: 404, type: "text/plain", body: "" };
  return late({ status: 200, type: "font/woff2", body: await readFile(font) }, isHurried ? 0 : fontDelayMs);
}

async function late(file: Answer, delayMs: number): Promise<Answer> {
  if (delayMs === 0) return file;
  await new Promise((resolve) => {
    setTimeout(resolve, delayMs);
  });
  return file;
}

/** File names as the pages ask for them, and where the files are before a build. */
async function fontFiles(slugs: readonly string[]): Promise<Map<string, string>> {
  const designs = await Promise.all(slugs.map((slug) => loadDefinition(slug)));
  const urls = designs.flatMap((design) => design.fonts.map((font) => font.url));
  return new Map(urls.map((url) => [path.posix.basename(url), fontFile(url)]));
}
