import { limits } from "@vitrine/model";
import sharp from "sharp";
import { AppError, invalidField } from "../../http/app-error.ts";
import type { UploadedFile } from "../../http/multipart.ts";
import { sniffPicture } from "./sniff-picture.ts";

/** How a call words its refusals; builder and onboarding use different sentences (contract.md 10, 13). */
export type PictureRules = {
  /** Name of the file field in `errors`. */
  field: string;
  isTooLarge: (bytes: number) => boolean;
  messages: {
    missing: string;
    notAnImage: string;
    wrongType: string;
    tooLarge: string;
    /** Of a picture by its first bytes that cannot be decoded; without it such a file counts as no image. */
    undecodable?: string;
  };
};

export type Picture = { bytes: Buffer; contentType: string; width: number; height: number };

/** Longest side of a stored picture: enough for a full-width portrait on a dense screen. */
const storedSidePixels = 1600;
const quality = 82;

/**
 * Checks an uploaded picture by its content and re-encodes it: upright, without metadata, first
 * frame only, at most 1600 pixels wide or high (contract.md 1.8, "File checks").
 * @throws AppError validation_failed, file_too_large, unsupported_media_type
 */
export async function readPicture(file: UploadedFile | undefined, rules: PictureRules): Promise<Picture> {
  const { field, messages } = rules;
  if (!file || file.bytes.length === 0) throw invalidField(field, messages.missing);
  if (file.tooLarge || rules.isTooLarge(file.bytes.length)) throw refused("file_too_large", field, messages.tooLarge);
  const kind = sniffPicture(file.bytes);
  if (kind === "none") throw refused("unsupported_media_type", field, messages.notAnImage);
  if (kind === "other") throw refused("unsupported_media_type", field, messages.wrongType);
  try {
    return await reencode(file.bytes);
  } catch (error) {
    if (error instanceof TooManyPixels) throw invalidField(field, error.message);
    if (messages.undecodable !== undefined) throw invalidField(field, messages.undecodable);
    throw refused("unsupported_media_type", field, messages.notAnImage, error);
  }
}

class TooManyPixels extends Error {
  constructor() {
    super(`The picture may be at most ${limits.pictureMaxSidePixels} pixels wide and high and 40 megapixels.`);
  }
}

async function reencode(bytes: Buffer): Promise<Picture> {
  const header = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height } = header;
  const largest = Math.max(width, height);
  if (largest > limits.pictureMaxSidePixels || width * height > limits.pictureMaxPixels) throw new TooManyPixels();
  const upright = sharp(bytes, { limitInputPixels: limits.pictureMaxPixels, pages: 1 })
    .autoOrient()
    .resize({ width: storedSidePixels, height: storedSidePixels, fit: "inside", withoutEnlargement: true });
  const encoded = header.hasAlpha ? upright.webp({ quality }) : upright.jpeg({ quality, mozjpeg: true });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  const format = header.hasAlpha ? "webp" : "jpeg";
  return {
    bytes: data,
    contentType: `image/${format}`,
    width: info.width,
    height: info.height,
  };
}

function refused(
  code: "file_too_large" | "unsupported_media_type",
  field: string,
  message: string,
  cause?: unknown,
): AppError {
  return new AppError(code, { message, errors: { [field]: [message] }, cause });
}
