import { inkLevel } from "./grey-picture.ts";
import type { GreyPicture } from "./grey-picture.ts";

/** With less ink than this share a page is blank, with more it is no page of text; text covers 2 to 20 %. */
const leastInk = 0.0002;
const mostInk = 0.45;
/** Profiles are taken in slabs so narrow that the lines of a crooked page do not run into each other. */
const slab = 160;
/** Lines of text make their profile this many times as uneven as that across them, or more. */
const uprightRatio = 0.77;
/** What a page shows before it is read; `inkRows` counts the ink of every row. */
export type PageLook = { hasText: boolean; isSideways: boolean; inkRows: Float64Array };

/** Looks at a page whose ground was flattened: costs a few milliseconds where reading costs seconds. */
export function lookAt(picture: GreyPicture): PageLook {
  const { width, height } = picture;
  const rows = profiles(picture);
  const inkRows = new Float64Array(height);
  for (const profile of rows.slabs) profile.forEach((count, y) => (inkRows[y] = (inkRows[y] ?? 0) + count));
  const share = inkRows.reduce((sum, count) => sum + count, 0) / (width * height);
  return {
    hasText: share > leastInk && share < mostInk,
    isSideways: rows.unevenness < uprightRatio * rows.unevennessAcross,
    inkRows,
  };
}

/** Ink counted along the rows in upright slabs and along the columns in lying ones. */
function profiles({ width, height, light }: GreyPicture) {
  const slabs = Array.from({ length: Math.ceil(width / slab) }, () => new Uint32Array(height));
  const across = Array.from({ length: Math.ceil(height / slab) }, () => new Uint32Array(width));
  for (let y = 0; y < height; y += 1) {
    const lying = across[Math.floor(y / slab)];
    for (let x = 0; x < width; x += 1) {
      if ((light[y * width + x] ?? 255) >= inkLevel) continue;
      const upright = slabs[Math.floor(x / slab)];
      if (upright) upright[y] = (upright[y] ?? 0) + 1;
      if (lying) lying[x] = (lying[x] ?? 0) + 1;
    }
  }
  return { slabs, unevenness: unevennessOf(slabs), unevennessAcross: unevennessOf(across) };
}

/** How much the profiles rise and fall within the height of some lines, whatever their level is. */
function unevennessOf(all: readonly Uint32Array[]): number {
  const reach = 24;
  let sum = 0;
  for (const profile of all) {
    let near = 0;
    for (let index = -reach; index < profile.length; index += 1) {
      near += (profile[index + reach] ?? 0) - (profile[index - reach - 1] ?? 0);
      if (index >= 0) sum += ((profile[index] ?? 0) - near / (2 * reach + 1)) ** 2;
    }
  }
  return sum;
}
