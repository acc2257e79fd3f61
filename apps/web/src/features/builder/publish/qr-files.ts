import { encode, renderSVG } from "uqr";
import { saveFile } from "../../../lib/exports/download-file.ts";

/** White modules around the code, so that it is read on every ground (ISO/IEC 18004 asks for four). */
const quietZone = 4;
/** Large enough to be printed on a poster. */
const pngPixels = 1024;

/** An address as a QR code in SVG. */
export const qrSvg = (url: string): string => renderSVG(url, { border: quietZone });

/** Saves the code of an address as a drawing that stays sharp in every size. */
export function saveQrSvg(url: string, name: string): void {
  saveFile(new Blob([qrSvg(url)], { type: "image/svg+xml" }), `${name}.svg`);
}

/** Saves the code of an address as a picture. */
export async function saveQrPng(url: string, name: string): Promise<void> {
  const { data, size } = encode(url, { border: quietZone });
  const module = Math.max(1, Math.floor(pngPixels / size));
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = module * size;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws no pictures.");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "#000000";
  data.forEach((row, y) =>
    row.forEach((isDark, x) => (isDark ? context.fillRect(x * module, y * module, module, module) : undefined)),
  );
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (blob) saveFile(blob, `${name}.png`);
}
