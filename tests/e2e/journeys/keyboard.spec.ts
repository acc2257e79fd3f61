import { newEmail, password } from "../fixtures/api-person.ts";
import { pressOn, tabTo, typeInto } from "../fixtures/keyboard.ts";
import { mailedLink } from "../fixtures/outbox.ts";
import { createSite } from "../fixtures/onboarding-calls.ts";
import { sampleText } from "../fixtures/sample-cv.ts";
import { drawPictures } from "../fixtures/section-states/drawn-picture.ts";
import { expect, signIn, test } from "../fixtures/test.ts";
import { goOnVerified } from "../fixtures/verified.ts";

test("R1.1-02 R2.1-03 keyboard alone: from registration over a pasted CV and the builder to the public page", async ({
  page,
  server,
}) => {
  test.setTimeout(240_000);
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const field = (name: string | RegExp) => page.getByLabel(name, { exact: typeof name === "string" });
  const email = newEmail();

  await page.goto("/register?plan=free");
  await typeInto(page, field("Name"), "Test Person");
  await typeInto(page, field("Email"), email);
  await typeInto(page, field("Password"), password);
  await typeInto(page, field("Confirm password"), password);
  await pressOn(page, page.getByRole("checkbox"), "Space");
  await pressOn(page, button("Create account"));
  await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible();
  await page.goto(await mailedLink(server.dataDir, email));
  await goOnVerified(page, "FREE", (target) => pressOn(page, target));

  await pressOn(page, button("Upload Existing CV"));
  await pressOn(page, button("Paste CV Text"));
  await expect(page.getByRole("dialog").getByRole("textbox")).toBeFocused();
  await page.keyboard.insertText(sampleText("Nadia Example"));
  await pressOn(page, button("Process Text"));
  await pressOn(page, button("Skip for Now"));
  await expect(button("Looks Good, Continue")).toBeVisible({ timeout: 60_000 });
  await pressOn(page, button("Looks Good, Continue"));
  await expect(page.getByRole("heading", { name: "Your CV is Ready!" })).toBeVisible({ timeout: 30_000 });
  await pressOn(page, button(/Edit Your Portfolio/));
  await expect(page).toHaveURL(/\/builder\/\d+/);

  await pressOn(page, button("Personal Info"));
  await typeInto(page, page.getByLabel("Introduction"), "I look after people and processes.");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("Changes saved successfully")).toBeVisible();

  await pressOn(page, button(/^Experience/));
  await pressOn(page, button("Add Experience"));
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Job Title")).toBeFocused();
  await page.keyboard.type("Ward Manager");
  await typeInto(page, dialog.getByLabel("Company"), "Coast Clinic");
  await tabTo(page, dialog.getByLabel("Start Date"));
  await page.keyboard.type("March 2012");
  await pressOn(page, dialog.getByRole("button", { name: "Add Experience" }));
  await expect(page.getByText("Experience added successfully!")).toBeVisible();
  await expect(button("Add Experience")).toBeFocused();
  await tabTo(page, button("Reorder Ward Manager"));
  await page.keyboard.press("Space");
  await expect(page.getByText("Ward Manager is over position 3 of 3.")).toBeAttached();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("Ward Manager is over position 2 of 3.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(page.getByRole("list", { name: "Work Experience" }).getByRole("listitem").nth(1)).toContainText(
    "Ward Manager",
  );
  await expect(button("Reorder Ward Manager")).toBeFocused();

  await tabTo(page, button("Actions for Staff Nurse"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button("Actions for Staff Nurse")).toBeFocused();

  await tabTo(page, button(/^Skills/), "Shift+Tab");
  await page.keyboard.press("Enter");
  await pressOn(page, button(/^Add Skill/));
  await page.keyboard.press("Escape");
  await expect(button(/^Add Skill/)).toBeFocused();

  await tabTo(page, button(/^Visibility/), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  while (!(await page.getByRole("menuitem", { name: /Published/ }).evaluate((item) => item === document.activeElement)))
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Website is now published and publicly accessible")).toBeVisible();
  await expect(button(/^Visibility/)).toBeFocused();
});

test("keyboard alone: sections are arranged, pictures are chosen and described, and the look is changed", async ({
  page,
  person,
  browser,
}) => {
  test.setTimeout(240_000);
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const site = await createSite(person, sampleText("Nadia Example"), { template: "default" });
  const labels = async () => {
    const { body } = await person.call("GET", `/websites/${site.id}/sections`);
    return (body["data"] as { label: string; visible: boolean }[]).map(({ label, visible }) =>
      visible ? label : `(${label})`,
    );
  };
  await signIn(page, person);
  await page.goto(`/builder/${site.id}?section=sections`);
  expect(await labels()).toEqual(["Experience", "Education", "Skills", "Projects", "Languages"]);

  await tabTo(page, button("Reorder Skills"));
  await page.keyboard.press("Space");
  await expect(page.getByText("Skills is over position 3 of 5.")).toBeAttached();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("Skills is over position 2 of 5.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(button("Reorder Skills")).toBeFocused();
  await pressOn(page, button("Hide Education"));
  await expect(button("Show Education")).toBeFocused();
  await pressOn(page, button("Actions for Languages"));
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "New title of Languages" })).toBeFocused();
  await page.keyboard.type("Spoken");
  await page.keyboard.press("Enter");
  await expect.poll(labels).toEqual(["Experience", "Skills", "(Education)", "Projects", "Spoken"]);

  await tabTo(page, button("Add section"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await pressOn(page, button(/^Gallery /));
  await pressOn(page, button("Add series"));
  const [picture] = await drawPictures(browser, [[640, 420]]);
  const chooser = page.waitForEvent("filechooser");
  await pressOn(page, button(/^Choose pictures/));
  await (await chooser).setFiles(picture ? [picture] : []);
  const pictures = page.getByRole("list", { name: "Pictures" });
  await expect(pictures.getByRole("listitem")).toHaveCount(1);
  await tabTo(page, pictures.getByRole("button", { name: /^Picture 1/ }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await typeInto(page, page.getByLabel("Describe this picture: Picture 1"), "Hills below a pale sky");
  await pressOn(page, button("Choose what stays in view"));
  await tabTo(page, page.getByLabel("Focus, from left"));
  await page.keyboard.press("ArrowRight");
  await pressOn(page, page.getByRole("form").getByRole("button", { name: "Add series" }));
  await expect(page.getByRole("form")).toBeHidden();
  const media = async () => (await person.call("GET", `/websites/${site.id}/media`)).body["data"];
  await expect
    .poll(media)
    .toEqual([expect.objectContaining({ alt: "Hills below a pale sky", focal: expect.objectContaining({ x: 51 }) })]);

  await tabTo(page, button("Design"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await pressOn(page, button("Moss palette"));
  await expect(button("Moss palette")).toHaveAttribute("aria-pressed", "true");
  await tabTo(page, page.getByRole("radiogroup", { name: "Density" }).getByRole("radio", { checked: true }));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("Changes saved successfully")).toBeVisible();
  const look = (await person.call("GET", `/websites/${site.id}/look`)).body["look"] as Record<string, unknown>;
  expect(look).toMatchObject({ palette: "moss", density: "airy" });
});
