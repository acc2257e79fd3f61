/** `allowed`: JPEG, PNG, GIF or WebP. `other`: a picture of another kind. `none`: not a picture. */
export type PictureKind = "allowed" | "other" | "none";

const starts = (bytes: Buffer, hex: string, at = 0) =>
  bytes.subarray(at, at + hex.length / 2).equals(Buffer.from(hex, "hex"));

const ascii = (bytes: Buffer, at: number, length: number) => bytes.toString("latin1", at, at + length);

/** The kind of a file by its first bytes; nothing but an allowed kind ever reaches the decoder. */
export function sniffPicture(bytes: Buffer): PictureKind {
  const isJpeg = starts(bytes, "ffd8ff");
  const isPng = starts(bytes, "89504e470d0a1a0a");
  const isGif = /^GIF8[79]a$/.test(ascii(bytes, 0, 6));
  const isWebp = ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 4) === "WEBP";
  if (isJpeg || isPng || isGif || isWebp) return "allowed";
  const isBitmap = ascii(bytes, 0, 2) === "BM" && bytes.length > 26;
  const isTiff = starts(bytes, "49492a00") || starts(bytes, "4d4d002a");
  const isIcon = starts(bytes, "00000100");
  const isHeif = ascii(bytes, 4, 4) === "ftyp" && /^(avi[fs]|hei[cxfms]|mif1|msf1)$/.test(ascii(bytes, 8, 4));
  const isSvg = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i.test(
    bytes.toString("utf8", 0, 2048),
  );
  return isBitmap || isTiff || isIcon || isHeif || isSvg ? "other" : "none";
}
