import { VisuallyHidden } from "@vitrine/ui";
import { clsx } from "clsx";
import { useEffect, useRef, useState, type RefObject } from "react";
import type { PreviewSite } from "../preview-protocol.ts";
import { useIsNear } from "../use-is-near.ts";
import { usePreviewChannel } from "./use-preview-channel.ts";

type SiteMiniatureProps = {
  /** What is drawn; null while it is loading. */
  website: PreviewSite | null;
  /** Says what is shown, e.g. "Modern template, shown with Ada Example". */
  label: string;
  branding?: boolean;
  theme?: "light" | "dark";
  /** Width in CSS pixels that the page inside believes it has. */
  pageWidth?: number;
  /** Pointing at it scrolls the page slowly to its end. */
  scrollsOnHover?: boolean;
  className?: string;
};

const maxPageHeight = 8000;

/** A real page, drawn small in a square window once it comes near; nothing in it takes focus. */
export function SiteMiniature(props: SiteMiniatureProps) {
  const { website, label, branding = false, theme, pageWidth = 1200, scrollsOnHover = false, className } = props;
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isNear = useIsNear(box);
  const size = useSize(box);
  const { isDrawn, height } = usePreviewChannel(frame, isNear ? website : null, { branding, theme });
  const scale = size.width / pageWidth;
  const windowHeight = scale > 0 ? size.height / scale : 0;
  const pageHeight = scrollsOnHover && isDrawn ? Math.max(windowHeight, Math.min(height, maxPageHeight)) : windowHeight;
  const travel = Math.max(0, pageHeight * scale - size.height);
  return (
    <div ref={box} className={clsx("group relative overflow-hidden bg-sunken shadow-plinth", className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {isNear && website && scale > 0 ? (
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
            style={{ width: pageWidth, height: pageHeight, transform: `scale(${scale})` }}
            className={clsx(
              "pointer-events-none absolute start-0 top-0 origin-top-left border-0",
              !isDrawn && "opacity-0",
            )}
          />
        </div>
      ) : null}
    </div>
  );
}

/** How much a page must shrink to fit the width of its box. */
export function useScale(box: RefObject<HTMLElement | null>, pageWidth: number): number {
  const { width } = useSize(box, pageWidth);
  return Math.max(0.05, width / pageWidth);
}

function useSize(box: RefObject<HTMLElement | null>, firstWidth = 0): { width: number; height: number } {
  const [size, setSize] = useState({ width: firstWidth, height: 0 });
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
