import { useRef } from "react";
import type { PreviewSite } from "../../../lib/preview-protocol.ts";
import { useScale } from "../../../lib/site-frame/site-miniature.tsx";
import { usePreviewChannel } from "../../../lib/site-frame/use-preview-channel.ts";

const pageWidth = 1200;

/** The site at a zoom, scrollable in its well; 100 % fits a desktop page to the width. */
export function LiveSite({ website, label, percent }: { website: PreviewSite; label: string; percent: number }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const well = useRef<HTMLDivElement>(null);
  const scale = (useScale(well, pageWidth) * percent) / 100;
  usePreviewChannel(frame, website, { branding: false });
  return (
    <div ref={well} className="overflow-auto bg-sunken" style={{ height: "min(70dvh, 46rem)" }}>
      <div
        className="mx-auto overflow-hidden bg-surface shadow-plinth"
        style={{ width: `${percent}%`, height: percent < 100 ? "100%" : `${percent}%` }}
      >
        <iframe
          ref={frame}
          src="/preview.html"
          title={label}
          className="border-0"
          style={{ width: pageWidth, height: `${100 / scale}%`, transform: `scale(${scale})`, transformOrigin: "0 0" }}
        />
      </div>
    </div>
  );
}
