import { ApiError } from "@vitrine/api-client";
import { limits } from "@vitrine/model";
import { describe, expect, test } from "vitest";
import { fileProblem, sizeWords, uploadFault } from "./file-rules.ts";

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

describe("a file", () => {
  test.each([
    file("a.jpg", "image/jpeg"),
    file("a.avif", "image/avif"),
    file("IMG_1.HEIC", ""),
    file("a.png", "image/png", limits.workPictureBytes),
  ])("$name is sent", (given) => {
    expect(fileProblem(given)).toBeNull();
  });

  test.each([
    [file("a.pdf", "application/pdf"), /not a picture/],
    [file("a.svg", "image/svg+xml"), /not a picture/],
    [file("notes", ""), /not a picture/],
    [file("a.png", "image/png", 0), /empty/],
    [
      file("a.png", "image/png", limits.workPictureBytes + 200_000),
      /10\.2 MB is too large\. A picture may have 10 MB\./,
    ],
  ])("%o is not", (given, why) => {
    expect(fileProblem(given)).toMatch(why);
  });
});

test.each([
  [0, "0 kB"],
  [300, "1 kB"],
  [900 * 1024, "900 kB"],
  [12.4 * 1024 * 1024, "12.4 MB"],
  [200 * 1024 * 1024, "200 MB"],
  [2 * 1024 ** 3, "2 GB"],
])("%i bytes are %s", (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});

describe("an upload that was not stored", () => {
  test("has no way to the server, and goes on by itself", () => {
    expect(uploadFault(new ApiError({ status: 0 }))).toEqual({ kind: "offline" });
    expect(uploadFault(new TypeError("Failed to fetch"))).toEqual({ kind: "offline" });
  });

  test("is refused in the server's own words", () => {
    const refused = new ApiError({ status: 415, code: "unsupported_media_type", message: "This is no picture." });
    expect(uploadFault(refused)).toMatchObject({ message: "This is no picture.", canRetry: false, needsRoom: false });
    const noRoom = new ApiError({ status: 403, code: "feature_requires_upgrade", message: "200 MB are used." });
    expect(uploadFault(noRoom)).toMatchObject({ canRetry: true, needsRoom: true });
    expect(uploadFault(new ApiError({ status: 503 }))).toMatchObject({ canRetry: true });
  });
});
