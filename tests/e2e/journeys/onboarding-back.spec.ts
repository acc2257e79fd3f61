import { sampleText } from "../fixtures/sample-cv.ts";
import { expect, signIn, test } from "../fixtures/test.ts";

test("Back goes one screen back within the onboarding, and what was read waits where it was", async ({
  page,
  person,
}) => {
  await signIn(page, person);
  await page.goto("/dashboard?skipOnboarding=true");
  await page.goto("/onboarding");
  const title = (name: string) => expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  const button = (name: string) => page.getByRole("button", { name });

  await button("Upload Existing CV").click();
  await title("Upload your CV");
  await page.goBack();
  await title("Create your portfolio");
  await button("Start from Scratch").click();
  await title("Create Your Portfolio");
  await page.goBack();
  await title("Create your portfolio");

  await button("Upload Existing CV").click();
  await title("Upload your CV");
  await button("Paste CV Text").click();
  await page.getByRole("dialog").getByRole("textbox").fill(sampleText("Nadia Example"));
  await button("Process Text").click();
  await title("Add a professional photo");
  await page.goBack();
  await title("Upload your CV");
  await page.goForward();
  await title("Add a professional photo");
  await button("Skip for Now").click();
  await expect(button("Looks Good, Continue")).toBeVisible({ timeout: 60_000 });

  await page.goBack();
  await title("Add a professional photo");
  await page.goBack();
  await title("Upload your CV");
  await expect(page.getByText("Your CV was handed in. Another one takes its place.")).toBeVisible();
  await page.goBack();
  await title("Create your portfolio");
  await button("Upload Existing CV").click();
  await title("Upload your CV");
  await button("Go on with this CV").click();
  await expect(page.getByText(/Nadia Example/).first()).toBeVisible();
  await expect(button("Looks Good, Continue")).toBeVisible();

  // Its own button does as the browser's; another CV takes the place of the first one.
  await page.goBack();
  await title("Upload your CV");
  await button("Paste CV Text").click();
  await page.getByRole("dialog").getByRole("textbox").fill(sampleText("Amara Other"));
  await button("Process Text").click();
  await title("Add a professional photo");
  await page.getByRole("main").getByRole("button", { name: "Back" }).click();
  await title("Upload your CV");
  await button("Go on with this CV").click();
  await title("Add a professional photo");
  await button("Skip for Now").click();
  await expect(button("Looks Good, Continue")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/Amara Other/).first()).toBeVisible();
});
