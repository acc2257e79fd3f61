import type { Page } from "@playwright/test";
import { createPerson, password, type ApiPerson } from "../fixtures/api-person.ts";
import { createSite } from "../fixtures/onboarding-calls.ts";
import { sampleDocx, sampleText } from "../fixtures/sample-cv.ts";
import { startServer } from "../fixtures/server.ts";
import { expect, signIn, test } from "../fixtures/test.ts";

const attack = `<img src=x onerror=alert(1)><script>alert(2)</script>"><svg/onload=alert(3)>`;
const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

async function cvFile(name = "cv.docx") {
  return { name, mimeType: docx, buffer: Buffer.from(await (await sampleDocx("Nadia Example")).arrayBuffer()) };
}

async function openUpload(page: Page, person: ApiPerson): Promise<void> {
  await signIn(page, person);
  await page.goto("/onboarding");
  await page.getByRole("button", { name: "Upload Existing CV" }).click();
  await expect(page.getByRole("heading", { name: "Upload your CV" })).toBeVisible();
}

test("R3.5-01 R3.5-02 R3.5-04 the page refuses wrong, too large and empty input with the sentences", async ({
  page,
  person,
}) => {
  await openUpload(page, person);
  const input = page.locator('input[type="file"]').first();
  await input.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("words") });
  await expect(page.getByText("Please upload a PDF, DOC, or DOCX file")).toBeVisible();
  await input.setInputFiles({
    name: "cv.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
  });
  await expect(page.getByText("File size must be less than 10MB")).toBeVisible();
  await input.setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("<html></html>") });
  const failure = page.getByRole("alertdialog", { name: "Oops! Something went wrong" });
  await expect(failure).toContainText("Please upload a PDF, DOC, or DOCX file");
  await page.keyboard.press("Escape");
  await expect(failure).toBeHidden();

  await page.getByRole("button", { name: "Paste CV Text" }).click();
  const process = page.getByRole("button", { name: "Process Text" });
  const text = page.getByRole("dialog").getByRole("textbox");
  await text.fill("   \n ");
  await expect(process).toBeDisabled();
  await text.fill("x".repeat(100_001));
  await expect(process).toBeDisabled();
  await text.fill("x".repeat(100_000));
  await expect(process).toBeEnabled();
});

test("an upload that loses its connection says so, and trying again hands in one file", async ({ page, person }) => {
  await openUpload(page, person);
  const keys: (string | undefined)[] = [];
  await page.route("**/api/onboarding/upload-cv", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    await (keys.length === 1 ? route.abort("connectionreset") : route.continue());
  });
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await cvFile());
  const failure = page.getByRole("alertdialog", { name: "Oops! Something went wrong" });
  await expect(failure).toContainText("The network connection was lost. Nothing you did is gone.");
  await expect(failure).toContainText("Check your internet connection");
  await failure.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: "Add a professional photo" })).toBeVisible();
  expect(keys).toEqual([keys[0], keys[0]]);
  const { body } = await person.call("GET", "/onboarding/active-session");
  expect(body["session"]).toMatchObject({ step: "upload_picture" });
});

test("R1.8-36 R1.8-37 a session that ended elsewhere signs the page out once and costs no word that was typed", async ({
  page,
  person,
}) => {
  const site = await createSite(person, sampleText("Nadia Example"));
  await signIn(page, person);
  await page.goto(`/builder/${site.id}?preview=false`);
  await page.getByRole("button", { name: "Personal Info" }).click();
  // The words reach the server when the session has ended, and stand in the page before it can know: however busy the machine.
  const ended = Promise.withResolvers<void>();
  const drafts = `**/api/websites/${site.id}/drafts/*`;
  await page.route(drafts, async (route) => {
    await ended.promise;
    await route.continue();
  });
  const sent = page.waitForRequest(drafts);
  await page.getByLabel("Introduction").fill("Typed after the session had ended.");
  await sent;
  await person.call("POST", "/logout");
  ended.resolve();
  await expect(page).toHaveURL((address) => address.pathname === "/");
  await expect(page.getByText("Session expired. Please login again.")).toHaveCount(1);
  expect(await page.evaluate(() => window.localStorage.getItem("auth_session"))).toBeNull();

  await page.goto(`/builder/${site.id}?preview=false`);
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  // The start page asks for an address as well, and stays until the next page has come.
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/builder/${site.id}`));
  await page.getByRole("button", { name: "Personal Info" }).click();
  await expect(page.getByLabel("Introduction")).toHaveValue("Typed after the session had ended.");
  await page.getByRole("button", { name: "Save Changes" }).first().click();
  await expect(page.getByText("Changes saved successfully")).toBeVisible();
});

test("markup and scripts in every field stay text, in the builder and on the public page", async ({
  page,
  person,
  server,
}) => {
  const site = await createSite(person, sampleText(`Nadia Example`).replace("Riverside Hospital", attack));
  const update = await person.call("PATCH", `/websites/${site.id}/builder`, {
    full_name: attack,
    intro: attack,
    description: attack,
    contact: { title: attack, description: attack, location: attack, phone: attack.slice(0, 60) },
    seo: { title: attack, description: attack },
    status: "published",
  });
  expect(update.status, JSON.stringify(update.body)).toBe(200);
  const items = [
    [
      "experiences",
      { position: attack, name: attack, place: attack, date: attack, description: attack, skills: [attack] },
    ],
    ["educations", { degree: attack, name: attack, place: attack, date: attack, description: attack, gpa: "4" }],
    ["skills", { title: attack, info: [attack] }],
    ["projects", { title: attack, category: attack.slice(0, 60), description: attack, technologies: [attack] }],
  ] as const;
  for (const [path, item] of items) {
    const added = await person.call("POST", `/websites/${site.id}/${path}`, item);
    expect(added.status, `${path}: ${JSON.stringify(added.body)}`).toBe(201);
  }
  const link = await person.call("POST", `/websites/${site.id}/projects`, {
    title: "Link",
    description: "Link",
    code_url: "javascript:alert(4)",
  });
  expect(link.status).toBe(422);

  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const { body } = await person.call("GET", `/websites/${site.id}`);
  const { public_url: address } = body["website"] as { public_url: string };
  for (const template of ["default", "modern", "minimal-pro"]) {
    await person.call("PATCH", `/websites/${site.id}/builder`, { template_slug: template });
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(attack);
    await expect(page.locator("img[src='x'], svg[onload], script:not([src]):not([type*='json'])")).toHaveCount(0);
  }
  await signIn(page, person);
  await page.goto(new URL(`/builder/${site.id}`, server.url).href);
  const preview = page.frameLocator('iframe[title^="Preview of"]');
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText(attack);
  await expect(preview.locator("img[src='x'], svg[onload]")).toHaveCount(0);
  expect(dialogs).toEqual([]);
});

test("a server that goes and comes back leaves the page usable, with what was typed", async ({ page }) => {
  // It starts a server of its own, twice.
  test.setTimeout(360_000);
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  let server = await startServer();
  try {
    const person = await createPerson(server);
    const site = await createSite(person, sampleText("Nadia Example"));
    await signIn(page, person);
    await page.goto(`${server.url}/builder/${site.id}?preview=false`);
    await page.getByRole("button", { name: "Personal Info" }).click();
    await page.getByLabel("Introduction").fill("Written while nobody listened.");
    await server.crash();
    const save = page.getByRole("button", { name: "Save Changes" }).first();
    const told = page
      .getByText(/Failed to save changes|connection was lost/)
      .first()
      .waitFor();
    await save.click();
    await told;
    server = await startServer({ dataDir: server.dataDir, port: Number(new URL(server.url).port) });
    await expect(page.getByLabel("Introduction")).toHaveValue("Written while nobody listened.");
    await save.click();
    await expect(page.getByText("Changes saved successfully")).toBeVisible();
    const { body } = await person.call("GET", `/websites/${site.id}`);
    expect(body["website"]).toMatchObject({ intro: "Written while nobody listened." });
    expect(errors).toEqual([]);
  } finally {
    await server.stop();
  }
});
