import { Button, Segments } from "@vitrine/ui";
import { Columns2, Minus, Monitor, Plus, Smartphone, Tablet } from "lucide-react";
import { useState } from "react";
import { GalleryFrame } from "./gallery-frame.tsx";
import type { Gallery } from "./use-gallery.ts";
import { zoomed, zoomRange, type Device } from "./zoom.ts";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

const choices = [
  { value: "mobile", label: "Mobile", icon: <Smartphone {...icon} /> },
  { value: "tablet", label: "Tablet", icon: <Tablet {...icon} /> },
  { value: "desktop", label: "Desktop", icon: <Monitor {...icon} /> },
] as const;

type GalleryPreviewProps = { gallery: Gallery; nameOf: (slug: string) => string };

/** The shown template as a device shows it, or two of them side by side. */
export function GalleryPreview({ gallery, nameOf }: GalleryPreviewProps) {
  const [device, setDevice] = useState<Device>(() =>
    window.matchMedia("(min-width: 768px)").matches ? "desktop" : "mobile",
  );
  const [zoom, setZoom] = useState<number>(zoomRange.start);
  const { kept } = gallery;
  const shown = kept ? [kept, gallery.shown] : [gallery.shown];
  return (
    <section aria-label="Live Preview" className="flex min-h-0 min-w-0 flex-1 flex-col bg-sunken">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-1.5">
        <h2 className={`min-w-0 truncate font-text text-label ${kept ? "sr-only" : "max-sm:sr-only"}`}>
          {kept && kept.slug === gallery.shown.slug
            ? `Choose what to see beside ${nameOf(kept.slug)}`
            : shown.map(({ slug }) => nameOf(slug)).join(" and ")}
        </h2>
        <Button
          variant="quiet"
          size="small"
          className={`aria-pressed:bg-tint aria-pressed:text-brand max-sm:ms-0 ${kept ? "me-auto" : "ms-auto"}`}
          aria-pressed={kept !== null}
          icon={<Columns2 {...icon} />}
          onClick={gallery.compare}
        >
          Compare
        </Button>
        <Segments label="Device" items={choices} value={device} onValueChange={setDevice} />
        <div className="flex items-center">
          <Button
            variant="quiet"
            iconOnly
            aria-label="Zoom out"
            disabled={zoom <= zoomRange.min}
            icon={<Minus {...icon} />}
            onClick={() => setZoom(zoomed(zoom, -1))}
          />
          <output aria-label="Zoom" className="w-12 text-center text-caption tabular-nums">
            {zoom}%
          </output>
          <Button
            variant="quiet"
            iconOnly
            aria-label="Zoom in"
            disabled={zoom >= zoomRange.max}
            icon={<Plus {...icon} />}
            onClick={() => setZoom(zoomed(zoom, 1))}
          />
        </div>
      </div>
      <div className="flex min-h-0 flex-1 flex-col sm:flex-row sm:divide-x sm:divide-line max-sm:divide-y max-sm:divide-line">
        {shown.map(({ site, slug }, index) => (
          // The one that stays keeps its frame, and so does the one that follows the pointer.
          <GalleryFrame
            key={index === shown.length - 1 ? "shown" : "kept"}
            {...{ site, device, zoom }}
            name={nameOf(slug)}
            caption={kept ? nameOf(slug) : null}
          />
        ))}
      </div>
    </section>
  );
}
