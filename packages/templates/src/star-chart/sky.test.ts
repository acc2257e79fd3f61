import { expect, test } from "vitest";
import { aSite } from "../../gate/a-site.ts";
import { role } from "../personas/persona.ts";
import { toSiteView } from "../view/to-site-view.ts";
import { figureOf, rimOf } from "./sky.ts";

const view = (...dates: string[]) =>
  toSiteView(
    aSite({
      updated_at: "2024-01-15T00:00:00.000Z",
      experience: dates.map((date, id) => role(id, { position: "Observer", name: "Hill", date, skills: ["Optics"] })),
    }),
    { family: "default", baseUrl: ".", branding: true },
  );

test("a figure is always the same, has a line fewer than stars, and draws what is often named larger", () => {
  const figure = figureOf(view("2019 - Present", "2015 - 2019"), ["Optics", "Sewing", "Chess"]);
  expect(figureOf(view("2019 - Present", "2015 - 2019"), ["Optics", "Sewing", "Chess"])).toEqual(figure);
  expect(figure.stars.map(({ size }) => size)).toEqual([4, 2, 2]);
  expect(figure.lines.match(/M/g)).toHaveLength(2);
});

test("roles lie on the rim as they followed each other, and the present one lasts until the site was changed", () => {
  const { arcs, years, discs } = rimOf(view("Jan 2020 - Present", "Jan 2016 - Dec 2019"));
  expect(years[0]).toEqual({ year: 2016, at: 0 });
  expect(arcs.map(({ isPresent }) => isPresent)).toEqual([true, false]);
  expect(arcs[0]?.from).toBeGreaterThan((arcs[1]?.from ?? 0) + (arcs[1]?.length ?? 0));
  expect((arcs[0]?.from ?? 0) + (arcs[0]?.length ?? 0)).toBe(343);
  expect(discs[0]).toBe(1);
});

test("a rim that few roles say anything about is bare, and all discs are alike", () => {
  expect(rimOf(view("some time", "in spring"))).toEqual({ years: [], arcs: [], discs: [0.6, 0.6] });
});
