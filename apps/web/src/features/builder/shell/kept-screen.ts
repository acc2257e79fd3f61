import { useEffect } from "react";
import { readStored, removeStored, writeStored } from "../../../lib/storage/client-storage.ts";
import { sectionOfSearch, type BuilderSectionId } from "./builder-rules.ts";

const here = () => window.location.pathname + window.location.search;

const wasLoadedAnew = () =>
  performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "reload");

/** The screen that was open when this page was loaded anew; null for a builder that is opened in another way. */
export function screenBeforeReload(): BuilderSectionId | null {
  const kept = readStored("builder_screen");
  return kept?.at === here() && wasLoadedAnew() ? sectionOfSearch({ section: kept.screen }) : null;
}

/** Keeps the open screen for a reload. Whoever leaves the builder finds it as its address says. */
export function useKeptScreen(screen: BuilderSectionId): void {
  useEffect(() => writeStored("builder_screen", { at: here(), screen }), [screen]);
  useEffect(() => () => removeStored("builder_screen"), []);
}
