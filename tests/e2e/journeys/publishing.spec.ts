import type { Page } from "@playwright/test";
import { createPerson, type ApiPerson } from "../fixtures/api-person.ts";
import { expect, expectNoAxeViolations, signIn, test } from "../fixtures/test.ts";

/** Somebody with a draft of a name that addresses cannot take as it is. */
async function aDraft(page: Page, person: Parameters<typeof signIn>[1]): Promise<number> {
  const created = await person.call("POST", "/websites", { name: "Portfolio" });
  const { id } = created.body["website"] as { id: number };
  await person.call("PATCH", `/websites/${id}/builder`, {
    full_name: "Ayşe Yıldız",
    intro: "I build quiet rooms.",
    contact: { title: "Architect", email: "ayse@example.test" },
  });
  await person.call("POST", `/websites/${id}/skills`, { title: "Tools", info: ["Chisel"] });
  await person.call("POST", `/websites/${id}/projects`, { title: "Secret house", description: "A house." });
  await signIn(page, person);
  return id;
}

/** Gives a site of somebody else an address, if nobody has it yet. */
async function takeAddress(other: ApiPerson, subdomain: string): Promise<void> {
  const created = await other.call("POST", "/websites", { name: "Portfolio" });
  const { id } = created.body["website"] as { id: number };
  await other.call("PATCH", `/websites/${id}/builder`, { subdomain });
}

test("a draft becomes public at an address of its owner's name, and its kit brings people there", async ({
  page,
  person,
  server,
}) => {
  const id = await aDraft(page, person);
  await takeAddress(await createPerson(server), "ayse-yildiz");
  await page.goto(`/builder/${id}`);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Publish your site" });
  const address = dialog.getByRole("textbox", { name: "Address" });
  await expect(address).toHaveValue(/ayse|yildiz/);
  await expect(address).not.toHaveValue("ayse-yildiz");
  await expect(dialog.getByText("It is free.")).toBeVisible();
  await address.fill("www");
  await expect(dialog.getByText(/Some words are reserved/)).toBeVisible();
  const own = `ayse-${id}`;
  await address.fill(own);
  await expect(dialog.getByText("It is free.")).toBeVisible();
  await expect(dialog.getByRole("radio", { name: /Published/ })).toBeChecked();
  await expect(dialog.getByRole("img", { name: "Card of Ayşe Yıldız" })).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Publish now" }).press("Enter");

  const share = page.getByRole("dialog", { name: "Share your site" });
  await expect(share.getByText("Your site is public")).toBeVisible();
  const url = await share.getByLabel("Address of the site").inputValue();
  expect(url).toContain(`/p/${own}`);
  expect((await page.request.get(url)).status()).toBe(200);
  await expect(share.getByRole("link", { name: "vCard" })).toHaveAttribute("href", `${url}/contact.vcf`);
  await expect(share.getByRole("img", { name: "QR code of the site" })).toBeVisible();
  await expectNoAxeViolations(page);

  await share.getByRole("button", { name: "Unpublish…" }).click();
  await page.getByRole("button", { name: "Unpublish", exact: true }).click();
  await expect(page.getByText("Website is now draft mode. Its address stays yours.")).toBeVisible();
  expect((await page.request.get(url, { headers: { cookie: "" } })).status()).toBe(404);
});

test("a private link shows what was chosen to whoever has its password, until it is revoked", async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const id = await aDraft(page, person);
  await page.goto(`/builder/${id}`);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Publish your site" });
  await dialog.getByRole("tab", { name: "Private links" }).click();
  await dialog.getByRole("button", { name: "New private link" }).click();
  await dialog.getByLabel("Who is it for?").fill("Acme, application");
  await dialog.getByLabel(/^Password/).fill("chisel & oak");
  await dialog.getByRole("switch", { name: "Choose sections and their order" }).click();
  await dialog.getByRole("checkbox", { name: "Projects" }).uncheck();
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Make link" }).click();
  const links = dialog.getByRole("list", { name: "Private links" });
  await expect(links.getByText(/Acme, application/)).toBeVisible();
  const url = (await dialog.getByText(/\/l\/[A-Za-z0-9_-]{43}/).innerText()).trim();

  const stranger = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const site = await stranger.newPage();
  await site.goto(new URL(url).pathname);
  await site.getByLabel("Password").fill("a guess");
  await site.getByRole("button", { name: "Open the page" }).click();
  await expect(site.getByText("That is not the password of this link.")).toBeVisible();
  await site.getByLabel("Password").fill("chisel & oak");
  await site.getByRole("button", { name: "Open the page" }).click();
  await expect(site.getByText("I build quiet rooms.").first()).toBeVisible();
  await expect(site.getByText("Chisel").first()).toBeVisible();
  expect(await site.content()).not.toContain("Secret house");

  await links.getByRole("button", { name: "Revoke Acme, application" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText("Link revoked. It leads nowhere now.")).toBeVisible();
  expect((await site.reload())?.status()).toBe(404);
  await expect(site.getByText("This link leads nowhere.")).toBeVisible();
  await stranger.close();
});
