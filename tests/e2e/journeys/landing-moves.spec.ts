import type { Page } from "@playwright/test";
import { password, type ApiPerson } from "../fixtures/api-person.ts";
import { expect, test } from "../fixtures/test.ts";

const phone = { width: 375, height: 760 };

async function open(page: Page): Promise<void> {
  await page.goto("/");
  await expect(page.locator("[data-prerendered]")).toHaveCount(0);
}

/** Distance of a section from the top of the window once scrolling has come to rest, in pixels. */
async function restingTop(page: Page, id: string): Promise<number> {
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const top = await page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
      const isStill = top === last;
      last = top;
      return isStill;
    })
    .toBe(true);
  return last;
}

test("R1.2.3-04 R1.2.3-24 See Demo scrolls to the demo and stops 80 px below the window's edge", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await page.getByRole("button", { name: "See Demo" }).click();
  await expect(page.locator("#demo")).toBeInViewport();
  expect(Math.abs((await restingTop(page, "demo")) - 80)).toBeLessThanOrEqual(1);
});

test("R1.2.3-05 R1.2.3-06 R1.2.3-07 the phone's menu opens, and closes on Escape and outside", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page);
  const menu = page.locator("#landing-menu");
  const opener = page.getByRole("button", { name: "Open menu" });
  await expect(menu).toBeHidden();
  await opener.click();
  await expect(menu.getByRole("link", { name: "Pricing" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await opener.click();
  await expect(menu).toBeVisible();
  await page.mouse.click(180, 700);
  await expect(menu).toBeHidden();
});

test("R1.2.3-10 how it works, in four steps", async ({ page }) => {
  await open(page);
  await expect(page.locator("#how-it-works").getByRole("heading", { level: 3 })).toContainText([
    "Upload your CV",
    "AI analyzes and converts",
    "Customize and preview",
    "Publish and share",
  ]);
});

test("R1.2.4-08 six cards stand in for the templates until they come", async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/templates?*", async (route) => {
    await held;
    await route.continue();
  });
  await open(page);
  await page.locator("#templates").scrollIntoViewIfNeeded();
  const skeleton = page.getByRole("status", { name: "Loading templates" }).locator("> *");
  await expect(skeleton).toHaveCount(6);
  answer();
  await expect(page.locator("#templates article").first()).toBeVisible();
  await expect(skeleton).toHaveCount(0);
});

test("R1.2.4-10 the strip of categories scrolls in steps of 200 px", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await page.locator("#templates").scrollIntoViewIfNeeded();
  const strip = page.getByRole("group", { name: "Category" });
  await strip.scrollIntoViewIfNeeded();
  const left = () => strip.evaluate((element) => Math.round(element.scrollLeft));
  await page.getByRole("button", { name: "Later categories" }).click();
  await expect.poll(left).toBe(200);
  await page.getByRole("button", { name: "Earlier categories" }).click();
  await expect.poll(left).toBe(0);
});

/** Signs in on another tab of the same browser while the landing page stays open. */
async function signInElsewhere(page: Page, person: ApiPerson): Promise<void> {
  const other = await page.context().newPage();
  await other.goto("/login");
  await other.getByLabel("Email").fill(person.email);
  await other.getByLabel("Password", { exact: true }).fill(password);
  await other.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(other).not.toHaveURL(/login/);
  await other.close();
  // The news has reached this tab.
  await expect(page.getByRole("link", { name: "Start building" }).first()).toHaveAttribute("href", "/dashboard");
}

const leads = [
  {
    ids: "R1.2.3-15",
    press: (page: Page) => page.getByRole("link", { name: "Start building" }).first(),
    to: /\/dashboard$/,
  },
  {
    ids: "R1.2.3-21",
    press: (page: Page) => page.getByRole("button", { name: "Try AI Conversion" }),
    to: /\/dashboard\?feature=ai-conversion$/,
  },
  {
    ids: "R1.2.3-27",
    press: (page: Page) => page.getByRole("button", { name: "Setup Domain" }),
    to: /\/dashboard\/settings\?tab=domain$/,
  },
  {
    ids: "R1.2.3-30",
    press: (page: Page) => page.getByRole("button", { name: "Contact Support" }),
    to: /\/dashboard\/support$/,
  },
  {
    ids: "R1.2.5-10",
    press: (page: Page) => page.getByRole("region", { name: "Premium" }).getByRole("button"),
    to: /\/checkout\?plan=premium&billing=monthly$/,
  },
];

for (const { ids, press, to } of leads) {
  test(`${ids} who has signed in meanwhile is led to a page of their own`, async ({ page, person }) => {
    await person.call("POST", "/websites", { name: "Ward portfolio" });
    await person.call("POST", "/user/onboarding-completed");
    const visited: string[] = [];
    page.on("framenavigated", (frame) => frame === page.mainFrame() && visited.push(frame.url()));
    await open(page);
    await signInElsewhere(page, person);
    await page.locator("#pricing").scrollIntoViewIfNeeded();
    await press(page).click();
    await expect.poll(() => visited.some((address) => to.test(address))).toBe(true);
  });
}

test("R1.2.3-18 R1.2.3-19 who chooses a template registers for it, or builds with it when signed in", async ({
  page,
  person,
}) => {
  const visited: string[] = [];
  page.on("framenavigated", (frame) => frame === page.mainFrame() && visited.push(frame.url()));
  const choose = async () => {
    await page.locator("#templates").scrollIntoViewIfNeeded();
    await page
      .getByRole("button", { name: /^Use Template/ })
      .first()
      .click();
  };
  await open(page);
  await choose();
  await expect(page).toHaveURL(/\/register\?source=template_selection&template=[a-z0-9-]+$/);
  await open(page);
  await signInElsewhere(page, person);
  await choose();
  await expect.poll(() => visited.some((address) => /\/builder\/new\?template=[a-z0-9-]+$/.test(address))).toBe(true);
});
