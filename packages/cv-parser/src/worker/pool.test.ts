import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aPdf } from "../fixtures/pdf-builder.ts";
import { createCvEngine, UnreadableDocument } from "./pool.ts";

const cv = "Jane Doe\njane.doe@example.com\n\nEXPERIENCE\nEngineer, Acme Ltd\nJan 2019 - Mar 2021\n- Built bridges";
const pdf = aPdf().lines(50, 100, cv.split("\n")).build();
const engine = createCvEngine({ size: 1, timeoutMs: 30_000, memoryMb: 256 });
const now = new Date("2026-11-21T00:00:00Z");

// The process and the readers that it loads are not what the tests below measure.
beforeAll(() => engine.extract(pdf));
afterAll(() => engine.close());

describe("createCvEngine", () => {
  test("extracts the text of a file and counts what of it can be used", async () => {
    const extracted = await engine.extract(pdf);
    expect(extracted).toMatchObject({ kind: "pdf", pages: 1, needsVision: true });
    expect(extracted.text).toContain("jane.doe@example.com");
    expect(extracted.usableCharacters).toBe(extracted.text.replace(/\s/g, "").length);
  });

  test("tells whether the text of a file is enough", async () => {
    const long = aPdf().lines(
      50,
      100,
      Array.from({ length: 20 }, (_, index) => `A line of text number ${index}`),
    );
    expect(await engine.extract(long.build())).toMatchObject({ needsVision: false });
  });

  test("parses files and pasted text, and reports progress", async () => {
    const seen: number[] = [];
    const parsed = await engine.parse(pdf, { now, onProgress: ({ fraction }) => seen.push(fraction) });
    expect(parsed.cv.personal_info.email).toBe("jane.doe@example.com");
    expect(seen.at(-1)).toBe(1);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect((await engine.parseText(cv, { now })).cv.personal_info.email).toBe("jane.doe@example.com");
  });

  test("draws pages as PNG, and nothing where there is no page", async () => {
    const picture = await engine.renderPage(pdf, 1, { width: 300 });
    expect(picture?.subarray(1, 4).toString()).toBe("PNG");
    expect(picture?.readUInt32BE(16)).toBe(300);
    expect(await engine.renderPage(pdf, 2, { width: 300 })).toBeNull();
    expect(await engine.renderPage(Buffer.from(cv), 1, { width: 300 })).toBeNull();
  });

  test("rejects bad files with their reason and goes on", async () => {
    await expect(engine.parse(Buffer.alloc(0))).rejects.toMatchObject({
      name: "UnreadableDocument",
      code: "empty_file",
    });
    await expect(engine.parse(Buffer.from("%PDF-1.7 broken"))).rejects.toMatchObject({ code: "corrupt_file" });
    expect((await engine.parse(pdf, { now })).kind).toBe("pdf");
  });

  test("does not blame the file for a fault of its own, and goes on", async () => {
    // Nothing that types allow is known to break the engine, so a value breaks it that they do not.
    const noText = JSON.parse("7") as string;
    const failure = await engine.parseText(noText).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(UnreadableDocument);
    expect((await engine.parse(pdf, { now })).kind).toBe("pdf");
  });

  test("ends a job that takes too long, and serves the next one from a new process", async () => {
    const hasty = createCvEngine({ size: 1, timeoutMs: 1 });
    await expect(hasty.parse(pdf)).rejects.toMatchObject({ code: "timed_out" });
    await expect(hasty.parse(pdf)).rejects.toMatchObject({ code: "timed_out" });
    await hasty.close();
  });

  test("survives a job that needs more memory than allowed", async () => {
    const pages = aPdf();
    for (let page = 0; page < 60; page += 1) {
      pages.page().lines(
        10,
        10,
        Array.from({ length: 160 }, () => "x ".repeat(150)),
        { leading: 5, size: 4 },
      );
    }
    const small = createCvEngine({ size: 1, timeoutMs: 30_000, memoryMb: 24 });
    await expect(small.parse(pages.build())).rejects.toMatchObject({ code: "out_of_memory" });
    await small.close();
  });

  test("refuses work once it is closed", async () => {
    const closed = createCvEngine({ size: 1 });
    await closed.close();
    await expect(closed.extract(pdf)).rejects.toThrow("closed");
  });
});
