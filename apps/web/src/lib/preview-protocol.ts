import type { SiteInput } from "@vitrine/templates/browser";

/** What the frame can draw: the owner's website or a sample site, in a template. */
export type PreviewSite = SiteInput & { template_slug: string };

/** What the builder sends into the preview frame (document 2, section 7). */
export type PreviewCommand =
  /**
   * `isPart` means that `data` has only what changed since the message before; more changes may follow one that is not
   * `isSettled`, so that only what is seen is done for it.
   */
  | {
      type: "UPDATE_CV_DATA";
      data: Record<string, unknown>;
      options: PreviewOptions;
      isPart: boolean;
      isSettled: boolean;
    }
  | { type: "SHOW_SECTION"; section: string; scroll: boolean }
  /** A section by its id, wherever it stands on the page, or an entry in it. */
  | { type: "SHOW_PLACE"; sectionId: number; entry: number | null; scroll: boolean };

/** A place of the page: its block, the section that the block shows, and the entry in it. */
export type ChosenPlace = { block: string; sectionId: number | null; entry: number | null };

export type PreviewOptions = { branding: boolean; theme?: "auto" | "light" | "dark" };

/** What the frame tells the builder. */
export type PreviewReport =
  | { type: "PREVIEW_READY" }
  | { type: "PREVIEW_RENDERED"; slug: string; height: number }
  | { type: "PREVIEW_FAILED"; slug: string }
  | { type: "PREVIEW_SECTION_CHOSEN"; section: string; sectionId: number | null; entry: number | null };

/** A copy for the frame: keys that start with _ or $ are dropped at every depth (document 2, section 7). */
export function sanitisePreviewData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sanitisePreviewData);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => (/^[_$]/.test(key) ? [] : [[key, sanitisePreviewData(entry)]])),
  );
}

/**
 * The message that shows a site in the frame.
 * @param known what the frame has already; null for a frame that has nothing
 */
export function updateMessage(
  site: PreviewSite,
  { options, isSettled }: { options: PreviewOptions; isSettled: boolean },
  known: PreviewSite | null,
): PreviewCommand {
  const changes = known && changesSince(known, site);
  const data = sanitisePreviewData(changes ?? site) as Record<string, unknown>;
  return { type: "UPDATE_CV_DATA", data, options, isPart: changes !== null, isSettled };
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields that differ; null where a field is gone and only the whole site says so. */
function changesSince(known: Fields, site: Fields): Fields | null {
  if (Object.keys(known).some((name) => !(name in site))) return null;
  return Object.fromEntries(Object.entries(site).filter(([name, value]) => !isSameField(known[name], value)));
}

/** Lists are rebuilt around entries that stay the same objects. */
function isSameField(known: unknown, value: unknown): boolean {
  if (known === value) return true;
  if (!Array.isArray(known) || !Array.isArray(value)) return false;
  return known.length === value.length && known.every((entry, index) => entry === value[index]);
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
