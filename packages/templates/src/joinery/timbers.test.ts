import { expect, test } from "vitest";
import { viewDates } from "../view/dates.ts";
import { jointOf, thickness, timbersOf } from "./timbers.ts";

const post = (org: string, date: string) => ({ org, dates: viewDates({ date }) });

test("the joint says how one post came after the other", () => {
  const before = post("A", "Jan 2015 - Dec 2018");
  expect(jointOf(post("A", "Jan 2019 - Present"), before)).toBe("scarf");
  expect(jointOf(post("B", "Jan 2019 - Present"), before)).toBe("dovetail");
  expect(jointOf(post("B", "Mar 2017 - Present"), before)).toBe("lap");
  expect(jointOf(post("B", "Jan 2020 - Present"), before)).toBe("tenon");
  expect(jointOf(post("B", "two winters"), before)).toBe("finger");
});

test("timbers follow each other from the oldest on, as long as they lasted; another house turns the corner", () => {
  const posts = [
    post("C", "2020 - 2026"),
    post("B", "2014 - 2020"),
    post("B", "2012 - 2014"),
    post("A", "2008 - 2012"),
  ];
  const [sill, foot, head, rail] = timbersOf(posts, "2026-06");
  expect([sill, foot, head, rail].map((timber) => timber?.isUpright)).toEqual([false, true, true, false]);
  expect((head?.length ?? 0) / (foot?.length ?? 1)).toBeCloseTo(3, 1);
  expect(foot?.x).toBe((sill?.length ?? 0) - thickness);
  expect(head?.y).toBe(-(foot?.length ?? 0) - (head?.length ?? 0));
  expect(rail).toMatchObject({ x: foot?.x, y: (head?.y ?? 0) - thickness, joint: "dovetail" });
});

test("timbers are alike where dates cannot be read, and a very long life has no more than fit", () => {
  const [first, second] = timbersOf([post("A", "two winters"), post("B", "before that")], null);
  expect(first?.length).toBe(second?.length);
  expect(
    timbersOf(
      Array.from({ length: 90 }, () => post("A", "2020")),
      null,
    ),
  ).toHaveLength(24);
});
