import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from "react";
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
  /**
   * A change of the owner's is drawn with the next frame, and settled so long after it: only then is the page measured
   * and made ready for the keyboard. 0 settles at once.
   */
  settleMs?: number;
  /** The moment of the owner's last change, as `performance.now()`: the wait begins there, not at its drawing. */
  changedAt?: number;
  onPlaceChosen?: (place: ChosenPlace) => void;
  /** The frame could not draw this template. */
  onFailed?: (slug: string) => void;
};

/** A drawing that takes no longer than this, a third of a frame, goes into the frame of the key itself. */
const cheapMs = 5;

export type PreviewChannel = {
  /** True once the frame has drawn what it was sent. */
  isDrawn: boolean;
  /** Height of the drawn page in pixels. */
  height: number;
  /** Outlines a section in the frame. */
  showSection: (section: string, scroll: boolean) => void;
  /** The same for a section by its id, or for an entry in it. */
  showPlace: (place: { sectionId: number; entry: number | null }, scroll: boolean) => void;
};

/** Keeps a preview frame showing `website`, and reports what is clicked in it. */
export function usePreviewChannel(
  frame: RefObject<HTMLIFrameElement | null>,
  website: PreviewSite | null,
  options: PreviewChannelOptions,
): PreviewChannel {
  const { branding, theme, settleMs = 0, changedAt = 0, onPlaceChosen, onFailed } = options;
  const [readyFrames, setReadyFrames] = useState(0);
  const [drawnHeight, setDrawnHeight] = useState<number | null>(null);
  const known = useRef<PreviewSite | null>(null);
  const isDue = useRef(false);
  const drawingMs = useRef(Infinity);
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

  const shown = useMemo(() => website && { website, options: { branding, theme } }, [website, branding, theme]);
  const send = useEffectEvent((isSettled: boolean) => {
    isDue.current = false;
    if (!shown) return;
    const begun = performance.now();
    post(frame, updateMessage(shown.website, { options: shown.options, isSettled }, known.current));
    // The frame draws before anything else is done, once it has its template.
    if (!isSettled) queueMicrotask(() => (drawingMs.current = performance.now() - begun));
    known.current = shown.website;
  });
  useEffect(() => {
    if (readyFrames === 0 || !shown) return;
    const wait = settleMs - (performance.now() - hear.current.changedAt);
    if (settleMs === 0 || wait <= 0) return send(true);
    // Drawn together with what was typed, or after it where the drawing would hold that up; keys that come faster than
    // frames share one drawing.
    if (!isDue.current) {
      isDue.current = true;
      const sendIfDue = () => (isDue.current ? send(false) : undefined);
      requestAnimationFrame(() => (drawingMs.current > cheapMs ? setTimeout(sendIfDue) : sendIfDue()));
    }
    const timer = setTimeout(() => send(true), wait);
    return () => clearTimeout(timer);
  }, [readyFrames, shown, settleMs]);

  const showSection = useCallback(
    (section: string, scroll: boolean) => post(frame, { type: "SHOW_SECTION", section, scroll }),
    [frame],
  );
  const showPlace = useCallback(
    (place: { sectionId: number; entry: number | null }, scroll: boolean) =>
      post(frame, { type: "SHOW_PLACE", ...place, scroll }),
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
