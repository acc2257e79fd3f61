import type { Page } from "@playwright/test";
import { currentPlan, fillCard, subscribe } from "../fixtures/billing.ts";
import { expect, signIn, test } from "../fixtures/test.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name });
const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const saying = (page: Page, text: string | RegExp) => page.getByText(text, { exact: true });

test("R1.2.1-15 cancelling keeps the plan to its end and can be taken back", async ({ page, person }) => {
  await subscribe(person, "pro");
  await signIn(page, person);
  await page.goto("/subscription");
  await expect(page.getByRole("heading", { name: "You are on the Pro plan" })).toBeVisible();
  await expect(page.getByText("Visa ending in 4242")).toBeVisible();
  await button(page, "Cancel subscription").click();
  const dialog = page.getByRole("alertdialog", { name: "Cancel the Pro plan?" });
  await expect(dialog.getByRole("button", { name: "Keep the plan" })).toBeFocused();
  await dialog.getByLabel(/What could have been better/).fill("Only a test");
  await dialog.getByRole("button", { name: "Cancel subscription" }).click();
  await expect(page.getByText(/Your Pro plan ends on/)).toBeVisible();
  expect(await currentPlan(person)).toBe("pro");
  await page.reload();
  await button(page, "Resume subscription").click();
  await expect(page.getByText(/Your Pro plan ends on/)).toBeHidden();
  await expect(button(page, "Cancel subscription")).toBeVisible();
});

test("R1.2.1-50 R2.2.1-06 an upgrade is charged exactly as shown, a downgrade waits for the end of the period", async ({
  page,
  person,
}) => {
  await subscribe(person, "pro");
  await signIn(page, person);
  await page.goto("/subscription/plans?plan=premium&billing=monthly");
  await expect(page.getByRole("region", { name: "Premium" })).toContainText("Selected");
  await button(page, "Upgrade to Premium").click();
  const dialog = page.getByRole("dialog", { name: "Change from Pro to Premium" });
  const due = await dialog
    .getByRole("row", { name: /Due now/ })
    .getByRole("cell")
    .textContent();
  expect(await currentPlan(person)).toBe("pro");
  await dialog.getByRole("button", { name: `Pay ${due} and change` }).click();
  await expect(saying(page, "You are on the Premium plan.")).toBeVisible();
  await expect(page).toHaveURL(/\/subscription$/);
  await expect(page.getByRole("row", { name: new RegExp(`Premium.*\\${due}`) })).toBeVisible();

  await link(page, "Change plan").click();
  await button(page, "Change to Pro").click();
  const lower = page.getByRole("dialog", { name: "Change from Premium to Pro" });
  await expect(lower.getByRole("row", { name: "Due now $0" })).toBeVisible();
  await expect(lower.getByText("Custom domains stop answering.")).toBeVisible();
  await lower.getByRole("button", { name: /^Change on / }).click();
  await expect(page.getByText(/Your plan changes to Pro on .*\d$/).first()).toBeVisible();
  expect(await currentPlan(person)).toBe("premium");
  await button(page, "Keep Premium").click();
  await expect(button(page, "Keep Premium")).toBeHidden();
});

test("a card that is refused later leaves the plan as it was, and is replaced in the billing portal", async ({
  page,
  person,
}) => {
  await subscribe(person, "pro", { card: "renewal" });
  await signIn(page, person);
  await page.goto("/subscription?plan=premium&action=upgrade");
  await button(page, "Upgrade to Premium").click();
  await button(page, /^Pay \$/).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("declined");
  expect(await currentPlan(person)).toBe("pro");
  await page.keyboard.press("Escape");
  await button(page, "Manage billing").click();
  await expect(title(page, "Billing")).toBeVisible();
  await fillCard(page, "visa");
  await button(page, "Save card").click();
  await expect(page).toHaveURL(/\/subscription$/);
  await expect(page.getByText("Visa ending in 4242")).toBeVisible();
  await page.goto("/subscription/plans?plan=premium");
  await button(page, "Upgrade to Premium").click();
  await button(page, /^Pay \$/).click();
  await expect(saying(page, "You are on the Premium plan.")).toBeVisible();
});

test("an invoice comes as a PDF", async ({ page, person }) => {
  await subscribe(person, "pro");
  await signIn(page, person);
  await page.goto("/subscription");
  const download = page.waitForEvent("download");
  await button(page, /^Download invoice/).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  const bytes = await (await file.createReadStream()).toArray();
  expect(
    Buffer.concat(bytes as Buffer[])
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
});
