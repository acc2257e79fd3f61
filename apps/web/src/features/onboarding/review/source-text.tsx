import { trayPointer, type EvidenceMap } from "@vitrine/model";
import { clsx } from "clsx";
import { useMemo } from "react";
import { textPieces } from "./highlights.ts";

type SourceTextProps = {
  text: string;
  evidence: EvidenceMap;
  active: string | null;
  onHover: (pointer: string | null) => void;
  onChoose: (pointer: string) => void;
};

/** The CV as text, with the ranges that were read. */
export function SourceText({ text, evidence, active, onHover, onChoose }: SourceTextProps) {
  const pieces = useMemo(() => textPieces(text, evidence), [text, evidence]);
  return (
    <div className="bg-surface p-6 text-app whitespace-pre-wrap wrap-anywhere shadow-plinth md:p-8" dir="auto">
      {pieces.map(({ start, text: piece, pointer }) =>
        pointer === null ? (
          <span key={start}>{piece}</span>
        ) : (
          // A press is a shortcut: keyboards reach the same value in the pane beside.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
          <mark
            key={start}
            data-mark={pointer}
            onMouseEnter={() => onHover(pointer)}
            onMouseLeave={() => onHover(null)}
            onClick={() => onChoose(pointer)}
            className={clsx(
              "cursor-pointer rounded-[1px] text-ink transition-colors duration-(--t-1)",
              textTone(pointer, active === pointer),
            )}
          >
            {piece}
          </mark>
        ),
      )}
    </div>
  );
}

/** What waits for a place is amber, what was read green. */
function textTone(pointer: string, isActive: boolean): string {
  if (pointer.startsWith(trayPointer)) return isActive ? "bg-warn-tint outline-2 outline-warn" : "bg-warn-tint/60";
  return isActive ? "bg-tint outline-2 outline-brand" : "bg-tint/60";
}
