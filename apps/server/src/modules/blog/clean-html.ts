import sanitizeHtml from "sanitize-html";
import { boundNesting } from "./bound-nesting.ts";

const textTags = ["p", "br", "h2", "h3", "h4", "ul", "ol", "li", "blockquote", "pre", "hr"];
const inlineTags = ["a", "strong", "b", "em", "i", "u", "s", "del", "code", "sub", "sup", "img"];

/** The title of the page is its only heading of the first level, so that those of a post begin below it. */
const headings = { h1: "h2", h5: "h4", h6: "h4" } as const;

/**
 * An address as browsers read it: without the tabs and line ends that they pass over. Empty for other schemes, and for
 * one with a name or password in it, which makes it look as if it led elsewhere.
 */
function addressOf(written: string, schemes: RegExp): string {
  const address = written.replace(/[\t\n\r]/g, "").trim();
  if (!schemes.test(address)) return "";
  const url = URL.parse(address);
  return url && url.username === "" && url.password === "" ? address : "";
}

/** Links of users are not vouched for (contract.md 14). */
function linkAttributes(written: string): sanitizeHtml.Attributes {
  const href = addressOf(written, /^(?:https?:\/\/|mailto:)/i);
  return href ? { href, rel: "noopener nofollow ugc" } : {};
}

/** Where pictures of websites lie. Whether there is one is asked when the text is stored. */
const mediaPath = /^\/media\/[\w.-]+$/;

/** A picture of the website's media, or one from elsewhere over https. */
function pictureSource(written: string, id: string): sanitizeHtml.Attributes {
  const src = mediaPath.test(written) ? written : addressOf(written, /^https:\/\//i);
  const own: sanitizeHtml.Attributes = /^[1-9]\d{0,9}$/.test(id) ? { "data-media": id } : {};
  return src ? { src, ...own } : own;
}

const options: sanitizeHtml.IOptions = {
  allowedTags: [...textTags, ...inlineTags],
  allowedAttributes: {
    a: ["href", "rel"],
    img: ["src", "data-media", "alt", "width", "height", "loading"],
    ol: ["start"],
  },
  allowedSchemes: ["http", "https", "mailto"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  nestingLimit: 40,
  transformTags: {
    ...headings,
    a: (tagName, { href = "" }) => ({
      tagName,
      attribs: linkAttributes(href),
    }),
    img: (tagName, { src = "", alt = "", width = "", height = "", "data-media": id = "" }) => ({
      tagName,
      attribs: {
        ...pictureSource(src, id),
        alt,
        ...(/^\d{1,5}$/.test(width) && /^\d{1,5}$/.test(height) ? { width, height } : {}),
        loading: "lazy",
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs["src"] && !attribs["data-media"],
};

/** Tags whose content the cleaner would throw away, up to an end that a writer may have left out. */
const swallowing = /<\/?(?:textarea|select|optgroup|option|xmp|plaintext|title)\b[^>]*>?/gi;

/** The same HTML without what swallows the words behind it: they stay, and are cleaned as all others are. */
function withoutSwallowing(html: string): string {
  return html.replace(swallowing, "").replaceAll("<![CDATA[", "&lt;![CDATA[");
}

/**
 * HTML of a user by an allow-list: paragraphs, headings, lists, links, emphasis, quotes, code and
 * pictures of the website or over https (contract.md 12). No script, event attribute or javascript: address survives. Takes time in
 * proportion to the length.
 * @returns the clean HTML; empty when nothing would be seen of it
 */
export function cleanHtml(html: string): string {
  const clean = sanitizeHtml(boundNesting(withoutSwallowing(html)), options).trim();
  const isSeen = clean.includes("<img") || textOf(clean) !== "";
  return isSeen ? clean : "";
}

/** The words of clean HTML on one line. */
export function textOf(html: string): string {
  const spaced = html.replace(/<(?:\/(?:p|h\d|li|blockquote|pre)|br|hr)\b[^>]*>/g, " $&");
  return sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
    .replace(/&nbsp;|[\s\u00a0\u200b-\u200d\ufeff]+/g, " ")
    .trim();
}
