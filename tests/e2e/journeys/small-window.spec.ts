import type { Page } from "@playwright/test";
import { createSite } from "../fixtures/onboarding-calls.ts";
import { sampleText } from "../fixtures/sample-cv.ts";
import { expect, signIn, test } from "../fixtures/test.ts";

/** A screen of 1280×800 at 200 % has room for so many CSS pixels. */
const twice = { width: 640, height: 400 } as const;

/** Sideways scroll, and controls that no scrolling brings into the window, of the page as it stands. */
async function lost(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`sideways by ${root.scrollWidth - root.clientWidth} px`);
    const modal = document.querySelector('[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"]');
    const within = modal ?? document;
    const controls = within.querySelectorAll<HTMLElement>("button, a[href], input, select, textarea, [role=radio]");
    for (const control of controls) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (control.closest("[inert], [aria-hidden=true]")) continue;
      const { clip, position } = getComputedStyle(control);
      if (position === "absolute" && clip !== "auto") continue;
      control.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      const { left, right, top, bottom, width } = control.getBoundingClientRect();
      // What is there for screen readers alone, until it has the focus.
      if (width <= 1 || bottom < 0) continue;
      const label = control.getAttribute("aria-label") ?? control.textContent?.trim().slice(0, 40) ?? "";
      const strip = control.closest("nav, [role=tablist]");
      const scrolls = strip !== null && strip.scrollWidth > strip.clientWidth;
      if (!scrolls && (left < -1 || right > window.innerWidth + 1)) found.push(`beside the window: ${label}`);
      const middle = (top + bottom) / 2;
      if (middle < 0 || middle > window.innerHeight) found.push(`out of reach: ${label}`);
      else if (!scrolls) {
        const over = document.elementFromPoint((left + right) / 2, middle);
        const isFree =
          over && (control.contains(over) || over.contains(control) || over.closest("label")?.contains(control));
        const own = control.closest("label") ?? control.parentElement;
        if (!isFree && !own?.contains(over)) found.push(`covered: ${label} by ${over?.outerHTML.slice(0, 90)}`);
      }
    }
    window.scrollTo({ top: 0, behavior: "instant" });
    return found;
  });
}

const title = (page: Page, name: string | RegExp) => expect(page.getByRole("heading", { name }).first()).toBeVisible();

test.use({ viewport: twice, reducedMotion: "reduce" });

test("at 200 % nothing is lost of the pages of guests", async ({ page }) => {
  await page.goto("/");
  await page.locator("[data-prerendered]").waitFor({ state: "detached" });
  expect(await lost(page), "landing").toEqual([]);
  await page.goto("/login");
  await expect(page.getByRole("button", { name: /^Sign in/i }).first()).toBeVisible();
  expect(await lost(page), "login").toEqual([]);
  await page.goto("/register?plan=free");
  await expect(page.getByRole("button", { name: "Create account" })).toBeVisible();
  expect(await lost(page), "register").toEqual([]);
});

test("at 200 % nothing is lost of the way to a site", async ({ page, person }) => {
  await signIn(page, person);
  await page.goto("/onboarding");
  await title(page, "Create your portfolio");
  expect(await lost(page), "welcome").toEqual([]);
  await page.getByRole("button", { name: "Upload Existing CV" }).click();
  await title(page, "Upload your CV");
  expect(await lost(page), "upload").toEqual([]);
  await page.getByRole("button", { name: "Paste CV Text" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await lost(page), "paste").toEqual([]);
  await page.getByRole("dialog").getByRole("textbox").fill(sampleText("Nadia Example"));
  await page.getByRole("button", { name: "Process Text" }).click();
  await title(page, "Add a professional photo");
  expect(await lost(page), "photo").toEqual([]);
  await page.getByRole("button", { name: "Skip for Now" }).click();
  await expect(page.getByRole("button", { name: "Looks Good, Continue" })).toBeVisible({ timeout: 60_000 });
  expect(await lost(page), "review").toEqual([]);
});

test("at 200 % nothing is lost of the workplace", async ({ page, person }) => {
  const site = await createSite(person, sampleText("Nadia Example"));
  await signIn(page, person);
  await page.goto("/dashboard");
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await lost(page), "dashboard").toEqual([]);
  await page.goto("/dashboard/settings");
  await title(page, /Settings/);
  expect(await lost(page), "settings").toEqual([]);
  await page.goto("/checkout?plan=pro&billing=monthly");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await lost(page), "checkout").toEqual([]);
  await page.goto(`/builder/${site.id}`);
  await expect(page.getByRole("navigation", { name: "Website sections" })).toBeVisible();
  expect(await lost(page), "builder").toEqual([]);
  await page.goto(`/builder/${site.id}?section=experience`);
  await page.getByRole("button", { name: "Add Experience" }).click();
  await expect(page.getByRole("dialog", { name: "Add Experience" })).toBeVisible();
  expect(await lost(page), "form").toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Publish your site" })).toBeVisible();
  expect(await lost(page), "publish").toEqual([]);
});
