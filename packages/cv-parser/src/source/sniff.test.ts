import { describe, expect, test } from "vitest";
import { aPdf } from "../fixtures/pdf-builder.ts";
import { decodeText, sniff } from "./sniff.ts";

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);

describe("sniff", () => {
  test("finds a PDF header within the first 1,024 bytes", () => {
    expect(sniff(aPdf().text(10, 10, "x").build())).toBe("pdf");
    expect(sniff(Buffer.concat([Buffer.alloc(900, 0x20), Buffer.from("%PDF-1.7")]))).toBe("pdf");
  });

  test("does not take a header behind the first 1,024 bytes", () => {
    const late = Buffer.concat([Buffer.alloc(1100, 0), Buffer.from("%PDF-1.7")]);
    expect(() => sniff(late)).toThrowError(expect.objectContaining({ code: "unsupported_type" }));
  });

  test("tells containers by their magic numbers", () => {
    expect(sniff(bytes(0x50, 0x4b, 3, 4, 0, 0))).toBe("zip");
    expect(sniff(bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1))).toBe("ole");
  });

  test("takes readable bytes for text and refuses pictures, markup and rich text", () => {
    expect(sniff(Buffer.from("Jane Doe\njane@example.com"))).toBe("text");
    const png = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13);
    for (const wrong of [png, Buffer.from("<!DOCTYPE html><p>x</p>"), Buffer.from("{\\rtf1 x}")]) {
      expect(() => sniff(wrong)).toThrowError(expect.objectContaining({ code: "unsupported_type" }));
    }
  });

  test("calls a file without bytes empty", () => {
    expect(() => sniff(bytes())).toThrowError(expect.objectContaining({ code: "empty_file" }));
  });
});

describe("decodeText", () => {
  test("reads UTF-8, UTF-16 and Windows-1252", () => {
    expect(decodeText(Buffer.from("Zoë"))).toBe("Zoë");
    expect(decodeText(Buffer.from("\uFEFFZoë", "utf16le"))).toBe("Zoë");
    expect(decodeText(bytes(0x5a, 0x6f, 0xeb))).toBe("Zoë");
  });
});
