import type { Page } from "@playwright/test";
import { expect, expectNoAxeViolations, signIn, test } from "../fixtures/test.ts";

const next = async (page: Page, title: string) => {
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("heading", { level: 2, name: title })).toBeFocused();
};

test("R1.1-04 R3.1-01 R3.4-30 R3.4-36 R3.7-23 a portfolio is made by hand, over a reload, and shows what was entered", async ({
  page,
  person,
}) => {
  await signIn(page, person);
  await page.goto("/onboarding");
  await page.getByRole("button", { name: "Start from Scratch" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Create Your Portfolio" })).toBeVisible();
  await page.getByRole("button", { name: "Back to Options" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Create your portfolio" })).toBeVisible();
  await page.getByRole("button", { name: "Start from Scratch" }).click();

  await page.getByLabel("Full Name").fill("Marta Lind");
  await page.getByLabel("Professional Title").fill("Bridge engineer");
  await page.getByLabel("Professional Summary").fill("I keep old bridges standing.");
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } });
  await expectNoAxeViolations(page);
  await next(page, "Work Experience");
  await page.getByLabel("Job Title").fill("Engineer");
  await page.getByLabel("Company").fill("Nordbro");
  await page.getByLabel(/^Duration/).fill("2019 - Present");
  await page.getByLabel(/^Skills/).fill("Statics");
  await page.keyboard.press("Enter");
  await next(page, "Education");

  await page.reload();
  await expect(page.getByRole("heading", { level: 2, name: "Education" })).toBeVisible();
  await page.getByLabel("Institution").fill("KTH");
  await expectNoAxeViolations(page);
  await next(page, "Skills & Expertise");
  await page.getByLabel("Category").fill("Materials");
  await page.getByLabel(/^Skills/).fill("Steel, Stone");
  await next(page, "Projects & Portfolio");
  await page.getByLabel("Project Title").fill("Lund viaduct");
  await next(page, "Website Details");
  await page.getByLabel("Website Name").fill("Marta's bridges");
  await page.getByRole("radio", { name: "Minimal" }).check();
  await expectNoAxeViolations(page);

  await page.getByRole("button", { name: "Previous" }).click();
  await page
    .getByRole("navigation", { name: "Steps" })
    .getByRole("button", { name: /Personal Information/ })
    .click();
  await page
    .getByLabel("Profile picture file")
    .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: picture });
  await expect(page.getByAltText("Your chosen portrait")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /^(Saved|Auto-save)$/ })).toBeVisible();
  await page.reload();
  await expect(page.getByAltText("Your chosen portrait")).toBeVisible();
  await page
    .getByRole("navigation", { name: "Steps" })
    .getByRole("button", { name: /Website Details/ })
    .click();
  await page.getByRole("button", { name: "Create Portfolio" }).click();
  await expect(page).toHaveURL(/\/builder\/\d+$/);

  const id = /\/builder\/(\d+)$/.exec(page.url())?.[1];
  const { body } = await person.call("GET", `/websites/${id}`);
  expect(body["website"]).toMatchObject({
    name: "Marta's bridges",
    full_name: "Marta Lind",
    description: "I keep old bridges standing.",
    template_slug: "minimal",
    flat_picture: expect.stringMatching(/^\/media\//),
    contact: { title: "Bridge engineer" },
    experience: [{ position: "Engineer", name: "Nordbro", date: "2019 - Present", skills: ["Statics"] }],
    education: [{ name: "KTH" }],
    skills: [{ title: "Materials", info: ["Steel", "Stone"] }],
  });
  expect((await person.call("GET", "/onboarding/active-session")).body["session"]).toBeNull();
});

test("R1.2.1-51 R3.1-01 a template from the landing page becomes a website in the builder, once", async ({
  page,
  person,
}) => {
  await person.call("POST", "/user/onboarding-completed");
  await signIn(page, person);
  await page.goto("/builder/new?template=minimal");
  await expect(page).toHaveURL(/\/builder\/\d+\?template=select$/);
  const { body } = await person.call("GET", "/websites");
  expect(body["data"]).toMatchObject([{ template_slug: "minimal" }]);
});

test("the form's older address leads to it, and the form belongs to people who are signed in", async ({
  page,
  person,
}) => {
  await page.goto("/create-website");
  await expect(page).toHaveURL(/\?redirect=%2Fcreate-website$/);
  await signIn(page, person);
  await page.goto("/cv-builder");
  await expect(page).toHaveURL(/\/create-website$/);
  await expect(page.getByRole("heading", { level: 1, name: "Create Your Portfolio" })).toBeVisible();
});
