import type { EvidenceMap } from "@vitrine/model";
import { useEffect, useRef, type RefObject } from "react";
import type { CvSource } from "../state/state-shape.ts";
import { SourcePage } from "./source-page.tsx";
import { SourceText } from "./source-text.tsx";

type SourcePaneProps = {
  pane: RefObject<HTMLDivElement | null>;
  sessionId: string;
  source: CvSource | null;
  text: string;
  evidence: EvidenceMap;
  active: string | null;
  /** True while the value was chosen in the other pane, so that its place is brought into view here. */
  follows: boolean;
  onHover: (pointer: string | null) => void;
  onChoose: (pointer: string) => void;
};

/** The CV as it was handed in: its pages, or its text where it has none. */
export function SourcePane({ pane, sessionId, source, text, ...marks }: SourcePaneProps) {
  const { active, follows, evidence } = marks;
  const settled = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (active === null || !follows) return;
    // A pointer that only passes over fields must not make the page jump.
    settled.current = setTimeout(() => bringIntoView(pane.current, active), 150);
    return () => clearTimeout(settled.current);
  }, [pane, active, follows]);

  const shared = { evidence, active, onHover: marks.onHover, onChoose: marks.onChoose };
  const pages = source?.has_page_images ? source.pages : 0;
  return (
    <div
      ref={pane}
      role="group"
      aria-label="Pages of your CV"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself, so keyboards must reach it
      tabIndex={0}
      className="flex flex-col gap-4 bg-sunken p-3 focus-visible:-outline-offset-2 md:p-4 lg:h-full lg:overflow-y-auto"
    >
      {pages > 0 ? (
        Array.from({ length: pages }, (_, index) => (
          <SourcePage
            key={index}
            sessionId={sessionId}
            page={index + 1}
            version={`${text.length} ${text.slice(0, 64)}`}
            {...shared}
          />
        ))
      ) : (
        <SourceText text={text} {...shared} />
      )}
    </div>
  );
}

function bringIntoView(pane: HTMLElement | null, pointer: string): void {
  const mark = pane?.querySelector(`[data-mark="${CSS.escape(pointer)}"]`);
  if (!pane || !mark) return;
  const room = pane.getBoundingClientRect();
  const place = mark.getBoundingClientRect();
  const isScrolledHere = pane.scrollHeight > pane.clientHeight;
  if (isScrolledHere && (place.top < room.top + 24 || place.bottom > room.bottom - 24)) {
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    pane.scrollBy({ top: place.top - room.top - room.height / 3, behavior: still ? "auto" : "smooth" });
  }
}
