import { randomUUID } from "node:crypto";

/**
 * Stands for the place that a static site will lie at while its pages are made. Nobody can have written it, so every
 * place where it is found afterwards is an address of the site's own.
 */
export function placeholderAddress(): string {
  return `https://${randomUUID()}.invalid`;
}

export type StaticPage = {
  html: string;
  placeholder: string;
  /** Way from the page's folder up to that of the site: empty, `../` or `../../`. */
  up: string;
  /** The address that the site will have; null when nobody knows. */
  address: string | null;
};

/**
 * A rendered page that works at any place, also opened as a file: addresses of the site's own become relative and
 * name the file; what needs an address that nobody knows yet is left out.
 */
export function withRelativeAddresses({ html, placeholder, up, address }: StaticPage): string {
  // A font that is loaded early must be asked for across origins, which files are to each other.
  let page = html.replace(/<link rel="preload"[^>]*>/g, "");
  page = address === null ? withoutAddresses(page, placeholder) : withAddress(page, placeholder, address);
  return page
    .replaceAll(`${placeholder}/assets/`, `${up}assets/`)
    .replaceAll(`${placeholder}/media/`, `${up}media/`)
    .replace(
      new RegExp(`href="${placeholder}(/[^"#]*)?(#[^"]*)?"`, "g"),
      (_, path: string | undefined, part: string | undefined) => `href="${up}${fileOf(path ?? "")}${part ?? ""}"`,
    );
}

/** `/blog/first` → `blog/first/index.html`, since folders have no page of their own when they are opened as files. */
function fileOf(path: string): string {
  const clean = path.replace(/^\/|\/$/g, "");
  if (/\.[a-z]+$/.test(clean)) return clean;
  return clean === "" ? "index.html" : `${clean}/index.html`;
}

/** What tells others of the page: its head names absolute addresses only. */
const headLinks = /<(?:meta|link)\b[^>]*>/g;
const linkedData = /(<script type="application\/ld\+json">)(.*?)(<\/script>)/gs;

function withAddress(page: string, placeholder: string, address: string): string {
  const absolute = (text: string) => text.replaceAll(placeholder, address);
  return page
    .replace(headLinks, (tag) => (/rel="alternate"/.test(tag) ? tag : absolute(tag)))
    .replace(linkedData, (_, open: string, json: string, close: string) => open + absolute(json) + close);
}

function withoutAddresses(page: string, placeholder: string): string {
  return page
    .replace(headLinks, (tag) => (tag.includes(placeholder) ? "" : tag))
    .replace(linkedData, (_, open: string, json: string, close: string) => {
      const data: unknown = JSON.parse(json, (_key, value: unknown) =>
        typeof value === "string" && value.startsWith(placeholder) ? undefined : value,
      );
      return open + JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, escaped) + close;
    });
}

const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
