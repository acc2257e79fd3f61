import { describe, expect, test } from "vitest";
import { waveSeed } from "./wave-seed.ts";

describe("the pattern of a name", () => {
  test("is the same for the same name and another one for another", () => {
    expect(waveSeed("Solveig Aldana")).toEqual(waveSeed("Solveig Aldana"));
    expect(waveSeed("Solveig Aldana")).not.toEqual(waveSeed("Solveig Aldane"));
  });

  test.each(["", "Jo", "山田太郎", "Maximiliane Alexandrowna Wojciechowska-Hohenstein"])(
    "keeps its centres apart and inside the frame: '%s'",
    (name) => {
      const { ax, ay, bx, by, pitch } = waveSeed(name);
      expect(bx - ax).toBeGreaterThanOrEqual(20);
      for (const place of [ax, ay, bx, by]) {
        expect(place).toBeGreaterThanOrEqual(8);
        expect(place).toBeLessThanOrEqual(92);
      }
      expect(pitch).toBeGreaterThanOrEqual(7);
    },
  );
});
