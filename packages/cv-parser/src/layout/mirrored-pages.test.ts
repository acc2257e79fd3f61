import { expect, test } from "vitest";
import { assembleCv } from "../assemble/assemble-cv.ts";
import { shippedLabeller } from "../labels/shipped-weights.ts";
import type { Run } from "../core/document.ts";
import { aSource } from "../fixtures/source-builder.ts";
import { layoutDocument } from "./layout-document.ts";

const width = 595;

/** A page whose lines are written from right to left and begin at the right margin. */
function aTurnedPage(lines: readonly (readonly [right: number, y: number, text: string, size?: number])[]) {
  const builder = aSource();
  for (const [right, y, text, size = 10] of lines) builder.flushRight(right, y, text, { size, bold: size > 10 });
  const source = builder.build();
  const turned = (run: Run): Run => ({ ...run, offsets: (run.offsets ?? []).toReversed() });
  return { ...source, runs: source.runs.map(turned) };
}

const page = aTurnedPage([
  [550, 40, "سامر العلي", 20],
  [550, 70, "محاسب"],
  [550, 84, "البريد الإلكتروني: samer@post.example"],
  [550, 98, "الجوال: 0595550123"],
  [550, 130, "الخبرة العملية", 14],
  [550, 152, "محاسب أول، شركة الميناء للشحن"],
  [140, 152, "2021 - 2018"],
  [530, 166, "إعداد التقارير المالية الشهرية للإدارة ومراجعتها"],
  [550, 190, "محاسب، مؤسسة البيدر"],
  [140, 190, "2018 - 2015"],
  [550, 220, "المؤهلات العلمية", 14],
  [550, 242, "بكالوريوس محاسبة، جامعة النيل"],
  [140, 242, "2015 - 2011"],
  [550, 272, "اللغات", 14],
  [550, 294, "العربية، الإنجليزية"],
]);

test("a page from right to left is read as others are", () => {
  const layout = layoutDocument(page);
  const { cv } = assembleCv(layout, {
    now: new Date("2026-11-21T00:00:00Z"),
    kind: "pdf",
    labeller: shippedLabeller(),
  });
  expect(cv.personal_info).toMatchObject({ name: "سامر العلي", title: "محاسب", phone: "0595550123" });
  expect(cv.experiences).toMatchObject([
    { position: "محاسب أول", company: "شركة الميناء للشحن", start_date: "2018", end_date: "2021" },
    { position: "محاسب", company: "مؤسسة البيدر", start_date: "2015", end_date: "2018" },
  ]);
  expect(cv.educations).toMatchObject([{ degree: "بكالوريوس محاسبة", institution: "جامعة النيل", start_date: "2011" }]);
  expect(cv.languages.map(({ name }) => name)).toEqual(["العربية", "الإنجليزية"]);
});

test("the box of a word lies where the page shows it", () => {
  const layout = layoutDocument(page);
  const start = layout.text.indexOf("سامر");
  const [place] = layout.boxesOf(start, start + 4);
  const box = place?.boxes[0] ?? [0, 0, 0, 0];
  expect((box[0] + box[2]) * width).toBeCloseTo(550, 0);
  expect(box[2] * width).toBeCloseTo(4 * 20 * 0.5, 0);
});

test("foreign words that end in a blank are parted from what stands at their right", () => {
  const source = aTurnedPage([
    [550, 40, "سامر العلي", 20],
    [550, 60, "مهندس برمجيات ومطور تطبيقات"],
  ]);
  const addresses = aSource().text(300, 76, "059-555-0123 | ").text(375, 76, "samer@post.example").build();
  const { lines } = layoutDocument({ ...source, runs: [...source.runs, ...addresses.runs] });
  expect(lines.at(-1)?.text).toMatch(/^samer@post\.example\s+059-555-0123/u);
});
