import { expect, test } from "vitest";
import { headerText } from "./header-text.ts";

test.each([
  ["Ada\u202Egnp.exe", "Adagnp.exe"],
  ["\u2067Ada\u2069 \u200EWood\u200F\u061C", "Ada Wood"],
  ["Ada\r\nBcc: all@example.test", "Ada Bcc: all@example.test"],
  ["Ada\u0007\u0085Wood\u2028!", "Ada Wood !"],
  ["Zero\u200Bwidth\uFEFF", "Zerowidth"],
  ["می‌خواهم", "می‌خواهم"],
  ["Family 👨‍👩‍👧 of 木", "Family 👨‍👩‍👧 of 木"],
])("a line of a mail's head holds what is seen of %j", (value, expected) => {
  expect(headerText(value)).toBe(expected);
});
