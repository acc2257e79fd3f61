import { expect, test } from "vitest";
import { defaultPersona } from "../personas/default.ts";
import { role } from "../personas/persona.ts";
import { toSiteView } from "../view/to-site-view.ts";
import { growthRings } from "./rings.ts";

function rolesWith(dates: readonly string[]) {
  const experience = dates.map((date, index) => role(index + 1, { position: "Ranger", name: "Park", date }));
  return toSiteView({ ...defaultPersona.site, experience }, { family: "default", baseUrl: "", branding: false })
    .experience.items;
}

test("draws a longer role as a wider ring", () => {
  const [short, long] = growthRings(rolesWith(["2020 - 2022", "2010 - 2020"]), 30);
  expect(long?.width).toBeGreaterThan((short?.width ?? 0) * 3);
});

test("draws a line for each year of a role, the first one on the edge of its ring", () => {
  const [ten, four] = growthRings(rolesWith(["2012 - 2022", "2008 - 2012"]), 30);
  expect([ten?.lines.length, four?.lines.length]).toEqual([10, 4]);
  expect(ten?.lines[0]).toBeGreaterThan(1);
});

test("draws equal rings when the dates cannot be read", () => {
  const widths = growthRings(rolesWith(["two winters", "2010 - 2020", "long ago"]), 30).map(({ width }) => width);
  expect(new Set(widths.map((width) => width.toFixed(2))).size).toBe(1);
});

test("stops at fourteen rings, all within the drawing", () => {
  const rings = growthRings(
    rolesWith(Array.from({ length: 30 }, (_, index) => `${1980 + index} - ${1981 + index}`)),
    30,
  );
  expect(rings).toHaveLength(14);
  const numbers = rings.flatMap(({ path }) => path.match(/[\d.]+/g)?.map(Number) ?? []);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(400);
});
