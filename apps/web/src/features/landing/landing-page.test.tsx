import { fireEvent, screen, within } from "@testing-library/react";
import { nothingClaimed } from "@vitrine/model";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { loadLandingContent, type Claimed } from "./landing-content.ts";
import { LandingPage } from "./landing-page.tsx";
import { TemplateShowcase } from "./template-showcase.tsx";

beforeEach(() => {
  resetClient();
  document.querySelector('meta[name="landing-content"]')?.remove();
});

/** As the server's page says it. */
async function claim(content: Claimed): Promise<void> {
  const told = document.createElement("meta");
  told.name = "landing-content";
  told.content = content === "preset" ? content : JSON.stringify(content);
  document.head.append(told);
  await loadLandingContent();
}

test("start building and the header keep the page that a guest was sent away from", async () => {
  await renderPage(<LandingPage />, "/?redirect=%2Fbuilder%2F5");
  const addresses = (await screen.findAllByRole("link", { name: /^(?:Sign In|Get Started|Start building)$/ })).map(
    (link) => link.getAttribute("href"),
  );
  expect(addresses).toContain("/login?redirect=%2Fbuilder%2F5");
  expect(addresses).toContain("/register?source=landing_hero&redirect=%2Fbuilder%2F5");
});

test("the glass moves with the keyboard's range input and says where it stands", async () => {
  await renderPage(<LandingPage />, "/");
  const range = await screen.findByRole("slider", { name: "Move the glass between CV and website" });
  fireEvent.change(range, { target: { value: "70" } });
  expect(range.getAttribute("aria-valuetext")).toBe("CV 70 percent, website 30 percent");
});

test("the phone's menu closes on Escape and on a press outside", async () => {
  await renderPage(<LandingPage />, "/");
  const open = async () => userEvent.click(await screen.findByRole("button", { name: "Open menu" }));
  const isOpen = () => screen.queryByRole("button", { name: "Close menu" }) !== null;
  await open();
  expect(isOpen()).toBe(true);
  await userEvent.keyboard("{Escape}");
  expect(isOpen()).toBe(false);
  await open();
  await userEvent.click(screen.getByRole("heading", { level: 1 }));
  expect(isOpen()).toBe(false);
});

test("R1.1-16 R1.1-17 R1.1-18 the page says itself what it claims, and nothing is asked for it", async () => {
  const calls = stubApi({});
  await claim("preset");
  await renderPage(<LandingPage />, "/");
  expect(await screen.findByText("10,000+", { selector: "[aria-label='Vitrine in numbers'] dd" })).toBeTruthy();
  const stories = document.querySelector("#testimonials");
  expect([stories?.querySelectorAll("blockquote").length, stories?.querySelectorAll("dd").length]).toEqual([4, 4]);
  expect(calls.filter(({ path }) => path === "/landing")).toEqual([]);
});

test("a block in which nothing is shown is not there, nor is the way to it", async () => {
  await claim({ ...nothingClaimed, metrics: [{ value: "1,200+", label: "people with a site" }] });
  await renderPage(<LandingPage />, "/");
  expect(await screen.findByText("1,200+")).toBeTruthy();
  expect(screen.queryByText(/Brand yourself/)).toBeNull();
  expect(document.querySelector("#testimonials")).toBeNull();
  expect(screen.queryAllByRole("link", { name: "Stories", hidden: true })).toEqual([]);
  expect(screen.getAllByRole("link", { name: "Pricing", hidden: true }).length).toBeGreaterThan(1);
});

test("who comes to it within the application asks, and without an answer the page claims nothing", async () => {
  const calls = stubApi({
    "GET /landing": { json: { success: true, data: { ...nothingClaimed, hero_line: "Own." } } },
  });
  await loadLandingContent();
  await renderPage(<LandingPage />, "/");
  expect(await screen.findByText("Own.")).toBeTruthy();
  expect(calls).toHaveLength(1);
});

test("a refused question leaves every claim away", async () => {
  stubApi({ "GET /landing": refusal(404, "not_found") });
  await loadLandingContent();
  await renderPage(<LandingPage />, "/");
  expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
  expect(screen.queryByText("99.9%")).toBeNull();
});

const template = (slug: string, category: string) => ({
  id: slug.length,
  slug,
  name: slug,
  category,
  description: "",
  preview_url: `/${slug}.webp`,
  preview_urls: { desktop: "/d.webp", tablet: `/${slug}.webp`, mobile: "/m.webp" },
  tier: "free",
  is_premium: false,
  metadata: { loader_path: "", features: [] },
});

const data = [
  { category: "Classic", templates: [template("default", "Classic")] },
  { category: "Modern", templates: [template("modern", "Modern"), template("minimal-pro", "Modern")] },
];

test("R1.2.4-01 R1.2.4-06 R1.7-02 the wall filters by category; looking and choosing are counted", async () => {
  const calls = stubApi({
    "GET /templates": { json: { success: true, data } },
    "POST /templates/default/track": { json: { success: true } },
  });
  await renderPage(<TemplateShowcase previewRequest={0} />, "/");
  const chips = within(await screen.findByRole("group", { name: "Category" }));
  expect(chips.getAllByRole("button").map((chip) => chip.textContent)).toEqual(["All3", "Classic1", "Modern2"]);
  await userEvent.click(chips.getByRole("button", { name: /Classic/ }));
  expect(screen.getAllByRole("article")).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "Preview: default" }));
  expect(await screen.findByRole("dialog", { name: "default" })).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("button", { name: "Use Template: default" }));
  const events = calls.filter(({ path }) => path.endsWith("/track")).map(({ body }) => body);
  expect(events).toEqual([
    { event_type: "preview", metadata: { source: "landing_page" } },
    { event_type: "select", metadata: { source: "landing_page" } },
  ]);
});

test("R1.2.4-03 R1.2.4-04 R1.2.4-05 R1.8-03 the preview begins on a phone and says when it cannot be loaded", async () => {
  stubApi({
    "GET /templates": { json: { success: true, data } },
    "GET /templates/default/demo": refusal(404, "not_found"),
  });
  await renderPage(<TemplateShowcase previewRequest={1} />, "/");
  const dialog = within(await screen.findByRole("dialog", { name: "default" }));
  expect(dialog.getByRole("radio", { name: "Mobile" }).getAttribute("aria-checked")).toBe("true");
  expect(dialog.getAllByRole("radio").map((device) => device.textContent)).toEqual(["Desktop", "Tablet", "Mobile"]);
  expect(dialog.getByRole("switch", { name: "Dark mode" })).toBeTruthy();
  expect(await dialog.findByText("Failed to load template preview")).toBeTruthy();
  expect(dialog.getByRole("button", { name: "Try Again" })).toBeTruthy();
});

test("R1.2.4-09 R1.8-01 R1.8-02 a failed catalogue says so, shows three templates and can be retried", async () => {
  const answers = [refusal(404, "not_found")];
  stubApi({ "GET /templates": () => answers.shift() ?? { json: { success: true, data } } });
  await renderPage(<TemplateShowcase previewRequest={0} />, "/");
  expect(await screen.findByText("Failed to Load Templates")).toBeTruthy();
  expect(screen.getAllByRole("article")).toHaveLength(3);
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(screen.queryByText("Failed to Load Templates")).toBeNull();
});
