import type { Page } from "@playwright/test";
import { createSite } from "../fixtures/onboarding-calls.ts";
import { sampleText } from "../fixtures/sample-cv.ts";
import { ownerScreens } from "../fixtures/screens/owner.ts";
import type { Screen } from "../fixtures/screens/screen.ts";
import { guestScreens } from "../fixtures/screens/strangers.ts";
import { settled } from "../fixtures/settled.ts";
import { expect, signIn, test } from "../fixtures/test.ts";

/*
 * The ways of people who listen. NVDA goes from heading to heading (H), landmark to landmark (D), field to field (F),
 * button to button (B) and link to link (K), VoiceOver's rotor lists the same: what has no name there is silence. In
 * forms and dialogs both follow the focus, and hear what a field's description and a live region say.
 */
type Thing = { role: string; name: string; level: number };

/** What a screen reader meets on the page, in order. */
async function thingsOf(page: Page): Promise<Thing[]> {
  const snapshot = await page.locator("body").ariaSnapshot();
  return snapshot.split("\n").flatMap((line) => {
    const [found, role = "", name = ""] = /^\s*- (?:')?([a-z]+)(?: "((?:[^"\\]|\\.)*)"| (\/.*\/))?/.exec(line) ?? [];
    const level = Number(/\[level=(\d)\]/.exec(line)?.[1] ?? 0);
    // An element whose name is its content has it behind the colon.
    const said = name === "" ? (/^[^:]*: (.+)$/.exec(line)?.[1] ?? "") : name;
    return found ? [{ role, name: said, level }] : [];
  });
}

const named = ["button", "link", "textbox", "searchbox", "checkbox", "radio", "combobox", "tab", "switch", "slider"];

async function expectWays(page: Page, screen: string): Promise<void> {
  await settled(page);
  const things = await thingsOf(page);
  const headings = things.filter(({ role }) => role === "heading");
  expect.soft(headings.filter(({ level }) => level === 1).length, `${screen}: one title`).toBe(1);
  expect
    .soft(
      headings.filter(({ name }) => name === ""),
      `${screen}: headings say something`,
    )
    .toEqual([]);
  expect.soft(things.filter(({ role }) => role === "main").length, `${screen}: one main part`).toBe(1);
  const silent = things.filter(({ role, name }) => named.includes(role) && name === "");
  expect.soft(silent, `${screen}: everything that can be pressed or filled says what it is`).toEqual([]);
}

async function walk(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens)
    await test.step(screen.name, async () => {
      await screen.open(page);
      await expectWays(page, screen.name);
    });
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("headings, parts, fields and buttons lead a guest who listens", async ({ page }) => {
  await walk(page, guestScreens);
});

test("headings, parts, fields and buttons lead an owner who listens", async ({ page, person }) => {
  const site = await createSite(person, sampleText("Nadia Example"));
  await signIn(page, person);
  await walk(page, ownerScreens(site).pages);
});

test("what is wrong is said at its field, where the focus goes", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill("nobody");
  await page.getByLabel("Password", { exact: true }).press("Enter");
  const email = page.getByLabel("Email", { exact: true });
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription(/./);
});

test("a dialog says its name, keeps the focus, and gives it back", async ({ page, person }) => {
  const { id } = await createSite(person, sampleText("Nadia Example"));
  await signIn(page, person);
  await page.goto(`/builder/${id}`);
  const door = page.getByRole("button", { name: "Publish", exact: true });
  await door.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Publish your site" });
  await expect(dialog).toBeVisible();
  const isInside = () => dialog.evaluate((one) => one.contains(document.activeElement));
  for (let press = 0; press < 25; press += 1) {
    expect(await isInside()).toBe(true);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(door).toBeFocused();
});

test("what happened is said without taking the focus", async ({ page, person }) => {
  const { id } = await createSite(person, sampleText("Nadia Example"));
  await signIn(page, person);
  await page.goto(`/builder/${id}?section=personal`);
  const name = page.getByLabel("Full Name");
  await name.fill("Nadia Sample");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("region", { name: "Notifications" }).getByRole("status").first()).toHaveText(/saved/i);
  await expect(name).toBeFocused();
});
