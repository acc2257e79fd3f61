import { limits } from "@vitrine/model";
import { describe, expect, test } from "vitest";
import { photoProblem } from "./photo-rules.ts";

describe("a chosen photo", () => {
  test("R3.5-06 must be an image", () => {
    expect(photoProblem({ type: "application/pdf", size: 10 })).toBe("Please select an image file");
    expect(photoProblem({ type: "image/webp", size: 10 })).toBeNull();
  });

  test("R3.5-07 R3.9-03 is at most 5MB", () => {
    expect(limits.pictureBytes).toBe(5 * 1024 * 1024);
    expect(photoProblem({ type: "image/png", size: limits.pictureBytes })).toBeNull();
    expect(photoProblem({ type: "image/png", size: limits.pictureBytes + 1 })).toBe(
      "Picture file size must be less than 5MB",
    );
  });
});
