import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

test("cells are quoted where they need it, rows end as RFC 4180 has it", () => {
  expect(
    toCsv([
      ["email", "name"],
      ["a@b.test", 'O"Hara, Ada\nor so'],
      ["c@d.test", null],
    ]),
  ).toBe('email,name\r\na@b.test,"O""Hara, Ada\nor so"\r\nc@d.test,\r\n');
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "  =1"])("%j is defused", (cell) => {
  expect(
    toCsv([[cell]])
      .replace(/^"/, "")
      .startsWith(`'${cell.slice(0, 1)}`),
  ).toBe(true);
});

test("what is no formula stays as it is", () => {
  expect(toCsv([["Jean-Luc", "a=b", "7"]])).toBe("Jean-Luc,a=b,7\r\n");
});
