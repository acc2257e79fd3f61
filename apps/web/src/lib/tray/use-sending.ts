import { trayPlaceOf } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { useCallback } from "react";
import { linesText } from "./group-lines.ts";

/** Sends lines to a place; answers those that can be put back again, or null when nothing was done. */
export type SendLines = (lines: readonly number[], to: string) => Promise<readonly number[] | null>;

/** Sends lines, says where they went, and offers to undo it. */
export function useSending(send: SendLines): (lines: readonly number[], to: string) => void {
  return useCallback(
    (lines, to) => {
      void send(lines, to).then((moved) => {
        if (moved === null || to === "tray") return;
        const count = linesText(lines.length);
        const said = to === "out" ? `${count} left out.` : `${count} added to ${trayPlaceOf(to)?.title ?? to}.`;
        const undo = { action: { label: "Undo", onAction: () => void send(moved, "tray") } };
        toast.success(said, moved.length > 0 ? undo : {});
      });
    },
    [send],
  );
}
