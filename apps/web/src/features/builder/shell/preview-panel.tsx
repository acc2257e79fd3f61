import { Button, Segments } from "@vitrine/ui";
import { Maximize2, Minimize2, Monitor, Smartphone, Tablet } from "lucide-react";
import { useEffect, useRef } from "react";
import type { PreviewSite } from "../../../lib/preview-protocol.ts";
import { useScale } from "../../../lib/site-frame/site-miniature.tsx";
import { usePreviewChannel } from "../../../lib/site-frame/use-preview-channel.ts";
import { blockOfSection, devicePresets, sectionOfBlock, type BuilderSectionId, type Device } from "./builder-rules.ts";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

const devices = [
  { value: "mobile", label: "Mobile", icon: <Smartphone {...icon} />, hideLabel: true },
  { value: "tablet", label: "Tablet", icon: <Tablet {...icon} />, hideLabel: true },
  { value: "desktop", label: "Desktop", icon: <Monitor {...icon} />, hideLabel: true },
] as const;

/** 'Preview updates 150 ms after edits' (document 2, section 9). */
const previewDebounceMs = 150;

type PreviewPanelProps = {
  site: PreviewSite;
  branding: boolean;
  device: Device;
  onDevice: (device: Device) => void;
  isExpanded: boolean;
  onExpanded: (isExpanded: boolean) => void;
  section: BuilderSectionId;
  onSection: (section: BuilderSectionId) => void;
  className: string;
  style?: React.CSSProperties;
};

/** The live site on its plinth: real template, real data, square corners. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { site, branding, device, onDevice, isExpanded, onExpanded, section, onSection } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const well = useRef<HTMLDivElement>(null);
  const { pageWidth } = devicePresets[device];
  const scale = Math.min(1, useScale(well, pageWidth));
  const channel = usePreviewChannel(frame, site, {
    branding,
    debounceMs: previewDebounceMs,
    onSectionChosen: (block) => {
      const chosen = sectionOfBlock(block);
      if (chosen) onSection(chosen);
    },
  });
  const { isDrawn, showSection } = channel;
  const block = blockOfSection(section);
  const show = useRef(showSection);
  useEffect(() => {
    show.current = showSection;
  });
  useEffect(() => {
    if (isDrawn && block) show.current(block, true);
  }, [isDrawn, block]);
  return (
    <section
      aria-label="Live Preview"
      className={`flex min-h-0 min-w-0 flex-col bg-sunken ${props.className}`}
      style={props.style}
    >
      <div className="flex items-center gap-2 border-b border-line px-3 py-2">
        <h2 className="font-text text-label">Live Preview</h2>
        <Segments className="ms-auto" label="Device" items={devices} value={device} onValueChange={onDevice} />
        <span className="w-10 text-end text-caption text-muted tabular-nums">{Math.round(scale * 100)} %</span>
        <Button
          variant="quiet"
          size="small"
          className="max-lg:hidden"
          icon={isExpanded ? <Minimize2 {...icon} /> : <Maximize2 {...icon} />}
          onClick={() => onExpanded(!isExpanded)}
        >
          {isExpanded ? "Collapse" : "Expand"}
        </Button>
      </div>
      <div className="min-h-0 flex-1 overflow-hidden p-4">
        <div ref={well} className="flex h-full justify-center overflow-hidden">
          <div className="h-full shrink-0 bg-surface shadow-plinth" style={{ width: pageWidth * scale }}>
            <iframe
              ref={frame}
              src="/preview.html"
              title={`Preview of ${site.name}`}
              className={`border-0 transition-opacity duration-(--t-2) ${isDrawn ? "opacity-100" : "opacity-0"}`}
              style={{
                width: pageWidth,
                height: `${100 / scale}%`,
                transform: `scale(${scale})`,
                transformOrigin: "0 0",
              }}
            />
          </div>
        </div>
      </div>
    </section>
  );
}
