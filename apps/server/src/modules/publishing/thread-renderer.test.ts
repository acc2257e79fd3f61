import type { PublicSite } from "@vitrine/model";
import { personaFor } from "@vitrine/templates/personas";
import { afterAll, expect, test } from "vitest";
import { createTemplatesRenderer } from "./site-renderer.ts";
import { createThreadRenderer } from "./thread-renderer.ts";

const here = createTemplatesRenderer();
const thread = createThreadRenderer(here);
afterAll(() => thread.close());

const { site: person } = personaFor("classic");
const site = {
  ...person,
  template_slug: "classic",
  branding: true,
  visibility: "published",
  seo: { title: "", description: "", indexable: true },
} as PublicSite;
const addresses = {
  baseUrl: "https://ada.example",
  canonicalUrl: "https://ada.example/",
  assetsPath: "https://ada.example/assets/",
};

test("pages drawn in the thread are those that are drawn without it", async () => {
  const [home, archive, missing] = await Promise.all([
    thread.render(site, addresses),
    thread.renderArchive(site, addresses),
    thread.renderWork(site, "no-such-project", addresses),
  ]);
  expect(home.slice(0, 15)).toBe("<!doctype html>");
  expect(home).toBe(await here.render(site, addresses));
  expect(archive).toBe(await here.renderArchive(site, addresses));
  expect(missing).toBeNull();
});

test("whoever comes when too many wait is asked to come again, and the others get their pages", async () => {
  const asked = await Promise.allSettled(Array.from({ length: 60 }, () => thread.renderWork(site, "none", addresses)));
  const refused = asked.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({ code: "unavailable", details: { retryAfterSeconds: 10 } });
  expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(asked.length - refused.length);
});
