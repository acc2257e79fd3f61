import { renderPage } from "../pdf/render-page.ts";
import type { OpenedPdf } from "../pdf/open-pdf.ts";
import { flattenGround } from "./flatten-ground.ts";
import { greyOf, unturned } from "./grey-picture.ts";
import type { GreyPicture, Turns } from "./grey-picture.ts";
import { lookAt } from "./page-look.ts";
import type { PageLook } from "./page-look.ts";

/** Pixels per point: about 220 dots an inch, where small print is still read and time stays bounded. */
export const scanScale = 3;
/** A larger page is drawn smaller; A4 and Letter have 4.5 million, and time grows with them. */
const maxPixels = 6_000_000;

/** A page drawn for reading, with `turns` clockwise quarter turns undone. */
export type Scan = {
  page: number;
  picture: GreyPicture;
  look: PageLook;
  turns: Turns;
  /** Pixels per point. */
  scale: number;
};

/** Draws a page for reading. @returns null for pages without text and for those that cannot be drawn */
export async function openScan(pdf: OpenedPdf, page: number): Promise<Scan | null> {
  const drawn = await renderPage(pdf, page, { scale: scanScale, maxPixels }).catch(() => null);
  if (!drawn) return null;
  const picture = greyOf(drawn.canvas);
  flattenGround(picture);
  const look = lookAt(picture);
  if (!look.hasText) return null;
  const { scale } = drawn;
  const scan: Scan = { page, picture, look, turns: 0, scale };
  return look.isSideways ? turnedScan(scan, 1) : scan;
}

/** The same page with so many more clockwise quarter turns undone. */
export function turnedScan(scan: Scan, more: Turns): Scan {
  if (more === 0) return scan;
  const picture = unturned(scan.picture, more);
  const turns = ((scan.turns + more) % 4) as Turns;
  return { ...scan, picture, look: lookAt(picture), turns };
}
