import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import {
  keepParts,
  loadTemplate,
  toSiteView,
  type BrowserTemplate,
  type SiteInput,
  type SiteView,
} from "@vitrine/templates/browser";
import { contactAddress } from "./contact-address.ts";
import { shownSections } from "./entries.ts";
import { markForeignEnds } from "./foreign-ends.ts";
import { isOwnMessage, type PreviewCommand, type PreviewReport } from "../lib/preview-protocol.ts";
import { markStops, nameLandmarks, showEntry, showSection, watchPlaces } from "./sections.ts";

const root = createRoot(document.getElementById("preview") ?? document.body);
const templateStyle = document.head.appendChild(document.createElement("style"));
const ownerStyle = document.head.appendChild(document.createElement("style"));
/** One for each template, in the look that it was shown in last. */
const loaded = new Map<string, { look: string; loading: Promise<BrowserTemplate> }>();

/** Only the newest data is drawn, however long a template takes to load. */
let newest = 0;

type ShownSite = SiteInput & { template_slug: string };

/** What was drawn last; what of it stays the same keeps its identity, and is not drawn again. */
let shownSite: ShownSite | null = null;
let shownView: SiteView | null = null;
let slugOfPage = "";

function report(message: PreviewReport): void {
  window.parent.postMessage(message, window.location.origin);
}

function templateOf({ template_slug: slug, look }: ShownSite): Promise<BrowserTemplate> {
  const chosen = JSON.stringify(look ?? null);
  const known = loaded.get(slug);
  if (known?.look === chosen) return known.loading;
  const loading = loadTemplate(slug, look);
  loaded.set(slug, { look: chosen, loading });
  loading.catch(() => loaded.delete(slug));
  return loading;
}

type Update = Extract<PreviewCommand, { type: "UPDATE_CV_DATA" }>;

async function draw({ data, options, isPart, isSettled }: Update): Promise<void> {
  const turn = (newest += 1);
  const site = keepParts(shownSite, (isPart ? { ...shownSite, ...data } : data) as ShownSite);
  shownSite = site;
  const template = await templateOf(site);
  if (turn !== newest) return;
  const view = keepParts(
    shownView,
    toSiteView(site, {
      family: template.manifest.family,
      baseUrl: "",
      branding: options.branding,
      theme: options.theme,
      contactUrl: contactAddress(site),
    }),
  );
  const isOtherTemplate = shownView !== null && slugOfPage !== template.manifest.slug;
  shownView = view;
  slugOfPage = template.manifest.slug;
  const page = document.documentElement;
  if (page.lang !== view.lang) page.lang = view.lang;
  if (page.dir !== view.dir) page.dir = view.dir;
  const isOther = templateStyle.textContent !== template.css;
  if (isOther) templateStyle.textContent = template.css;
  // A style that is set again would have the browser work out those of the whole page again.
  const ownStyle = template.ownerStyle(view);
  if (ownerStyle.textContent !== ownStyle) ownerStyle.textContent = ownStyle;
  flushSync(() => root.render(createElement(template.Component, { view, key: template.manifest.slug })));
  markForeignEnds(document.body, view.dir);
  if (isOther) nameLandmarks();
  // A template is judged by its opening, wherever the one before was read to.
  if (isOtherTemplate) window.scrollTo({ top: 0, behavior: "instant" });
  // Measuring has the whole page laid out, which nobody waits for between two keys.
  if (!isSettled) return;
  report({ type: "PREVIEW_RENDERED", slug: template.manifest.slug, height: page.scrollHeight });
  markWhenQuiet(template, view);
}

const marksAfterMs = 400;
let marked: readonly unknown[] = [];
let marking: ReturnType<typeof setTimeout> | undefined;

/** The keyboard's stops are looked for when the entries have changed and the typing rests. */
function markWhenQuiet(template: BrowserTemplate, view: SiteView): void {
  const drawn = [template, view.sections];
  if (drawn.every((part, index) => part === marked[index])) return;
  marked = drawn;
  clearTimeout(marking);
  marking = setTimeout(() => markStops(sectionsNow()), marksAfterMs);
}

function sectionsNow() {
  return shownSite && shownView ? shownSections(shownSite, shownView.sections) : {};
}

/** A section that nothing shows yet, or that is hidden, has no place; an entry that is not found has its section's. */
function showPlace(sectionId: number, entry: number | null, scroll: boolean): void {
  const anchor = shownView?.sections.find(({ id }) => id === sectionId)?.anchor;
  if (anchor === undefined) return;
  const shown = entry === null ? null : showEntry(anchor, sectionsNow()[anchor]?.entries ?? [], entry);
  if (!shown) showSection(anchor, scroll);
}

window.addEventListener("message", (event) => {
  if (!isOwnMessage(event, window.location.origin) || event.source !== window.parent) return;
  const command = event.data as PreviewCommand;
  if (command.type === "UPDATE_CV_DATA")
    draw(command).catch(() => report({ type: "PREVIEW_FAILED", slug: String(command.data["template_slug"]) }));
  if (command.type === "SHOW_SECTION") showSection(command.section, command.scroll);
  if (command.type === "SHOW_PLACE") showPlace(command.sectionId, command.entry, command.scroll);
});

watchPlaces(sectionsNow, (chosen) => report({ type: "PREVIEW_SECTION_CHOSEN", ...chosen }));
report({ type: "PREVIEW_READY" });
