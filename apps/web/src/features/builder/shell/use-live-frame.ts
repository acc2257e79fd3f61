import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import type { ChosenPlace, PreviewSite } from "../../../lib/preview-protocol.ts";
import { usePreviewChannel } from "../../../lib/site-frame/use-preview-channel.ts";
import { blockOfSection, previewDebounceMs, type BuilderSectionId } from "./builder-rules.ts";
import type { Scheme } from "./scheme-button.tsx";
import type { Pointed, Pointer } from "./section-place.ts";

export type LiveFrameProps = {
  site: PreviewSite;
  /** The moment of the owner's last change, as `performance.now()`. */
  changedAt: number;
  branding: boolean;
  isOpen: boolean;
  section: BuilderSectionId;
  /** Where the builder points at a section of the preview. */
  pointer: Pointer;
  /** A place of the preview was pressed; answers the screen that edits it, if any. */
  onPlace: (place: ChosenPlace) => BuilderSectionId | null;
};

type LiveFrame = { frame: RefObject<HTMLIFrameElement | null>; isDrawn: boolean };

/** The frame that draws the site as it is typed, and shows the place that the builder is at. */
export function useLiveFrame(
  { site, changedAt, branding, isOpen, section, pointer, onPlace }: LiveFrameProps,
  scheme: Scheme,
): LiveFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const chosenInFrame = useRef<string | null>(null);
  const { isDrawn, showSection, showPlace } = usePreviewChannel(frame, site, {
    branding,
    theme: scheme,
    settleMs: previewDebounceMs,
    changedAt,
    onPlaceChosen: (place) => {
      const chosen = onPlace(place);
      if (chosen) chosenInFrame.current = blockOfSection(chosen);
    },
  });
  const block = isOpen ? blockOfSection(section) : null;
  useEffect(() => {
    if (isDrawn && block) showSection(block, chosenInFrame.current !== block);
    chosenInFrame.current = null;
  }, [isDrawn, block, showSection]);
  usePointed(pointer, isOpen, (pointed) => {
    if ("block" in pointed) showSection(pointed.block, pointed.scroll);
    else showPlace({ sectionId: pointed.section, entry: pointed.entry ?? null }, pointed.scroll);
  });
  return { frame, isDrawn };
}

/** A row that the pointer only passes is not shown. */
const restMs = 120;
/** A change is drawn after the preview's own wait. */
const drawnMs = previewDebounceMs + 100;

/** Shows in the frame what the builder points at. */
function usePointed(pointer: Pointer, isOpen: boolean, show: (pointed: Pointed) => void): void {
  const seen = useEffectEvent(show);
  useEffect(() => {
    if (!isOpen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = pointer.listen((pointed: Pointed) => {
      clearTimeout(timer);
      timer = setTimeout(() => seen(pointed), pointed.isChange ? drawnMs : restMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [pointer, isOpen]);
}
