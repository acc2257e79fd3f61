import { VisuallyHidden } from "@vitrine/ui";
import { useEffect, useRef, useState } from "react";
import type { PreviewSite } from "../preview-protocol.ts";
import { usePreviewChannel } from "./use-preview-channel.ts";

export type SiteMiniatureProps = {
  website: PreviewSite;
  /** Says what is shown, e.g. "Modern template, shown with Ada Example". */
  label: string;
  branding?: boolean;
  /** Width of the page inside, in pixels; it is scaled to the room there is. */
  pageWidth?: number;
  className?: string;
};

/** A live site, scaled down and still: square corners, nothing in it takes focus. */
export function SiteMiniature({
  website,
  label,
  branding = false,
  pageWidth = 1200,
  className = "",
}: SiteMiniatureProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const scale = useScale(box, pageWidth);
  const { isDrawn } = usePreviewChannel(frame, website, { branding });
  return (
    <div ref={box} className={`relative overflow-hidden bg-sunken ${className}`}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div inert className="contents">
        <iframe
          ref={frame}
          src="/preview.html"
          title={label}
          tabIndex={-1}
          loading="lazy"
          className={`pointer-events-none border-0 transition-opacity duration-(--t-2) ${isDrawn ? "opacity-100" : "opacity-0"}`}
          style={{ width: pageWidth, height: `${100 / scale}%`, transform: `scale(${scale})`, transformOrigin: "0 0" }}
        />
      </div>
    </div>
  );
}

/** How much a page must shrink to fit the width of its box. */
export function useScale(box: React.RefObject<HTMLElement | null>, pageWidth: number): number {
  const [width, setWidth] = useState(pageWidth);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? pageWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, pageWidth]);
  return Math.max(0.05, width / pageWidth);
}
