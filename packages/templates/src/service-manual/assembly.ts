import { skillAnchors } from "../kit/skill-groups.tsx";
import type { SiteView } from "../view/site-view.ts";

/** What the drawing has parts for: the groups of the first list of skills; where there are none, the page's sections. */
export function meaningsOf(view: SiteView) {
  const groups = skillAnchors(view);
  const chapters = view.sections.map(({ title, anchor, records }) => ({
    title,
    href: `#${anchor}`,
    count: records.length,
  }));
  return (groups.length > 1 ? groups : chapters).slice(0, 6);
}

/** How far a face is turned away from the reader, how far parts are apart, and how far ribs are. */
const turn = 0.36;
const gap = 74;
const rib = 13;

type Outline = { corners: number; radius: number; isRound?: boolean; tooth?: number };
const nut: Outline = { corners: 6, radius: 64 };
const outlines: readonly Outline[] = [
  nut,
  { corners: 48, radius: 106, isRound: true },
  { corners: 8, radius: 92 },
  { corners: 36, radius: 102, isRound: true, tooth: 0.84 },
  { corners: 48, radius: 76, isRound: true },
  { corners: 4, radius: 104 },
];

/**
 * Parts as paths along an axis that runs to the right, each with a rib for each of what it counts, as far as nine;
 * `home` is how far it is from where it belongs.
 */
export function assemble(counts: readonly number[]) {
  let at = 0;
  return counts.map((count, index) => {
    const ribs = Math.min(Math.max(count, 1), 9);
    const home = ((counts.length - 1) / 2 - index) * gap;
    const from = at;
    at += 18 + ribs * rib + gap;
    return { ...draw(from, ribs, outlines[index] ?? nut), home };
  });
}

function draw(at: number, ribs: number, { corners, radius, isRound, tooth }: Outline) {
  const end = at + 18 + ribs * rib;
  const rim = Array.from({ length: corners }, (_, index) => {
    const angle = ((index + (isRound ? 0 : 0.5)) / corners) * 2 * Math.PI;
    const reach = tooth && index % 4 > 1 ? radius * tooth : radius;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const;
  });
  const point = (x: number, [u, v]: readonly [number, number]) => `${Math.round(x + u * turn)} ${Math.round(v)}`;
  // What is turned to the reader goes down on the paper.
  const walls = rim.flatMap((from, index) => {
    const to = rim[(index + 1) % corners] ?? from;
    return to[1] - from[1] > 0.01 ? [[from, to] as const] : [];
  });
  const along = (x: number) => walls.map(([from, to]) => `M${point(x, from)}L${point(x, to)}`).join("");
  const ring = (share: number) => `M${rim.map(([u, v]) => point(at, [u * share, v * share])).join("L")}Z`;
  const seams = walls.flat().filter(([u, v]) => !isRound || Math.abs(v) > radius - 0.5 || (tooth && u > 0));
  return {
    at,
    radius,
    side: walls.map(([a, b]) => `M${point(at, a)}L${point(end, a)}L${point(end, b)}L${point(at, b)}Z`).join(""),
    edges: along(end) + seams.map((seam) => `M${point(at, seam)}L${point(end, seam)}`).join(""),
    ribs: Array.from({ length: ribs }, (_, index) => along(at + 15 + index * rib)).join(""),
    face: ring(1) + ring(0.3),
  };
}
