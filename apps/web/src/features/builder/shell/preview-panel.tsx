import { Button, Segments, Tooltip } from "@vitrine/ui";
import { clsx } from "clsx";
import { Maximize2, Minimize2, Monitor, Smartphone, Tablet, X } from "lucide-react";
import { SchemeButton, type Scheme } from "./scheme-button.tsx";
import { useEffect, useRef, useState } from "react";
import type { PreviewSite } from "../../../lib/preview-protocol.ts";
import { useScale } from "../../../lib/site-frame/site-miniature.tsx";
import { usePreviewChannel } from "../../../lib/site-frame/use-preview-channel.ts";
import {
  blockOfSection,
  devicePresets,
  previewDebounceMs,
  sectionOfBlock,
  type BuilderSectionId,
} from "./builder-rules.ts";
import type { AskedEntry } from "./asked-entry.ts";
import type { PreviewPanelState } from "./use-preview-panel.ts";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

const devices = [
  { value: "mobile", label: "Mobile", icon: <Smartphone {...icon} />, hideLabel: true },
  { value: "tablet", label: "Tablet", icon: <Tablet {...icon} />, hideLabel: true },
  { value: "desktop", label: "Desktop", icon: <Monitor {...icon} />, hideLabel: true },
] as const;

type PreviewPanelProps = {
  site: PreviewSite;
  /** The moment of the owner's last change, as `performance.now()`. */
  changedAt: number;
  branding: boolean;
  panel: PreviewPanelState;
  isOpen: boolean;
  /** Below 1024 px the preview covers the editor from below. */
  isSheet: boolean;
  onClose: () => void;
  section: BuilderSectionId;
  /** A place of the preview was pressed; the entry is named by the block that shows it and its id. */
  onSection: (section: BuilderSectionId, entry: AskedEntry | null) => void;
};

/** The live site on its plinth: real template, real data, square corners. Closing keeps the frame as it stands. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { isOpen, isSheet } = props;
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <section
      aria-label="Live Preview"
      inert={!isOpen}
      style={{ "--panel": `${props.panel.width}px` } as React.CSSProperties}
      className={
        isSheet
          ? clsx(
              "fixed inset-x-0 top-[calc(3.5rem+var(--shell-top))] bottom-[3.75rem] z-20 flex flex-col border-t border-line bg-sunken transition-transform duration-(--t-3) ease-(--ease) motion-reduce:transition-none",
              isOpen ? "translate-y-0" : "invisible translate-y-full",
            )
          : clsx(
              "shrink-0 overflow-hidden bg-sunken transition-[width] duration-(--t-3) ease-(--ease) motion-reduce:transition-none",
              isOpen ? "w-(--room) border-s border-line" : "w-0",
              "[--room:min(var(--panel),calc(100cqi-var(--nav)-23.75rem))]",
            )
      }
    >
      <div className={isSheet ? "flex min-h-0 flex-1 flex-col" : "flex h-full w-(--room) flex-col"}>
        <LivePreview {...props} />
      </div>
    </section>
  );
}

function LivePreview({
  site,
  changedAt,
  branding,
  panel,
  isOpen,
  isSheet,
  onClose,
  section,
  onSection,
}: PreviewPanelProps) {
  const { device, isExpanded, onDevice, onExpanded } = panel;
  const frame = useRef<HTMLIFrameElement>(null);
  const well = useRef<HTMLDivElement>(null);
  const { pageWidth } = devicePresets[device];
  const scale = Math.min(1, useScale(well, pageWidth));
  const chosenInFrame = useRef<string | null>(null);
  const [scheme, setScheme] = useState<Scheme>("auto");
  const { isDrawn, showSection } = usePreviewChannel(frame, site, {
    branding,
    theme: scheme,
    debounceMs: previewDebounceMs,
    changedAt,
    onSectionChosen: (block, entry) => {
      const chosen = sectionOfBlock(block);
      if (!chosen) return;
      chosenInFrame.current = blockOfSection(chosen);
      onSection(chosen, entry === null ? null : { block, entry });
    },
  });
  const block = isOpen ? blockOfSection(section) : null;
  useEffect(() => {
    if (isDrawn && block) showSection(block, chosenInFrame.current !== block);
    chosenInFrame.current = null;
  }, [isDrawn, block, showSection]);
  return (
    <>
      <div className="flex min-h-12 items-center gap-2 border-b border-line px-3 py-1.5">
        <h2 className="font-text text-label whitespace-nowrap">Live Preview</h2>
        <Segments className="ms-auto" label="Device" items={devices} value={device} onValueChange={onDevice} />
        <SchemeButton scheme={scheme} onChange={setScheme} />
        <span className="w-10 text-end max-sm:hidden text-caption text-muted tabular-nums">
          {Math.round(scale * 100)} %
        </span>
        {isSheet ? (
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
      <div className="min-h-0 flex-1 overflow-hidden p-4">
        <div ref={well} className="flex h-full justify-center overflow-hidden">
          <div
            className="h-full shrink-0 overflow-hidden bg-surface shadow-plinth"
            style={{ width: pageWidth * scale }}
          >
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
    </>
  );
}
