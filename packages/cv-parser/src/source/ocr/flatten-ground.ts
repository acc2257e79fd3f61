import { besides, cellSide, mapGround } from "./ground-map.ts";
import type { GroundMap } from "./ground-map.ts";
import type { GreyPicture } from "./grey-picture.ts";
import { findPanels, inkKind } from "./panels-of-page.ts";
import type { PagePanels } from "./panels-of-page.ts";

/** What differs from its ground by less, or by less than this share of the ink beside it, is grain of the paper. */
const grain = 8;
const grainShare = 0.05;
/** Letters differ from their ground by so much, or there are none; what differs from plain ground is drawn as usual. */
const leastContrast = 48;
const usualContrast = 160;
/** Smaller panels have letters near their edges. */
const leastCells = 300;
/** Half dark edges of letters become darker, as thin strokes are little else. */
const darkened = Uint8ClampedArray.from({ length: 256 }, (_, ink) => 255 * (1 - (ink / 255) ** 0.65));

/**
 * Makes the ground of a scanned page white and its ink black, in place: shadows, grey paper and pale ink hide letters,
 * and readers expect dark letters on a light ground, so light letters on dark or coloured panels change places with
 * their ground.
 * @returns the panels, by the cells of a page that has so many columns of them
 */
export function flattenGround(picture: GreyPicture): Pick<PagePanels, "panels"> & { columns: number } {
  const map = mapGround(picture);
  const { kinds, panels } = findPanels(picture, map);
  const { width, height, light } = picture;
  for (let row = 0; row < map.rows; row += 1) {
    for (let column = 0; column < map.columns; column += 1) {
      const cell = row * map.columns + column;
      const { ground, sign, from, factor } = toneOf(map, cell, kinds[cell] ?? inkKind.dark);
      for (let y = row * cellSide; y < Math.min(height, (row + 1) * cellSide); y += 1) {
        const end = y * width + Math.min(width, (column + 1) * cellSide);
        for (let index = y * width + column * cellSide; index < end; index += 1) {
          const ink = (sign * ((light[index] ?? 0) - ground) - from) * factor;
          light[index] = darkened[Math.min(255, Math.max(0, Math.round(ink)))] ?? 255;
        }
      }
    }
  }
  for (const panel of panels) if (panel.length >= leastCells) clearEdges(picture, map, panel);
  return { panels, columns: map.columns };
}

/** Whitens the cells on both sides of a panel's edge: what is left of an edge would be taken for a bar. */
function clearEdges({ width, height, light }: GreyPicture, map: GroundMap, panel: readonly number[]): void {
  const own = new Set(panel);
  const outside = panel.flatMap((cell) => besides(cell, map).filter((near) => !own.has(near)));
  const near = outside.flatMap((cell) => besides(cell, map));
  const inside = near.flatMap((cell) => besides(cell, map).filter((one) => own.has(one)));
  for (const cell of new Set([...outside, ...near, ...inside])) {
    const left = (cell % map.columns) * cellSide;
    const top = Math.floor(cell / map.columns) * cellSide;
    for (let y = top; y < Math.min(height, top + cellSide); y += 1)
      light.fill(255, y * width + left, y * width + Math.min(width, left + cellSide));
  }
}

/** How the lightness of a cell becomes ink: its distance from the ground, less the grain, times a factor. */
function toneOf(map: GroundMap, cell: number, kind: number) {
  const isLightInk = kind === inkKind.light;
  const ground = (kind === inkKind.all ? map.lightest[cell] : map.most[cell]) ?? 255;
  const ink = (isLightInk ? map.lightInk[cell] : map.darkInk[cell]) ?? 0;
  const distance = Math.abs(ink - ground);
  const contrast = distance < leastContrast ? usualContrast : distance;
  const from = Math.max(grain, grainShare * contrast);
  return { ground, sign: isLightInk ? 1 : -1, from, factor: 255 / (contrast - from) };
}
