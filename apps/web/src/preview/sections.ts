import { entryAt, headingsIn, placeOfEntry, type ShownEntry, type ShownSections } from "./entries.ts";

const outlineMs = 1600;

export type Chosen = { section: string; sectionId: number | null; entry: number | null };

/** Calls back with the section, and the entry in it, that was pressed; links inside the preview lead nowhere. */
export function watchPlaces(sectionsOf: () => ShownSections, onChosen: (chosen: Chosen) => void): void {
  document.addEventListener(
    "click",
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const link = target?.closest("a");
      const leadsAway = link?.matches("[href]:not([href^='#'])") ?? false;
      if (leadsAway) event.preventDefault();
      if (!target || target.closest("summary, label, input") || (link && !leadsAway)) return;
      const chosen = placeOf(target, sectionsOf());
      if (chosen && (!link || chosen.entry !== null)) onChosen(chosen);
    },
    true,
  );
  document.addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || !target.matches(stops)) return;
    const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
    if (step !== 0) moveStop(target, step);
    else if (key === "Enter" && !target.closest("a")) target.click();
    else return;
    event.preventDefault();
  });
}

function placeOf(target: Element, sections: ShownSections): Chosen | null {
  const block = target.closest("section[id]");
  if (!block) return target.closest("header") ? { section: "header", sectionId: null, entry: null } : null;
  const { sectionId = null, entries } = sections[block.id] ?? {};
  return { section: block.id, sectionId, entry: entries ? entryAt(target, block, entries) : null };
}

const stops = "[data-stop]";

/** Makes the entries' headings one stop of the Tab key; the arrow keys go from one to the next, Enter opens the form. */
export function markStops(sections: ShownSections): void {
  const known = document.querySelector<HTMLElement>(`${stops}[tabindex="0"]`);
  for (const [id, { entries }] of Object.entries(sections)) {
    const block = document.querySelector(`section[id="${id}"]`);
    for (const heading of block ? headingsIn(block, entries) : []) {
      heading.dataset["stop"] = "";
      heading.setAttribute("aria-description", "Enter edits this entry, the arrow keys go to the next one.");
      if (heading !== known) heading.tabIndex = -1;
    }
  }
  if (!known) document.querySelector<HTMLElement>(stops)?.setAttribute("tabindex", "0");
}

function moveStop(from: HTMLElement, step: number): void {
  const all = [...document.querySelectorAll<HTMLElement>(stops)].filter((stop) => stop.checkVisibility());
  const next = all[all.indexOf(from) + step];
  if (!next) return;
  from.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

/** Outlines a section for a moment, and brings it into view when asked to. */
export function showSection(section: string, scroll: boolean): void {
  const element = section === "header" ? document.querySelector("header") : document.getElementById(section);
  if (!element) return;
  if (scroll) element.scrollIntoView({ block: "start", behavior: scrolling() });
  outline(element);
}

/**
 * Outlines an entry for a moment; it comes into the middle of the view where it was out of it.
 * @returns whether the page shows it
 */
export function showEntry(anchor: string, entries: readonly ShownEntry[], id: number): boolean {
  const block = document.querySelector(`section[id="${anchor}"]`);
  const place = block && placeOfEntry(block, entries, id);
  if (!place) return false;
  const { top, bottom } = place.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) place.scrollIntoView({ block: "center", behavior: scrolling() });
  const around = place.closest("article, li");
  outline(around && block.contains(around) ? around : place);
  return true;
}

const scrolling = () => (window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth");

function outline(element: Element): void {
  element.animate(
    [
      { outline: "2px solid currentColor", outlineOffset: "6px" },
      { outline: "2px solid transparent", outlineOffset: "6px" },
    ],
    { duration: outlineMs, easing: "ease-in" },
  );
}

/** Names the site's landmarks, so that they are told from the builder's own around the frame. */
export function nameLandmarks(): void {
  const landmarks = document.querySelectorAll("header:not(main header), main, footer:not(main footer)");
  for (const landmark of landmarks) {
    if (!landmark.hasAttribute("aria-label")) landmark.setAttribute("aria-label", "Site in the preview");
  }
}
