import { createHash } from "node:crypto";
import { limits, mediaWidths } from "@vitrine/model";
import sharp, { type Metadata, type Sharp } from "sharp";
import { AppError, invalidField } from "../../http/app-error.ts";
import type { UploadedFile } from "../../http/multipart.ts";
import { formatOf, type PictureFormat } from "./sniff-picture.ts";

/** One file of a picture of work. */
export type PictureFile = { bytes: Buffer; width: number; height: number; contentType: string };

/** A picture of work in all the sizes that it is kept in. */
export type WorkPicture = {
  main: PictureFile;
  sizes: readonly PictureFile[];
  /** Its most frequent colour, as #rrggbb; empty for one that lets its ground show through. */
  placeholder: string;
};

const field = "file";
const readable: ReadonlySet<PictureFormat> = new Set(["JPEG", "PNG", "GIF", "WebP", "AVIF", "HEIC"]);
const instead = "Please choose a JPEG, PNG, WebP, AVIF or GIF picture.";
const damaged = "This picture is damaged or not complete. Please export it again and try once more.";
const mainQuality = 82;
const webpQuality = 78;
const avif = { quality: 55, effort: 2 } as const;
/** Longer than any honest picture takes; a file that is made to keep a decoder busy ends here. */
const decodeSeconds = 30;

/**
 * Checks a file by its content before anything is decoded.
 * @throws AppError validation_failed, file_too_large, unsupported_media_type
 */
export function checkedWorkFile(file: UploadedFile | undefined): {
  bytes: Buffer;
  format: PictureFormat;
  sha256: string;
} {
  if (!file || file.bytes.length === 0) throw invalidField(field, "The file field is required.");
  const { bytes } = file;
  if (file.tooLarge || bytes.length > limits.workPictureBytes) {
    throw refused("file_too_large", `A picture may be at most ${limits.workPictureBytes / 1024 / 1024} MB large.`);
  }
  const format = formatOf(bytes);
  if (format === null) throw refused("unsupported_media_type", `This file is not a picture. ${instead}`);
  if (!readable.has(format)) {
    throw refused("unsupported_media_type", `${format} pictures cannot be shown safely on every screen. ${instead}`);
  }
  if (holdsArchive(bytes)) {
    throw refused(
      "unsupported_media_type",
      "This file holds another file beside the picture. Please export the picture alone.",
    );
  }
  return { bytes, format, sha256: createHash("sha256").update(bytes).digest("hex") };
}

/** The end of a ZIP archive or the start of a PDF, where their readers look for them. */
function holdsArchive(bytes: Buffer): boolean {
  const endOfArchive = Buffer.from("504b0506", "hex");
  return bytes.subarray(-66_000).includes(endOfArchive) || bytes.subarray(0, 1024).includes("%PDF-");
}

/**
 * Makes every size of a picture: upright, without any metadata, first frame only, in colours that every screen knows.
 * @throws AppError validation_failed for a picture that is too large or damaged, unsupported_media_type
 */
export async function makeWorkPicture(bytes: Buffer, format: PictureFormat): Promise<WorkPicture> {
  const header = await headerOf(bytes, format);
  const { width, height } = header;
  const side = limits.workPictureMaxSidePixels;
  if (width > side || height > side || width * height > limits.pictureMaxPixels) {
    const most = `${side.toLocaleString("en")} pixels wide and high and ${limits.pictureMaxPixels / 1e6} megapixels`;
    throw invalidField(field, `A picture may be at most ${most}; this one is ${width} × ${height} pixels.`);
  }
  try {
    return await drawSizes(bytes, header.hasAlpha);
  } catch (error) {
    if (format === "HEIC") throw unreadable(format, error);
    throw invalidField(field, damaged);
  }
}

async function headerOf(bytes: Buffer, format: PictureFormat) {
  let header: Metadata;
  try {
    header = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    if (format === "HEIC") throw unreadable(format, error);
    throw invalidField(field, damaged);
  }
  const read = header.format === "heif" ? ["AVIF", "HEIC"] : [header.format.toUpperCase()];
  if (!read.includes(format.toUpperCase()))
    throw refused("unsupported_media_type", `This file is not a picture. ${instead}`);
  return header;
}

function unreadable(format: PictureFormat, cause: unknown): AppError {
  const message = `${format} pictures cannot be read here. Please save it as JPEG first: phones do so when it is chosen from the photo library, computers when it is exported.`;
  return refused("unsupported_media_type", message, cause);
}

async function drawSizes(bytes: Buffer, hasAlpha: boolean): Promise<WorkPicture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: limits.pictureMaxPixels, pages: 1 })
    .timeout({ seconds: decodeSeconds })
    .autoOrient()
    .toColourspace("srgb")
    .resize({
      width: limits.workPictureStoredWidthPixels,
      height: limits.workPictureStoredHeightPixels,
      fit: "inside",
      withoutEnlargement: true,
    })
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const drawn = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const stats = await drawn().stats();
  const isClear = hasAlpha && !stats.isOpaque;
  const solid = () => (info.channels === 4 && !isClear ? drawn().removeAlpha() : drawn());
  const main = isClear
    ? await encoded(solid().webp({ quality: mainQuality }), "image/webp")
    : await encoded(solid().jpeg({ quality: mainQuality, mozjpeg: true }), "image/jpeg");
  const sizes: PictureFile[] = [];
  for (const width of widthsUpTo(info.width)) {
    const sized = () => (width === info.width ? solid() : solid().resize({ width }));
    sizes.push(await encoded(sized().avif(avif), "image/avif"));
    sizes.push(await encoded(sized().webp({ quality: webpQuality }), "image/webp"));
  }
  return { main, sizes, placeholder: isClear ? "" : hexOf(stats.dominant) };
}

async function encoded(picture: Sharp, contentType: string): Promise<PictureFile> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height, contentType };
}

/** The widths that a picture is kept in: those of all pictures below its own, and its own. */
function widthsUpTo(width: number): number[] {
  return [...mediaWidths.filter((one) => one < width), width];
}

function hexOf({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

function refused(code: "file_too_large" | "unsupported_media_type", message: string, cause?: unknown): AppError {
  return new AppError(code, { message, errors: { [field]: [message] }, cause });
}
