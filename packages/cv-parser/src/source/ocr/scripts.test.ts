import { expect, test } from "vitest";
import { isHardlyRead, triedScript } from "./scripts.ts";
import type { OcrLine } from "./words-to-runs.ts";

function aReading(text: string, confidence: number): OcrLine[] {
  const box = { x0: 0, y0: 0, x1: 100, y1: 30 };
  const words = text.split(" ").map((word) => ({ text: word, confidence, bbox: box }));
  return [{ words, confidence, bbox: box, baseline: box, rowAttributes: { rowHeight: 33 } }];
}

/** What the data of each script makes of a page: noise unless something is said. */
const tried = async (readings: Record<string, OcrLine[]>) => {
  const asked: string[] = [];
  const script = await triedScript(async (code) => {
    asked.push(code);
    return readings[code] ?? aReading("门 ㅁ ل", 20);
  });
  return { script: script?.code ?? null, asked };
};

test("the script whose data is surest of its letters is that of the page", async () => {
  const chinese = aReading("株式会社職務経歴学歴東京都世田谷区", 72);
  const japanese = aReading("株式会社みなとテック 職務経歴 ソフトウェア", 88);
  expect(await tried({ chi_sim: chinese, jpn: japanese })).toEqual({ script: "jpn", asked: ["chi_sim", "jpn"] });
  expect(await tried({ ara: aReading("الخبرة العملية مهندسة مدنية", 85) })).toMatchObject({ script: "ara" });
});

test("a page that lies upside down is in no script", async () => {
  const noise = [...aReading("ㅁㅇㅏㄹ ㅣㅡ", 80), ...aReading("l1|/ ".repeat(60), 20)];
  expect(await tried({ kor: noise })).toMatchObject({ script: null });
});

test("a page of which the English data reads whole words is in Latin letters", () => {
  const english = aReading("Railway signal engineer 12 of 40", 90);
  expect(isHardlyRead(english, 21)).toBe(false);
  expect(isHardlyRead(aReading("PET RE 21 AJ Sr HY 39 Ett FH", 60), 0)).toBe(true);
});
