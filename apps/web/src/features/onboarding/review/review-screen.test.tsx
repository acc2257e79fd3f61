import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { resetClient } from "../../../testing/render-page.tsx";
import { refusal } from "../../../testing/stub-api.ts";
import { someParsedData } from "../testing/onboarding-builders.ts";
import { education, full, openReview, press } from "../testing/open-review.tsx";
import { aReadSession } from "../testing/stub-onboarding.ts";

beforeEach(resetClient);

/** The texts of a field's button without its hidden label. */
const field = (pointer: string) => document.querySelector(`[data-field="${pointer}"]`);

describe("a CV that was taken for another paper", () => {
  const diagnostics = [{ code: "no_cv", message: "This does not look like a CV.", severity: "warning" as const }];

  test("is named as what it looks like, and read when its owner says that it is one", async () => {
    const { sent } = await openReview({}, aReadSession({ cv_data: someParsedData(), diagnostics }));
    expect(screen.getByText(/This does not look like a CV/)).toBeTruthy();
    for (const said of [/^Found:/, /All checked/, /Much may be wrong/]) expect(screen.queryByText(said)).toBeNull();
    await press("Choose another file");
    expect(await screen.findByRole("heading", { name: "Start over?" })).toBeTruthy();
    await userEvent.keyboard("{Escape}");
    await press("It is my CV: read it");
    await waitFor(() => expect(sent("POST /onboarding/parse-cv")).toHaveLength(1));
    expect(sent("POST /onboarding/parse-cv")[0]?.body).toMatchObject({ as_cv: true });
  });

  test("nobody's word makes a script readable", async () => {
    const unread = [
      { code: "unsupported_script", message: "Vitrine cannot read Tamil yet.", severity: "warning" as const },
    ];
    await openReview({}, aReadSession({ cv_data: someParsedData(), diagnostics: unread }));
    expect(screen.getByText(/Vitrine cannot read Tamil yet/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "It is my CV: read it" })).toBeNull();
  });
});

describe("what is shown", () => {
  test("R3.2.2-39 R3.9-08 a badge with word and percent", async () => {
    await openReview();
    expect(screen.getByText("High confidence · 87%")).toBeTruthy();
  });

  test("R3.2.2-40 personal information", async () => {
    await openReview();
    for (const value of ["Amara Okonkwo", "amara@example.org", "+234 1", "Lagos", "Twelve years on wards."]) {
      expect(screen.getByText(value)).toBeTruthy();
    }
  });

  test.each([
    ["R3.2.2-41", "Role", 3, 5, "roles"],
    ["R3.2.2-42", "Degree", 2, 3, "educations"],
    ["R3.2.2-43", "Skill", 12, 15, "skills"],
    ["R3.2.2-44", "Project", 2, 4, "projects"],
  ] as const)("%s the first %ss and a note that opens the others", async (_id, word, shown, total, noun) => {
    await openReview();
    const count = () => screen.queryAllByText(new RegExp(`^${word} \\d+$`)).length;
    expect(count()).toBe(shown);
    await press(`+ ${total - shown} more${noun}`);
    expect(count()).toBe(total);
  });

  test("what the site will say of a school and above skills is seen before", async () => {
    const skills = [
      { name: "Go", category: "Languages" },
      { name: "Rust", category: "Languages" },
      { name: "Redis", category: "nediate" },
    ];
    const educations = [{ ...education(1), location: "Amman" }];
    await openReview({}, aReadSession({ cv_data: someParsedData({ educations, skills }) }));
    expect(field("/educations/0/location")?.textContent).toContain("Amman");
    expect(screen.getAllByText("Languages")).toHaveLength(1);
    expect(screen.getByText("nediate")).toBeTruthy();
  });

  test("the name of a group of skills is corrected for each of them", async () => {
    const skills = [
      { name: "Redis", category: "Stores" },
      { name: "Go", category: "Langages" },
      { name: "Rust", category: "Langages " },
    ];
    const { sent } = await openReview(
      { "PATCH /onboarding/parsed-data": refusal(500, "server_error") },
      aReadSession({ cv_data: someParsedData({ skills }) }),
    );
    await userEvent.click(screen.getByRole("button", { name: /Name of the group: ?Langages/ }));
    await userEvent.type(screen.getByRole("textbox", { name: "Name of the group" }), "{Backspace>5/}guages{Enter}");
    await waitFor(() =>
      expect(sent("PATCH /onboarding/parsed-data")[0]?.body).toMatchObject({
        changes: [
          { pointer: "/skills/1/category", value: "Languages" },
          { pointer: "/skills/2/category", value: "Languages" },
        ],
      }),
    );
  });

  test("R3.9-10 long descriptions are cut", async () => {
    await openReview();
    expect(screen.getAllByText(`${"a".repeat(150)}…`).length).toBe(3);
    expect(screen.getAllByText(`${"b".repeat(100)}…`).length).toBe(2);
  });

  test("R3.2.2-45 the recommended template with its reason and score, and two others", async () => {
    await openReview();
    const card = within(screen.getByRole("region", { name: "Recommended template" }));
    expect(card.getByText("AI-recommended template")).toBeTruthy();
    expect(card.getByText("Modern suits your work as Charge nurse.")).toBeTruthy();
    expect(card.getByText("91%")).toBeTruthy();
    expect(card.getByText("Default template, shown with Amara Okonkwo")).toBeTruthy();
    expect(card.getByText("Minimal Pro template, shown with Amara Okonkwo")).toBeTruthy();
  });

  test("each value carries its own confidence: none when high, dotted when medium, a word when low", async () => {
    const evidence = {
      "/personal_info/name": { confidence: 0.95, rule: "r", spans: [] },
      "/personal_info/email": { confidence: 0.7, rule: "r", spans: [] },
      "/personal_info/phone": { confidence: 0.3, rule: "r", spans: [] },
    };
    await openReview({}, aReadSession({ cv_data: full, evidence }));
    expect(field("/personal_info/name")?.getAttribute("data-confidence")).toBe("high");
    expect(field("/personal_info/email")?.textContent).toContain("medium confidence");
    expect(field("/personal_info/phone")?.textContent).toContain("check this");
    expect(field("/personal_info/name")?.textContent).not.toContain("check this");
    expect(field("/personal_info/location")?.getAttribute("data-confidence")).toBeNull();
  });

  test("the source text marks what was read, and looking at a value marks its place", async () => {
    const text = "Amara Okonkwo, charge nurse";
    const spans = [{ page: 1, start: 0, end: 13, boxes: [] }];
    const evidence = { "/personal_info/name": { confidence: 0.95, rule: "r", spans } };
    await openReview({}, aReadSession({ cv_data: full, text, evidence }));
    const mark = document.querySelector("mark");
    expect(mark?.textContent).toBe("Amara Okonkwo");
    expect(mark?.className).not.toContain("outline-brand");
    await userEvent.hover(screen.getByText("Amara Okonkwo", { selector: "button span" }));
    expect(mark?.className).toContain("outline-brand");
  });

  test("markup in a CV stays text", async () => {
    const cv = someParsedData({ personal_info: { name: "<img src=x onerror=alert(1)>" } });
    await openReview({}, aReadSession({ cv_data: cv }));
    expect(screen.getByText("<img src=x onerror=alert(1)>")).toBeTruthy();
    expect(document.querySelector("img[src=x]")).toBeNull();
  });
});
