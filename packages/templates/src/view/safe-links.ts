/** A link that may be followed: its address is http, https, mailto or tel (contract.md 14). */
export type LinkView = { label: string; href: string; kind: "web" | "mail" | "phone" | "own" };

const allowed = new Set(["http:", "https:"]);

/**
 * The address when it is absolute http(s), with a scheme added to bare domains; null for anything else, and for one with
 * a name or password in it, which reads as if it led elsewhere.
 */
export function safeHref(value: string): string | null {
  const trimmed = value.trim();
  if (trimmed === "") return null;
  const candidate = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed.replace(/^\/+/, "")}`;
  try {
    const url = new URL(candidate);
    const isDisguised = url.username !== "" || url.password !== "";
    return allowed.has(url.protocol) && url.hostname.includes(".") && !isDisguised ? url.href : null;
  } catch {
    return null;
  }
}

/** `https://www.example.org/a/` → `example.org/a`. */
export function shortUrl(href: string): string {
  return href.replace(/^https?:\/\/(www\.)?/i, "").replace(/[/?#]$/, "");
}

/** A web link, or null when the address is not one. The label falls back to the short address. */
export function webLink(label: string, value: string): LinkView | null {
  const href = safeHref(value);
  return href ? { label: label.trim() || shortUrl(href), href, kind: "web" } : null;
}

/** A mail link, or null when the text is not an address. */
export function mailLink(value: string): LinkView | null {
  const address = value.trim();
  return /^[^\s@<>"':/\\]+@[^\s@<>"':/\\]+\.[^\s@<>"':/\\]+$/.test(address)
    ? { label: address, href: `mailto:${encodeURI(address)}`, kind: "mail" }
    : null;
}

/** A phone link, or null when the text holds fewer than five digits. */
export function phoneLink(value: string): LinkView | null {
  const digits = value.replace(/[^\d+]/g, "").replace(/(?!^)\+/g, "");
  return digits.replace("+", "").length >= 5 ? { label: value.trim(), href: `tel:${digits}`, kind: "phone" } : null;
}

/** The address of a picture: an own path, http(s), or inline image data; null for anything else. */
export function safePicture(value: string | null): string | null {
  if (!value) return null;
  if (/^data:image\/(?:png|jpeg|webp|avif|svg\+xml)[;,]/i.test(value)) return value;
  if (/^\/(?!\/)/.test(value)) return value;
  return safeHref(value);
}

/** Links of one label, as two that a CV calls "Website", are called by their addresses instead. */
export function tellApart(links: readonly LinkView[]): LinkView[] {
  return links.map((link) =>
    link.kind === "web" && links.some((other) => other !== link && other.label === link.label)
      ? { ...link, label: shortUrl(link.href) }
      : link,
  );
}
