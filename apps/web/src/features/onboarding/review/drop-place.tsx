import { clsx } from "clsx";
import { useState, type DragEvent, type ReactNode } from "react";
import { lineDrag } from "../../../lib/tray/tray-line.tsx";
import { useReview } from "./review-context.ts";

/** A part of what was read onto which lines of the tray can be dropped. */
export function DropPlace({ list, children }: { list: string; children: ReactNode }) {
  const { sendLines } = useReview();
  const [isOver, setOver] = useState(false);
  const isLines = (event: DragEvent): boolean => event.dataTransfer.types.includes(lineDrag);
  return (
    // Keyboards send the same lines by the menu beside each of them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      data-place={list}
      onDragOver={(event) => {
        if (!isLines(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!isLines(event)) return;
        event.preventDefault();
        setOver(false);
        const lines = draggedLines(event.dataTransfer.getData(lineDrag));
        if (lines.length > 0) sendLines(lines, list);
      }}
      className={clsx(isOver && "rounded-m bg-tint outline-2 outline-offset-4 outline-brand")}
    >
      {children}
    </div>
  );
}

/** What a drag carries comes from outside of the page for all that the browser knows. */
function draggedLines(text: string): number[] {
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? found.filter((id) => typeof id === "number") : [];
  } catch {
    return [];
  }
}
