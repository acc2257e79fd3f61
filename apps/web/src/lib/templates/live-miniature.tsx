import { clsx } from "clsx";
import { VisuallyHidden } from "@vitrine/ui";
import { useEffect, useRef, useState, type RefObject } from "react";
import { isOwnMessage, type PreviewCommand, type PreviewReport } from "../preview-protocol.ts";

type LiveMiniatureProps = {
  /** A website in the shape that the preview frame draws; null while it is loading. */
  site: Record<string, unknown> | null;
  /** What the picture shows, for people who do not see it. */
  label: string;
  /** Width in CSS pixels that the page inside believes it has. */
  pageWidth?: number;
  scrollsOnHover?: boolean;
  className?: string;
};

const maxPageHeight = 8000;

/** A real page, drawn small in a square window; hovering scrolls it slowly to its end. */
export function LiveMiniature({ site, label, pageWidth = 1280, scrollsOnHover = true, className }: LiveMiniatureProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  const size = useSize(box);
  const { frame, height } = useDrawnSite(isNear ? site : null);
  const scale = size.width / pageWidth;
  const shownHeight = Math.max(height, scale > 0 ? size.height / scale : 0);
  const travel = Math.max(0, shownHeight * scale - size.height);
  return (
    <div ref={box} className={clsx("group relative overflow-hidden bg-sunken shadow-plinth", className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {isNear && site && scale > 0 ? (
        <div
          inert
          style={{ "--travel": `${-travel}px` } as React.CSSProperties}
          className={clsx(
            "absolute inset-0 motion-safe:transition-transform motion-safe:duration-500",
            scrollsOnHover &&
              "motion-safe:group-hover:translate-y-(--travel) motion-safe:group-hover:duration-[8s] motion-safe:group-hover:ease-linear",
          )}
        >
          <iframe
            ref={frame}
            title={label}
            src="/preview.html"
            tabIndex={-1}
            style={{ width: pageWidth, height: shownHeight, transform: `scale(${scale})` }}
            className={clsx(
              "pointer-events-none absolute start-0 top-0 origin-top-left border-0",
              height === 0 && "opacity-0",
            )}
          />
        </div>
      ) : null}
    </div>
  );
}

/** Sends the site to the frame as soon as the frame is ready, and hears how tall the page became. */
function useDrawnSite(site: Record<string, unknown> | null) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!site) return;
    const send = () => {
      const command: PreviewCommand = { type: "UPDATE_CV_DATA", data: site, options: { branding: false } };
      frame.current?.contentWindow?.postMessage(command, window.location.origin);
    };
    const hear = (event: MessageEvent) => {
      if (!isOwnMessage(event, window.location.origin) || event.source !== frame.current?.contentWindow) return;
      const report = event.data as PreviewReport;
      if (report.type === "PREVIEW_READY") send();
      if (report.type === "PREVIEW_RENDERED") setHeight(Math.min(report.height, maxPageHeight));
    };
    window.addEventListener("message", hear);
    send();
    return () => window.removeEventListener("message", hear);
  }, [site]);
  return { frame, height };
}

/** True from the moment the element comes near the window. */
function useIsNear(box: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: "200px" },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return isNear;
}

function useSize(box: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return size;
}
