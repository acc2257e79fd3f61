import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "@playwright/test";
import { newEmail, password } from "../fixtures/api-person.ts";
import { mailedLink } from "../fixtures/outbox.ts";
import { sampleDocx, samplePdf, sampleText } from "../fixtures/sample-cv.ts";
import type { RunningServer } from "../fixtures/server.ts";
import { expect, expectNoAxeViolations, signIn, test } from "../fixtures/test.ts";
import { goOnVerified } from "../fixtures/verified.ts";

// The last file of the alphabet: its stories, each on its own, keep all workers busy to the end.
test.describe.configure({ mode: "parallel" });

type Source = { name: string; mimeType: string; buffer: Buffer };
type Expected = { name: string; company: string };

const types: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  doc: "application/msword",
};

/** A new person comes in through the front door and ends at the first onboarding screen. */
async function registerAndVerify(page: Page, server: RunningServer): Promise<void> {
  const email = newEmail();
  await page.goto("/register?plan=free");
  await page.getByLabel("Name", { exact: true }).fill("Test Person");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  const submit = page.getByRole("button", { name: "Create account" });
  await expect(submit).toBeDisabled();
  await page.getByRole("checkbox").check();
  await submit.click();
  await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.goto(await mailedLink(server.dataDir, email));
  await expect(page.getByRole("heading", { name: "Email Verified!" })).toBeVisible();
  await goOnVerified(page, "FREE");
  await expect(page).toHaveURL(/\/onboarding/);
  await expect(page.getByText("Upload Existing CV")).toBeVisible();
}

async function uploadFile(page: Page, source: Source): Promise<void> {
  await page.getByText("Upload Existing CV").click();
  await page.locator('input[type="file"]').first().setInputFiles(source);
}

async function pasteText(page: Page, text: string): Promise<void> {
  await page.getByText("Upload Existing CV").click();
  await page.getByRole("button", { name: "Paste CV Text" }).click();
  const process = page.getByRole("button", { name: "Process Text" });
  await expect(process).toBeDisabled();
  await page.getByRole("dialog").getByRole("textbox").fill(text);
  await process.click();
}

/** From the photo screen to a published site that a stranger can open. */
async function reviewBuildAndPublish(page: Page, browser: Browser, expected: Expected): Promise<void> {
  await page.getByRole("button", { name: "Skip for Now" }).click();
  await expect(page.getByRole("button", { name: "Looks Good, Continue" })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(new RegExp(expected.name, "i")).first()).toBeVisible();
  await page.getByRole("button", { name: "Looks Good, Continue" }).click();
  await expect(page.getByRole("heading", { name: "Your CV is Ready!" })).toBeVisible({ timeout: 30_000 });
  await page.getByText("Edit Your Portfolio").first().click();
  await expect(page).toHaveURL(/\/builder\/\d+/);

  await page.getByRole("button", { name: "Personal Info" }).click();
  await page.getByLabel("Introduction").fill("I look after people and processes.");
  const preview = page.frameLocator('iframe[title^="Preview of"]');
  await expect(preview.getByText("I look after people and processes.").first()).toBeVisible();
  await expect(preview.getByRole("heading", { level: 1 })).toContainText(
    new RegExp(expected.name.split(" ")[0] ?? "", "i"),
  );
  await page.getByRole("button", { name: "Save Changes" }).first().click();
  await expect(page.getByText("Changes saved successfully")).toBeVisible();
  await page.getByRole("button", { name: /^Visibility/ }).click();
  await page.getByRole("menuitem", { name: /Published/ }).click();
  await expect(page.getByText("Website is now published and publicly accessible")).toBeVisible();

  const address = await publicAddress(page);
  const stranger = await browser.newContext({ javaScriptEnabled: false });
  const site = await stranger.newPage();
  const response = await site.goto(new URL(address, page.url()).toString());
  expect(response?.status()).toBe(200);
  await expect(site.getByText("I look after people and processes.").first()).toBeVisible();
  await expect(site.getByText(new RegExp(expected.company, "i")).first()).toBeVisible();
  await stranger.close();
}

/** The address of the site as the API names it for its owner. */
async function publicAddress(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const id = window.location.pathname.split("/").at(-1);
    const session = window.localStorage.getItem("auth_session") ?? "";
    const headers = { "X-Session": session, "X-Requested-With": "XMLHttpRequest" };
    const answer = await fetch(`/api/websites/${id}`, { headers });
    const body = (await answer.json()) as { website: { public_url: string } };
    return body.website.public_url;
  });
}

const ours: Expected = { name: "Nadia Example", company: "Riverside Hospital" };

test("R1.1-02 R1.1-03 from registration to a public page with a two-column PDF", async ({ page, server, browser }) => {
  await registerAndVerify(page, server);
  await expectNoAxeViolations(page);
  await uploadFile(page, { name: "cv.pdf", mimeType: types["pdf"] ?? "", buffer: await samplePdf(browser, ours.name) });
  await reviewBuildAndPublish(page, browser, ours);
});

test("R1.1-03 the same with a Word file", async ({ page, server, browser }) => {
  const file = await sampleDocx(ours.name);
  await registerAndVerify(page, server);
  await uploadFile(page, {
    name: "cv.docx",
    mimeType: types["docx"] ?? "",
    buffer: Buffer.from(await file.arrayBuffer()),
  });
  await reviewBuildAndPublish(page, browser, ours);
});

test("R1.1-03 R3.5-03 the same with pasted text", async ({ page, server, browser }) => {
  await registerAndVerify(page, server);
  await pasteText(page, sampleText(ours.name));
  await reviewBuildAndPublish(page, browser, ours);
});

const bench = fileURLToPath(new URL("../../../../shared/bench/cv/", import.meta.url));

/** CVs that nobody here wrote: formats and layouts mixed, used where the shared sets lie beside the project. */
const foreign = [
  "dev/files/d01-nurse__docx-tabs-pdf.pdf",
  "dev/files/d06-chef__kendall.pdf",
  "dev/files/d09-datasci__docx-tabs-doc.doc",
  "dev/files/d12-de-ingenieur__docx-tabs.docx",
  "dev/files/d07-teacher__spartan.pdf",
  "dev/files/d03-biologist__tex-article.pdf",
  "real-dev/files/nico-de.pdf",
  "real-dev/files/rr5-azurill.pdf",
];

for (const path of foreign.filter((file) => existsSync(join(bench, file)))) {
  test(`R1.1-03 a foreign CV becomes a public page: ${basename(path)}`, async ({ page, person, browser }) => {
    const gold = JSON.parse(readFileSync(join(bench, path.replace("/files/", "/gold/").concat(".json")), "utf8")) as {
      personal_info: { name: string };
      experiences: { company: string }[];
    };
    const extension = path.split(".").at(-1) ?? "";
    await signIn(page, person);
    await page.goto("/onboarding");
    await uploadFile(page, {
      name: basename(path),
      mimeType: types[extension] ?? "",
      buffer: readFileSync(join(bench, path)),
    });
    await reviewBuildAndPublish(page, browser, {
      name: gold.personal_info.name,
      company: gold.experiences[0]?.company ?? "",
    });
  });
}
