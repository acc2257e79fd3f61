import { expect, test } from "vitest";
import { remembered } from "./remembered.ts";

test("a text is answered once, however often it is asked about, and a long one each time", () => {
  const asked: string[] = [];
  const length = remembered((text) => {
    asked.push(text);
    return text.length;
  });
  const long = "a".repeat(401);
  expect([length("June 2019"), length("June 2019"), length(long), length(long)]).toEqual([9, 9, 401, 401]);
  expect(asked).toEqual(["June 2019", long, long]);
});

test("what was asked about long ago is let go", () => {
  let times = 0;
  const counted = remembered(() => (times += 1));
  for (let line = 0; line <= 4000; line += 1) counted(`line ${line}`);
  counted("line 0");
  expect(times).toBe(4002);
});
