import { monthsOf, type DatesView } from "../view/dates.ts";
import type { RoleView } from "../view/site-view.ts";

/** How high all storeys together are, and the least that one can be seen at. */
const fullHeight = 330;
const tallest = 120;
const lowest = 9;

/** A building with more storeys than this would be a pile of lines. */
const mostStoreys = 24;

/** One storey: its lower edge above the ground, its height, how far it stands out, and the year at which it was begun. */
export type Storey = { level: number; height: number; shift: number; year: string };

/**
 * Roles as storeys from the ground upwards, the oldest lowest, each as high as it lasted; all of one height where fewer
 * than three in five say how long. A new employer begins a new volume, which stands out to the other side.
 * @param asOf the month until which open roles last, as `YYYY-MM`
 */
export function storeysOf(roles: readonly Pick<RoleView, "org" | "dates">[], asOf: string | null): readonly Storey[] {
  const upwards = roles.slice(0, mostStoreys).toReversed();
  const months = upwards.map(({ dates }) => monthsOf(dates, asOf));
  const known = months.filter((length) => length !== null);
  const isTold = known.length >= upwards.length * 0.6;
  const usual = isTold && known.length > 0 ? known.reduce((sum, length) => sum + length, 0) / known.length : 1;
  const shares = months.map((length) => (isTold ? (length ?? usual) : 1));
  const all = shares.reduce((sum, share) => sum + share, 0);
  let level = 0;
  let volumes = 0;
  return upwards.map((role, index) => {
    const height = Math.round(Math.min(tallest, Math.max(lowest, ((shares[index] ?? 1) / all) * fullHeight)));
    if (index > 0 && role.org !== upwards[index - 1]?.org) volumes += 1;
    const storey = { level, height, shift: volumes % 2, year: yearOf(role.dates) };
    level += height;
    return storey;
  });
}

/** The year in which something was begun; empty where its dates do not say. */
export const yearOf = ({ parsed }: DatesView): string => parsed?.start.slice(0, 4) ?? "";
