import { Button, Segments, Tooltip } from "@vitrine/ui";
import { clsx } from "clsx";
import { Maximize2, Minimize2, Monitor, Smartphone, Tablet, X } from "lucide-react";
import { SchemeButton, type Scheme } from "./scheme-button.tsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ChosenPlace, PreviewSite } from "../../../lib/preview-protocol.ts";
import { useScale } from "../../../lib/site-frame/site-miniature.tsx";
import { usePreviewChannel } from "../../../lib/site-frame/use-preview-channel.ts";
import { blockOfSection, devicePresets, previewDebounceMs, type BuilderSectionId } from "./builder-rules.ts";
import type { Pointed, Pointer } from "./section-place.ts";
import type { PreviewPanelState } from "./use-preview-panel.ts";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

const devices = [
  { value: "mobile", label: "Mobile", icon: <Smartphone {...icon} />, hideLabel: true },
  { value: "tablet", label: "Tablet", icon: <Tablet {...icon} />, hideLabel: true },
  { value: "desktop", label: "Desktop", icon: <Monitor {...icon} />, hideLabel: true },
] as const;

type PreviewPanelProps = {
  site: PreviewSite;
  /** The address of the page as a kept version of its template draws it, where that is another one. */
  kept: string | null;
  /** The moment of the owner's last change, as `performance.now()`. */
  changedAt: number;
  branding: boolean;
  panel: PreviewPanelState;
  isOpen: boolean;
  /** Below 1024 px the preview covers the editor from below. */
  isSheet: boolean;
  onClose: () => void;
  section: BuilderSectionId;
  /** Where the builder points at a section of the preview. */
  pointer: Pointer;
  /** A place of the preview was pressed; answers the screen that edits it, if any. */
  onPlace: (place: ChosenPlace) => BuilderSectionId | null;
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
              "shrink-0 overflow-clip bg-sunken transition-[width] duration-(--t-3) ease-(--ease) motion-reduce:transition-none",
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
  kept,
  changedAt,
  branding,
  panel,
  isOpen,
  isSheet,
  onClose,
  section,
  pointer,
  onPlace,
}: PreviewPanelProps) {
  const { device, isExpanded, onDevice, onExpanded } = panel;
  const frame = useRef<HTMLIFrameElement>(null);
  const well = useRef<HTMLDivElement>(null);
  const { pageWidth } = devicePresets[device];
  const fitting = Math.min(1, useScale(well, pageWidth));
  const scale = panel.zoom === "fit" ? fitting : 1;
  const chosenInFrame = useRef<string | null>(null);
  const [scheme, setScheme] = useState<Scheme>("auto");
  const [isNewest, setNewest] = useState(false);
  const keptPage = isNewest ? null : kept;
  const { isDrawn, showSection, showPlace } = usePreviewChannel(frame, site, {
    branding,
    theme: scheme,
    settleMs: previewDebounceMs,
    changedAt,
    onPlaceChosen: (place) => {
      const chosen = onPlace(place);
      if (chosen) chosenInFrame.current = blockOfSection(chosen);
    },
  });
  const block = isOpen ? blockOfSection(section) : null;
  useEffect(() => {
    if (isDrawn && block) showSection(block, chosenInFrame.current !== block);
    chosenInFrame.current = null;
  }, [isDrawn, block, showSection]);
  usePointed(pointer, isOpen, (pointed) => {
    if ("block" in pointed) showSection(pointed.block, pointed.scroll);
    else showPlace({ sectionId: pointed.section, entry: pointed.entry ?? null }, pointed.scroll);
  });
  const frameStyle = {
    width: pageWidth,
    height: `${100 / scale}%`,
    transform: `scale(${scale})`,
    transformOrigin: "0 0",
  };
  return (
    <>
      <div data-bar="preview" className="flex min-h-12 items-center gap-2 border-b border-line px-3 py-1.5">
        {/* On a phone the tools need the room; the bar at the foot says what is shown. */}
        <h2 className="font-text text-label whitespace-nowrap max-[26rem]:sr-only">Live Preview</h2>
        <Segments className="ms-auto" label="Device" items={devices} value={device} onValueChange={onDevice} />
        <SchemeButton scheme={scheme} onChange={setScheme} />
        <ZoomButton fitting={fitting} zoom={panel.zoom} onZoom={panel.onZoom} />
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
      {kept === null ? null : <KeptBar isNewest={isNewest} onNewest={setNewest} />}
      {/* Clipped, not hidden: bringing a place of the page into view would scroll what is hidden around the frame. */}
      <div className="min-h-0 flex-1 overflow-clip p-4">
        <div ref={well} className={clsx("flex h-full", scale > fitting ? "overflow-x-auto" : "overflow-clip")}>
          <div
            className="mx-auto h-full shrink-0 overflow-clip bg-surface shadow-plinth"
            style={{ width: pageWidth * scale }}
          >
            {keptPage === null ? null : (
              <iframe
                key={keptPage}
                src={keptPage}
                sandbox=""
                title={`Preview of ${site.name}, as it is published`}
                className="border-0"
                style={frameStyle}
              />
            )}
            <iframe
              ref={frame}
              src="/preview.html"
              hidden={keptPage !== null}
              title={`Preview of ${site.name}`}
              className={`border-0 transition-opacity duration-(--t-2) ${isDrawn ? "opacity-100" : "opacity-0"}`}
              style={frameStyle}
            />
          </div>
        </div>
      </div>
    </>
  );
}

type KeptBarProps = { isNewest: boolean; onNewest: (isNewest: boolean) => void };

/** Says which version of the template is shown, where a site keeps an earlier one. */
function KeptBar({ isNewest, onNewest }: KeptBarProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 border-b border-line px-3 py-1 text-caption text-muted">
      <p>{isNewest ? "The newest version, with all your changes" : "As your site keeps it, with what is saved"}</p>
      <Button variant="quiet" size="small" className="max-sm:-ms-3" onClick={() => onNewest(!isNewest)}>
        {isNewest ? "Show the kept version" : "Show the newest version"}
      </Button>
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

/** A row that the pointer only passes is not shown. */
const restMs = 120;
/** A change is drawn after the preview's own wait. */
const drawnMs = previewDebounceMs + 100;

/** Shows in the frame what the builder points at. */
function usePointed(pointer: Pointer, isOpen: boolean, show: (pointed: Pointed) => void): void {
  const seen = useEffectEvent(show);
  useEffect(() => {
    if (!isOpen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = pointer.listen((pointed: Pointed) => {
      clearTimeout(timer);
      timer = setTimeout(() => seen(pointed), pointed.isChange ? drawnMs : restMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [pointer, isOpen]);
}
