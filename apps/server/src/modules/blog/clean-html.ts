import sanitizeHtml from "sanitize-html";

const textTags = ["p", "br", "h2", "h3", "h4", "ul", "ol", "li", "blockquote", "pre", "hr"];
const inlineTags = ["a", "strong", "b", "em", "i", "u", "s", "del", "code", "sub", "sup", "img"];

/** The title of the page is its only heading of the first level, so that those of a post begin below it. */
const headings = { h1: "h2", h5: "h4", h6: "h4" } as const;

const linkSchemes = /^(?:https?:\/\/|mailto:)/i;

/** Links of users are not vouched for (contract.md 14). */
function linkAttributes(href: string): sanitizeHtml.Attributes {
  return linkSchemes.test(href) ? { href, rel: "noopener nofollow ugc" } : {};
}

const options: sanitizeHtml.IOptions = {
  allowedTags: [...textTags, ...inlineTags],
  allowedAttributes: { a: ["href", "rel"], img: ["src", "alt", "width", "height", "loading"], ol: ["start"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  nestingLimit: 40,
  transformTags: {
    ...headings,
    a: (tagName, { href = "" }) => ({
      tagName,
      attribs: linkAttributes(href.trim()),
    }),
    img: (tagName, { src = "", alt = "", width = "", height = "" }) => ({
      tagName,
      attribs: {
        ...(/^https:\/\//i.test(src.trim()) ? { src: src.trim() } : {}),
        alt,
        ...(/^\d{1,5}$/.test(width) && /^\d{1,5}$/.test(height) ? { width, height } : {}),
        loading: "lazy",
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs["src"],
};

/**
 * HTML of a user by an allow-list: paragraphs, headings, lists, links, emphasis, quotes, code and
 * pictures over https (contract.md 12). No script, event attribute or javascript: address survives.
 * @returns the clean HTML; empty when nothing would be seen of it
 */
export function cleanHtml(html: string): string {
  const clean = sanitizeHtml(html, options).trim();
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
