import { Button } from "@vitrine/ui";
import { clsx } from "clsx";
import { useRef, useState } from "react";
import { useScale } from "../../../lib/site-frame/site-miniature.tsx";
import { devicePresets } from "./builder-rules.ts";
import { PreviewBar } from "./preview-bar.tsx";
import type { Scheme } from "./scheme-button.tsx";
import { useLiveFrame, type LiveFrameProps } from "./use-live-frame.ts";
import type { PreviewPanelState } from "./use-preview-panel.ts";

type PreviewPanelProps = LiveFrameProps & {
  /** The address of the page as a kept version of its template draws it, where that is another one. */
  kept: string | null;
  panel: PreviewPanelState;
  /** Below 1024 px the preview covers the editor from below. */
  isSheet: boolean;
  onClose: () => void;
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

function LivePreview({ kept, panel, isSheet, onClose, ...shown }: PreviewPanelProps) {
  const { site } = shown;
  const well = useRef<HTMLDivElement>(null);
  const { pageWidth } = devicePresets[panel.device];
  const fitting = Math.min(1, useScale(well, pageWidth));
  const scale = panel.zoom === "fit" ? fitting : 1;
  const [scheme, setScheme] = useState<Scheme>("auto");
  const [isNewest, setNewest] = useState(false);
  const keptPage = isNewest ? null : kept;
  const { frame, isDrawn } = useLiveFrame(shown, scheme);
  const frameStyle = {
    width: pageWidth,
    height: `${100 / scale}%`,
    transform: `scale(${scale})`,
    transformOrigin: "0 0",
  };
  return (
    <>
      <PreviewBar
        panel={panel}
        fitting={fitting}
        scheme={scheme}
        onScheme={setScheme}
        onClose={isSheet ? onClose : null}
      />
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
