/** `allowed`: JPEG, PNG, GIF or WebP. `other`: a picture of another kind. `none`: not a picture. */
export type PictureKind = "allowed" | "other" | "none";

/** What a file is by its first bytes, in the word that people know it by. */
export type PictureFormat = "JPEG" | "PNG" | "GIF" | "WebP" | "AVIF" | "HEIC" | "SVG" | "BMP" | "TIFF" | "ICO";

const starts = (bytes: Buffer, hex: string, at = 0) =>
  bytes.subarray(at, at + hex.length / 2).equals(Buffer.from(hex, "hex"));

const ascii = (bytes: Buffer, at: number, length: number) => bytes.toString("latin1", at, at + length);

const svgStart = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i;

const tests: readonly [PictureFormat, (bytes: Buffer) => boolean][] = [
  ["JPEG", (bytes) => starts(bytes, "ffd8ff")],
  ["PNG", (bytes) => starts(bytes, "89504e470d0a1a0a")],
  ["GIF", (bytes) => /^GIF8[79]a$/.test(ascii(bytes, 0, 6))],
  ["WebP", (bytes) => ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 4) === "WEBP"],
  ["AVIF", (bytes) => /^avi[fs]$/.test(brandOf(bytes)) || hasBrand(bytes, "avif")],
  ["HEIC", (bytes) => /^(?:hei[cxfms]|hev[cmsx]|mif1|msf1)$/.test(brandOf(bytes))],
  ["BMP", (bytes) => ascii(bytes, 0, 2) === "BM" && bytes.length > 26],
  ["TIFF", (bytes) => starts(bytes, "49492a00") || starts(bytes, "4d4d002a")],
  ["ICO", (bytes) => starts(bytes, "00000100")],
  ["SVG", (bytes) => svgStart.test(bytes.toString("utf8", 0, 2048))],
];

/** The main brand of a file in a box format (ISO 14496-12); empty for other files. */
const brandOf = (bytes: Buffer) => (ascii(bytes, 4, 4) === "ftyp" ? ascii(bytes, 8, 4) : "");

function hasBrand(bytes: Buffer, brand: string): boolean {
  if (brandOf(bytes) !== "mif1") return false;
  const length = Math.min(bytes.readUInt32BE(0), 256);
  return ascii(bytes, 16, length - 16).includes(brand);
}

/** The format of a file by its first bytes; null for a file that is no picture. Names are never asked. */
export function formatOf(bytes: Buffer): PictureFormat | null {
  return tests.find(([, test]) => test(bytes))?.[0] ?? null;
}

/** The kind of a file by its first bytes; nothing but an allowed kind ever reaches the decoder. */
export function sniffPicture(bytes: Buffer): PictureKind {
  const format = formatOf(bytes);
  if (format === null) return "none";
  return ["JPEG", "PNG", "GIF", "WebP"].includes(format) ? "allowed" : "other";
}
