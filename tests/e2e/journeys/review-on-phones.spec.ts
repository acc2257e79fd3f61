import { readPastedCv } from "../fixtures/onboarding-calls.ts";
import { expect, expectNoAxeViolations, signIn, test } from "../fixtures/test.ts";

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

const cv = `Lerato Mokoena
Computer Science Student
lerato.mokoena@example.com | +27 21 555 0136

SUMMARY
${"Builds apps that student societies use, and likes to say how. ".repeat(8)}

EDUCATION
Table Bay 2022 - 2025 BSc
Honours roll
Umlazi 2017 - 2021
matric, mark 74

EXPERIENCE
Helper, Corner Shop
summers
Tutor Maths 2020

SKILLS
Kotlin; the scale is from 0 to 6 (Expert)
`;

test("whoever walks through what should be checked has the way on in sight at each of it", async ({ page, person }) => {
  await readPastedCv(person, cv);
  await signIn(page, person);
  await page.goto("/onboarding");
  const walk = page.getByRole("group", { name: "Things to check" });
  await walk.getByRole("button", { name: "Next" }).tap();
  const asked = page.locator('[aria-current="true"][data-field]');
  for (const step of [1, 2, 3]) {
    await expect(walk.getByRole("status")).toContainText(`${step} of `);
    await expect(asked).toBeInViewport();
    const whole = { ratio: 1 };
    await expect(walk.getByRole("button", { name: "It is right" })).toBeInViewport(whole);
    await expect(walk.getByRole("button", { name: "Next" })).toBeInViewport(whole);
    expect((await walk.boundingBox())?.height).toBeLessThan(64);
    await walk.getByRole("button", { name: "Next" }).tap();
  }
  await expectNoAxeViolations(page);
});
