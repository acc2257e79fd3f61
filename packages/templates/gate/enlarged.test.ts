import { afterAll, beforeAll, expect, test } from "vitest";
import { GateBrowser } from "./browser.ts";
import { aLaidOutSite } from "./sectioned-site.ts";

let gate: GateBrowser;

beforeAll(async () => {
  gate = await GateBrowser.start(["default"]);
});

afterAll(() => gate.stop());

test("a picture of work opens enlarged without script, and closes by its button and by Escape", async () => {
  const still = await gate.browser.newPage({ javaScriptEnabled: false });
  await still.goto(await gate.server.publish("default", aLaidOutSite()));
  const picture = still.locator(".kit-shot > button").first();
  const enlarged = still.locator(".kit-enlarged").first();
  expect(await enlarged.isVisible()).toBe(false);
  await picture.click();
  expect(await enlarged.isVisible()).toBe(true);
  await enlarged.getByRole("button", { name: "Close" }).click();
  expect(await enlarged.isVisible()).toBe(false);
  await picture.click();
  await still.keyboard.press("Escape");
  expect(await enlarged.isVisible()).toBe(false);
});

/** The smallest picture there is. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("pictures that come late move nothing", async () => {
  const { page } = gate;
  const come = Promise.withResolvers<void>();
  let asked = 0;
  await page.route("**/drawn-pictures/*", async (route) => {
    asked += 1;
    await come.promise;
    await route.fulfill({ contentType: "image/png", body: pixel });
  });
  await page.setViewportSize({ width: 375, height: 6000 });
  await page.goto(await gate.server.publish("default", aLaidOutSite()), { waitUntil: "domcontentloaded" });
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => asked).toBeGreaterThan(5);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  come.resolve();
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>("main img")?.complete);
  expect(await height()).toBe(before);
});
