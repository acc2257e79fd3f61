import { createSite } from "../fixtures/onboarding-calls.ts";
import { sampleText } from "../fixtures/sample-cv.ts";
import { expect, signIn, stillReader, test } from "../fixtures/test.ts";

test("R1.1-31 R2.2.3-19 R2.7-15 a visitor looks and writes, and the owner sees both", async ({
  page,
  person,
  browser,
}) => {
  await person.call("POST", "/subscription/start-trial", { plan: "premium" });
  const site = await createSite(person, sampleText("Nadia Example"), { status: "published" });

  // A browser without script writes; one with script is counted.
  const plain = await browser.newContext({ ...stillReader, javaScriptEnabled: false });
  const form = await plain.newPage();
  await form.goto(site.public_url);
  await form.getByRole("link", { name: "Write a message" }).first().click();
  await expect(form.getByRole("heading", { name: "Write to Nadia Example" })).toBeVisible();
  await form.getByLabel("Your name").fill("Ada Visitor");
  await form.getByLabel("Your email address").fill("ada@visitor.test");
  await form.getByLabel("Your message").fill("Are you free in May?");
  // Without a network the browser says so itself; Back leads to what was written.
  await plain.setOffline(true);
  const unsent = form.waitForEvent("requestfailed");
  await form.getByRole("button", { name: "Send message" }).click({ noWaitAfter: true });
  await unsent;
  await expect(form.getByRole("heading", { name: "Write to Nadia Example" })).toBeHidden();
  await plain.setOffline(false);
  await form.goBack();
  await expect(form.getByLabel("Your message")).toHaveValue("Are you free in May?");
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(form.getByRole("heading", { name: "Your message is on its way" })).toBeVisible();
  await plain.close();
  const visitor = await browser.newContext();
  const visit = await visitor.newPage();
  const counted = visit.waitForResponse(/\/api\/public\/sites\/[^/]+\/view$/);
  await visit.goto(site.public_url);
  expect((await counted).status()).toBe(202);
  await visitor.close();

  // The owner's own look tells nobody.
  await signIn(page, person);
  await page.goto("/login");
  const told: string[] = [];
  page.on("request", (request) => void (request.url().endsWith("/view") && told.push(request.url())));
  await page.goto(site.public_url, { waitUntil: "networkidle" });
  expect(told).toEqual([]);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /^More about/ }).click();
  await page.getByRole("menuitem", { name: "Analytics" }).click();
  await expect(page.getByRole("img", { name: /^1 view in the last 30 days, most on .*: 1$/ })).toBeVisible();
  await page.getByRole("radio", { name: "Day" }).click();
  await expect(page.getByRole("img", { name: /^1 visitor in the last 24 hours/ })).toBeVisible();
  await page.getByRole("link", { name: "Messages 1 new" }).click();
  await page.getByRole("button", { name: /^Ada Visitor/ }).click();
  await expect(page.getByText("ada@visitor.test")).toBeVisible();
  await expect(page.getByRole("link", { name: "Messages", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Reply by email" })).toHaveAttribute(
    "href",
    /^mailto:ada%40visitor\.test/,
  );
});
