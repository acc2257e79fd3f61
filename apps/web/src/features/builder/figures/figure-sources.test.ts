// @vitest-environment jsdom
import { findFigures } from "@vitrine/model";
import { expect, test } from "vitest";
import { aFullWebsite, anExperience, aSection } from "../testing/open-builder.tsx";
import { figureSources, withoutTaken } from "./figure-sources.ts";

const entry = (id: number, kind: string, fields: Record<string, unknown>) => ({
  id,
  kind,
  fields,
  visible: true,
  position: 1,
  version: 1,
  problem: null,
});

test("figures come from the owner's own texts, with the place that says them, and not from others' words", () => {
  const website = aFullWebsite({
    intro: "I lead 40 people.",
    experience: [{ ...anExperience(), description: "Cut costs by 30 %." }],
    sections: [
      aSection("experience", { id: 1, entry_ids: [1] }),
      aSection("testimonials", {
        id: 2,
        entries: [entry(21, "testimonials", { quote: "She wrote 12 books.", name: "Kim" })],
      }),
    ],
  });
  const found = findFigures(figureSources(website));
  expect(found.map(({ value }) => value)).toEqual(["40", "30 %"]);
  expect(found[1]?.place).toContain(website.experience[0]?.position);
  const taken = entry(31, "figures", { value: "40", label: "renamed", sentence: "I lead 40 people." });
  expect(withoutTaken(found, [taken]).map(({ value }) => value)).toEqual(["30 %"]);
});
