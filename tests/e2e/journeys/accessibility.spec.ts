import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { colourRules } from "@vitrine/templates/axe";
import { signedInAdmin } from "../fixtures/admin.ts";
import { callApi } from "../fixtures/api-person.ts";
import { subscribe } from "../fixtures/billing.ts";
import { createSite } from "../fixtures/onboarding-calls.ts";
import { sampleText } from "../fixtures/sample-cv.ts";
import { accountScreens } from "../fixtures/screens/account.ts";
import { adminScreens } from "../fixtures/screens/admin.ts";
import { newcomerScreens } from "../fixtures/screens/newcomer.ts";
import { ownerScreenGroups, ownerScreens, siteLifeScreens, writerScreens } from "../fixtures/screens/owner.ts";
import { buyerScreens, payerScreens } from "../fixtures/screens/paying.ts";
import type { Screen } from "../fixtures/screens/screen.ts";
import { guestScreens, publicScreens } from "../fixtures/screens/strangers.ts";
import { settled } from "../fixtures/settled.ts";
import { axeViolations, expect, signIn, test } from "../fixtures/test.ts";

const phone = { width: 375, height: 812 };
const desktop = { width: 1280, height: 800 };

type Look = readonly [scheme: "light" | "dark", rules?: readonly string[]];

const light: Look = ["light"];
/** The second scheme differs in colours only. */
const dark: Look = ["dark", colourRules];

/** Pictures of every screen for people who look at them; off unless a folder is named. */
const pictures = process.env["SCREEN_PICTURES"];
const sizes = pictures ? [phone, { width: 768, height: 1024 }, desktop] : [phone, desktop];

/** Neighbouring screens share the widths at which the dark scheme is judged; with THOROUGH=1 each has all. */
const isThorough = pictures !== undefined || process.env["THOROUGH"] === "1";

test.describe.configure({ timeout: 5 * 60_000 });
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Opens each screen once and judges it at every width in both colour schemes. */
async function judge(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const [place, screen] of screens.entries()) {
    await page.setViewportSize(desktop);
    await test.step(screen.name, async () => {
      await screen.open(page);
      for (const [turn, size] of sizes.entries()) {
        const isBoth = isThorough || (place + turn) % sizes.length === 0;
        await judgeAt(page, screen.name, size, isBoth ? [light, dark] : [light]);
      }
    });
  }
}

async function judgeAt(page: Page, name: string, size: typeof phone, looks: readonly Look[]): Promise<void> {
  await page.setViewportSize(size);
  for (const [colorScheme, rules] of looks) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    if (pictures) await takePicture(page, pictures, `${name}-${size.width}-${colorScheme}`);
    expect.soft(await axeViolations(page, rules), `${name} at ${size.width} in ${colorScheme}`).toEqual([]);
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `${name} scrolls sideways at ${size.width}`).toBeLessThanOrEqual(0);
}

async function takePicture(page: Page, folder: string, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await page.waitForTimeout(250);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

test("what guests see has no barrier and no sideways scroll", async ({ page }) => {
  await judge(page, guestScreens);
});

test("public pages have no barrier and no sideways scroll", async ({ page, server }) => {
  await judge(page, await publicScreens(server));
});

test("the way of a newcomer has no barrier and no sideways scroll", async ({ page, person }) => {
  await signIn(page, person);
  await judge(page, newcomerScreens(person));
});

for (const group of ownerScreenGroups) {
  test(`an owner's ${group} have no barrier and no sideways scroll`, async ({ page, person }) => {
    const site = await createSite(person, sampleText("Nadia Example"));
    await signIn(page, person);
    await judge(page, ownerScreens(site)[group]);
  });
}

test("the blog has no barrier and no sideways scroll", async ({ page, person }) => {
  await person.call("POST", "/subscription/start-trial", { plan: "pro" });
  const site = await createSite(person, sampleText("Nadia Example"), { status: "published" });
  await person.call("POST", `/websites/${site.id}/blog-posts`, {
    title: "On arches",
    content:
      "<h2>Why</h2><p>They <strong>hold</strong>.</p><pre><code>a line of code that is wider than a phone is</code></pre>",
    excerpt: "A short defence of heavy abutments.",
    status: "published",
    tags: ["Stone", "Statics"],
  });
  await signIn(page, person);
  await judge(page, writerScreens(site));
});

test("analytics, messages and the contact form have no barrier and no sideways scroll", async ({
  page,
  person,
  server,
}) => {
  await person.call("POST", "/subscription/start-trial", { plan: "premium" });
  const site = await createSite(person, sampleText("Nadia Example"), { status: "published" });
  const address = site.public_url.replace(/^.*\/p\//, "/public/sites/");
  const message = { name: "Ada Visitor", email: "ada@visitor.test", message: "Are you free in May?" };
  expect((await callApi(server.url, "POST", `${address}/contact`, message)).status).toBe(201);
  const browser = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
  const view = { path: site.public_url, referrer: "https://news.example/" };
  expect((await callApi(server.url, "POST", `${address}/view`, view, browser)).status).toBe(202);
  await signIn(page, person);
  await judge(page, siteLifeScreens(site));
});

test("the way of a buyer has no barrier and no sideways scroll", async ({ page, person }) => {
  await signIn(page, person);
  await judge(page, buyerScreens(person));
});

test("what a payer looks after has no barrier and no sideways scroll", async ({ page, person }) => {
  await subscribe(person, "pro");
  await signIn(page, person);
  await judge(page, payerScreens);
});

test("settings and beta access have no barrier and no sideways scroll", async ({ page, person }) => {
  await person.call("POST", "/subscription/start-trial", { plan: "premium" });
  await person.call("POST", "/websites", { name: "A portfolio whose name is as long as people really make them" });
  await person.call("POST", "/user/onboarding-completed");
  await signIn(page, person);
  await judge(page, accountScreens);
});

test("the admin area has no barrier and no sideways scroll", async ({ page, person, server }) => {
  await person.call("POST", "/subscription/start-trial", { plan: "pro" });
  const made = await person.call("POST", "/websites", {
    name: "A portfolio whose name is as long as people really make them",
  });
  await person.call("POST", "/user/onboarding-completed");
  const { body: user } = await person.call("GET", "/user");
  await signIn(page, await signedInAdmin(server));
  await judge(
    page,
    adminScreens({ userId: Number(user["id"]), websiteId: (made.body["website"] as { id: number }).id }),
  );
});
