import { useMedia } from "../../../lib/use-media.ts";

/** The width from which editor and preview stand side by side. */
export const wideQuery = "(min-width: 1024px)";

/** Whether there is room for the builder's panes side by side. */
export const useIsWide = (): boolean => useMedia(wideQuery);
