import { Button } from "@vitrine/ui";
import { ZoomIn, ZoomOut } from "lucide-react";
import { zoom, zoomedIn, zoomedOut } from "./zoom.ts";

/** Smaller and larger, with the percent between. */
export function ZoomControl({ percent, onChange }: { percent: number; onChange: (percent: number) => void }) {
  return (
    <div role="group" aria-label="Zoom" className="flex items-center">
      <Button
        variant="quiet"
        size="small"
        iconOnly
        aria-label="Zoom out"
        disabled={percent === zoom.min}
        onClick={() => onChange(zoomedOut(percent))}
      >
        <ZoomOut size={18} strokeWidth={1.75} aria-hidden="true" />
      </Button>
      <output className="min-w-12 text-center text-caption tabular-nums">{percent}%</output>
      <Button
        variant="quiet"
        size="small"
        iconOnly
        aria-label="Zoom in"
        disabled={percent === zoom.max}
        onClick={() => onChange(zoomedIn(percent))}
      >
        <ZoomIn size={18} strokeWidth={1.75} aria-hidden="true" />
      </Button>
    </div>
  );
}
