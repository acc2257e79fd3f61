import { planRules } from "@vitrine/model";
import { useQuery } from "@tanstack/react-query";
import { Button, Segments, toast } from "@vitrine/ui";
import { Minus, Monitor, Plus, Smartphone, Tablet } from "lucide-react";
import { useRef, useState } from "react";
import type { PreviewSite } from "../../lib/preview-protocol.ts";
import { subscriptionQuery } from "../../lib/queries/subscription.ts";
import { useScale } from "../../lib/site-frame/site-miniature.tsx";
import { usePreviewChannel } from "../../lib/site-frame/use-preview-channel.ts";
import { devices, zoomed, zoomRange, type Device } from "./zoom.ts";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

const choices = [
  { value: "mobile", label: "Mobile", icon: <Smartphone {...icon} /> },
  { value: "tablet", label: "Tablet", icon: <Tablet {...icon} /> },
  { value: "desktop", label: "Desktop", icon: <Monitor {...icon} /> },
] as const;

/** The shown template as a device shows it; at 100 % the device's whole width fits the pane. */
export function GalleryPreview({ site, name }: { site: PreviewSite | null; name: string }) {
  const subscription = useQuery(subscriptionQuery);
  const frame = useRef<HTMLIFrameElement>(null);
  const well = useRef<HTMLDivElement>(null);
  const [device, setDevice] = useState<Device>(() =>
    window.matchMedia("(min-width: 768px)").matches ? "desktop" : "mobile",
  );
  const [zoom, setZoom] = useState<number>(zoomRange.start);
  const { width, height } = devices[device];
  const scale = (Math.min(1, useScale(well, width)) * zoom) / 100;
  const { isDrawn } = usePreviewChannel(frame, site, {
    branding: planRules[subscription.data?.plan.name ?? "free"].branding,
    onFailed: () => toast.error("Failed to preview template. Please try again.", { id: "template-preview" }),
  });
  return (
    <section aria-label="Live Preview" className="flex min-h-0 min-w-0 flex-1 flex-col bg-sunken">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-1.5">
        <h2 className="min-w-0 truncate font-text text-label max-sm:sr-only">{name}</h2>
        <Segments
          className="ms-auto max-sm:ms-0"
          label="Device"
          items={choices}
          value={device}
          onValueChange={setDevice}
        />
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
      <div
        className="flex min-h-0 flex-1 flex-col overflow-auto p-4"
        role="group"
        aria-label="Preview area"
        // Without it the keyboard cannot scroll what the zoom has made larger than the pane.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <div ref={well} className="h-px shrink-0" />
        <div
          className="m-auto shrink-0 overflow-hidden bg-surface shadow-plinth"
          style={{ width: width * scale, height: height * scale }}
        >
          <iframe
            ref={frame}
            src="/preview.html"
            title={`Preview of ${name}`}
            className={`border-0 transition-opacity duration-(--t-2) ${isDrawn ? "opacity-100" : "opacity-0"}`}
            style={{ width, height, transform: `scale(${scale})`, transformOrigin: "0 0" }}
          />
        </div>
      </div>
    </section>
  );
}
