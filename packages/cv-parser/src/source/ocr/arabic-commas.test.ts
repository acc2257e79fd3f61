import { expect, test } from "vitest";
import { withArabicCommas } from "./arabic-commas.ts";

const box = { x0: 0, y0: 0, x1: 100, y1: 30 };

function read(text: string): string {
  const words = text.split(" ").map((word) => ({ text: word, confidence: 90, bbox: box }));
  const line = { words, confidence: 90, bbox: box, baseline: box, rowAttributes: { rowHeight: 33 } };
  return withArabicCommas(line)
    .words.map((word) => word.text)
    .join(" ");
}

test("points in a list of Arabic words are its commas, and those of sentences stay", () => {
  expect(read("إدارة المشاريع. أوتوكاد. التخطيط. العمل الجماعي.")).toBe(
    "إدارة المشاريع، أوتوكاد، التخطيط، العمل الجماعي.",
  );
  const sentences = "عملت في شركة النيل مديرة مشروع. أشرفت على تنفيذ الطرق السريعة والجسور.";
  expect(read(sentences)).toBe(sentences);
});
