import type { Page } from "@playwright/test";
import { signedInAdmin } from "../fixtures/admin.ts";
import { callApi, newEmail } from "../fixtures/api-person.ts";
import { createSite } from "../fixtures/onboarding-calls.ts";
import { mailedLink } from "../fixtures/outbox.ts";
import { sampleText } from "../fixtures/sample-cv.ts";
import { expect, expectNoAxeViolations, signIn, test } from "../fixtures/test.ts";

/** Searches a list and opens the row that is left. */
async function openRow(page: Page, search: string, row: string | RegExp) {
  await page.getByRole("searchbox").fill(search);
  // The search waits for a rest in typing; until then the whole list stands there.
  const found = page.getByRole("button", { name: row });
  await expect(found).toHaveCount(1);
  await found.click();
  return page.getByRole("dialog");
}

test("R1.1-06 R1.2.10-01 R1.2.1-30 R1.2.2-10 an admin goes through the nine pages, each with real content", async ({
  page,
  server,
}) => {
  await signIn(page, await signedInAdmin(server));
  await page.goto("/dashboard");
  const sidebar = page.getByRole("complementary");
  await sidebar.getByRole("link", { name: "Admin Panel" }).click();
  for (const [link, title, content] of [
    ["Overview", "Admin", "Latest sign-ups"],
    ["Users", "Users", /^\d+ users?$|of \d+ users$/],
    ["Websites", "Websites", /website/],
    ["Waiting List", "Waiting list", /sign-up|Nobody is waiting/],
    ["Analytics", "Analytics", "Which templates do people choose?"],
    ["Subscriptions", "Subscriptions", /subscribed|subscription/],
    ["Subscription Analytics", "Subscription analytics", "Which plans bring the money?"],
    ["Offers", "Offers", "Launch special"],
    ["Beta Access", "Beta access", "Beta access is off"],
  ] as const) {
    await sidebar.getByRole("link", { name: link, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page.locator("main").getByText(content).first()).toBeVisible();
  }
});

test("R1.6-07 R1.1-19 R1.2.2-25 R1.2.2-26 R1.4-34 R1.8-35 an admin gives access, looks through a user's eyes and comes back", async ({
  page,
  server,
  person,
}) => {
  await createSite(person, sampleText("Nadia Example"));
  const admin = await signedInAdmin(server);
  await signIn(page, admin);
  await page.goto("/admin/users");
  const drawer = await openRow(page, person.email, "Open Ada Example");
  await drawer.getByRole("button", { name: "Take beta access away" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Take access away" }).click();
  await drawer.getByRole("button", { name: "Grant beta access" }).click();
  await expect(drawer.getByText(/changed the user/).first()).toBeVisible();
  await drawer.getByRole("button", { name: "Impersonate" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Impersonate" }).click();

  const bar = page.getByRole("region", { name: "Impersonation" });
  await expect(bar).toContainText("Viewing as Ada Example (admin Administrator)");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { name: "Nadia Example" }).first()).toBeVisible();
  await page.getByRole("complementary").getByRole("link", { name: "Portfolio Builder" }).click();
  await expect(page.getByRole("button", { name: /Save Changes|Saved/ }).first()).toBeVisible();
  await expect(bar).toBeInViewport();
  // The bar covers nothing of what sticks to the top.
  await page.getByRole("button", { name: /Account menu of Ada Example/ }).click({ trial: true });
  await page.reload();
  await bar.getByRole("button", { name: "Switch Back to Admin" }).click();
  await expect(page.getByText("Switched back to admin: Administrator")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Account menu of Administrator/ })).toBeVisible();
});

test("R1.1-20 a website that is taken down is gone from the public", async ({ page, server, person }) => {
  const site = await createSite(person, sampleText("Nadia Example"), { status: "published" });
  await signIn(page, await signedInAdmin(server));
  await page.goto("/admin/websites?status=published");
  const drawer = await openRow(page, person.email, "Open Nadia Example");
  await drawer.getByRole("button", { name: "Take down" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("textbox", { name: "Reason" }).fill("It shows somebody else's picture.");
  await question.getByRole("button", { name: "Take down" }).click();
  await expect(drawer.getByText(/took down the website/)).toBeVisible();
  expect((await page.request.get(site.public_url)).status()).toBe(404);
});

test("R1.1-21 somebody on the waiting list is invited by mail", async ({ page, server }) => {
  const email = newEmail();
  await callApi(server.url, "POST", "/waiting-list", { email, name: "Wen Example" });
  await signIn(page, await signedInAdmin(server));
  await page.goto("/admin/waiting-list");
  const drawer = await openRow(page, email, `Open ${email}`);
  await drawer.getByRole("button", { name: "Invite" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Send invitation" }).click();
  await expect(drawer.getByRole("button", { name: "Invite again" })).toBeVisible();
  expect(new URL(await mailedLink(server.dataDir, email)).pathname).toBe("/register");
});

test("R1.1-24 the start page's prices follow the launch special", async ({ page, server, browser }) => {
  const admin = await signedInAdmin(server);
  const listed = await admin.call("GET", "/admin/offers");
  const [special] = (listed.body["data"] as { id: number; kind: string; prices: unknown }[]).filter(
    ({ kind }) => kind === "launch_special",
  );
  await signIn(page, admin);
  try {
    await page.goto("/admin/offers");
    await page.getByRole("textbox", { name: "Pro, billed monthly" }).fill("3.50");
    await page.getByRole("button", { name: "Save offer" }).click();
    await expect(page.getByRole("status").filter({ hasText: /offer|saved|updated/i })).toBeVisible();
    const visitor = await browser.newContext();
    const start = await visitor.newPage();
    await start.goto(`${server.url}/#pricing`);
    await expect(start.getByRole("region", { name: "Pro", exact: true })).toContainText("$3.50");
    await visitor.close();
  } finally {
    await admin.call("PATCH", `/admin/offers/${special?.id}`, { prices: special?.prices });
  }
});

test("the start page claims what an admin chose, before any script and in the application", async ({
  page,
  server,
  browser,
}) => {
  const admin = await signedInAdmin(server);
  const before = (await admin.call("GET", "/admin/landing")).body["data"] as Record<string, unknown>;
  await signIn(page, admin);
  try {
    await page.goto("/admin/landing");
    await expect(page.getByText("Confirm or replace them before you go public.")).toBeVisible();
    await expectNoAxeViolations(page);
    const choose = (claim: string, choice: string) =>
      page.getByRole("combobox", { name: claim, exact: true }).selectOption({ label: choice });
    for (const claim of ["Recommendation", "Sites", "Time online", "Support"]) await choose(claim, "Nothing");
    for (const number of [1, 2, 3, 4]) await choose(`Story ${number}`, "Nothing");
    await choose("Satisfaction", "Nothing");
    await choose("Answers", "Own words");
    await page.getByRole("group", { name: "Answers" }).getByRole("textbox", { name: "Title" }).fill("Letters");
    await choose("Uptime", "Own words");
    const uptime = page.getByRole("group", { name: "Uptime" });
    await uptime.getByRole("textbox", { name: "Figure" }).fill("2 rooms");
    await uptime.getByRole("textbox", { name: "Caption" }).press("ControlOrMeta+a");
    await page.keyboard.type("in which we answer");
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "The start page was changed." })).toBeVisible();

    const stranger = await (await page.request.get("/")).text();
    expect(stranger).toContain("in which we answer");
    expect(stranger).not.toContain("testimonials");
    expect(stranger).not.toContain("24/7");
    const visitor = await browser.newContext();
    const start = await visitor.newPage();
    const asked: string[] = [];
    start.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await start.goto(server.url);
    await expect(start.locator("[data-prerendered]")).toHaveCount(0);
    const figures = start.getByLabel("Vitrine in numbers");
    await expect(figures.locator("dd")).toHaveText(["10,000+", "2 rooms", "< 5 min"]);
    await expect(start.locator("#testimonials")).toHaveCount(0);
    await expect(start.locator("#features").getByRole("heading", { level: 3 }).last()).toHaveText("Letters");
    await expect(start.getByRole("link", { name: "Stories" })).toHaveCount(0);
    expect(asked.filter((path) => path.startsWith("/api/landing"))).toEqual([]);
    await start.getByRole("link", { name: "Sign In" }).first().click();
    await start
      .getByRole("link", { name: /Vitrine/ })
      .first()
      .click();
    await expect(start.getByText("in which we answer")).toBeVisible();
    await visitor.close();
  } finally {
    await admin.call("PUT", "/admin/landing", before);
  }
});
