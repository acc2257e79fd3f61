import type { Page } from "@playwright/test";
import { settled } from "../fixtures/settled.ts";
import { expect, expectNoAxeViolations, signIn, test } from "../fixtures/test.ts";

/** A wide picture: a screenshot of the page as it stands. */
const aPicture = (page: Page) => page.screenshot({ clip: { x: 0, y: 0, width: 600, height: 300 } });

test("R2.2.6-03 R2.8-39 a picture is cropped by keyboard, uploaded with its progress and shown", async ({
  page,
  person,
}) => {
  const made = await person.call("POST", "/websites", { name: "Pictured" });
  const { id } = made.body["website"] as { id: number };
  await signIn(page, person);
  await page.goto(`/builder/${id}?preview=false`);
  await page
    .getByRole("navigation", { name: "Website sections" })
    .getByRole("button", { name: "Personal Info" })
    .click();
  await expect(page.getByRole("button", { name: /Choose a picture/ })).toBeVisible();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: await aPicture(page) });

  const dialog = page.getByRole("dialog", { name: "Crop your picture" });
  const area = dialog.getByRole("group", { name: /^Part of the picture/ });
  await expect(area).toBeVisible();
  await expectNoAxeViolations(page);
  const before = await area.boundingBox();
  await area.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press("Shift+ArrowRight");
  expect((await area.boundingBox())?.x).toBeGreaterThan(before?.x ?? Infinity);

  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/profile-picture", async (route) => {
    await held;
    await route.continue();
  });
  await dialog.getByRole("button", { name: "Use picture" }).click();
  await expect(page.getByText("Uploading...")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Picture upload" })).toBeVisible();
  letGo();
  await expect(page.getByText("Profile picture uploaded successfully")).toBeVisible();
  const shown = page.getByRole("img", { name: "Profile" });
  const size = () => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(size).toEqual([300, 300]);

  const { width = 0, height = 0 } = (await shown.boundingBox()) ?? {};
  await shown.click({ position: { x: width * 0.25, y: height * 0.75 } });
  const focal = async () => {
    const { body } = await person.call("GET", `/websites/${id}`);
    return (body["website"] as { picture_focal: unknown }).picture_focal;
  };
  await expect.poll(focal).toEqual({ x: 25, y: 75 });
  await expectNoAxeViolations(page);
});

test("R2.8-41 R2.8-42 a broken picture and a failed upload are said, and nothing changes", async ({ page, person }) => {
  const made = await person.call("POST", "/websites", { name: "Unpictured" });
  const { id } = made.body["website"] as { id: number };
  await signIn(page, person);
  await page.goto(`/builder/${id}?preview=false`);
  await page
    .getByRole("navigation", { name: "Website sections" })
    .getByRole("button", { name: "Personal Info" })
    .click();
  await expect(page.getByRole("button", { name: /Choose a picture/ })).toBeVisible();
  const choose = (buffer: Buffer) =>
    page.locator("input[type=file]").setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
  await choose(Buffer.from("not a picture"));
  await expect(page.getByText("Failed to process profile picture")).toBeVisible();
  await page.route("**/profile-picture", (route) =>
    route.fulfill({ status: 500, json: { success: false, status: 500, message: "", code: "server_error" } }),
  );
  await choose(await aPicture(page));
  await page.getByRole("dialog").getByRole("button", { name: "Use picture" }).click();
  await expect(page.getByText("Failed to upload image. Please try again.")).toBeVisible();
  await expect(page.getByRole("button", { name: /Choose a picture/ })).toBeVisible();
});

test("in a window of 800 px the frame of the crop and its buttons are inside, for wide and for tall pictures", async ({
  page,
  person,
}) => {
  const made = await person.call("POST", "/websites", { name: "Cropped" });
  const { id } = made.body["website"] as { id: number };
  await signIn(page, person);
  await page.goto(`/builder/${id}?preview=false`);
  const clips = [
    { x: 0, y: 0, width: 1200, height: 300 },
    { x: 0, y: 0, width: 300, height: 700 },
  ];
  const pictures = [];
  for (const clip of clips) pictures.push(await page.screenshot({ clip }));
  await page
    .getByRole("navigation", { name: "Website sections" })
    .getByRole("button", { name: "Personal Info" })
    .click();
  const dialog = page.getByRole("dialog", { name: "Crop your picture" });
  const area = dialog.getByRole("group", { name: /^Part of the picture/ });
  for (const height of [600, 420]) {
    await page.setViewportSize({ width: 800, height });
    for (const buffer of pictures) {
      await expect(page.getByRole("button", { name: /Choose a picture/ })).toBeVisible();
      await page.locator("input[type=file]").setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
      await area.scrollIntoViewIfNeeded();
      await settled(page);
      await expect(area).toBeInViewport({ ratio: 1 });
      // Taken to the far corner of the picture, it is still there.
      await area.focus();
      for (let press = 0; press < 30; press += 1) await page.keyboard.press("Shift+ArrowRight");
      for (let press = 0; press < 30; press += 1) await page.keyboard.press("Shift+ArrowDown");
      await expect(area).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole("button", { name: "Use picture" })).toBeInViewport({ ratio: 1 });
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await expect(dialog).toHaveCount(0);
    }
  }
});
