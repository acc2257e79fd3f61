import type { UnplacedLine } from "@vitrine/model";
import { invalidField } from "../../../http/app-error.ts";
import { sendLines, type Sent, type TrayState } from "./send-lines.ts";
import { takeBack } from "./take-back.ts";

type Wish = { lines: readonly number[]; to: string };

/**
 * Sends lines to a place, leaves them out or puts them back. The rules that read lines are loaded when the first is sent.
 * @throws AppError validation_failed for lines that the tray does not hold
 */
export async function moveLines(before: TrayState, { lines: ids, to }: Wish): Promise<Sent> {
  const wanted = new Set(ids);
  const lines = before.unplaced.filter(({ id }) => wanted.has(id));
  if (lines.length < wanted.size) throw invalidField("lines", "This CV has no such line any more.");
  const placed = lines.filter(({ state }) => state === "placed");
  const moved = lines.map(({ id }) => id);
  if (to === "tray") return { ...stateAll(takeBack(before, placed), wanted, "waiting"), moved };
  // What was placed before leaves its place first, so that no word stands twice.
  const free = takeBack(before, placed);
  if (to === "out") return { ...stateAll(free, wanted, "left_out"), moved };
  const { readLinesAs: read } = await import("@vitrine/cv-parser/lines");
  return sendLines(free, lines, { list: to, read });
}

function stateAll(before: TrayState, ids: ReadonlySet<number>, state: UnplacedLine["state"]): TrayState {
  return { ...before, unplaced: before.unplaced.map((line) => (ids.has(line.id) ? { ...line, state } : line)) };
}
