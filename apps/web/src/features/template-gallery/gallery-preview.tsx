import { Button, Segments } from "@vitrine/ui";
import { clsx } from "clsx";
import { Columns2, Minus, Monitor, Plus, Smartphone, Tablet } from "lucide-react";
import { useState, type ReactNode, type Ref } from "react";
import { useMedia } from "../../lib/use-media.ts";
import { GalleryFrame } from "./gallery-frame.tsx";
import type { Gallery } from "./use-gallery.ts";
import { ownDevice, zoomed, zoomRange, type Device } from "./zoom.ts";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;
/** On a phone the words need the room, and on the narrowest not even they find it. */
const deviceIcon = { ...icon, className: "shrink-0 min-[22.5rem]:max-sm:hidden" } as const;
const narrowestQuery = "(max-width: 22.49rem)";

const choices = [
  { value: "mobile", label: "Mobile", icon: <Smartphone {...deviceIcon} /> },
  { value: "tablet", label: "Tablet", icon: <Tablet {...deviceIcon} /> },
  { value: "desktop", label: "Desktop", icon: <Monitor {...deviceIcon} /> },
] as const;

type GalleryPreviewProps = {
  gallery: Gallery;
  nameOf: (slug: string) => string;
  /** A switch that has no room in the header. */
  demo: ReactNode;
  /** Leads to the templates; null where they are in sight. */
  onChoose: (() => void) | null;
  className: string;
  ref: Ref<HTMLElement>;
};

/** The shown template as a device shows it, or two of them side by side. */
export function GalleryPreview({ gallery, nameOf, demo, onChoose, className, ref }: GalleryPreviewProps) {
  const [device, setDevice] = useState<Device>(ownDevice);
  const [zoom, setZoom] = useState<number>(zoomRange.start);
  const hideLabel = useMedia(narrowestQuery);
  const { kept } = gallery;
  const shown = kept ? [kept, gallery.shown] : [gallery.shown];
  const isWaiting = kept?.slug === gallery.shown.slug;
  return (
    <section
      ref={ref}
      aria-label="Live Preview"
      tabIndex={-1}
      className={clsx("flex min-h-0 min-w-0 flex-1 flex-col bg-sunken outline-none", className)}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-1.5 max-sm:gap-x-2 md:max-lg:px-6">
        {/* It keeps its room while it says nothing: what is pressed beside it stays where it is. */}
        <div className="min-w-0 grow basis-24 max-sm:contents">
          {isWaiting ? null : (
            <h2 className={clsx("truncate font-text text-label", kept ? "sr-only" : "max-sm:sr-only")}>
              {shown.map(({ slug }) => nameOf(slug)).join(" and ")}
            </h2>
          )}
        </div>
        {demo}
        <Button
          variant="quiet"
          size="small"
          className="ms-auto aria-pressed:bg-tint aria-pressed:text-brand"
          aria-pressed={kept !== null}
          icon={<Columns2 {...icon} />}
          onClick={gallery.compare}
        >
          Compare
        </Button>
        <Segments
          label="Device"
          items={choices.map((choice) => ({ ...choice, hideLabel }))}
          value={device}
          onValueChange={setDevice}
          className="max-sm:flex-1 max-sm:[&>*]:px-2"
        />
        <Zoom zoom={zoom} onZoom={setZoom} />
      </div>
      <div className="flex min-h-0 flex-1 divide-x divide-line">
        {shown.map(({ site, slug }, index) => {
          const isLast = index === shown.length - 1;
          return (
            // The one that stays keeps its frame, and so does the one that follows the pointer.
            <GalleryFrame
              key={isLast ? "shown" : "kept"}
              {...{ site, device, zoom }}
              name={nameOf(slug)}
              isCaptioned={kept !== null}
              waiting={isLast && isWaiting ? <Waiting beside={nameOf(slug)} onChoose={onChoose} /> : null}
            />
          );
        })}
      </div>
    </section>
  );
}

function Zoom({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  return (
    <div className="flex items-center">
      <Button
        variant="quiet"
        iconOnly
        aria-label="Zoom out"
        disabled={zoom <= zoomRange.min}
        icon={<Minus {...icon} />}
        onClick={() => onZoom(zoomed(zoom, -1))}
      />
      <output aria-label="Zoom" className="w-12 text-center text-caption tabular-nums max-sm:w-9">
        {zoom}%
      </output>
      <Button
        variant="quiet"
        iconOnly
        aria-label="Zoom in"
        disabled={zoom >= zoomRange.max}
        icon={<Plus {...icon} />}
        onClick={() => onZoom(zoomed(zoom, 1))}
      />
    </div>
  );
}

/** The place beside a template that is to be compared, until there is another. */
function Waiting({ beside, onChoose }: { beside: string; onChoose: (() => void) | null }) {
  return (
    <>
      <h2 className="font-text text-label text-balance">Choose what to see beside {beside}</h2>
      {onChoose ? (
        <Button size="small" onClick={onChoose}>
          Choose
        </Button>
      ) : null}
    </>
  );
}
