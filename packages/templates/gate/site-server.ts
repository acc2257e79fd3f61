import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { siteScript, siteScriptName } from "../src/kit/site-script.ts";
import { loadDefinition } from "../src/load-template.ts";
import { renderSite, renderWork } from "../src/server.ts";
import type { SiteInput } from "../src/view/site-input.ts";
import { drawPicture } from "./drawn-pictures.ts";
import { fontFile } from "./font-file.ts";

const pictureDelayMs = 300;
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; font-src 'self'; img-src 'self' data:";
const stillPolicy = pagePolicy.replace("script-src 'self'", "script-src 'none'");
const places = { empty: "/empty", still: "/empty-without-scripts", sheet: "/sheet" };
const emptyHtml = "<!doctype html><title>Empty</title>";
const sheetHtml = `${emptyHtml}<style>body[hidden]{display:block;content-visibility:hidden}iframe{border:0;display:block;visibility:hidden}</style>`;

export type SiteServer = {
  address: string;
  /** The address of a site, drawn with a template. */
  publish: (slug: string, site: SiteInput) => Promise<string>;
  /** The address of the page of one of its projects. */
  publishWork: (slug: string, site: SiteInput, work: string) => Promise<string>;
  /** The published page at an address, for pages that it is written into. */
  textAt: (address: string) => string;
  /** Addresses of pages to write into: an empty one, one whose browser refuses to run scripts, one for a sheet of frames. */
  empty: Readonly<Record<keyof typeof places, string>>;
  /**
   * Keeps back all faces from now on.
   * @returns what lets later ones pass and gives those kept back, each to be served by a call: last asked, first served,
   * because a face that stands in for another, until that one comes, shows only so
   */
  holdFaces: () => () => readonly (() => void)[];
  close: () => void;
};

/**
 * Serves published pages as the product does, pictures a little late, so that what they move is seen. Those on a sheet
 * come at once: it is looked at when all is there, and a page that waits goes on moving.
 * @param slugs the templates whose fonts are needed
 */
export async function startSiteServer(slugs: readonly string[]): Promise<SiteServer> {
  const fonts = await fontFiles(slugs);
  const html = { status: 200, type: "text/html; charset=utf-8", policy: pagePolicy };
  const pages = new Map<string, Answer>([
    [places.empty, { ...html, body: emptyHtml }],
    [places.still, { ...html, body: emptyHtml, policy: stillPolicy }],
    [places.sheet, { ...html, body: sheetHtml }],
  ]);
  /** Checks go through the templates one after the other, and several look at the same person. */
  const published = new WeakMap<SiteInput, { slug: string; url: string }>();
  let held: (() => void)[] | null = null;
  const server = createServer((request, response) => {
    void answer(request, pages, fonts).then(({ policy = pagePolicy, status, type, body }) => {
      const isFace = type === "font/woff2";
      response.writeHead(status, {
        "content-type": type,
        "content-security-policy": policy,
        ...(isFace && { "cache-control": "public, max-age=31536000, immutable" }),
      });
      if (isFace && held) held.push(() => response.end(body));
      else response.end(body);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keep = (body: string) => {
    const place = `/${pages.size}`;
    pages.set(place, { ...html, body });
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
    publish: async (slug, site) => {
      const known = published.get(site);
      if (known?.slug === slug) return known.url;
      const url = keep((await renderSite(site, options(slug))).html);
      published.set(site, { slug, url });
      return url;
    },
    publishWork: async (slug, site, work) => {
      const page = await renderWork(site, work, options(slug, `/work/${work}`));
      if (!page) throw new Error(`There is no page of ${work}.`);
      return keep(page.html);
    },
    textAt: (url) => String(pages.get(url.slice(address.length))?.body),
    empty: { empty: address + places.empty, still: address + places.still, sheet: address + places.sheet },
    holdFaces: () => {
      const kept: (() => void)[] = [];
      held = kept;
      return () => {
        held = null;
        return kept.toReversed();
      };
    },
    close: () => server.close(),
  };
}

type Answer = { status: number; type: string; body: string | Buffer; policy?: string };

async function answer(
  { url = "", headers }: IncomingMessage,
  pages: Map<string, Answer>,
  fonts: Map<string, string>,
): Promise<Answer> {
  const page = pages.get(url);
  if (page) return page;
  const picture = drawPicture(url);
  if (picture !== null) {
    if (!headers.referer?.endsWith(places.sheet)) await new Promise((resolve) => setTimeout(resolve, pictureDelayMs));
    return { status: 200, type: "image/svg+xml", body: picture };
  }
  const name = path.posix.basename(url);
  if (name === siteScriptName()) return { status: 200, type: "text/javascript", body: siteScript };
  const font = fonts.get(name);
  if (!font) return { status: 404, type: "text/plain", body: "" };
  return { status: 200, type: "font/woff2", body: await readFile(font) };
}

/** File names as the pages ask for them, and where the files are before a build. */
async function fontFiles(slugs: readonly string[]): Promise<Map<string, string>> {
  const designs = await Promise.all(slugs.map((slug) => loadDefinition(slug)));
  const urls = designs.flatMap((design) => design.fonts.map((font) => font.url));
  return new Map(urls.map((url) => [path.posix.basename(url), fontFile(url)]));
}
