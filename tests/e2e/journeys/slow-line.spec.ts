import type { Page, Request } from "@playwright/test";
import { createPerson, newEmail, password } from "../fixtures/api-person.ts";
import { createSite } from "../fixtures/onboarding-calls.ts";
import { sampleDocx } from "../fixtures/sample-cv.ts";
import { expect, expectNoAxeViolations, signIn, test } from "../fixtures/test.ts";

const scripts = /\/assets\/[^/]+\.js$/;
const pathOf = (request: Request) => new URL(request.url()).pathname + new URL(request.url()).search;

/** Holds the application back, as a slow line does, until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(scripts, async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}

/** The words that are seen, line by line. */
const words = (page: Page) => page.locator("#root").innerText();

for (const { address, title } of [
  { address: "/login", title: "Sign in" },
  { address: "/register", title: "Create your account" },
]) {
  test(`${address} says the same before any script as after them, and nothing moves`, async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto(address, { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Vitrine`);
    // The words can be there before the sheet that lays them out.
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet),
    );
    const before = { words: await words(page), place: await page.getByLabel("Email", { exact: true }).boundingBox() };
    await expectNoAxeViolations(page);
    letGo();
    await expect(page.locator("[data-prerendered]")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(await words(page)).toContain(before.words.replace(/^Skip to content\n/, ""));
    expect(await page.getByLabel("Email", { exact: true }).boundingBox()).toEqual(before.place);
  });
}

test("what is typed and pressed before the application is there signs in, and nothing of it stands in an address", async ({
  page,
  server,
}) => {
  const person = await createPerson(server, "Ada Example");
  await createSite(person, "Ada Example\nBridge engineer");
  const letGo = await holdScripts(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(pathOf(request)));
  await page.goto("/login", { waitUntil: "domcontentloaded" });
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Password", { exact: true }).press("Enter");
  expect(asked.filter((path) => path.startsWith("/login"))).toEqual(["/login"]);
  letGo();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(asked.join(" ")).not.toContain(encodeURIComponent(password));
});

test("what is typed before the application is there stands in it, with the caret where it was", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/register", { waitUntil: "domcontentloaded" });
  const email = newEmail();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("checkbox", { name: /^I accept the/ }).check();
  await page.getByLabel("Name", { exact: true }).pressSequentially("Ada");
  letGo();
  await expect(page.locator("[data-prerendered]")).toHaveCount(0);
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await page.keyboard.type(" Example");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada Example");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
  await expect(page.getByRole("button", { name: "Create account" })).toBeEnabled();
});

test("a press on the landing page before the application is there is heard by it", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const letGo = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Open menu" }).click();
  letGo();
  await expect(page.getByRole("button", { name: "Close menu" })).toBeVisible();
});

test("a CV that is chosen before the application is there becomes a site all the same", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const buffer = Buffer.from(await (await sampleDocx("Nadia Example")).arrayBuffer());
  await page.locator("input[type=file]").first().setInputFiles({ name: "cv.docx", mimeType: "", buffer });
  letGo();
  await expect(page).toHaveURL(/\/try\//);
});

for (const place of ["dashboard", "builder"] as const) {
  test(`the ${place} asks for its data before its scripts are there, for each thing once, in few requests`, async ({
    page,
    server,
  }) => {
    const person = await createPerson(server, "Ada Example");
    const { id } = await createSite(person, "Ada Example\nBridge engineer");
    await signIn(page, person);
    const letGo = await holdScripts(page);
    const asked: string[] = [];
    const ownScripts: string[] = [];
    page.on("request", (request) => {
      asked.push(pathOf(request));
      // The preview is a page of its own, which comes after what is usable, however late that is looked at.
      if (scripts.test(pathOf(request)) && request.frame() === page.mainFrame()) ownScripts.push(pathOf(request));
    });
    const calls = () => asked.filter((path) => path.startsWith("/api/"));
    await page.goto(place === "builder" ? `/builder/${id}?section=personal` : "/dashboard", { waitUntil: "commit" });
    const needed = {
      builder: [`/api/websites/${id}`, "/api/templates?include_analytics=true"],
      dashboard: ["/api/websites?per_page=100", "/api/overview"],
    }[place];
    const early = ["/api/user", "/api/subscription/current", ...needed].toSorted();
    await expect.poll(() => calls().toSorted()).toEqual(early);
    letGo();
    const usable = place === "builder" ? page.getByLabel("Full Name") : page.getByRole("article").first();
    await expect(usable).toBeVisible();
    expect(ownScripts.length).toBeGreaterThan(5);
    expect(ownScripts.length, ownScripts.join("\n")).toBeLessThanOrEqual(20);
    for (const path of early) expect(calls().filter((call) => call === path)).toEqual([path]);
  });
}
