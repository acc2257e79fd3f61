import { readdirSync, readFileSync } from "node:fs";
import type { Page, Request } from "@playwright/test";
import { parseCv } from "@vitrine/cv-parser";
import { offeredInTryouts, readingNotes, thingsToCheck, tryoutSiteOf, tryoutTemplates } from "@vitrine/model";
import { templateManifests } from "@vitrine/templates/catalogue";
import { newEmail, password } from "../fixtures/api-person.ts";
import { pdfOfPages } from "../fixtures/bad-files.ts";
import { mailedLink } from "../fixtures/outbox.ts";
import { expect, expectNoAxeViolations, test } from "../fixtures/test.ts";

const sample = (name: string) => readFileSync(new URL(`../../../apps/web/public/samples/${name}.pdf`, import.meta.url));
const assets = new URL("../../../apps/web/dist/assets/", import.meta.url);

const plain = pdfOfPages([
  `Amara Okonkwo
Community nurse
amara.okonkwo@example.org, +44 20 7946 0958

Experience
Ward Sister, St Hilda Hospital, 2019 - Present
Led a ward of 24 beds.
Staff Nurse, Elm Park Clinic, 2014 - 2019

Education
BSc Nursing, University of Leeds, 2011 - 2014

Skills
Triage, Wound care, Teaching`,
]);

const letter = pdfOfPages([
  `Amara Okonkwo
amara.okonkwo@example.org

Dear Ms Hollis,
I am writing to apply for the post of ward sister.

Yours sincerely,
Amara Okonkwo`,
]);

const choose = (page: Page, name: string, buffer: Buffer, mimeType = "application/pdf") =>
  page.locator("input[type=file]").first().setInputFiles({ name, mimeType, buffer });

/** The requests that carry anything away, while a test goes on. */
function watchSending(page: Page): Request[] {
  const sent: Request[] = [];
  page.on("request", (request) => (request.method() === "GET" ? undefined : sent.push(request)));
  return sent;
}

const handedIn = (sent: readonly Request[]) => sent.filter((request) => request.url().endsWith("/api/try"));

async function openLanding(page: Page): Promise<void> {
  await page.goto("/");
  await page.locator("[data-prerendered]").waitFor({ state: "detached" });
}

test("a PDF with text is read in the browser, and nothing of it leaves before registering", async ({
  page,
  server,
}) => {
  const sent = watchSending(page);
  const problems: string[] = [];
  page.on("console", (message) => (message.type() === "error" ? problems.push(message.text()) : undefined));
  await openLanding(page);
  await choose(page, "cv.pdf", plain);
  await expect(page.getByRole("heading", { level: 1, name: "Amara Okonkwo, here is your site" })).toBeVisible();
  for (const frame of await page.locator("iframe").all())
    await expect(frame.contentFrame().getByRole("heading", { level: 1 })).toContainText("Amara Okonkwo");
  await expect(page.locator("iframe")).toHaveCount(3);
  await expect(page.getByText("it has not been sent anywhere")).toBeVisible();
  await expectNoAxeViolations(page);

  await page
    .getByRole("button", { name: /^See it whole/ })
    .last()
    .click();
  const whole = page.getByRole("dialog").locator("iframe").contentFrame();
  await expect(whole.getByText("Ward Sister").first()).toBeVisible();
  await page.keyboard.press("Escape");

  const chosen = page.getByRole("link", { name: /^Keep it in/ }).last();
  const template = (await chosen.getAttribute("aria-label"))?.replace("Keep it in ", "") ?? "";
  await chosen.click();
  await expect(page.getByText(`Your site in ${template} is kept`)).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Amara Okonkwo");
  const email = newEmail();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("checkbox", { name: /terms/ }).check();
  expect(handedIn(sent)).toEqual([]);
  const before = sent.map((request) => request.postData() ?? "").join(" ");
  expect(before).not.toMatch(/%PDF|Okonkwo|Ward Sister|St Hilda/);

  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();
  expect(handedIn(sent)).toHaveLength(1);
  await page.goto(await mailedLink(server.dataDir, email));
  await page.getByRole("button", { name: "Edit Your Portfolio" }).click();
  await page.waitForURL(/\/builder\/\d+/);
  await expect(page.getByText(template).first()).toBeVisible();
  expect(problems).toEqual([]);
});

test("what the browser cannot read goes to the server, as does what is no PDF with text", async ({ page }) => {
  const sent = watchSending(page);
  await openLanding(page);
  await choose(page, "cv.docx", Buffer.from("no Word file"), "application/msword");
  await expect(page.getByRole("alert").filter({ hasText: "Please upload a PDF, DOC, or DOCX file" })).toBeVisible();
  expect(handedIn(sent)).toHaveLength(1);
  await choose(page, "bare.pdf", pdfOfPages(["", ""]));
  await expect.poll(() => handedIn(sent).length).toBe(2);
});

test("what looks like a letter is named, shows no empty site, and is read as a CV when its owner says so", async ({
  page,
}) => {
  await openLanding(page);
  await choose(page, "letter.pdf", letter);
  await expect(page.getByText("This looks like a letter, not a CV.")).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "It is my CV: read it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Amara Okonkwo, here is your site" })).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(3);
});

test("on a slow line the visitor may let the server read it, and nothing is sent before", async ({ page }) => {
  const sent = watchSending(page);
  await openLanding(page);
  await page.route(/\.bin$/, () => undefined);
  await choose(page, "cv.pdf", plain);
  const offer = page.getByRole("button", { name: "Let our server read it" });
  await expect(offer).toBeVisible();
  await expect(page.getByText(/^Loading what reads it in your browser: 4\.5 MB/)).toBeVisible();
  await expectNoAxeViolations(page);
  expect(handedIn(sent)).toEqual([]);
  await offer.click();
  await expect(page.getByRole("heading", { level: 1, name: "Amara Okonkwo, here is your site" })).toBeVisible();
  expect(handedIn(sent)).toHaveLength(1);
});

test("over a line that would take long to bring the reader the offer is there at once", async ({ page }) => {
  // Only what the page knows of its line is left to make the offer, not the visitor's waiting.
  await page.addInitScript(() => {
    const later = window.setTimeout;
    const unlessPatient = (run: TimerHandler, ms?: number) => (ms === 4000 ? 0 : later(run, ms));
    window.setTimeout = unlessPatient as typeof window.setTimeout;
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const line = { offline: false, latency: 150, uploadThroughput: -1 };
  await session.send("Network.emulateNetworkConditions", { ...line, downloadThroughput: 200_000 });
  await openLanding(page);
  await choose(page, "cv.pdf", plain);
  const offer = page.getByRole("button", { name: "Let our server read it" });
  await offer.click();
  await expect(page.getByRole("heading", { level: 1, name: "Amara Okonkwo, here is your site" })).toBeVisible();
});

test("a page that is loaded anew has forgotten the CV and says so", async ({ page }) => {
  await openLanding(page);
  await choose(page, "cv.pdf", plain);
  await page
    .getByRole("link", { name: /^Keep it in/ })
    .first()
    .click();
  await expect(page.getByText(/^Your site in .* is kept$/)).toBeVisible();
  await page.reload();
  await expect(page.locator("[data-prerendered]")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Create account" })).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  await expect(page.getByText(/^Your site in .* is kept$/)).toHaveCount(0);
  await page.goto("/try/here");
  await expect(page.getByRole("heading", { name: "This site is no longer here" })).toBeVisible();
  await expectNoAxeViolations(page);
});

test("browser and server read the same bytes to the same sites and the same doubts", async ({ page }) => {
  const worker = readdirSync(assets).find((name) => /^reader-worker-.*\.js$/.test(name));
  await page.goto("/login");
  for (const bytes of [plain, ...["designer", "engineer", "researcher"].map(sample)]) {
    const here = await page.evaluate(
      async ([address, base64]) => {
        const reader = new Worker(address ?? "", { type: "module" });
        const file = new File([Uint8Array.from(atob(base64 ?? ""), (letter) => letter.codePointAt(0) ?? 0)], "cv.pdf");
        const read = new Promise((resolve, reject) => {
          reader.addEventListener("message", ({ data }) => (data.type === "tryout" ? resolve(data.tryout) : undefined));
          reader.addEventListener("error", reject);
        });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker and its page have one origin
        reader.postMessage(file);
        return read.finally(() => reader.terminate());
      },
      [`/assets/${worker}`, bytes.toString("base64")],
    );
    const now = new Date();
    const { cv, evidence, unplaced, diagnostics, confidence } = await parseCv(bytes, { now });
    expect(here).toEqual({
      person: { name: cv.personal_info.name, email: cv.personal_info.email },
      sites: tryoutTemplates(offeredInTryouts(templateManifests), cv, now).map(({ manifest, reasoning }) => ({
        template_slug: manifest.slug,
        template_name: manifest.name,
        reasoning,
        website: tryoutSiteOf(cv, manifest),
      })),
      notes: readingNotes(diagnostics, confidence),
      to_check: thingsToCheck(cv, evidence, unplaced),
    });
  }
});
