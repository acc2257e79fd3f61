import { emptyLook } from "@vitrine/model";
import { expect, test } from "vitest";
import { aSite } from "../gate/a-site.ts";
import { personaFor } from "./personas/index.ts";
import { siteCard } from "./server.ts";

const cardOf = async (slug: string, change: object = {}) => {
  const { site } = personaFor(slug);
  const card = await siteCard({ ...site, ...change }, { kind: "home" }, { slug });
  if (!card) throw new Error("A site has a card.");
  return card;
};

test("a card is set in the letters and colours of its template", async () => {
  const [minimal, nexus] = [await cardOf("minimal"), await cardOf("nexus-3d")];
  expect(minimal.letters.headline).toMatchObject({ weight: 300, stretch: 100 });
  expect(minimal.letters.headline.families[0]).toBe("Spectral");
  expect(nexus.letters.headline).toMatchObject({ weight: 800, stretch: 118 });
  expect(nexus.letters.headline.families[0]).toBe("Mona Sans");
  expect(nexus.colours).toMatchObject({ bg: "#E9E8E4", accent: "#B53C05" });
  expect(nexus.faces.every(({ file }) => file.endsWith(".woff2"))).toBe(true);
});

test("an owner's palette is the card's", async () => {
  const look = { ...emptyLook, accent: "#0B5FA5" };
  expect((await cardOf("minimal", { look })).colours.accent).toBe("#0b5fa5");
});

test("it says name, title and one work; without projects, what was written or done last", async () => {
  const whole = await cardOf("minimal");
  const { site } = personaFor("minimal");
  expect(whole).toMatchObject({ headline: site.full_name, under: site.contact.title });
  expect(
    Object.values(site.projects)
      .flat()
      .map(({ title }) => title),
  ).toContain(whole.work?.title);
  const [job] = site.experience;
  const bare = await cardOf("minimal", { projects: {}, publications: [] });
  expect(bare.work?.title).toContain(job?.position);
  expect((await cardOf("minimal", { projects: {}, publications: [], experience: [] })).work).toBeNull();
});

test("a page that is not there has no card, and a right-to-left site says so", async () => {
  const { site } = personaFor("minimal");
  expect(await siteCard(site, { kind: "work", slug: "no-such" }, { slug: "minimal" })).toBeNull();
  const intro = "أعمل في تطوير البرمجيات منذ عشر سنوات وأحب التصميم";
  const own = await siteCard(aSite({ name: "ليلى السعدي", intro }), { kind: "home" }, { slug: "minimal" });
  expect(own?.dir).toBe("rtl");
});
