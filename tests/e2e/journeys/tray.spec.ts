import { pressOn } from "../fixtures/keyboard.ts";
import { readPastedCv } from "../fixtures/onboarding-calls.ts";
import { sampleText } from "../fixtures/sample-cv.ts";
import { expect, expectNoAxeViolations, signIn, test } from "../fixtures/test.ts";

const unplaced = ["References", "", "Willing to travel and to work nights", "Date of birth: 12 May 1990"];

test("what no field holds is sent by drag and by keyboard, and the rest waits in the builder", async ({
  page,
  person,
}) => {
  await signIn(page, person);
  await readPastedCv(person, `${sampleText("Marta Lindqvist")}\n\n${unplaced.join("\n")}`);
  await page.goto("/onboarding");
  const tray = page.getByRole("region", { name: "Not placed" });
  const line = tray.getByRole("listitem").filter({ hasText: "Willing to travel" });
  // Nothing may scroll between taking the line up and putting it down.
  await page.setViewportSize({ width: 1280, height: 2400 });
  const profile = page.getByRole("region", { name: "Personal information" }).locator('[data-place="summary"]');
  await line.hover();
  await page.mouse.down();
  // The first move begins to drag, the second one is over the profile.
  await profile.hover();
  await profile.hover();
  await page.mouse.up();
  await expect(page.getByText("1 line added to Summary.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(line).toBeVisible();
  await expectNoAxeViolations(page);

  await pressOn(page, tray.getByRole("button", { name: /^Send to: Willing to travel/ }));
  await page.keyboard.type("Sum");
  await page.keyboard.press("Enter");
  await expect(line).toBeHidden();
  await page.getByRole("button", { name: "Edit Your Portfolio" }).click();
  await page.setViewportSize({ width: 360, height: 800 });
  const bar = page.locator("[data-bar=tools]");
  await expect(bar.getByRole("button", { name: "Not placed (1)" })).toBeVisible();
  expect((await bar.boundingBox())?.height, "one row on a phone").toBeLessThan(60);
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.getByRole("button", { name: "Not placed (1)" }).click();
  const drawer = page.getByRole("dialog", { name: "From your CV" });
  await expect(drawer.getByText("Date of birth: 12 May 1990")).toBeVisible();
  await expectNoAxeViolations(page);
  await drawer.getByRole("button", { name: /^Send to: Date of birth/ }).click();
  await page.getByRole("menuitem", { name: "Leave out" }).click();
  await expect(drawer.getByText("Every line of your CV has its place.")).toBeVisible();
});
