import { limits } from "@vitrine/model";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { checkedWorkFile, makeWorkPicture } from "./work-picture.ts";

const canvas = (width: number, height: number, alpha?: number) =>
  sharp({
    create: {
      width,
      height,
      channels: alpha === undefined ? 3 : 4,
      background: { r: 200, g: 90, b: 40, alpha: alpha ?? 1 },
    },
  });

const file = (bytes: Buffer) => ({ bytes, fileName: "x.jpg", mimeType: "image/jpeg", tooLarge: false });

async function make(bytes: Buffer) {
  const checked = checkedWorkFile(file(bytes));
  return makeWorkPicture(checked.bytes, checked.format);
}

describe("a picture of work", () => {
  test("is kept in the widths below its own and in its own, as AVIF and WebP", async () => {
    const { main, sizes, placeholder } = await make(await canvas(1200, 800).png().toBuffer());
    expect(main).toMatchObject({ width: 1200, height: 800, contentType: "image/jpeg" });
    expect(sizes.map(({ width, contentType }) => `${width} ${contentType}`)).toEqual([
      "480 image/avif",
      "480 image/webp",
      "960 image/avif",
      "960 image/webp",
      "1200 image/avif",
      "1200 image/webp",
    ]);
    const shown = await Promise.all(sizes.map(({ bytes }) => sharp(bytes).metadata()));
    expect(shown.map(({ width }) => width)).toEqual([480, 480, 960, 960, 1200, 1200]);
    const channels = [1, 3, 5].map((at) => Number.parseInt(placeholder.slice(at, at + 2), 16));
    expect(channels.every((value, index) => Math.abs(value - ([200, 90, 40][index] ?? 0)) <= 12)).toBe(true);
  });

  test("is turned upright and loses place, names and scripts of its metadata in every size", async () => {
    const bytes = await canvas(900, 300)
      .withExif({ IFD0: { Copyright: "secret <script>alert(1)</script>" }, IFD3: { GPSLatitude: "56/1 9/1 0/1" } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(bytes.includes("<script>")).toBe(true);
    const { main, sizes } = await make(bytes);
    expect(main).toMatchObject({ width: 300, height: 900 });
    for (const { bytes: kept } of [main, ...sizes]) {
      const { exif, xmp, iptc, orientation } = await sharp(kept).metadata();
      expect([exif, xmp, iptc, orientation ?? 1]).toEqual([undefined, undefined, undefined, 1]);
      expect(kept.includes("script")).toBe(false);
    }
  });

  test("keeps its transparency; one that is solid after all is a JPEG", async () => {
    const clear = await make(await canvas(60, 40, 0.4).png().toBuffer());
    expect([clear.main.contentType, clear.placeholder]).toEqual(["image/webp", ""]);
    expect((await make(await canvas(60, 40, 1).png().toBuffer())).main.contentType).toBe("image/jpeg");
  });

  test.each(["webp", "avif", "gif"] as const)("is read from %s", async (format) => {
    expect((await make(await canvas(50, 40).toFormat(format).toBuffer())).main).toMatchObject({
      width: 50,
      height: 40,
    });
  });

  test("of 12,000 pixels is kept 2,000 wide, a tiny one as it is", async () => {
    expect((await make(await canvas(12_000, 600).png().toBuffer())).main).toMatchObject({ width: 2000, height: 100 });
    expect((await make(await canvas(1, 1).png().toBuffer())).sizes.map(({ width }) => width)).toEqual([1, 1]);
  });
});

/** The start of a JPEG that says it is 65,535 pixels wide and high. */
const wideHeader = Buffer.from(
  "ffd8ffe000104a46494600010100000100010000ffc0001108ffffffff03012200021101031101ffd9",
  "hex",
);
const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;

describe("what is refused", () => {
  test.each([
    ["words", Buffer.from("only words"), "unsupported_media_type", /not a picture/],
    ["SVG", Buffer.from(svg), "unsupported_media_type", /^SVG/],
    ["a bitmap", Buffer.from(`BM${"\0".repeat(60)}`), "unsupported_media_type", /^BMP/],
    ["a page that starts as a GIF", Buffer.from("GIF89a/*<script>*/=1;alert(1)"), "validation_failed", /damaged/],
    [
      "HEIC that cannot be read",
      Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0heicmif1${"\0".repeat(40)}`, "latin1"),
      "unsupported_media_type",
      /^HEIC/,
    ],
    ["65,535 pixels", wideHeader, "validation_failed", /65535 × 65535|damaged/],
    ["nothing", Buffer.alloc(0), "validation_failed", /required/],
    [
      "more than 10 MB",
      Buffer.concat([Buffer.from("ffd8ff", "hex"), Buffer.alloc(limits.workPictureBytes)]),
      "file_too_large",
      /10 MB/,
    ],
  ])("%s", async (_what, bytes, code, message) => {
    await expect(make(bytes)).rejects.toSatisfy(
      (error: Error & { code: string }) => error.code === code && message.test(error.message),
    );
  });

  test("a bomb of many pixels in few bytes, before it is decoded", async () => {
    const bomb = await canvas(15_900, 15_900).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(limits.workPictureBytes);
    await expect(make(bomb)).rejects.toThrow(/40 megapixels; this one is 15900 × 15900/);
    await expect(make(await canvas(16_001, 4).png().toBuffer())).rejects.toThrow(/16,000 pixels/);
  });

  test("a picture with an archive behind it", async () => {
    const archive = Buffer.concat([
      await canvas(9, 9).jpeg().toBuffer(),
      Buffer.from("504b0506", "hex"),
      Buffer.alloc(18),
    ]);
    await expect(make(archive)).rejects.toThrow(/another file beside the picture/);
  });

  test("a picture that breaks off", async () => {
    const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, index) => (index * index) % 251));
    const whole = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
      .png()
      .toBuffer();
    await expect(make(whole.subarray(0, whole.length / 2))).rejects.toThrow(/damaged or not complete/);
  });
});
