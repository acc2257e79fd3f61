import { expect, test } from "vitest";
import { aSource } from "../fixtures/source-builder.ts";
import { withTurnedBrackets } from "./turned-brackets.ts";

const turned = (...texts: string[]): string => {
  const page = aSource();
  texts.reduce((x, text) => {
    page.text(x, 40, text);
    return x + text.length * 5 + 5;
  }, 50);
  return withTurnedBrackets(page.build().runs)
    .map(({ text }) => text)
    .join("|");
};

test("brackets that close before they open are turned, within a run and over those of a row", () => {
  expect(turned("شهادة )تقدير ممتاز(")).toBe("شهادة (تقدير ممتاز)");
  expect(turned("نظام )", "Oracle APEX", "( وقواعد")).toBe("نظام (|Oracle APEX|) وقواعد");
  expect(turned(")2018( و )2020(")).toBe(")2018( و )2020(".replaceAll(/[()]/g, (sign) => (sign === "(" ? ")" : "(")));
});

test("brackets that are right, list marks and rows of other scripts stay", () => {
  for (const text of ["شهادة (تقدير ممتاز)", "א) ניהול (צוות", "a) one (two", ")odd( pair"])
    expect(turned(text)).toBe(text);
});
