import { expect, test } from "vitest";
import { aFullSite, aSite } from "../../gate/a-site.ts";
import { role } from "../personas/persona.ts";
import { toSiteView } from "../view/to-site-view.ts";
import { escapeForScript, profileJsonLd } from "./json-ld.ts";

const options = { family: "default", baseUrl: "", branding: false } as const;

test("no value can close the script element", () => {
  const escaped = escapeForScript(JSON.stringify({ name: "</script><!-- \u2028" }));
  expect(escaped).not.toMatch(/[<>\u2028]/);
  expect(JSON.parse(escaped)).toEqual({ name: "</script><!-- \u2028" });
});

test("R1.1-30 a profile names the person, present employers, schools and knowledge", () => {
  const site = aFullSite(1, {
    experience: [role(1, { position: "Keeper", name: "Lighthouse", date: "Jan 2020 - Present" })],
  });
  const data = JSON.parse(profileJsonLd(toSiteView(site, options), "https://example.org/p/a")) as {
    mainEntity: unknown;
  };
  expect(data).toMatchObject({
    "@type": "ProfilePage",
    url: "https://example.org/p/a",
    mainEntity: {
      "@type": "Person",
      name: "Ariadne Kowalczyk",
      jobTitle: "Sentinel-title",
      worksFor: [{ name: "Lighthouse" }],
      alumniOf: [{ name: "Sentinel-school-1" }],
      knowsAbout: ["Sentinel-skill-1", "Craft 1"],
    },
  });
});

test("what is not known is not said", () => {
  const data = JSON.parse(profileJsonLd(toSiteView(aSite(), options), "https://example.org/")) as {
    mainEntity: unknown;
  };
  expect(data.mainEntity).toEqual({ "@type": "Person", name: "Jo Marlow" });
});
