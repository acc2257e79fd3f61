import { basename, extname } from "node:path";
import { coveredLetters, isCoveredBy, lettersOf } from "./face-letters.ts";

/** Where what a page shows comes from; null for what is not there. */
export type PictureSources = {
  /** The letters in a file of the templates, as an address that needs no request. */
  face: (name: string) => Promise<string | null>;
  pictureAt: (url: string) => Promise<Uint8Array | null>;
};

/** The window of the picture: what a desk shows of the page. */
const pictureSize = { width: 1200, height: 750 } as const;

/** So wide a size of a photograph is enough where a page is shown at a third. */
const enoughWidth = 480;

/** What lies further below is not seen. */
const mostPictures = 16;

/** A page with heavier photographs is left to a frame, which fetches what it shows. */
const mostPictureBytes = 2 * 1024 * 1024;

const nothing = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/**
 * What a browser does by itself in a document and not in a picture: links are drawn as links, and a page's colour
 * fills its window and lies below everything.
 */
const first = ":where(a[href]){color:LinkText;text-decoration:underline}:where(body){min-height:750px}";
const last =
  "html{display:block;width:1200px;height:750px;overflow:hidden;background-color:var(--bg)}body{isolation:isolate}";

/**
 * A browser lays a picture out in a small window until its faces are there, and once more where it is drawn. In the
 * small one a letter of each face stands alone, so that the page is laid out once.
 */
const waiting = "@media (width<=400px){html{display:none}}@media (width>400px){.faces{display:none}}";

/**
 * The first screen of a page as a picture, which a browser draws at a fraction of what a frame costs: without a
 * document of its own, script or line to anybody, with all letters and photographs in it.
 * @returns null for a page that is too heavy for it
 */
export async function pictureOfPage(html: string, sources: PictureSources): Promise<string | null> {
  const attributes = /<html\b([^>]*)>/.exec(html)?.[1] ?? "";
  const css = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
  const body = /<body[\s\S]*<\/body>/.exec(html)?.[0] ?? "";
  // The outermost element is the drawing here: what is said of it holds for the page as well.
  const ownCss = (first + css + last).replaceAll(":root", ":is(:root,.root)").replaceAll("]]>", "]]\\>") + waiting;
  const { sheet, samples } = await withFaces(ownCss, body, sources);
  const markup = await withPictures(asXml(body), sources);
  if (markup === null) return null;
  const window = `<foreignObject width="${pictureSize.width}" height="${pictureSize.height}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"${attributes}>` +
    `<style><![CDATA[${sheet}]]></style>` +
    `${window} class="faces"><p xmlns="http://www.w3.org/1999/xhtml">${asXml(samples)}</p></foreignObject>` +
    `${window}><html xmlns="http://www.w3.org/1999/xhtml" class="root"${attributes}>${markup}</html></foreignObject></svg>`
  );
}

/** What a sheet sets by itself; what it has for languages of other scripts comes with their letters. */
const signs = /[\u0020-\u05FF\u2000-\u2BFF]+/g;

const face = /@font-face\s*\{[^}]*\}/g;

/** The style sheet with the faces of the page's letters in it and no others, and a letter in each of them. */
async function withFaces(
  css: string,
  body: string,
  sources: PictureSources,
): Promise<{ sheet: string; samples: string }> {
  const letters = lettersOf([body, ...(css.replace(face, "").match(signs) ?? [])]);
  const left = new Set(letters);
  const kept = new Map<string, string>();
  let samples = "";
  for (const [rule] of css.matchAll(face)) {
    const address = /url\("([^"]+\.woff2)"\)/.exec(rule)?.[1];
    if (address === undefined) continue;
    const covered = coveredLetters(rule);
    const used = letters.filter((letter) => isCoveredBy(letter, covered));
    for (const letter of used) left.delete(letter);
    const url = used[0] === undefined ? null : await sources.face(basename(address));
    kept.set(rule, url ? rule.replace(address, url) : "");
    if (url) samples += sampleOf(rule, used.find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? ".");
  }
  // What stands in until a face has come is needed for letters that none of them has.
  return { sheet: css.replace(face, (rule) => kept.get(rule) ?? (left.size > 0 ? rule : "")), samples };
}

function sampleOf(rule: string, letter: string): string {
  const said = (name: string) => new RegExp(`${name}:([^;}]+)`).exec(rule)?.[1]?.trim() ?? "";
  const weight = /^\d+/.exec(said("font-weight"))?.[0] ?? "400";
  const style = `font:${said("font-style") || "normal"} ${weight} 9px ${said("font-family").replaceAll('"', "'")}`;
  return `<i style="${style}">${letter}</i>`;
}

/** The markup with its first photographs in it, each in one small size; null where they are too heavy. */
async function withPictures(body: string, { pictureAt }: PictureSources): Promise<string | null> {
  const single = body.replace(/<picture>([\s\S]*?)<\/picture>/g, (_, inner: string) => {
    const img = /<img\b[^>]*>/.exec(inner)?.[0] ?? "";
    const small = smallEnough(/type="image\/webp" srcSet="([^"]*)"/i.exec(inner)?.[1] ?? "");
    return small === null ? img : img.replace(/ src="[^"]*"/, ` src="${small}"`);
  });
  const shown = /(\ssrc="|<image\b[^>]*?\shref="|url\((?:&quot;|&#x27;)?)(\/media\/[\w.-]+)/g;
  const addresses = [...new Set([...single.matchAll(shown)].map(([, , url = ""]) => url))].slice(0, mostPictures);
  const found = new Map<string, string>();
  let left = mostPictureBytes;
  for (const url of addresses) {
    const bytes = await pictureAt(url);
    left -= bytes?.length ?? 0;
    if (left < 0) return null;
    if (bytes) found.set(url, dataUrl(`image/${extname(url).slice(1).replace("jpg", "jpeg")}`, bytes));
  }
  return single.replace(shown, (_, before: string, url: string) => before + (found.get(url) ?? nothing));
}

/** The narrowest of a set of sizes that is wide enough, else the widest; null for none. */
function smallEnough(set: string): string | null {
  const sizes = set
    .split(", ")
    .map((entry) => entry.split(" "))
    .map(([url = "", width = ""]) => ({ url, width: Number.parseInt(width, 10) }))
    .filter(({ width }) => width > 0)
    .toSorted((one, other) => one.width - other.width);
  return (sizes.find(({ width }) => width >= enoughWidth) ?? sizes.at(-1))?.url ?? null;
}

const voids = /<(area|br|col|hr|img|input|source|track|wbr)\b((?:[^>"]|"[^"]*")*?)\s*\/?>/g;
// oxlint-disable-next-line no-control-regex -- XML has no such letters
const unknownToXml = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Markup as React writes it, and the cleaned HTML of texts in it, for readers of XML. */
function asXml(markup: string): string {
  return markup
    .replace(/<script\b[\s\S]*?<\/script>/g, "")
    .replace(voids, "<$1$2/>")
    .replaceAll("&nbsp;", "&#160;")
    .replace(/<svg\b(?![^>]*\sxmlns=)/g, '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace(unknownToXml, "");
}

/** An address that holds what it leads to. */
export function dataUrl(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64")}`;
}
