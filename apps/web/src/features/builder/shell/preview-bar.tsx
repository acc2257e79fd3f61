import { Button, Segments, Tooltip } from "@vitrine/ui";
import { Maximize2, Minimize2, Monitor, Smartphone, Tablet, X } from "lucide-react";
import { SchemeButton, type Scheme } from "./scheme-button.tsx";
import type { PreviewPanelState } from "./use-preview-panel.ts";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

const devices = [
  { value: "mobile", label: "Mobile", icon: <Smartphone {...icon} />, hideLabel: true },
  { value: "tablet", label: "Tablet", icon: <Tablet {...icon} />, hideLabel: true },
  { value: "desktop", label: "Desktop", icon: <Monitor {...icon} />, hideLabel: true },
] as const;

type PreviewBarProps = {
  panel: PreviewPanelState;
  /** The share of its own size at which the page fits into the panel. */
  fitting: number;
  scheme: Scheme;
  onScheme: (scheme: Scheme) => void;
  /** Closes the preview where it lies over the editor; null where it stands beside it. */
  onClose: (() => void) | null;
};

/** How the page is looked at: on which device, in which light and how large. */
export function PreviewBar({ panel, fitting, scheme, onScheme, onClose }: PreviewBarProps) {
  const { device, isExpanded, onDevice, onExpanded } = panel;
  return (
    <div data-bar="preview" className="flex min-h-12 items-center gap-2 border-b border-line px-3 py-1.5">
      {/* On a phone the tools need the room; the bar at the foot says what is shown. */}
      <h2 className="font-text text-label whitespace-nowrap max-[26rem]:sr-only">Live Preview</h2>
      <Segments className="ms-auto" label="Device" items={devices} value={device} onValueChange={onDevice} />
      <SchemeButton scheme={scheme} onChange={onScheme} />
      <ZoomButton fitting={fitting} zoom={panel.zoom} onZoom={panel.onZoom} />
      {onClose ? (
        <Button
          variant="quiet"
          iconOnly
          aria-label="Close Live Preview"
          icon={<X size={20} strokeWidth={1.75} aria-hidden />}
          onClick={onClose}
        />
      ) : (
        <Tooltip text={isExpanded ? "Collapse to 400 px" : "Expand to 800 px"}>
          <Button
            variant="quiet"
            size="small"
            icon={isExpanded ? <Minimize2 {...icon} /> : <Maximize2 {...icon} />}
            onClick={() => onExpanded(!isExpanded)}
          >
            {isExpanded ? "Collapse" : "Expand"}
          </Button>
        </Tooltip>
      )}
    </div>
  );
}

type ZoomButtonProps = { fitting: number } & Pick<PreviewPanelState, "zoom" | "onZoom">;

/** How large the page is shown; a press changes between all of its width and its own size. Where both are one, a word. */
function ZoomButton({ fitting, zoom, onZoom }: ZoomButtonProps) {
  const percent = `${Math.round((zoom === "fit" ? fitting : 1) * 100)} %`;
  if (fitting === 1) {
    return <span className="w-12 text-center text-caption text-muted tabular-nums max-sm:hidden">{percent}</span>;
  }
  return (
    <Tooltip text={zoom === "fit" ? "Show the page at 100 %" : "Fit the page into the panel"}>
      <Button
        variant="quiet"
        size="small"
        className="min-w-12 px-1! tabular-nums max-lg:min-h-11"
        aria-label={`Zoom: ${percent}`}
        onClick={() => onZoom(zoom === "fit" ? "whole" : "fit")}
      >
        {percent}
      </Button>
    </Tooltip>
  );
}
