import type { RoleView } from "../view/site-view.ts";

/** The first day of a month as days since an epoch; null for a bare year. */
function dayOf(month: string): number | null {
  const match = /^(\d{4})-(\d{2})$/.exec(month);
  return match ? Date.UTC(Number(match[1]), Number(match[2]) - 1) / 86_400_000 : null;
}

/**
 * What stands before each role in a culture log: days since the first role began when every start is known
 * to the month, else the number of the passage.
 * @param roles newest first
 */
export function passageMarks(roles: readonly RoleView[]): string[] {
  const days = roles.map(({ dates }) => (dates.parsed ? dayOf(dates.parsed.start) : null));
  const known = days.filter((day) => day !== null);
  if (known.length < roles.length) return roles.map((_, index) => `P${roles.length - index}`);
  const first = Math.min(...known);
  return known.map((day) => `D+${Math.round(day - first)}`);
}
