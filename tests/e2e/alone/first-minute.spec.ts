import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { keepAndPublish, seeOwnSite } from "../fixtures/first-minute.ts";
import { slowness } from "../fixtures/machine-pace.ts";
import { expect, expectNoAxeViolations, test } from "../fixtures/test.ts";

const sample = new URL("../../../apps/web/public/samples/designer.pdf", import.meta.url);

/** Drops a file onto the place for CVs, as a visitor who drags it from the desktop. */
async function drop(page: Page, name: string, content: Buffer): Promise<void> {
  const data = await page.evaluateHandle(
    ({ base64, fileName }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], fileName, { type: "application/pdf" }));
      return transfer;
    },
    { base64: content.toString("base64"), fileName: name },
  );
  const place = page.getByRole("region", { name: /see your site$/ });
  await place.dispatchEvent("dragenter", { dataTransfer: data });
  await expect(place).toHaveAccessibleName("Let go to see your site");
  await place.dispatchEvent("drop", { dataTransfer: data });
}

test("a dropped CV is one's own site within 10 seconds, and a public page after 8 presses", async ({
  page,
  server,
  browser,
}) => {
  const pace = slowness();
  const site = await seeOwnSite(page, () => drop(page, "cv.pdf", readFileSync(sample)));
  expect(site.ms).toBeLessThan(10_000 * pace);
  await expect(page.locator("iframe")).toHaveCount(3);
  for (const frame of await page.locator("iframe").all())
    await expect(
      frame
        .contentFrame()
        .getByText(/Tremaine/i)
        .first(),
    ).toBeVisible();
  await expect(page.getByRole("heading", { name: /things? to check$/i })).toBeVisible();
  await expectNoAxeViolations(page);
  const published = await keepAndPublish(page, server, site);
  expect(published.ms).toBeLessThan(45_000 * pace);
  expect(published.presses).toBeLessThanOrEqual(8);
  const stranger = await browser.newPage({ baseURL: server.url });
  expect((await stranger.goto("/p/tremaine-st-clair"))?.status()).toBe(200);
  await stranger.close();
});

test("on a phone the landing page is 12 screens, lands at its sections and keeps still", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/#pricing");
  await expect(page.getByRole("button", { name: "Start for free" })).toBeAttached();
  const top = () => page.locator("#pricing").evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await expect.poll(top).toBe(80);
  const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
  expect(shift).toBeLessThan(0.1);
  const size = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return { screens: scrollHeight / window.innerHeight, scrollWidth };
  });
  expect(size.screens).toBeLessThanOrEqual(12);
  expect(size.scrollWidth).toBe(375);
});
