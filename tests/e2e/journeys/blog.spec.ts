import type { Page } from "@playwright/test";
import type { ApiPerson } from "../fixtures/api-person.ts";
import { expect, expectNoAxeViolations, signIn, test, stillReader } from "../fixtures/test.ts";

type Site = { id: number; public_url: string };

/** A published website of a person whose plan has a blog. */
async function aBlog(person: ApiPerson): Promise<Site> {
  expect((await person.call("POST", "/subscription/start-trial", { plan: "pro" })).status).toBe(201);
  const made = await person.call("POST", "/websites", { name: "Notes on arches", template_slug: "default" });
  const { id } = made.body["website"] as Site;
  const published = await person.call("PATCH", `/websites/${id}/builder`, { status: "published" });
  return published.body["website"] as Site;
}

async function write(person: ApiPerson, { id }: Site, post: Record<string, unknown>): Promise<void> {
  const answer = await person.call("POST", `/websites/${id}/blog-posts`, { content: "<p>Words</p>", ...post });
  expect(answer.status).toBe(201);
}

async function openBlog(page: Page, person: ApiPerson, { id }: Site): Promise<void> {
  await signIn(page, person);
  await page.goto(`/builder/${id}?section=blog&preview=false`);
  await expect(page.getByRole("heading", { name: "Blog and Articles" })).toBeVisible();
}

const dialog = (page: Page) => page.getByRole("dialog");
const content = (page: Page) => dialog(page).getByRole("textbox", { name: "Content" });
const titles = (page: Page) => page.getByRole("list", { name: "Blog and Articles" }).getByRole("heading", { level: 3 });

test("R1.1-05 R2.2.5-32 R2.2.5-34 R2.2.5-40 R2.2.7-05 R2.6-10 a post is written by keyboard and readers find it", async ({
  page,
  person,
  browser,
}) => {
  const site = await aBlog(person);
  await openBlog(page, person, site);
  await page.getByRole("button", { name: "Add Blog Post" }).click();
  await expect(content(page)).toBeVisible();
  expect((await content(page).boundingBox())?.height).toBeGreaterThanOrEqual(300);
  expect((await dialog(page).boundingBox())?.width).toBeGreaterThan(800);

  await dialog(page).getByLabel("Title").fill("Why arches stand");
  await content(page).focus();
  await page.keyboard.type("They hold ");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type("each other");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.press("Enter");
  await page.keyboard.type("## A part");
  await page.keyboard.press("Enter");
  await page.keyboard.type("More words");
  await expect(content(page).getByRole("heading", { name: "A part" })).toBeVisible();
  await expectNoAxeViolations(page);

  await dialog(page).getByRole("toolbar", { name: "Formatting" }).getByRole("button", { name: "Link" }).click();
  await dialog(page).getByLabel("Web address").fill("arches.example");
  await page.keyboard.press("Enter");
  await expect(content(page).getByRole("link", { name: "arches.example" })).toBeVisible();

  await dialog(page).getByLabel("Status").selectOption("published");
  await dialog(page).getByRole("button", { name: "Save Blog Post" }).click();
  await expect(page.getByText("Blog post created successfully!")).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(titles(page)).toHaveText(["Why arches stand"]);

  const visitor = await browser.newContext(stillReader);
  const reader = await visitor.newPage();
  await reader.goto(new URL(site.public_url, page.url()).href);
  await reader.getByRole("link", { name: "Why arches stand" }).click();
  await expect(reader).toHaveURL(/\/blog\/why-arches-stand$/);
  await expect(reader.getByRole("heading", { level: 1, name: "Why arches stand" })).toBeVisible();
  await expect(reader.locator("strong", { hasText: "each other" })).toBeVisible();
  await expectNoAxeViolations(reader);
  await reader.getByRole("link", { name: /^← / }).click();
  await expect(reader.getByRole("heading", { level: 1, name: "Writing" })).toBeVisible();
  await expectNoAxeViolations(reader);
  await visitor.close();
});

test("R2.7-34 posts are put in order by keyboard, and the order survives a reload", async ({ page, person }) => {
  const site = await aBlog(person);
  for (const title of ["First", "Second", "Third"]) await write(person, site, { title });
  await openBlog(page, person, site);
  await expect(titles(page)).toHaveText(["Third", "Second", "First"]);
  await page.getByRole("button", { name: "Move First" }).click();
  await page.getByRole("menuitem", { name: "Move up" }).click();
  await expect(titles(page)).toHaveText(["Third", "First", "Second"]);
  await page.getByRole("button", { name: "Reorder Third" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Third is over position 1 of 3.")).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("Third is over position 2 of 3.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(titles(page)).toHaveText(["First", "Third", "Second"]);
  const stored = async () => {
    const list = await person.call("GET", `/websites/${site.id}/blog-posts`);
    return (list.body["data"] as { title: string }[]).map((post) => post.title);
  };
  await expect.poll(stored).toEqual(["First", "Third", "Second"]);
  await page.reload();
  await expect(titles(page)).toHaveText(["First", "Third", "Second"]);
});

test("text that was not saved is there again after a reload, and a deleted post comes back", async ({
  page,
  person,
}) => {
  const site = await aBlog(person);
  await write(person, site, { title: "Kept" });
  await openBlog(page, person, site);
  await page.getByRole("button", { name: "Edit Kept" }).click();
  await content(page).focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" and half a sentence");
  // Text is kept once typing rests, with the server as well.
  await page.waitForResponse((answer) => answer.url().includes("/drafts/") && answer.request().method() === "PUT");
  await page.reload();
  await page.getByRole("button", { name: "Continue writing" }).click();
  await expect(content(page)).toContainText("Words and half a sentence");
  await dialog(page).getByRole("button", { name: "Save Blog Post" }).click();
  await expect(dialog(page)).toBeHidden();

  await page.getByRole("button", { name: "Delete Kept" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No Blog Posts Yet")).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect(titles(page)).toHaveText(["Kept"]);
});

test("R1.6-09 R2.2.4-22 R2.2.4-24 the free plan has no blog, and is told what it needs", async ({ page, person }) => {
  const made = await person.call("POST", "/websites", { name: "Free" });
  const site = made.body["website"] as Site;
  await openBlog(page, person, site);
  await expect(page.getByRole("heading", { name: "Blog Feature Requires Pro Plan" })).toBeVisible();
  await expect(
    page.getByRole("navigation", { name: "Website sections" }).getByRole("button", { name: /^Blog/ }),
  ).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Upgrade to Pro Plan" }).click();
  await expect(page).toHaveURL(/\/subscription\/plans\?plan=pro&billing=monthly/);
});
