import type { FoundItem } from "../core/found.ts";

/** Two days of the calendar, as far as both are told: negative where the first is earlier. */
function compared(first: string, second: string): number {
  const told = Math.min(first.length, second.length);
  return first.slice(0, told) < second.slice(0, told) ? -1 : Number(first.slice(0, told) > second.slice(0, told));
}

/**
 * Whether the post below may be one at the employer above: the period of an employer takes in those of its posts, so one
 * that began or ended in another time is a job of its own, whose post nobody named. Where a date is missing, it may; so it
 * may where it ended as the one above began, since who rises at one employer writes it once.
 */
export function mayCover(above: FoundItem, below: FoundItem | undefined): boolean {
  if (below === undefined) return true;
  const from = above.fields.start_date?.value;
  const to = above.current ? undefined : (above.fields.end_date?.value ?? from);
  const [began, ended] = [below.fields.start_date?.value, below.fields.end_date?.value];
  if (from !== undefined && ended !== undefined && compared(ended, from) === 0) return true;
  if (from !== undefined && began !== undefined && compared(began, from) < 0) return false;
  if (to !== undefined && (below.current || (ended !== undefined && compared(ended, to) > 0))) return false;
  return to === undefined || began === undefined || compared(began, to) <= 0;
}
