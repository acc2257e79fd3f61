import type { SourcePage } from "../../core/document.ts";
import { findPanels } from "../pdf/panels.ts";
import { renderPage } from "../pdf/render-page.ts";
import type { OpenedPdf } from "../pdf/open-pdf.ts";
import { levelled, slopeOfRows } from "./deskew.ts";
import { flattenGround } from "./flatten-ground.ts";
import { greyOf, unturned } from "./grey-picture.ts";
import type { GreyPicture, Turns } from "./grey-picture.ts";
import { lookAt } from "./page-look.ts";
import type { PageLook } from "./page-look.ts";
import { panelBoxes } from "./panel-boxes.ts";

/** Pixels per point: about 220 dots an inch, where small print is still read and time stays bounded. */
export const scanScale = 3;
/** A larger page is drawn smaller; A4 and Letter have 4.5 million, and time grows with them. */
const maxPixels = 6_000_000;

/** A page drawn for reading, with `turns` clockwise quarter turns undone and its rows level. */
export type Scan = {
  page: number;
  picture: GreyPicture;
  look: PageLook;
  turns: Turns;
  /** How far its rows went down for each pixel to the right. */
  slope: number;
  /** Pixels per point. */
  scale: number;
  /** Grounds of columns, in points. */
  panels: NonNullable<SourcePage["panels"]>;
  /** The picture before it was levelled. */
  askew: GreyPicture;
};

/** Draws a page for reading. @returns null for pages without text and for those that cannot be drawn */
export async function openScan(pdf: OpenedPdf, page: number): Promise<Scan | null> {
  const drawn = await renderPage(pdf, page, { scale: scanScale, maxPixels }).catch(() => null);
  if (!drawn) return null;
  const picture = greyOf(drawn.canvas);
  const ground = flattenGround(picture);
  const look = lookAt(picture);
  if (!look.hasText) return null;
  const scan = upright({ page, scale: drawn.scale }, picture, look.isSideways ? 1 : 0);
  return look.isSideways ? scan : { ...scan, panels: panelsOf(scan, ground) };
}

function panelsOf({ picture, slope, scale }: Scan, ground: ReturnType<typeof flattenGround>): Scan["panels"] {
  const boxes = panelBoxes(ground, ground.columns, slope).map((box) => ({ ...box, colour: null }));
  return findPanels(boxes, picture).map(({ x0, x1, y0, y1 }) => ({
    x0: x0 / scale,
    x1: x1 / scale,
    y0: y0 / scale,
    y1: y1 / scale,
  }));
}

/** The same page with so many more clockwise quarter turns undone. */
export function turnedScan(scan: Scan, more: Turns): Scan {
  if (more === 0) return scan;
  const turned = upright(scan, scan.askew, more);
  return { ...turned, turns: ((scan.turns + more) % 4) as Turns };
}

function upright({ page, scale }: Pick<Scan, "page" | "scale">, picture: GreyPicture, turns: Turns): Scan {
  const askew = unturned(picture, turns);
  const slope = slopeOfRows(askew);
  const level = levelled(askew, slope);
  return { page, scale, picture: level, look: lookAt(level), turns, slope, panels: [], askew };
}
