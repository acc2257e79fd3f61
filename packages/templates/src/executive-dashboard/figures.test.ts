import { expect, test } from "vitest";
import { aFullSite, aSite } from "../../gate/a-site.ts";
import { everyFamily } from "../../gate/family-data.ts";
import { role } from "../personas/persona.ts";
import type { SiteInput } from "../view/site-input.ts";
import { toSiteView } from "../view/to-site-view.ts";
import { coverFigures } from "./figures.ts";

const figuresOf = (site: SiteInput) =>
  coverFigures(toSiteView(site, { family: "business", baseUrl: ".", branding: false }));

const told = aSite({
  experience: [
    role(1, {
      position: "Vice President",
      name: "Karoo",
      date: "2020 - Present",
      description:
        "- Raised yield from 81 % to 97 %\n- Led a team of 40 across 6 plants\n- Kept the promises of spring",
    }),
    role(2, { position: "Director", name: "Karoo", date: "2016 - 2020", description: "Budget of $85 million." }),
  ],
});

test("takes figures from the sentences that hold them, one of each sentence", () => {
  expect(figuresOf(told)).toEqual([
    { value: "81 % → 97 %", says: "Raised yield from 81 % to 97 %" },
    { value: "40", says: "Led a team of 40 across 6 plants" },
    { value: "$85 million", says: "Budget of $85 million." },
  ]);
});

test("leaves the cover to what the owner entered, as figures of the form or as a section", () => {
  const { business = {} } = everyFamily;
  const entered = figuresOf({ ...told, template_data: business });
  expect(entered.map(({ value }) => value)).toContain("Sentinel-business-revenue");
  expect(entered.map(({ value }) => value)).not.toContain("40");
  const entries = [{ id: 1, fields: { value: "12", label: "plants", sentence: "" } }];
  const section = { id: 1, kind: "figures", title: null, layout: "designed" as const, entry_ids: [], entries };
  expect(figuresOf({ ...told, sections: [section] })).toEqual([]);
});

test("invents none", () => {
  expect(
    figuresOf(aSite({ experience: [role(1, { position: "Clerk", name: "Office", date: "2016 - 2020" })] })),
  ).toEqual([]);
  expect(figuresOf(aFullSite(1))).toEqual([]);
});
