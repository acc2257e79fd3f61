import { limits } from "@vitrine/model";
import { crc32, deflateSync } from "node:zlib";
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

  test("is read in the colours of print, in 16 bits, in grey and as one frame of many, and kept in those of screens", async () => {
    const wave = Buffer.from(Array.from({ length: 60 * 40 * 3 }, (_, index) => (index * 5) % 256));
    const picture = () => sharp(wave, { raw: { width: 60, height: 40, channels: 3 } });
    const frames = await sharp(await Promise.all([canvas(60, 40).png().toBuffer(), picture().png().toBuffer()]), {
      join: { animated: true },
    })
      .gif({ delay: [10, 10] })
      .toBuffer();
    const odd = [
      await picture().toColourspace("cmyk").withIccProfile("cmyk").jpeg().toBuffer(),
      await picture().toColourspace("rgb16").png().toBuffer(),
      await picture().greyscale().png().toBuffer(),
      frames,
    ];
    for (const bytes of odd) {
      const { main, sizes } = await make(bytes);
      expect(main).toMatchObject({ width: 60, height: 40 });
      for (const kept of [main, ...sizes]) {
        const { space, depth, pages = 1 } = await sharp(kept.bytes).metadata();
        expect([space, depth, pages]).toEqual(["srgb", "uchar", 1]);
      }
    }
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

/** A JPEG with a comment right after its start. */
function withJpegComment(jpeg: Buffer, comment: string): readonly Buffer[] {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  return [jpeg.subarray(0, 2), Buffer.from("fffe", "hex"), length, Buffer.from(comment), jpeg.subarray(2)];
}

function pngChunk(type: string, words: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.from(type), words]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(words.length);
  sum.writeUInt32BE(crc32(chunk));
  return Buffer.concat([length, chunk, sum]);
}

/** A PNG with one more chunk after its head. */
function withPngText(png: Buffer, type: string, words: Buffer): readonly Buffer[] {
  const afterHead = 33;
  return [png.subarray(0, afterHead), pngChunk(type, words), png.subarray(afterHead)];
}

/** A whole PNG of so many black dots each way; a bit for each, because a picture in colours takes seconds to pack. */
function blackPng(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.writeUInt8(1, 8);
  const rows = Buffer.alloc((1 + Math.ceil(side / 8)) * side);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    pngChunk("IHDR", head),
    pngChunk("IDAT", deflateSync(rows)),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A box of ISO 14496-12: its length, its name, what is in it. */
function box(name: string, ...parts: readonly (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "hex") : part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(name, 4, "latin1");
  return Buffer.concat([head, body]);
}

/** A HEIC file with every box that phones write: one coded picture (HEVC) of 4032 × 3024, whose data say nothing. */
function heicOfAPhone(): Buffer {
  const brands = box("ftyp", Buffer.from("heic\0\0\0\0mif1heicMiHE", "latin1"));
  const handler = box("hdlr", "0000000000000000", Buffer.from("pict"), "00000000000000000000000000");
  const item = box("infe", "0200000000010000", Buffer.from("hvc1"), "00");
  const size = box("ispe", "00000000", "00000fc0", "00000bd0");
  const decoder = box("hvcC", "010160000000b0000000000078f000fcfdf8f800000f00");
  const properties = box("iprp", box("ipco", size, decoder), box("ipma", "0000000000000001", "0001", "020182"));
  const meta = (offset: string) =>
    box(
      "meta",
      "00000000",
      handler,
      box("pitm", "000000000001"),
      box("iloc", "000000004400", "0001", "0001", "0000", "0001", offset, "00000010"),
      box("iinf", "000000000001", item),
      properties,
    );
  const offset = brands.length + meta("00000000").length + 8;
  const data = box("mdat", "0000000c2601af00112233445566778899"); // an empty slice of a picture
  return Buffer.concat([brands, meta(offset.toString(16).padStart(8, "0")), data]);
}

describe("what is refused or left behind", () => {
  test.each([
    ["words", Buffer.from("only words"), "unsupported_media_type", /not a picture/],
    ["SVG", Buffer.from(svg), "unsupported_media_type", /^SVG/],
    ["a bitmap", Buffer.from(`BM${"\0".repeat(60)}`), "unsupported_media_type", /^BMP/],
    ["a page that starts as a GIF", Buffer.from("GIF89a/*<script>*/=1;alert(1)"), "validation_failed", /damaged/],
    ["HEIC as phones write it", heicOfAPhone(), "unsupported_media_type", /^HEIC pictures .* save it as JPEG/],
    ["HEIC that ends after its brand", heicOfAPhone().subarray(0, 40), "unsupported_media_type", /^HEIC/],
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
    const bomb = blackPng(15_900);
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

  test.each([
    ["a page behind a JPEG", async () => [await canvas(9, 9).jpeg().toBuffer(), "<script>alert(1)</script>"]],
    [
      "a page in a comment",
      async () => withJpegComment(await canvas(9, 9).jpeg().toBuffer(), "<script>alert(1)</script>"),
    ],
    [
      "a script in the words of a PNG",
      async () =>
        withPngText(await canvas(9, 9).png().toBuffer(), "tEXt", Buffer.from("Comment\0<script>alert(1)</script>")),
    ],
    [
      "a gigabyte in the words of a PNG",
      async () =>
        withPngText(
          await canvas(9, 9).png().toBuffer(),
          "zTXt",
          Buffer.concat([Buffer.from("Comment\0\0"), deflateSync(Buffer.alloc(200_000_000))]),
        ),
    ],
  ] as const)("%s stays outside", async (_what, hostile) => {
    const bytes = Buffer.concat((await hostile()).map((part) => Buffer.from(part)));
    const { main, sizes } = await make(bytes);
    for (const kept of [main, ...sizes]) expect(kept.bytes.includes("script")).toBe(false);
    expect(main).toMatchObject({ width: 9, height: 9 });
  });

  test("a picture that breaks off", async () => {
    const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, index) => (index * index) % 251));
    const whole = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
      .png()
      .toBuffer();
    await expect(make(whole.subarray(0, whole.length / 2))).rejects.toThrow(/damaged or not complete/);
  });
});
