import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { newEmail, password } from "@vitrine/e2e/api-person";
import { mailedLink } from "@vitrine/e2e/outbox";
import { startServer } from "@vitrine/e2e/server";
import { ensureBuilt } from "../setup/build.mjs";
import { ensureFirefox } from "../setup/firefox.mjs";
import { openFirefox } from "./visitor.ts";

/*
 * `npm run test:firefox`: the first minute and an edit in the system's Firefox, over WebDriver BiDi, with nothing in its
 * console. It needs a browser of its own, so this is no part of `npm test`.
 */
const sample = fileURLToPath(new URL("../../apps/web/public/samples/designer.pdf", import.meta.url));
const person = "Tremaine St. Clair";
const words = "Draws what others only say.";

const firefox = await ensureFirefox();
await ensureBuilt(fileURLToPath(new URL("../..", import.meta.url)));
const server = await startServer();
const visitor = await openFirefox(firefox);
const { page, arrive, press, fill, see } = visitor;

await test("a CV becomes one's own site, which an account keeps", async () => {
  await page.goto(server.url);
  await page.waitForSelector("[data-prerendered]", { hidden: true });
  const input = await page.waitForSelector('input[type="file"]');
  await input?.uploadFile(sample);
  await see(`${person}, here is your site`);
  await see("it has not been sent anywhere");
  const frame = await (await page.waitForSelector("iframe"))?.contentFrame();
  await frame?.waitForSelector(`::-p-text(${person})`);
  await page.locator('a[aria-label^="Keep it in"]').click();
  const email = newEmail();
  await fill("Email", email);
  for (const label of ["Password", "Confirm password"]) await fill(label, password);
  await page.locator('input[name="terms"]').click();
  await press("Create account");
  await see("Check Your Email");
  await page.goto(await mailedLink(server.dataDir, email));
});

await test("the builder takes an edit, and the site is published with it", async () => {
  await arrive(/\/onboarding$/);
  await press("Edit Your Portfolio");
  await arrive(/\/builder\/\d+/);
  await page.locator('nav[aria-label="Website sections"] ::-p-text(Personal Info)').click();
  await fill("Introduction", words);
  const preview = await (await page.waitForSelector('iframe[title^="Preview of"]'))?.contentFrame();
  await preview?.waitForSelector(`::-p-text(${words})`);
  await press("Save Changes");
  await see("Changes saved successfully");
  await press("Visibility: Draft");
  await press("Published");
  await see("Website is now published and publicly accessible");
});

await test("the public page says it to everybody", async () => {
  const { status, text } = await visitor.visit(`${server.url}/p/tremaine-st-clair`);
  assert.equal(status, 200);
  assert.ok(text.toLowerCase().includes(words.toLowerCase()), text);
});

await test("nothing stands in the console but what is put there now", async () => {
  await page.evaluate(() => console.error("heard"));
  await page.waitForFunction(() => true);
  assert.deepEqual(visitor.console, ["error: heard"]);
});

await visitor.leave();
await server.stop();
