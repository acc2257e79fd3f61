import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "@playwright/test";
import { createPerson } from "@vitrine/e2e/api-person";
import { signInEverywhere } from "@vitrine/e2e/browser-session";
import { samplePdf } from "@vitrine/e2e/sample-cv";
import { startServer } from "@vitrine/e2e/server";
import sharp from "sharp";
import { browserLaunchOptions } from "../bench/browser.ts";

const readmeFolder = fileURLToPath(new URL("../../docs/pictures/", import.meta.url));
const tourFolder = fileURLToPath(new URL("../../apps/web/public/tour/", import.meta.url));
/** The landing page's four steps, and what stands before its tour. */
const stepsFolder = fileURLToPath(new URL("../../apps/web/public/steps/", import.meta.url));
const inSteps = new Set(["upload", "review", "builder", "site"]);
const inReadme = new Set(["review", "builder", "site"]);

async function take(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(1500);
  const picture = sharp(await page.screenshot());
  if (inReadme.has(name)) await picture.clone().webp({ quality: 82 }).toFile(`${readmeFolder}${name}.webp`);
  const screen = picture.extract({ left: 0, top: 0, width: 1280, height: 720 });
  await screen.clone().webp({ quality: 78 }).toFile(`${tourFolder}${name}.webp`);
  if (inSteps.has(name))
    await screen.clone().resize({ width: 640 }).webp({ quality: 70 }).toFile(`${stepsFolder}${name}.webp`);
  if (name === "builder") await screen.clone().webp({ quality: 60 }).toFile(`${stepsFolder}demo.webp`);
}

/** Takes the pictures of the README and of the landing page's tour from the running product. */
export async function takeTour(): Promise<void> {
  await mkdir(tourFolder, { recursive: true });
  await mkdir(stepsFolder, { recursive: true });
  const server = await startServer();
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    const person = await createPerson(server, "Inés Carvajal");
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 1280, height: 800 },
      colorScheme: "light",
    });
    await signInEverywhere(context, person);
    const page = await context.newPage();
    await page.goto("/onboarding");
    await page.getByText("Upload Existing CV").waitFor();
    await take(page, "welcome");
    await page.getByText("Upload Existing CV").click();
    await take(page, "upload");
    const buffer = await samplePdf(browser, "Inés Carvajal");
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer });
    await page.getByRole("button", { name: "Skip for Now" }).waitFor();
    await take(page, "picture");
    await page.getByRole("button", { name: "Skip for Now" }).click();
    await page.getByRole("button", { name: "Looks Good, Continue" }).waitFor();
    await take(page, "review");
    await page.getByRole("button", { name: "Looks Good, Continue" }).click();
    await page.getByText("Edit Your Portfolio").first().waitFor();
    await take(page, "preview");
    await page.getByText("Edit Your Portfolio").first().click();
    await page.waitForURL(/\/builder\//);
    await page.frameLocator('iframe[title^="Preview of"]').getByRole("heading", { level: 1 }).waitFor();
    await take(page, "builder");
    const id = Number(new URL(page.url()).pathname.split("/").at(-1));
    await person.call("PUT", `/websites/${id}/template`, { template_slug: "modern" });
    await page.goto("/dashboard");
    await page.getByText("Your Portfolio Collection").waitFor();
    await take(page, "dashboard");
    const published = await person.call("POST", `/websites/${id}/publish`);
    await page.goto((published.body["website"] as { public_url: string }).public_url);
    await take(page, "site");
  } finally {
    await browser.close();
    await server.stop();
  }
}
