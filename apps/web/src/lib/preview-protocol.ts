import type { SiteInput } from "@vitrine/templates/browser";

/** What the frame can draw: the owner's website or a sample site, in a template. */
export type PreviewSite = SiteInput & { template_slug: string };

/** What the builder sends into the preview frame (document 2, section 7). */
export type PreviewCommand =
  | { type: "UPDATE_CV_DATA"; data: Record<string, unknown>; options: PreviewOptions }
  | { type: "SHOW_SECTION"; section: string; scroll: boolean };

export type PreviewOptions = { branding: boolean; theme?: "auto" | "light" | "dark" };

/** What the frame tells the builder. */
export type PreviewReport =
  | { type: "PREVIEW_READY" }
  | { type: "PREVIEW_RENDERED"; slug: string; height: number }
  | { type: "PREVIEW_FAILED"; slug: string }
  | { type: "PREVIEW_SECTION_CHOSEN"; section: string };

/** A copy for the frame: keys that start with _ or $ are dropped at every depth (document 2, section 7). */
export function sanitisePreviewData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sanitisePreviewData);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => (/^[_$]/.test(key) ? [] : [[key, sanitisePreviewData(entry)]])),
  );
}

/** The message that shows a site in the frame. */
export function updateMessage(site: PreviewSite, options: PreviewOptions): PreviewCommand {
  return { type: "UPDATE_CV_DATA", data: sanitisePreviewData(site) as Record<string, unknown>, options };
}

/** True for a message from our own origin with a type; everything else is ignored. */
export function isOwnMessage(event: MessageEvent, origin: string): event is MessageEvent<{ type: string }> {
  const data: unknown = event.data;
  return (
    event.origin === origin &&
    typeof data === "object" &&
    data !== null &&
    "type" in data &&
    typeof data.type === "string"
  );
}
