import type { RoleView } from "../view/site-view.ts";

/** The middle line of a ring, its width, and how far from the centre its lines lie, as shares of that middle line. */
export type Ring = { path: string; width: number; lines: readonly number[] };

const mostRings = 14;
const outer = 190;
const points = 10;
/** Lines that lie nearer than this run into one on a phone. */
const narrowest = 4.2;

/**
 * Closed, slightly uneven paths around the point 200, 200, one for each role, the latest first and
 * outermost (design book, recipe R12). Width follows the months of a role, or is equal for all when
 * fewer than three in five have readable dates. Lines part a ring
 * into the years it stands for.
 * @param heart radius of the heartwood in the middle
 */
export function growthRings(roles: readonly RoleView[], heart: number): Ring[] {
  const shown = roles.slice(0, mostRings);
  const months = shown.map(monthsOf);
  const known = months.filter((value) => value !== null);
  const isTrue = known.length >= shown.length * 0.6 && known.length > 0;
  const usual = isTrue ? known.reduce((sum, value) => sum + value, 0) / known.length : 72;
  const widths = months.map((value) => Math.max(6, (isTrue ? (value ?? usual) : usual) / 6));
  const scale = (outer - heart) / widths.reduce((sum, width) => sum + width, 0);
  let edge = outer;
  return widths.map((width, index) => {
    const band = width * scale;
    const radius = edge - band / 2;
    edge -= band;
    const years = Math.round(width / 2);
    return {
      path: wobbly(radius, shown.length - index),
      width: Math.max(1.5, band),
      lines: yearLines(years, band).map((inwards) => (radius + band / 2 - inwards) / radius),
    };
  });
}

/** How far inside the outer edge of a ring each of its lines lies; the edge itself is the first one. */
function yearLines(years: number, band: number): number[] {
  const count = Math.max(1, Math.min(years, Math.floor(band / narrowest)));
  return Array.from({ length: count }, (_, year) => (band / count) * year);
}

function monthsOf({ dates: { parsed } }: RoleView): number | null {
  if (!parsed) return null;
  if (parsed.months !== null) return parsed.months;
  if (!parsed.end) return null;
  return Math.max(6, (Number(parsed.end.slice(0, 4)) - Number(parsed.start.slice(0, 4))) * 12);
}

/** A Catmull-Rom loop through ten points whose distance varies by a few hundredths. */
function wobbly(radius: number, seed: number): string {
  const loop = Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * Math.PI * 2;
    const far = radius * (1 + 0.022 * Math.sin(seed * 0.35 + index * 2.1) + 0.012 * Math.sin(index * 1.7));
    return [200 + far * Math.cos(angle), 200 + far * Math.sin(angle)] as const;
  });
  const at = (index: number) => loop[(index + points) % points] ?? ([200, 200] as const);
  const text = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const curves = loop.map((point, index) => {
    const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const first = text(point[0] + (next[0] - before[0]) / 6, point[1] + (next[1] - before[1]) / 6);
    const second = text(next[0] - (after[0] - point[0]) / 6, next[1] - (after[1] - point[1]) / 6);
    return `C${first} ${second} ${text(next[0], next[1])}`;
  });
  return `M${text(at(0)[0], at(0)[1])}${curves.join("")}Z`;
}
