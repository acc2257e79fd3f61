import type { Page } from "@playwright/test";
import type { ApiPerson } from "../fixtures/api-person.ts";
import { pretend, withFields } from "../fixtures/pretend.ts";
import { expect, signIn, test } from "../fixtures/test.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const says = (page: Page, text: string | RegExp) => page.getByText(text).first();
const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });

async function createSites(person: ApiPerson, sites: { name: string; intro?: string }[]): Promise<number[]> {
  const ids: number[] = [];
  for (const site of sites) {
    const made = await person.call("POST", "/websites", site);
    expect(made.status).toBe(201);
    ids.push((made.body["website"] as { id: number }).id);
  }
  await person.call("POST", "/user/onboarding-completed");
  return ids;
}

const startTrial = async (person: ApiPerson) =>
  expect((await person.call("POST", "/subscription/start-trial", { plan: "pro" })).status).toBe(201);

test("R2.1-01 R2.1-02 R1.1-05 R2.2.2-14 R2.2.2-15 R2.2.2-16 several portfolios are listed, searched, previewed, edited and deleted", async ({
  page,
  person,
}) => {
  await startTrial(person);
  const [ward, reading] = await createSites(person, [
    { name: "Ward portfolio", intro: "Nine years on medical wards" },
    { name: "Reading list" },
  ]);
  await person.call("PATCH", `/websites/${reading}/builder`, { subdomain: `books-${person.email.split("@")[0]}` });
  await signIn(page, person);
  await page.goto("/dashboard");
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(button(page, "Create New Portfolio Website (2/3)")).toBeVisible();
  await expect(button(page, "Create Manually (2/3)")).toBeVisible();
  await expect(says(page, "+2 this month")).toBeVisible();
  await expect(says(page, "50% published")).toBeVisible();
  await expect(card(page, "Ward portfolio").getByText("Active")).toBeVisible();
  await expect(card(page, "Reading list").getByText("Active")).toHaveCount(0);

  const search = page.getByPlaceholder("Search your portfolios...");
  for (const [text, found] of [
    ["READING", "Reading list"],
    ["medical WARDS", "Ward portfolio"],
    ["BOOKS-", "Reading list"],
  ] as const) {
    await search.fill(text);
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(card(page, found)).toBeVisible();
  }
  await search.fill("");

  const tab = page.waitForEvent("popup");
  await button(page, "Preview Ward portfolio").click();
  await expect(says(page, "Opening preview for Ward portfolio")).toBeVisible();
  const preview = await tab;
  await expect(preview).toHaveURL(new RegExp(`/cv/${ward}/preview`));
  await preview.close();

  await button(page, "More about Reading list").click();
  await page.getByRole("menuitem", { name: "Make active" }).click();
  await expect(card(page, "Reading list").getByText("Active")).toBeVisible();
  await expect(page.getByRole("complementary").getByText("Reading list")).toBeVisible();

  await card(page, "Ward portfolio").getByRole("button", { name: "Edit Portfolio" }).click();
  await expect(page).toHaveURL(new RegExp(`/builder/${ward}`));
  await page.goto("/dashboard");
  await button(page, "More about Reading list").click();
  await page.getByRole("menuitem", { name: "Delete Portfolio" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(says(page, "Portfolio website deleted successfully")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("R2.3-01 R2.4-08 the sidebar's button runs the same limit check, and what it asked for is not resumed", async ({
  page,
  person,
}) => {
  await createSites(person, [{ name: "Ward portfolio" }]);
  await signIn(page, person);
  await page.goto("/subscription");
  await page.getByRole("complementary").getByRole("button", { name: "Create New Website" }).click();
  const modal = page.getByRole("dialog", { name: "Portfolio Limit Reached" });
  await expect(modal).toContainText("You've reached your portfolio limit of 1 for the Free plan.");
  await page.evaluate(() =>
    sessionStorage.setItem("pending_create_portfolio", JSON.stringify({ type: "sidebar", timestamp: Date.now() })),
  );
  await page.goto("/dashboard");
  await expect(card(page, "Ward portfolio")).toBeVisible();
  await page.waitForTimeout(1500);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await page.evaluate(() => sessionStorage.getItem("pending_create_portfolio"))).toBeNull();
});

test("R1.1-01 R1.2.2-19 ordinary users carry a plan, and an administrator is another kind of user", async ({
  page,
  person,
}) => {
  await signIn(page, person);
  const planOf = async () => (await person.call("GET", "/user")).body;
  expect(await planOf()).toMatchObject({ role: "user", is_admin: false, current_plan: "free" });
  await page.goto("/dashboard?skipOnboarding=1");
  await expect(page.getByRole("heading", { name: /^Welcome back/ })).toBeVisible();
  await expect(page.getByRole("banner").getByText(/^(Pro|Premium)$/)).toHaveCount(0);
  await startTrial(person);
  expect(await planOf()).toMatchObject({ current_plan: "pro" });
  await page.reload();
  await expect(page.getByRole("banner").getByText("Pro", { exact: true })).toBeVisible();
  await pretend(page, "/user", withFields({ role: "admin", is_admin: true, current_plan: "premium" }));
  await page.reload();
  await expect(page.getByRole("banner").getByText("Premium", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("is_admin"))).toBe("true");
});

test("R2.2.1-09 R2.8-13 R1.2.1-29 R1.2.1-27 creating by hand leads to the form, in the small layout", async ({
  page,
  person,
}) => {
  await signIn(page, person);
  await page.goto("/dashboard?skipOnboarding=1");
  await button(page, "Create Manually").first().click();
  await expect(says(page, "Starting manual portfolio creation...")).toBeVisible();
  await expect(page).toHaveURL(/\/create-website$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("complementary").getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await page.goto("/cv-builder");
  await expect(page).toHaveURL(/\/create-website$/);
});

test("R2.4-05 R2.4-04 a creation that waited for a better plan goes on after the return", async ({ page, person }) => {
  await createSites(person, [{ name: "Ward portfolio" }]);
  await startTrial(person);
  await signIn(page, person);
  await page.goto("/help");
  await page.evaluate(() =>
    sessionStorage.setItem("pending_create_portfolio", JSON.stringify({ type: "onboarding", timestamp: Date.now() })),
  );
  await page.goto("/dashboard?from_checkout=1");
  await expect(says(page, /^Welcome back! Continuing/)).toBeVisible();
  await expect(page).toHaveURL(/\/onboarding$/);
});

test("R1.2.1-14 R2.2.1-01 R2.4-11 R2.4-12 R2.4-13 the flags of a return are understood and leave a clean address", async ({
  page,
  person,
}) => {
  await startTrial(person);
  await signIn(page, person);
  for (const flags of ["from=checkout", "from_checkout=1"]) {
    await page.goto(`/dashboard?skipOnboarding=1&${flags}`);
    await expect(page).toHaveURL(/\/dashboard\?skipOnboarding=1$/);
  }
  await page.goto("/dashboard?skipOnboarding=1&trial=started");
  await expect(says(page, "Trial started successfully! You now have access to all Pro features.")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\?skipOnboarding=1$/);
  await expect(page.getByRole("heading", { name: "No portfolios found" })).toBeVisible();
});
