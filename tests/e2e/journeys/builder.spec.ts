import type { Page } from "@playwright/test";
import type { ApiPerson } from "../fixtures/api-person.ts";
import { expect, expectNoAxeViolations, signIn, test } from "../fixtures/test.ts";

type Json = Record<string, unknown>;

async function createWebsite(person: ApiPerson, changes: Json = {}): Promise<number> {
  const { body } = await person.call("POST", "/websites", { name: "Ward portfolio", template_slug: "default" });
  const { id } = body["website"] as { id: number };
  const answer = await person.call("PATCH", `/websites/${id}/builder`, { full_name: "Nadia Example", ...changes });
  expect(answer.status).toBe(200);
  return id;
}

async function addJobs(person: ApiPerson, id: number, positions: string[]): Promise<void> {
  for (const position of positions) {
    const job = { position, name: "Riverside Hospital", start_date: "2019-03", is_current: true };
    expect((await person.call("POST", `/websites/${id}/experiences`, job)).status).toBe(201);
  }
}

async function websiteOf(person: ApiPerson, id: number): Promise<Json> {
  return (await person.call("GET", `/websites/${id}`)).body["website"] as Json;
}

async function openBuilder(page: Page, person: ApiPerson, id: number, query = ""): Promise<void> {
  await signIn(page, person);
  await page.goto(`/builder/${id}${query}`);
  await expect(sections(page)).toBeVisible();
}

const sections = (page: Page) => page.getByRole("navigation", { name: "Website sections" });
const openSection = (page: Page, name: string) =>
  sections(page)
    .getByRole("button", { name: new RegExp(`^${name}(\\s*\\d+)?$`) })
    .click();
const site = (page: Page) => page.frameLocator('iframe[title^="Preview of"]').locator("body");
const header = (page: Page) => page.getByRole("banner");
const saveButton = (page: Page) => header(page).getByRole("button", { name: /Save Changes|Saved/ });
const toastSaying = (page: Page, text: string) => page.getByText(text, { exact: true });
const rows = (page: Page, name: string) => page.getByRole("list", { name }).getByRole("listitem");

test("R2.4-28 R2.4-29 R2.4-32 R2.5-10 R2.7-22 R2.2.4-07 typing shows in the frame and saving sends that field only", async ({
  page,
  person,
}) => {
  const id = await createWebsite(person);
  await openBuilder(page, person, id);
  await expect(site(page)).toContainText("Nadia Example");
  await page.getByLabel("Introduction").fill("Nurse who rebuilt two handover routines.");
  await expect(site(page)).toContainText("Nurse who rebuilt two handover routines.");
  await expect(page.getByText("Unsaved changes", { exact: true })).toBeVisible();
  const patch = page.waitForRequest((request) => request.method() === "PATCH");
  await saveButton(page).click();
  expect((await patch).postDataJSON()).toEqual({ intro: "Nurse who rebuilt two handover routines." });
  await expect(toastSaying(page, "Changes saved successfully")).toBeVisible();
  await expect(saveButton(page)).toHaveText("Saved");
  await expect(page.getByText("Unsaved changes", { exact: true })).toBeHidden();
  expect(await websiteOf(person, id)).toMatchObject({ intro: "Nurse who rebuilt two handover routines." });
});

test("R2.8-19 R2.8-21 saving says when nothing or more than one field changed", async ({ page, person }) => {
  await openBuilder(page, person, await createWebsite(person));
  await saveButton(page).click();
  await expect(toastSaying(page, "No changes to save")).toBeVisible();
  await page.getByLabel("Introduction").fill("One");
  await page.getByLabel("About", { exact: false }).first().fill("Two");
  await page.keyboard.press("Control+s");
  await expect(toastSaying(page, "Portfolio website updated successfully")).toBeVisible();
});

test("R2.5-05 R2.5-06 R2.5-07 R2.5-09 wrong personal details are named and not sent", async ({ page, person }) => {
  const id = await createWebsite(person);
  await openBuilder(page, person, id);
  await page.getByLabel("Contact Email").fill("nadia@example");
  await page.getByLabel("Contact Email").blur();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await page.getByLabel("Full Name").fill("");
  await expect(page.getByText("Full name is required")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Save Changes" }).click();
  await expect(toastSaying(page, "Please fix validation errors before saving.")).toBeVisible();
  await expect(page.getByLabel("Full Name")).toBeFocused();
  expect(await websiteOf(person, id)).toMatchObject({ full_name: "Nadia Example" });
  await page.getByLabel("Full Name").fill("Nadia E. Example");
  await page.getByLabel("Contact Email").fill("nadia@example.test");
  await page.getByRole("main").getByRole("button", { name: "Save Changes" }).click();
  await expect(toastSaying(page, "Personal information updated successfully")).toBeVisible();
});

test("R2.4-30 leaving asks, and a reload brings the unsaved words back", async ({ page, person }) => {
  await openBuilder(page, person, await createWebsite(person));
  await page.getByLabel("Full Name").fill("Nadia Unsaved");
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  const question = page.getByText("You have unsaved changes. Are you sure you want to leave without saving?");
  await expect(question).toBeVisible();
  await page.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByLabel("Full Name")).toHaveValue("Nadia Unsaved");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel("Full Name")).toHaveValue("Nadia Unsaved");
  await expect(page.getByText("Unsaved changes", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test("R2.7-20 R2.7-21 two tabs that change one field are asked; different fields merge by themselves", async ({
  page,
  person,
}) => {
  const id = await createWebsite(person);
  await openBuilder(page, person, id);
  await page.getByLabel("Full Name").fill("Nadia from this tab");
  await person.call("PATCH", `/websites/${id}/builder`, {
    full_name: "Nadia from the other tab",
    description: "Theirs",
  });
  await saveButton(page).click();
  const dialog = page.getByRole("dialog", { name: "Changed in two places" });
  await expect(dialog).toContainText("Nadia from this tab");
  await expect(dialog).toContainText("Nadia from the other tab");
  expect(await websiteOf(person, id)).toMatchObject({ full_name: "Nadia from the other tab" });
  await dialog.getByRole("button", { name: "Apply choices and save" }).click();
  await expect(toastSaying(page, "Changes saved successfully")).toBeVisible();
  expect(await websiteOf(person, id)).toMatchObject({ full_name: "Nadia from this tab", description: "Theirs" });

  await person.call("PATCH", `/websites/${id}/builder`, { contact: { location: "Valencia" } });
  await page.getByLabel("Introduction").fill("Mine");
  await saveButton(page).click();
  await expect(page.getByLabel("Location")).toHaveValue("Valencia");
  // The refused version brings their field at once; ours is sent again after that.
  await expect.poll(() => websiteOf(person, id)).toMatchObject({ intro: "Mine", contact: { location: "Valencia" } });
  await expect(dialog).toBeHidden();
});

test("R2.2.5-04 R2.2.5-05 R2.5-20 R2.4-34 R2.8-44 the first experience is added and shows in the frame", async ({
  page,
  person,
}) => {
  const id = await createWebsite(person);
  await openBuilder(page, person, id);
  await openSection(page, "Experience");
  await expect(page.getByRole("heading", { name: "Work Experience", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Add Experience" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Experience" });
  const confirm = dialog.getByRole("button", { name: "Add Experience" });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel("Job Title").fill("Charge Nurse");
  await dialog.getByLabel("Company").fill("Riverside Hospital");
  await dialog.getByLabel("Start Date").fill("2019-03");
  await dialog.getByLabel("End Date").fill("2020-01");
  await dialog.getByLabel("I currently work here").check();
  await expect(dialog.getByLabel("End Date")).toBeDisabled();
  await expect(dialog.getByLabel("End Date")).toHaveValue("");
  await confirm.click();
  await expect(toastSaying(page, "Experience added successfully!")).toBeVisible();
  await expect(rows(page, "Work Experience")).toContainText("Mar 2019 - Present");
  await expect(sections(page).getByRole("button", { name: "Experience" })).toContainText("1");
  await expect(site(page)).toContainText("Charge Nurse");
});

test("R2.2.5-06 R2.2.5-07 edit, keyboard reorder, delete and undo of experience survive a reload", async ({
  page,
  person,
}) => {
  const id = await createWebsite(person);
  await addJobs(person, id, ["First", "Second", "Third"]);
  await openBuilder(page, person, id);
  await openSection(page, "Experience");
  const titles = async () =>
    (await rows(page, "Work Experience").allTextContents()).map((text) => /^[A-Z][a-z]+(?=Riverside)/.exec(text)?.[0]);

  await page.getByRole("button", { name: "Reorder Third" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Third is over position 3 of 3.")).toBeAttached();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("Third is over position 2 of 3.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect.poll(titles).toEqual(["First", "Third", "Second"]);
  await page.getByRole("button", { name: "Actions for Second" }).click();
  await page.getByRole("menuitem", { name: "Move up" }).click();
  await expect.poll(titles).toEqual(["First", "Second", "Third"]);

  await page.getByRole("button", { name: "Actions for Second" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Experience" });
  await expect(dialog.getByLabel("Company")).toHaveValue("Riverside Hospital");
  await dialog.getByLabel("Job Title").fill("Renamed");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect.poll(titles).toEqual(["First", "Renamed", "Third"]);

  await page.getByRole("button", { name: "Actions for Renamed" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect.poll(titles).toEqual(["First", "Third"]);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(titles).toEqual(["First", "Renamed", "Third"]);
  await expect
    .poll(async () =>
      ((await websiteOf(person, id))["experience"] as { position: string }[]).map((job) => job.position),
    )
    .toEqual(["First", "Renamed", "Third"]);
});

test("R2.7-21 an entry that another tab changed keeps what was typed and shows the other version", async ({
  page,
  person,
}) => {
  const id = await createWebsite(person);
  await addJobs(person, id, ["Nurse"]);
  await openBuilder(page, person, id);
  await openSection(page, "Experience");
  await page.getByRole("button", { name: "Nurse Riverside Hospital" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Experience" });
  await dialog.getByLabel("Job Title").fill("Charge Nurse");
  const [job] = (await websiteOf(person, id))["experience"] as { id: number }[];
  await person.call("PUT", `/websites/${id}/experiences/${job?.id}`, { position: "Staff Nurse" });
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Staff Nurse");
  await expect(dialog.getByLabel("Job Title")).toHaveValue("Charge Nurse");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(rows(page, "Work Experience")).toContainText("Charge Nurse");
});

test("R2.2.4-05 R2.4-16 R2.4-19 R2.4-20 R2.4-21 R2.4-22 R2.4-23 R2.6-08 the visibility menu says what each state means", async ({
  page,
  person,
}) => {
  const id = await createWebsite(person);
  await openBuilder(page, person, id);
  const choose = async (current: string, next: string) => {
    await page.getByRole("button", { name: `Visibility: ${current}` }).click();
    await page.getByRole("menuitem", { name: next }).click();
  };
  const patches: string[] = [];
  page.on("request", (request) => (request.method() === "PATCH" ? patches.push(request.url()) : undefined));
  await page.getByRole("button", { name: "Visibility: Draft" }).click();
  await expect(page.getByRole("menuitem", { name: "Draft" })).toContainText("Only visible to you");
  await page.getByRole("menuitem", { name: "Draft" }).click();
  await expect(page.getByRole("menu")).toBeHidden();
  expect(patches).toEqual([]);
  await choose("Draft", "Published");
  await expect(toastSaying(page, "Website is now published and publicly accessible")).toBeVisible();
  await page.getByRole("button", { name: "Visibility: Published" }).click();
  await expect(page.getByText(/\/p\/nadia-example/)).toBeVisible();
  await page.getByRole("menuitem", { name: "Private" }).click();
  await expect(toastSaying(page, "Website is now private mode")).toBeVisible();
  await choose("Private", "Draft");
  await expect(toastSaying(page, "Website is now draft mode")).toBeVisible();
  const { subdomain } = (await websiteOf(person, id)) as { subdomain: string };
  // A visitor, whose requests carry none of the owner's cookies.
  expect((await fetch(new URL(`/p/${subdomain}`, page.url()))).status).toBe(404);
  expect((await person.call("GET", `/public/sites/${subdomain}`)).status).toBe(200);
});

test("R3.2.5-03 R3.2.5-04 R3.4-43 R3.4-44 R3.8-33 trying a template on and applying it keeps unsaved words", async ({
  page,
  person,
}) => {
  const id = await createWebsite(person);
  await openBuilder(page, person, id, "?template=select");
  await expect(page.getByRole("heading", { name: "Template", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Apply" })).toBeHidden();
  await openSection(page, "Personal Info");
  await page.getByLabel("Introduction").fill("Typed before applying");
  await openSection(page, "Template");
  await page.getByRole("button", { name: "Preview Minimal Pro" }).click();
  await page.getByLabel("Demo Data").check();
  await expect(toastSaying(page, "Previewing Minimal Pro with demo data")).toBeVisible();
  await expect(site(page)).not.toContainText("Nadia Example");
  await page.getByLabel("Demo Data").uncheck();
  await expect(site(page)).toContainText("Nadia Example");
  expect(await websiteOf(person, id)).toMatchObject({ template_slug: "default" });
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(toastSaying(page, 'Template "Minimal Pro" applied successfully!')).toBeVisible();
  await expect(page.getByRole("button", { name: "Apply" })).toBeHidden();
  await expect(page.getByText("Unsaved changes", { exact: true })).toBeHidden();
  expect(await websiteOf(person, id)).toMatchObject({ template_slug: "minimal-pro", intro: "Typed before applying" });
});

test("R2.2.4-13 R2.2.4-14 R2.4-24 R2.4-25 R2.4-26 R2.4-27 device choices and Expand give the preview its widths", async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 1700, height: 900 });
  await openBuilder(page, person, await createWebsite(person));
  const panel = page.getByRole("region", { name: "Live Preview" });
  const editor = page.getByRole("heading", { name: "Personal Information" });
  await expect(editor).toBeVisible();
  expect((await editor.boundingBox())?.x).toBeLessThan((await panel.boundingBox())?.x ?? 0);
  const width = async () => Math.round((await panel.boundingBox())?.width ?? 0);
  await expect.poll(width).toBe(900);
  await panel.getByRole("radio", { name: "Tablet" }).click();
  await expect.poll(width).toBe(600);
  await panel.getByRole("radio", { name: "Mobile" }).click();
  await expect.poll(width).toBe(450);
  await panel.getByRole("button", { name: "Expand" }).click();
  await expect.poll(width).toBe(800);
  await panel.getByRole("button", { name: "Collapse" }).click();
  await expect.poll(width).toBe(400);
  await header(page).getByRole("radio", { name: "Edit Mode" }).click();
  await expect(panel).toBeHidden();
  await page.getByRole("button", { name: "Collapse sections" }).click();
  await expect.poll(async () => (await sections(page).boundingBox())?.width).toBe(56);
});

test("R2.2.4-09 R2.2.4-10 R2.2.4-20 the address starts edit mode; modes and sidebar switch", async ({
  page,
  person,
}) => {
  await openBuilder(page, person, await createWebsite(person), "?preview=false");
  await expect(page.getByRole("region", { name: "Live Preview" })).toBeHidden();
  await header(page).getByRole("radio", { name: "Preview Mode" }).click();
  await expect(page.getByRole("region", { name: "Live Preview" })).toBeVisible();
  await page.getByRole("button", { name: "Collapse sections" }).click();
  await expect(page.getByRole("button", { name: "Expand sections" })).toBeVisible();
  await expect.poll(async () => (await sections(page).boundingBox())?.width).toBe(56);
});

test("R2.2.6-01 R2.2.6-02 R2.5-12 R2.5-14 R2.8-39 R2.8-40 the picture is checked, stored and removed", async ({
  page,
  person,
}) => {
  const id = await createWebsite(person);
  await openBuilder(page, person, id);
  const choose = async (name: string, mimeType: string, buffer: Buffer) =>
    page.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
  await expect(page.getByRole("button", { name: /Choose a picture/ })).toBeVisible();
  await choose("cv.txt", "text/plain", Buffer.from("words"));
  await expect(toastSaying(page, "Please select an image file")).toBeVisible();
  await choose("a.svg", "image/svg+xml", Buffer.from("<svg/>"));
  await expect(toastSaying(page, "Please select a JPG, PNG, GIF, or WebP image")).toBeVisible();
  await choose("me.png", "image/png", await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } }));
  await page.getByRole("dialog").getByRole("button", { name: "Use picture" }).click();
  await expect(toastSaying(page, "Profile picture uploaded successfully")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change Picture" })).toBeVisible();
  expect((await websiteOf(person, id))["flat_picture"]).toMatch(/^\/media\//);
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(toastSaying(page, "Profile picture removed successfully")).toBeVisible();
  expect(await websiteOf(person, id)).toMatchObject({ flat_picture: null });
});

test("every section is free of axe violations, wide and on a phone", async ({ page, person }) => {
  const id = await createWebsite(person, { languages: [{ name: "Spanish", level: "native" }] });
  await addJobs(person, id, ["Nurse"]);
  await openBuilder(page, person, id);
  for (const name of ["Template", "Personal Info", "Experience", "More from CV"]) {
    await openSection(page, name);
    await expectNoAxeViolations(page);
  }
  await page.setViewportSize({ width: 375, height: 812 });
  await openSection(page, "Personal Info");
  await expectNoAxeViolations(page);
  await page.getByRole("radio", { name: "Preview", exact: true }).click();
  await expect(site(page)).toContainText("Nadia Example");
  await page.getByRole("button", { name: "Close Live Preview" }).click();
  await expect(page.getByLabel("Full Name")).toBeVisible();
});
