import type { Canvas } from "@napi-rs/canvas";

/** A page as lightness alone, row by row: 0 is black, 255 white. */
export type GreyPicture = { width: number; height: number; light: Uint8Array };

/** Darker than this is ink, once the ground was flattened. */
export const inkLevel = 128;

/** Clockwise quarter turns. */
export type Turns = 0 | 1 | 2 | 3;

/** The lightness of a drawn page. */
export function greyOf(canvas: Canvas): GreyPicture {
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  const light = new Uint8Array(width * height);
  for (let index = 0, at = 0; index < light.length; index += 1, at += 4) {
    light[index] = ((data[at] ?? 0) * 3 + (data[at + 1] ?? 0) * 6 + (data[at + 2] ?? 0)) / 10;
  }
  return { width, height, light };
}

/** The picture with the given clockwise turns undone. */
export function unturned(picture: GreyPicture, turns: Turns): GreyPicture {
  if (turns === 0) return picture;
  const { width, height, light } = picture;
  if (turns === 2) return { width, height, light: light.toReversed() };
  const result = new Uint8Array(light.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const to = turns === 1 ? (width - 1 - x) * height + y : x * height + (height - 1 - y);
      result[to] = light[y * width + x] ?? 0;
    }
  }
  return { width: height, height: width, light: result };
}

/** Rows of a picture, from `top` up to `bottom`. */
export type Band = { top: number; bottom: number };

/** A band of a picture as a PGM file, which is read and written without the work that packing takes. */
export function toPgm({ width, light }: GreyPicture, { top, bottom }: Band): Buffer {
  const rows = light.subarray(top * width, bottom * width);
  return Buffer.concat([Buffer.from(`P5 ${width} ${bottom - top} 255\n`), rows]);
}
