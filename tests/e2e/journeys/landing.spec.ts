import type { Page } from "@playwright/test";
import { settled } from "../fixtures/settled.ts";
import { expect, expectNoAxeViolations, test } from "../fixtures/test.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

async function open(page: Page): Promise<void> {
  await page.goto("/");
  await expect(page.locator("[data-prerendered]")).toHaveCount(0);
}

test("R1.2.3-01 R1.2.3-02 R1.2.3-08 R1.2.3-09 R1.2.3-13 R1.2.3-14 the page's links and sections, in order", async ({
  page,
}) => {
  await open(page);
  const links = page.getByRole("navigation", { name: "Page" }).getByRole("link");
  await expect(links).toHaveText(["Features", "Templates", "Pricing", "Stories"]);
  for (const id of ["features", "templates", "pricing", "testimonials"])
    await expect(page.locator(`#${id}`)).toBeAttached();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "From CV to website in four steps",
    "See it at work",
    "What it does for you",
    "Templates",
    "Stories",
    "A CV, and what it becomes",
    "Pricing",
    "Not ready yet?",
    "Questions",
    "Put your work where people can see it.",
  ]);
  await expect(page.locator("#features").getByRole("listitem")).toHaveCount(8);
  await expect(page.locator("details[name=faq]")).toHaveCount(8);
  for (const name of ["Product", "Support", "Company"])
    await expect(page.getByRole("contentinfo").getByRole("navigation", { name })).toBeVisible();
});

test("R1.1-07 R1.1-08 R1.1-09 R1.1-10 R1.1-11 R1.1-12 R1.1-13 R1.1-14 R1.1-15 R3.1-03 the claims are stated", async ({
  page,
}) => {
  await open(page);
  const text = (await page.getByRole("main").textContent()) ?? "";
  const claims = [
    "50+ templates",
    "ATS-friendly",
    "export as PDF, Word or live site",
    "custom domain",
    "nalytics",
    "blog",
    "SEO",
    "24/7 support",
    "Free forever with 3 templates",
    "14-day free trial, no credit card",
    "14-day money-back guarantee",
    "10,000+",
    "95%",
    "99.9%",
    "under 5 minutes",
    "under 2 seconds",
    "within 24 hours",
    "from $9/month",
    "Brand yourself instantly using AI",
  ];
  for (const claim of claims) expect(text).toContain(claim);
});

test("R1.1-16 R1.1-17 R1.1-18 four voices and four statistics, for which nothing is asked", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => request.url().includes("/api/") && calls.push(new URL(request.url()).pathname));
  await open(page);
  const stories = page.locator("#testimonials");
  await expect(stories.locator("blockquote")).toHaveCount(4);
  await expect(stories.locator("dd")).toHaveCount(4);
  expect(calls.filter((path) => !/templates|plans/.test(path))).toEqual([]);
});

test("R1.2.3-03 R1.2.3-16 R1.2.3-17 R1.2.3-22 the header follows, and guests are led to the registration", async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole("banner")).toHaveClass(/border-transparent/);
  await page.mouse.wheel(0, 400);
  await expect(page.getByRole("banner")).not.toHaveClass(/border-transparent/);
  for (const link of await page.getByRole("link", { name: "Start building" }).all())
    await expect(link).toHaveAttribute("href", "/register?source=landing_hero");
  await button(page, "Try AI Conversion").click();
  await expect(page).toHaveURL("/register?feature=ai&highlight=conversion");
});

test("R1.2.3-11 R1.2.3-12 the tour loads when asked for, plays, and is steered by keys", async ({ page }) => {
  const pictures: string[] = [];
  page.on("request", (request) => request.url().includes("/tour/") && pictures.push(request.url()));
  await open(page);
  await button(page, "2 min demo").focus();
  expect(pictures).toEqual([]);
  await page.keyboard.press("Enter");
  const tour = page.getByRole("figure", { name: "Product tour" });
  await expect(tour.getByText(/^1\/8/)).toBeVisible();
  await expect.poll(() => tour.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
  await tour.getByRole("button", { name: "Next scene" }).focus();
  await page.keyboard.press("Enter");
  await expect(tour.getByText(/^2\/8/)).toBeVisible();
  await tour.getByRole("button", { name: "Pause" }).press("Space");
  await expect(tour.getByRole("button", { name: "Play" })).toBeVisible();
});

test("R1.2.3-26 R1.2.3-28 R1.2.3-29 R1.2.3-31 R1.2.3-32 R1.2.3-33 R1.2.3-34 the info modals and where they lead", async ({
  page,
}) => {
  await open(page);
  const modals = [
    {
      opener: "Learn More",
      title: "What applicant tracking systems need",
      link: "/help/ats-optimization",
      says: /PDF/,
    },
    {
      opener: "Setup Domain",
      title: "A domain of your own",
      link: "/help",
      says: /Premium is required for custom domains/,
    },
    { opener: "View Analytics", title: "What analytics show", link: "/help/analytics", says: /No cookies/ },
    { opener: "Contact Support", title: "Ask us", link: "/help", says: /Premium is required for live chat support/ },
  ];
  for (const { opener, title, link, says } of modals) {
    await button(page, opener).click();
    const dialog = page.getByRole("dialog", { name: title });
    await expect(dialog.getByText(says)).toBeVisible();
    await expect(dialog.locator(`a[href="${link}"]`)).toHaveAttribute("target", "_blank");
    if (opener === "Contact Support") await expect(dialog.locator('a[href^="mailto:"]')).toBeVisible();
    await settled(page);
    await expectNoAxeViolations(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
});

test("R1.2.3-20 R1.2.3-23 R1.2.3-25 R1.2.4-02 R1.2.4-07 R1.2.4-11 the wall, and a template on a phone", async ({
  page,
}) => {
  await open(page);
  await button(page, "Test Mobile View").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("radio", { name: "Mobile" })).toBeChecked();
  const frame = dialog.locator("iframe");
  await expect(frame.contentFrame().getByRole("heading", { level: 1 })).toBeVisible();
  expect((await frame.boundingBox())?.width).toBeCloseTo(375 * 0.8, 0);
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(heading(page, "Templates")).toBeInViewport();
  expect(await page.locator("#templates article").count()).toBeGreaterThan(2);
  await expect(page.getByRole("link", { name: "View All 50+ Templates" })).toHaveAttribute("href", "/dashboard");
});

test("R1.2.5-11 a guest who chooses a plan registers for it; the waiting list takes an address", async ({ page }) => {
  await open(page);
  await page.getByRole("textbox", { name: /^Email/ }).fill(`list-${Date.now()}@example.test`);
  await button(page, "Join the list").click();
  await expect(page.getByText("You are on the list.")).toBeVisible();
  await heading(page, "Pricing").scrollIntoViewIfNeeded();
  await page.getByRole("radio", { name: "Annual" }).click();
  await page.getByRole("region", { name: "Premium" }).getByRole("button").click();
  await expect(page).toHaveURL(/\/auth\/register\?plan=premium&billing=annual$/);
});

test("a question to the support is sent and numbered", async ({ page }) => {
  await page.goto("/support");
  await page.getByRole("textbox", { name: "Name" }).fill("Ada Example");
  await page.getByRole("textbox", { name: "Email" }).fill("ada@example.test");
  await page.getByRole("textbox", { name: "Message" }).fill("Can it read three columns?");
  await button(page, "Send").click();
  await expect(page.getByText("The subject field is required.")).toBeVisible();
  await page.getByRole("textbox", { name: "Subject" }).fill("Columns");
  await button(page, "Send").click();
  await expect(page.getByText(/Your ticket is number \d+\./)).toBeVisible();
});
