import { expect, test } from "vitest";
import { aSite } from "../../gate/a-site.ts";
import { role } from "../personas/persona.ts";
import { toSiteView } from "../view/to-site-view.ts";
import { turnsOf } from "./wheel.ts";

function wheelOf(...dates: string[]) {
  const experience = dates.map((date, id) => role(id, { position: `Role ${id}`, name: "A farm", date }));
  const site = aSite({ updated_at: "2026-01-15T00:00:00.000Z", experience });
  return turnsOf(toSiteView(site, { family: "default", baseUrl: "", branding: false }));
}

test("a role winds outwards from the month in which it began, January at the top", () => {
  const [now, before] = wheelOf("Apr 2024 - Present", "Jan 2022 - Mar 2024");
  expect(now).toMatchObject({ isPresent: true, since: "2024", href: "#experience-1" });
  expect(before?.path).toMatch(/^M0\.0 -\d/);
  expect(now?.path).toMatch(/^M\d+\.\d -?0\.0A/);
});

test("roles at one time lie in lanes, roles without a year are not drawn", () => {
  const [alone] = wheelOf("2020 - 2021", "2022 - 2023");
  const [beside] = wheelOf("2020 - 2023", "2021 - 2022");
  expect(beside?.width).toBeLessThan(alone?.width ?? 0);
  expect(wheelOf("long ago", "2020")).toHaveLength(1);
});
