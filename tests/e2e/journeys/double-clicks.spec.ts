import type { Page, Request } from "@playwright/test";
import { newEmail, password, type ApiPerson } from "../fixtures/api-person.ts";
import { createSite } from "../fixtures/onboarding-calls.ts";
import { sampleText } from "../fixtures/sample-cv.ts";
import { expect, signIn, test } from "../fixtures/test.ts";

type Calls = { count: (method: string, path: string | RegExp) => number };

/** Counts what the page asks of the API. */
function watchCalls(page: Page): Calls {
  const seen: Request[] = [];
  page.on("request", (request) => seen.push(request));
  return {
    count: (method, path) =>
      seen.filter((request) => {
        const address = new URL(request.url()).pathname.replace(/^\/api/, "");
        return request.method() === method && (typeof path === "string" ? address === path : path.test(address));
      }).length,
  };
}

async function ownSite(page: Page, person: ApiPerson) {
  const site = await createSite(person, sampleText("Nadia Example"));
  await signIn(page, person);
  return site;
}

test("a double click on Create account makes one account and one mail", async ({ page }) => {
  const calls = watchCalls(page);
  await page.goto("/register?plan=free");
  await page.getByLabel("Name", { exact: true }).fill("Test Person");
  await page.getByLabel("Email").fill(newEmail());
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create account" }).dblclick();
  await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();
  expect(calls.count("POST", "/register")).toBe(1);
});

test("double clicks from the first choice to the finished site make one session and one site", async ({
  page,
  person,
}) => {
  const calls = watchCalls(page);
  await signIn(page, person);
  await page.goto("/onboarding");
  await page.getByRole("button", { name: "Upload Existing CV" }).dblclick();
  await page.getByRole("button", { name: "Paste CV Text" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill(sampleText("Nadia Example"));
  await page.getByRole("button", { name: "Process Text" }).dblclick();
  await page.getByRole("button", { name: "Skip for Now" }).dblclick();
  await expect(page.getByRole("button", { name: "Looks Good, Continue" })).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "Looks Good, Continue" }).dblclick();
  await expect(page.getByRole("heading", { name: "Your CV is Ready!" })).toBeVisible({ timeout: 60_000 });
  for (const path of ["select-path", "paste-text", "skip-picture", "create-website"]) {
    expect([path, calls.count("POST", `/onboarding/${path}`)]).toEqual([path, 1]);
  }
  const { body } = await person.call("GET", "/websites");
  expect(body["data"]).toHaveLength(1);
});

test("double clicks in the builder add, delete, save and publish once", async ({ page, person }) => {
  const site = await ownSite(page, person);
  const calls = watchCalls(page);
  await page.goto(`/builder/${site.id}?preview=false`);
  const sections = page.getByRole("navigation", { name: "Website sections" });
  await sections.getByRole("button", { name: /^Experience/ }).click();
  await page.getByRole("button", { name: "Add Experience" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Job Title").fill("Ward Sister");
  await dialog.getByLabel("Company").fill("Lakeside Clinic");
  await dialog.getByLabel("Start Date").fill("2010-01");
  await dialog.getByRole("button", { name: "Add Experience" }).dblclick();
  await expect(page.getByText("Experience added successfully!")).toBeVisible();
  expect(calls.count("POST", `/websites/${site.id}/experiences`)).toBe(1);
  await expect(page.getByRole("button", { name: "Actions for Ward Sister" })).toHaveCount(1);

  await page.getByRole("button", { name: "Actions for Ward Sister" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).dblclick();
  await expect(page.getByRole("button", { name: "Actions for Ward Sister" })).toHaveCount(0);
  await expect.poll(() => calls.count("DELETE", /\/experiences\/\d+$/)).toBe(1);

  await sections.getByRole("button", { name: "Personal Info" }).click();
  await page.getByLabel("Introduction").fill("Once is enough.");
  await page.getByRole("button", { name: "Save Changes" }).first().dblclick();
  await expect(page.getByText("Changes saved successfully")).toBeVisible();
  expect(calls.count("PATCH", `/websites/${site.id}/builder`)).toBe(1);

  await page.getByRole("button", { name: /^Visibility/ }).click();
  await page.getByRole("menuitem", { name: /Published/ }).dblclick();
  await expect(page.getByText("Website is now published and publicly accessible")).toHaveCount(1);
  expect(calls.count("PATCH", `/websites/${site.id}/builder`)).toBe(2);
  const { body } = await person.call("GET", `/websites/${site.id}`);
  expect(body["website"]).toMatchObject({ intro: "Once is enough.", status: "published" });
  expect((body["website"] as { experience: unknown[] }).experience).toHaveLength(2);
});

test("a double click on deleting a portfolio deletes once and says so once", async ({ page, person }) => {
  const site = await ownSite(page, person);
  const calls = watchCalls(page);
  await page.goto("/dashboard?skipOnboarding=1");
  await page.getByRole("button", { name: /^More about/ }).click();
  await page.getByRole("menuitem", { name: "Delete Portfolio" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Delete/ })
    .dblclick();
  await expect(page.getByText("Portfolio website deleted successfully")).toHaveCount(1);
  expect(calls.count("DELETE", `/websites/${site.id}`)).toBe(1);
});
