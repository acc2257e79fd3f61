import type { DatePoint } from "../../src/entities/dates/date-tokens.ts";

/** A date as label files write it: YYYY-MM, YYYY or "present". */
export function parsePoint(point: DatePoint | "present"): string {
  if (point === "present") return "present";
  const year = String(point.year ?? "");
  return point.month === null ? year : `${year}-${String(point.month).padStart(2, "0")}`;
}
