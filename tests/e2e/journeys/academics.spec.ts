import type { Page } from "@playwright/test";
import type { ApiPerson } from "../fixtures/api-person.ts";
import { mailedLink } from "../fixtures/outbox.ts";
import { expect, expectNoAxeViolations, signIn, test } from "../fixtures/test.ts";

type Json = Record<string, unknown>;

async function createWebsite(person: ApiPerson, changes: Json, kind: string) {
  const { body } = await person.call("POST", "/websites", { name: "Looms", template_slug: "default" });
  const { id } = body["website"] as { id: number };
  const subdomain = `looms-${id}`;
  const all = { full_name: "Ada Lovelace", subdomain, status: "published", ...changes };
  expect((await person.call("PATCH", `/websites/${id}/builder`, all)).status).toBe(200);
  if (kind !== "publications")
    expect((await person.call("POST", `/websites/${id}/sections`, { kind })).status).toBe(201);
  return { id, subdomain };
}

async function openSection(page: Page, id: number, name: string): Promise<void> {
  await page.goto(`/builder/${id}?section=sections`);
  await page
    .getByRole("list", { name: "Sections" })
    .getByRole("button", { name: new RegExp(`^${name} `) })
    .click();
  await expect(page.getByRole("button", { name: "All sections" })).toBeVisible();
}

const preview = (page: Page) => page.frameLocator('iframe[title^="Preview of"]').locator("body");

const bibtex = `@string{jt = "Journal of Threads"}
@article{one, author={Lovelace, Ada and Babbage, Charles}, title={On {Looms}}, journal=jt, volume=3, pages={1--9}, year=2021, doi={10.1000/A1}, selected={true}}
@book{two, author={A. Lovelace}, title={Known already}, year=1999}
@article{lost, title={Broken`;

test("a scholar imports BibTeX, sees what was read, and visitors copy a reference", async ({
  page,
  person,
  context,
}) => {
  const publications = [{ title: "Known Already", venue: "House", date: "1999", url: "" }];
  const { id, subdomain } = await createWebsite(person, { publications }, "publications");
  await signIn(page, person);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSection(page, id, "Publications");
  await page.getByRole("button", { name: "Import a list" }).click();
  const field = page.getByLabel("BibTeX, RIS or DOIs");
  await expect(field).toBeFocused();
  await field.fill(bibtex);
  const report = page.getByRole("status").filter({ hasText: "to add" });
  await expect(report).toContainText("1 publication to add");
  await expect(report).toContainText("1 publication there already, not added again");
  await expect(report).toContainText("Line 4: A closing brace is missing.");
  await expect(report).toContainText("@article{lost, title={Broken");
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Add 1 publication" }).click();
  await expect(page.getByRole("button", { name: "Import a list" })).toBeFocused();
  await expect(preview(page)).toContainText("On Looms");
  await expect(preview(page).locator(".kit-authors strong")).toHaveText("Ada Lovelace");

  await page.getByRole("button", { name: "Import a list" }).click();
  await page.getByLabel("BibTeX, RIS or DOIs").fill("doi:10.1000/b2\nhttps://doi.org/10.1000/A1");
  await expect(page.getByText("1 publication with a DOI alone")).toBeVisible();
  await page.getByRole("button", { name: "Add 1 publication" }).click();
  await expect(page.getByRole("button", { name: /doi:10.1000\/b2.*Hidden/ })).toBeVisible();
  await page.getByLabel("Layout").selectOption("years");
  await expect(preview(page).getByRole("heading", { level: 3 })).toHaveText(["Selected", "1999"]);

  await context.grantPermissions(["clipboard-read"]);
  await page.goto(`/p/${subdomain}`);
  await expect(page.locator("body")).not.toContainText("10.1000/b2");
  await page.locator("summary", { hasText: "BibTeX" }).first().click();
  const block = page.locator(".kit-bibtex pre").first();
  await expect(block).toContainText("@article{one");
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByRole("button", { name: "Copy ✓" })).toBeVisible();
  await page.goto("/");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("@article{one, author={Lovelace, Ada");
});

test("figures that own sentences say are offered with their sentence, and placed when asked for", async ({
  page,
  person,
}) => {
  const { id } = await createWebsite(
    person,
    { description: "Raised yield from 81 % to 97 %. Led 40 people." },
    "figures",
  );
  await signIn(page, person);
  await openSection(page, id, "In figures");
  const found = page.getByRole("region", { name: "Found in your own words" });
  await expect(found.getByRole("listitem")).toHaveCount(2);
  await expect(found).toContainText("Raised yield from 81 % to 97 %.");
  await expectNoAxeViolations(page);
  await found.getByRole("button", { name: "Add 40 people" }).click();
  await expect(found.getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Reorder 40" })).toBeVisible();
});

test("a testimonial comes by a link: written, proved by mail, accepted, and then on the page", async ({
  page,
  person,
  browser,
  server,
}) => {
  const { id, subdomain } = await createWebsite(person, {}, "testimonials");
  await signIn(page, person);
  await openSection(page, id, "Testimonials");
  await page.getByRole("button", { name: "Ask for a testimonial" }).click();
  await page.getByLabel("Who is it for?").fill("Kim");
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = await page.getByLabel("Your link").inputValue();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("Not answered yet")).toBeVisible();

  const stranger = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole("heading", { name: "A few words about Ada Lovelace" })).toBeVisible();
  await stranger.getByRole("button", { name: "Send" }).click();
  await expect(stranger.getByText("Please write a few words.")).toBeVisible();
  await expectNoAxeViolations(stranger);
  await stranger.getByLabel("Your words").fill("Ada keeps her word.");
  await stranger.getByLabel("Your name").fill("Kim Lee");
  await stranger.getByLabel("Your role").fill("Editor");
  const email = `kim-${id}@example.test`;
  await stranger.getByLabel("Your email address").fill(`mistyped-${email}`);
  await stranger.getByRole("button", { name: "Send" }).click();
  await stranger.getByRole("button", { name: "Change your words or your address" }).click();
  await expect(stranger.getByLabel("Your words")).toHaveValue("Ada keeps her word.");
  await stranger.getByLabel("Your email address").fill(email);
  await stranger.getByRole("button", { name: "Send" }).click();
  await expect(stranger.getByRole("heading", { name: "One more step" })).toBeFocused();
  await stranger.goto(await mailedLink(server.dataDir, email));
  await expect(stranger.getByRole("heading", { name: "Are these your words?" })).toBeVisible();
  await expectNoAxeViolations(stranger);
  await stranger.getByRole("button", { name: "Confirm my testimonial" }).click();
  await expect(stranger.getByRole("heading", { name: "Thank you" })).toBeFocused();
  await stranger.goto(link);
  await expect(stranger.getByText("was written by this link already")).toBeVisible();
  await stranger.context().close();

  await page.reload();
  await openSection(page, id, "Testimonials");
  const waiting = page.getByRole("region", { name: "Waiting for you" });
  await expect(waiting).toContainText("Ada keeps her word.");
  await expect(waiting).toContainText(`Confirmed by ${email}`);
  await expect(preview(page)).not.toContainText("Ada keeps her word.");
  await expectNoAxeViolations(page);
  await waiting.getByRole("button", { name: "Accept the testimonial by Kim Lee" }).click();
  await expect(page.getByRole("button", { name: "Reorder Kim Lee" })).toBeVisible();
  await expect(waiting).toBeHidden();
  await page.goto(`/p/${subdomain}`);
  await expect(page.locator("main")).toContainText("Ada keeps her word.");
  await expect(page.locator("main")).not.toContainText(email);
});
