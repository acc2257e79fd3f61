import { ApiError } from "@vitrine/api-client";
import { limits } from "@vitrine/model";

/** What the picker offers. HEIC is not named, so that phones hand over such a picture as JPEG. */
export const acceptedPictures = "image/jpeg,image/png,image/webp,image/avif,image/gif";

export const pictureFormats = "JPEG, PNG, WebP, AVIF or GIF";
const knownTypes = /^image\/(?:jpeg|jpg|png|webp|avif|gif|hei[cf](?:-sequence)?)$/;
const knownEndings = /\.(?:jpe?g|png|webp|avif|gif|hei[cf])$/i;
const mebibyte = 1024 * 1024;

/** A size as people say it. */
export function sizeWords(bytes: number): string {
  if (bytes >= 1024 * mebibyte) return `${round(bytes / (1024 * mebibyte))} GB`;
  if (bytes >= mebibyte) return `${round(bytes / mebibyte)} MB`;
  return `${Math.max(bytes === 0 ? 0 : 1, Math.round(bytes / 1024))} kB`;
}

const round = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(1).replace(/\.0$/, ""));

/** Why a file is not worth sending; null for one that is. What it really is, the server finds out. */
export function fileProblem({ name, type, size }: Pick<File, "name" | "type" | "size">): string | null {
  const isPicture = type === "" ? knownEndings.test(name) : knownTypes.test(type);
  if (!isPicture) return `This is not a picture that can be shown. It takes ${pictureFormats}.`;
  if (size === 0) return "This file is empty.";
  if (size > limits.workPictureBytes)
    return `${sizeWords(size)} is too large. A picture may have ${sizeWords(limits.workPictureBytes)}.`;
  return null;
}

/** What became of a picture that was not stored. */
export type UploadFault =
  | { kind: "offline" }
  /** With `needsRoom` a larger plan, or deleting pictures, helps. */
  | { kind: "failed"; message: string; canRetry: boolean; needsRoom: boolean };

const passing: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504, 507]);

/** Why an upload failed: no way to the server, which passes, or its refusal in its own words. */
export function uploadFault(error: unknown): UploadFault {
  if (!(error instanceof ApiError) || error.status === 0) return { kind: "offline" };
  const said = Object.values(error.errors).flat()[0] ?? error.message;
  return {
    kind: "failed",
    message: said || "This picture could not be stored.",
    canRetry: passing.has(error.status) || error.code === "feature_requires_upgrade",
    needsRoom: error.code === "feature_requires_upgrade",
  };
}
