import { trayPointer, type EvidenceMap } from "@vitrine/model";
import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { useSourcePage } from "../source/use-source-page.ts";
import { marksOfPage } from "./highlights.ts";

type SourcePageProps = {
  sessionId: string;
  page: number;
  version: string;
  evidence: EvidenceMap;
  active: string | null;
  onHover: (pointer: string | null) => void;
  onChoose: (pointer: string) => void;
};

/** One page of the CV as it was handed in, with the places of what was read. */
export function SourcePage({ sessionId, page, version, evidence, active, onHover, onChoose }: SourcePageProps) {
  const figure = useRef<HTMLElement>(null);
  const isNear = useNearness(figure, page <= 2);
  const { url, isFailed } = useSourcePage(sessionId, page, version, isNear);
  return (
    <figure ref={figure} className="relative bg-surface shadow-plinth">
      {url ? (
        <img src={url} alt={`Page ${page} of your CV`} className="block w-full dark:brightness-90" />
      ) : (
        <div className="grid aspect-[210/297] place-content-center p-6 text-caption text-muted">
          {isFailed ? "This page could not be drawn. What was read from it stands beside." : null}
        </div>
      )}
      {isFailed
        ? null
        : marksOfPage(evidence, page).map(({ pointer, box: [x, y, width, height] }) => (
            // Keyboards reach the same values, in order, in the pane beside.
            <button
              key={`${pointer} ${x} ${y}`}
              type="button"
              tabIndex={-1}
              aria-hidden="true"
              data-mark={pointer}
              onMouseEnter={() => onHover(pointer)}
              onMouseLeave={() => onHover(null)}
              onClick={() => onChoose(pointer)}
              className={clsx(
                "absolute box-content rounded-[1px] p-px mix-blend-multiply transition-colors duration-(--t-1)",
                pageTone(pointer, active === pointer),
              )}
              style={{
                left: `calc(${x * 100}% - 1px)`,
                top: `calc(${y * 100}% - 1px)`,
                width: `${width * 100}%`,
                height: `${height * 100}%`,
              }}
            />
          ))}
      <figcaption className="sr-only">Page {page}</figcaption>
    </figure>
  );
}

/** Paper is always light: what waits for a place is amber, what was read green. */
function pageTone(pointer: string, isActive: boolean): string {
  if (pointer.startsWith(trayPointer))
    return isActive ? "bg-[#f7d99b] outline-2 outline-[#7a4b00]" : "bg-[#fbefd8]/80 hover:bg-[#f7d99b]";
  return isActive ? "bg-[#bfe3d9] outline-2 outline-[#0b6558]" : "bg-[#ddede8]/70 hover:bg-[#bfe3d9]";
}

/** True from the moment the element comes near the visible part; pages of a long CV load as they are needed. */
function useNearness(element: React.RefObject<HTMLElement | null>, isNearAtOnce: boolean): boolean {
  const [isNear, setNear] = useState(isNearAtOnce);
  useEffect(() => {
    const target = element.current;
    if (isNear || !target) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: "600px" },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
