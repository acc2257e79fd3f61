import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { LandingPage } from "./landing-page.tsx";
import { TemplateShowcase } from "./template-showcase.tsx";

beforeEach(resetClient);

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

test("the wall shows the catalogue, filters by category and leads to registration with the template", async () => {
  const data = [
    { category: "Classic", templates: [template("default", "Classic")] },
    { category: "Modern", templates: [template("modern", "Modern"), template("minimal-pro", "Modern")] },
  ];
  stubApi({ "GET /templates": { json: { success: true, data } } });
  await renderPage(<TemplateShowcase />, "/");
  const chips = within(await screen.findByRole("group", { name: "Category" }));
  expect(chips.getAllByRole("button").map((chip) => chip.textContent)).toEqual(["All3", "Classic1", "Modern2"]);
  await userEvent.click(chips.getByRole("button", { name: /Classic/ }));
  expect(screen.getAllByRole("article")).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Use Template: default" }).getAttribute("href")).toBe(
    "/register?source=template_selection&template=default",
  );
});

test("a failed catalogue says so and can be retried", async () => {
  const answers = [refusal(404, "not_found")];
  stubApi({ "GET /templates": () => answers.shift() ?? { json: { success: true, data: [] } } });
  await renderPage(<TemplateShowcase />, "/");
  expect(await screen.findByText("Failed to Load Templates")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(screen.queryByText("Failed to Load Templates")).toBeNull();
});
