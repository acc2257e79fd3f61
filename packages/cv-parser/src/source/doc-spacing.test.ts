import { expect, test } from "vitest";
import { tableStreamOf, withoutFalseDeletions } from "./doc-spacing.ts";

const wider = 0x8840;
const colourOfRightToLeft = 0x4a60;
const bold = 0x0835;
const deleted = 0x0800;
const page = 1024;

type Operation = { code: number; operand: number[] };

const bytesOf = ({ code, operand }: Operation): number[] => [code & 0xff, code >> 8, ...operand];

/** A document with one page of formatting, on which each run of text has the operations of one look. */
function aDocument(looks: Operation[][]): { document: Buffer; table: Buffer } {
  const document = Buffer.alloc(page + 512);
  document.writeUInt16LE(0x0200, 0x0a);
  document.writeUInt32LE(8, 0xfa);
  document.writeUInt32LE(12, 0xfe);
  document.writeUInt8(looks.length, page + 511);
  let end = 480;
  looks.forEach((look, run) => {
    const bytes = look.flatMap(bytesOf);
    end -= bytes.length + 2;
    end -= end % 2;
    document.writeUInt8(end / 2, page + (looks.length + 1) * 4 + run);
    document.writeUInt8(bytes.length, page + end);
    Buffer.from(bytes).copy(document, page + end + 1);
  });
  const table = Buffer.alloc(64);
  table.writeUInt32LE(page / 512, 8 + 8);
  return { document, table };
}

const hex = (...operations: Operation[]): string => Buffer.from(operations.flatMap(bytesOf)).toString("hex");

test("letters set wider and colours of right-to-left text are no deletions", () => {
  const { document, table } = aDocument([
    [
      { code: bold, operand: [1] },
      { code: wider, operand: [7, 0] },
    ],
    [{ code: colourOfRightToLeft, operand: [1, 0] }],
  ]);
  expect(tableStreamOf(document)).toBe("/1Table");
  const whole = withoutFalseDeletions(document, table)?.toString("hex");
  expect(whole).toContain(hex({ code: bold, operand: [1] }, { code: wider, operand: [6, 0] }));
  expect(whole).toContain(hex({ code: colourOfRightToLeft, operand: [0, 0] }));
});

test("what was deleted stays deleted, and even operands stay", () => {
  const { document, table } = aDocument([
    [
      { code: deleted, operand: [1] },
      { code: wider, operand: [20, 0] },
    ],
  ]);
  expect(withoutFalseDeletions(document, table)).toBeNull();
});

test("documents cut off within their tables are left as they are", () => {
  const { document, table } = aDocument([[{ code: wider, operand: [7, 0] }]]);
  expect(withoutFalseDeletions(document, table.subarray(0, 12))).toBeNull();
  expect(withoutFalseDeletions(document.subarray(0, 600), table)).toBeNull();
  expect(withoutFalseDeletions(document.subarray(0, 64), table)).toBeNull();
});
