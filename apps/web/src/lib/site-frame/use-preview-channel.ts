import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import {
  isOwnMessage,
  updateMessage,
  type ChosenPlace,
  type PreviewCommand,
  type PreviewOptions,
  type PreviewReport,
  type PreviewSite,
} from "../preview-protocol.ts";

export type PreviewChannelOptions = PreviewOptions & {
  /** Waits so long after a change before the frame is told; 0 sends at once. */
  debounceMs?: number;
  /** The moment of the owner's last change, as `performance.now()`: the wait begins there, not at its drawing. */
  changedAt?: number;
  onPlaceChosen?: (place: ChosenPlace) => void;
  /** The frame could not draw this template. */
  onFailed?: (slug: string) => void;
};

export type PreviewChannel = {
  /** True once the frame has drawn what it was sent. */
  isDrawn: boolean;
  /** Height of the drawn page in pixels. */
  height: number;
  /** Outlines a section in the frame. */
  showSection: (section: string, scroll: boolean) => void;
  /** The same for a section by its id. */
  showPlace: (sectionId: number, scroll: boolean) => void;
};

/** Keeps a preview frame showing `website`, and reports what is clicked in it. */
export function usePreviewChannel(
  frame: RefObject<HTMLIFrameElement | null>,
  website: PreviewSite | null,
  options: PreviewChannelOptions,
): PreviewChannel {
  const { branding, theme, debounceMs = 0, changedAt = 0, onPlaceChosen, onFailed } = options;
  const [readyFrames, setReadyFrames] = useState(0);
  const [drawnHeight, setDrawnHeight] = useState<number | null>(null);
  const known = useRef<PreviewSite | null>(null);
  const hear = useRef({ onPlaceChosen, onFailed, changedAt });
  useEffect(() => {
    hear.current = { onPlaceChosen, onFailed, changedAt };
  });

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (!isOwnMessage(event, window.location.origin) || event.source !== frame.current?.contentWindow) return;
      const report = event.data as PreviewReport;
      if (report.type === "PREVIEW_READY") {
        known.current = null;
        setReadyFrames((frames) => frames + 1);
      }
      if (report.type === "PREVIEW_RENDERED") setDrawnHeight(report.height);
      if (report.type === "PREVIEW_SECTION_CHOSEN")
        hear.current.onPlaceChosen?.({
          block: report.section,
          sectionId: report.sectionId ?? null,
          entry: report.entry,
        });
      if (report.type === "PREVIEW_FAILED") hear.current.onFailed?.(report.slug);
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, [frame]);

  useEffect(() => {
    if (readyFrames === 0 || !website) return;
    const send = () => {
      post(frame, updateMessage(website, { branding, theme }, known.current));
      known.current = website;
    };
    const wait = debounceMs - (performance.now() - hear.current.changedAt);
    if (debounceMs === 0 || wait <= 0) return send();
    const timer = setTimeout(send, wait);
    return () => clearTimeout(timer);
  }, [frame, readyFrames, website, branding, theme, debounceMs]);

  const showSection = useCallback(
    (section: string, scroll: boolean) => post(frame, { type: "SHOW_SECTION", section, scroll }),
    [frame],
  );
  const showPlace = useCallback(
    (sectionId: number, scroll: boolean) => post(frame, { type: "SHOW_PLACE", sectionId, scroll }),
    [frame],
  );
  return { isDrawn: drawnHeight !== null, height: drawnHeight ?? 0, showSection, showPlace };
}

/**
 * Hands a message to the frame at once. One that is posted waits for its turn, and at a key press the drawing of the
 * builder itself often comes before it.
 */
function post(frame: RefObject<HTMLIFrameElement | null>, command: PreviewCommand): void {
  const message = { data: command, origin: window.location.origin, source: window };
  frame.current?.contentWindow?.dispatchEvent(new MessageEvent("message", message));
}
