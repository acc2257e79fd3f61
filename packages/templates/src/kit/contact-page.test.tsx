// @vitest-environment jsdom
import { expect, test } from "vitest";
import { aSite } from "../../gate/a-site.ts";
import { htmlFaults } from "../../gate/html-faults.ts";
import { templateLoaders } from "../registry.ts";
import { renderContact, renderSite, type RenderOptions } from "../server.ts";

const slugs = Object.keys(templateLoaders);

const optionsOf = (slug: string): RenderOptions => ({
  slug,
  baseUrl: "/p/jo",
  canonicalUrl: "https://vitrine.example/p/jo/contact",
  branding: true,
  assetsPath: "/site-assets/",
  contactUrl: "/p/jo/contact",
});

const parsed = (html: string) => new DOMParser().parseFromString(html, "text/html");

test.each(slugs)("%s leads to the contact form, and has one", async (slug) => {
  const site = aSite({});
  const home = parsed((await renderSite(site, optionsOf(slug))).html);
  const links = [...home.querySelectorAll('main a[href="/p/jo/contact"], footer a[href="/p/jo/contact"]')];
  expect(links.map((link) => [link.textContent, link.getAttribute("rel")])).toContainEqual(["Write a message", null]);
  expect(home.querySelector('script[type="application/ld+json"]')?.textContent).not.toContain("sameAs");
  const { html } = await renderContact(site, { kind: "form" }, optionsOf(slug));
  expect(parsed(html).querySelectorAll("h1, form")).toHaveLength(2);
});

test("a site that nobody writes through shows no way to a form", async () => {
  const { html } = await renderSite(aSite({}), { ...optionsOf("default"), contactUrl: undefined });
  expect(html).not.toContain("Write a message");
});

test("the form says in the site's language what is wrong, and keeps what was typed", async () => {
  const state = {
    kind: "form",
    values: { name: "Ada", email: "nirgends" },
    wrong: ["email", "message"],
    isRefused: true,
  } as const;
  const { html } = await renderContact(aSite({}), state, { ...optionsOf("default"), lang: "de" });
  const page = parsed(html);
  const alert = page.querySelector("[role=alert]");
  expect([...(alert?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))).toEqual([
    "#contact-email",
    "#contact-message",
  ]);
  expect(alert?.textContent).toContain("Ihre Nachricht wurde noch nicht gesendet");
  expect(alert?.textContent).toContain("Von hier kamen zu viele Nachrichten.");
  const field = page.querySelector<HTMLInputElement>("#contact-email");
  expect([field?.value, field?.getAttribute("aria-invalid")]).toEqual(["nirgends", "true"]);
  expect(page.getElementById(field?.getAttribute("aria-describedby") ?? "")?.textContent).toContain("E-Mail-Adresse");
  expect(await htmlFaults(html)).toEqual([]);
});

test("thanks lead back to the site", async () => {
  const { html } = await renderContact(aSite({}), { kind: "sent" }, { ...optionsOf("default"), baseUrl: "" });
  expect(parsed(html).querySelector("main a")?.getAttribute("href")).toBe("/");
});
