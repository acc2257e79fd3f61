import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { renderPage, resetClient } from "../../../testing/render-page.tsx";
import { refusal } from "../../../testing/stub-api.ts";
import { NoForm } from "../testing/no-form.tsx";
import { OnboardingPage } from "../onboarding-page.tsx";
import { aRecommendation, aSession, someParsedData } from "../testing/onboarding-builders.ts";
import { aReadSession, created, serverWith, stubOnboarding } from "../testing/stub-onboarding.ts";

const job = (index: number, description = "") => ({
  position: `Role ${index}`,
  company: `Ward ${index}`,
  start_date: "2019-03",
  end_date: null,
  location: "",
  description,
});
const education = (index: number) => ({
  degree: `Degree ${index}`,
  institution: `School ${index}`,
  start_date: "2012",
  end_date: "2016",
  gpa: "",
  location: "",
  description: "",
});

const full = someParsedData({
  personal_info: { email: "amara@example.org", phone: "+234 1", location: "Lagos", summary: "Twelve years on wards." },
  experiences: [1, 2, 3, 4, 5].map((index) => job(index, "a".repeat(200))),
  educations: [1, 2, 3].map(education),
  skills: Array.from({ length: 15 }, (_, index) => ({ name: `Skill ${index + 1}` })),
  projects: [1, 2, 3, 4].map((index) => ({ title: `Project ${index}`, description: "b".repeat(150) })),
});

beforeEach(resetClient);

async function open(replies: Parameters<typeof stubOnboarding>[0] = {}, data = aReadSession({ cv_data: full })) {
  const server = stubOnboarding({ ...serverWith(data), ...replies });
  const page = await renderPage(<OnboardingPage manualForm={NoForm} />, "/onboarding");
  await screen.findByRole("heading", { level: 1, name: "Review Data", hidden: true });
  return { ...server, ...page };
}

/** The texts of a field's button without its hidden label. */
const field = (pointer: string) => document.querySelector(`[data-field="${pointer}"]`);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("a CV that was taken for another paper", () => {
  const diagnostics = [{ code: "no_cv", message: "This does not look like a CV.", severity: "warning" as const }];

  test("is named as what it looks like, and read when its owner says that it is one", async () => {
    const { sent } = await open({}, aReadSession({ cv_data: someParsedData(), diagnostics }));
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
    await open({}, aReadSession({ cv_data: someParsedData(), diagnostics: unread }));
    expect(screen.getByText(/Vitrine cannot read Tamil yet/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "It is my CV: read it" })).toBeNull();
  });
});

describe("what is shown", () => {
  test("R3.2.2-39 R3.9-08 a badge with word and percent", async () => {
    await open();
    expect(screen.getByText("High confidence · 87%")).toBeTruthy();
  });

  test("R3.2.2-40 personal information", async () => {
    await open();
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
    await open();
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
    await open({}, aReadSession({ cv_data: someParsedData({ educations, skills }) }));
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
    const { sent } = await open(
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
    await open();
    expect(screen.getAllByText(`${"a".repeat(150)}…`).length).toBe(3);
    expect(screen.getAllByText(`${"b".repeat(100)}…`).length).toBe(2);
  });

  test("R3.2.2-45 the recommended template with its reason and score, and two others", async () => {
    await open();
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
    await open({}, aReadSession({ cv_data: full, evidence }));
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
    await open({}, aReadSession({ cv_data: full, text, evidence }));
    const mark = document.querySelector("mark");
    expect(mark?.textContent).toBe("Amara Okonkwo");
    expect(mark?.className).not.toContain("outline-brand");
    await userEvent.hover(screen.getByText("Amara Okonkwo", { selector: "button span" }));
    expect(mark?.className).toContain("outline-brand");
  });

  test("markup in a CV stays text", async () => {
    const cv = someParsedData({ personal_info: { name: "<img src=x onerror=alert(1)>" } });
    await open({}, aReadSession({ cv_data: cv }));
    expect(screen.getByText("<img src=x onerror=alert(1)>")).toBeTruthy();
    expect(document.querySelector("img[src=x]")).toBeNull();
  });
});

describe("corrections", () => {
  const answer = (name: string, version: number) => ({
    json: {
      success: true,
      cv_data: { ...full, personal_info: { ...full.personal_info, name } },
      version,
      evidence: {},
      diagnostics: [],
      session: aSession({ step: "review" }),
    },
  });

  async function correctName(name: string) {
    await userEvent.click(screen.getByText("Amara Okonkwo", { selector: "button span" }));
    const input = screen.getByLabelText("Name");
    await userEvent.clear(input);
    await userEvent.type(input, `${name}{Enter}`);
  }

  test("a value is corrected in place and saved with the version it was read with", async () => {
    const { sent } = await open({ "PATCH /onboarding/parsed-data": answer("Amara O.", 2) });
    await correctName("Amara O.");
    expect(screen.getByText("Amara O.")).toBeTruthy();
    await waitFor(() => expect(sent("PATCH /onboarding/parsed-data")).toHaveLength(1));
    expect(sent("PATCH /onboarding/parsed-data")[0]?.body).toEqual({
      session_id: "s1",
      version: 1,
      changes: [{ pointer: "/personal_info/name", value: "Amara O." }],
    });
  });

  test("Escape leaves the value as it was", async () => {
    const { sent } = await open();
    await userEvent.click(screen.getByText("Amara Okonkwo", { selector: "button span" }));
    await userEvent.type(screen.getByLabelText("Name"), "x{Escape}");
    expect(screen.getByText("Amara Okonkwo", { selector: "button span" })).toBeTruthy();
    expect(sent("PATCH /onboarding/parsed-data")).toHaveLength(0);
  });

  test("a date is typed as people write it, and what is no date is refused", async () => {
    const { sent } = await open({ "PATCH /onboarding/parsed-data": answer("Amara", 2) });
    await userEvent.click(screen.getAllByRole("button", { name: /Start date:\s*Mar 2019/ })[0] ?? document.body);
    const input = screen.getByLabelText("Start date");
    await userEvent.clear(input);
    await userEvent.type(input, "soon{Enter}");
    expect(screen.getByText(/Write a month or a year/)).toBeTruthy();
    await userEvent.clear(input);
    await userEvent.type(input, "04/2020{Enter}");
    await waitFor(() => expect(sent("PATCH /onboarding/parsed-data")).toHaveLength(1));
    expect(sent("PATCH /onboarding/parsed-data")[0]?.body).toMatchObject({
      changes: [{ pointer: "/experiences/0/start_date", value: "2020-04" }],
    });
  });

  test("R3.8-16 a correction that cannot be saved is taken back and said", async () => {
    await open();
    await correctName("Amara O.");
    expect(await screen.findByText("Failed to save CV. Please try again.")).toBeTruthy();
    expect(await screen.findByText("Amara Okonkwo", { selector: "button span" })).toBeTruthy();
  });

  test("what was being typed when the page was loaded anew is kept, as when the value is left, also in a folded list", async () => {
    await open();
    await userEvent.click(screen.getByRole("button", { name: /more ?skills/ }));
    await userEvent.click(screen.getByRole("button", { name: /^Skill: ?Skill 14/ }));
    await userEvent.type(screen.getByRole("textbox", { name: "Skill" }), " at nig");
    cleanup();
    const { sent } = await open({ "PATCH /onboarding/parsed-data": answer("Amara", 2) });
    await waitFor(() => expect(sent("PATCH /onboarding/parsed-data")).toHaveLength(1));
    expect(sent("PATCH /onboarding/parsed-data")[0]?.body).toMatchObject({
      changes: [{ pointer: "/skills/13/name", value: "Skill 14 at nig" }],
    });
    expect(window.sessionStorage.getItem("review_typed")).toBeNull();
  });

  describe("when another tab was quicker", () => {
    const conflict = refusal(409, "version_conflict", { message: "Changed in another tab." });
    /** A server on which somebody corrected `person` after this page was opened. */
    async function openBeforeOthers(person: object, answers: ReturnType<typeof answer>[]) {
      const mine = aReadSession({ cv_data: full });
      const theirs = { ...mine, cv_data: { ...full, personal_info: { ...full.personal_info, ...person } } };
      let isStored = false;
      return open({
        "GET /onboarding/session-data": () => ({
          json: { success: true, ...(isStored ? { ...theirs, cv_data_version: 2 } : mine) },
        }),
        "PATCH /onboarding/parsed-data": () => {
          const isFirst = !isStored;
          isStored = true;
          return isFirst ? conflict : (answers.shift() ?? conflict);
        },
      });
    }

    test("a correction of something else is saved on what it stored", async () => {
      const { sent } = await openBeforeOthers({ phone: "+44 1" }, [answer("Amara O.", 3)]);
      await correctName("Amara O.");
      await waitFor(() => expect(sent("PATCH /onboarding/parsed-data")).toHaveLength(2));
      expect(sent("PATCH /onboarding/parsed-data")[1]?.body).toEqual({
        session_id: "s1",
        version: 2,
        changes: [{ pointer: "/personal_info/name", value: "Amara O." }],
      });
      expect(await screen.findByText("Amara O.")).toBeTruthy();
      expect(screen.queryByText("Changed in another tab.")).toBeNull();
    });

    test("a correction of the same value is taken back and said", async () => {
      const { sent } = await openBeforeOthers({ name: "A. Okonkwo" }, []);
      await correctName("Amara O.");
      expect(await screen.findByText("Changed in another tab.")).toBeTruthy();
      expect(await screen.findByText("A. Okonkwo", { selector: "button span" })).toBeTruthy();
      expect(sent("PATCH /onboarding/parsed-data")).toHaveLength(1);
    });
  });

  test("a removed entry can be put back", async () => {
    const patched = {
      json: { ...answer("Amara Okonkwo", 2).json, cv_data: { ...full, skills: full.skills.slice(1) } },
    };
    const { sent } = await open({ "PATCH /onboarding/parsed-data": patched });
    await press("Remove Skill 1");
    await waitFor(() => expect(screen.queryByText("Skill 1")).toBeNull());
    await userEvent.click(await screen.findByRole("button", { name: "Put back" }));
    await waitFor(() => expect(sent("PATCH /onboarding/parsed-data")).toHaveLength(2));
    expect(
      sent("PATCH /onboarding/parsed-data").map(({ body }) => (body as { changes: unknown[] }).changes[0]),
    ).toEqual([
      { pointer: "/skills/0", value: null },
      { pointer: "/skills/14", value: full.skills[0] },
    ]);
  });
});

describe("the four actions", () => {
  test("R3.2.2-46 Edit Your Portfolio creates the website once and opens the builder", async () => {
    const { sent, address } = await open({ "POST /onboarding/create-website-for-editing": created(31) });
    await userEvent.dblClick(screen.getByRole("button", { name: "Edit Your Portfolio" }));
    await waitFor(() => expect(address()).toBe("/builder/31?from=onboarding"));
    expect(sent("POST /onboarding/create-website-for-editing")).toHaveLength(1);
  });

  test("R3.2.2-47 R3.4-05 Looks Good, Continue creates it with the recommended template", async () => {
    const { sent } = await open({ "POST /onboarding/create-website": created(31) });
    await userEvent.dblClick(screen.getByRole("button", { name: "Looks Good, Continue" }));
    await screen.findByRole("heading", { level: 1, name: "Your CV is Ready!" });
    expect(sent("POST /onboarding/create-website")).toHaveLength(1);
    expect(sent("POST /onboarding/create-website")[0]?.body).toMatchObject({
      session_id: "s1",
      template_slug: "modern",
    });
  });

  test("R3.2.2-48 R3.2.2-02 Try Different Template saves and matches on the processing screen, then shows the choice", async () => {
    const { sent, push } = await open({
      "POST /onboarding/proceed-to-template-matching": {
        json: { success: true, session: aSession({ step: "template_matching" }) },
      },
    });
    await userEvent.click(screen.getAllByRole("button", { name: "Try Different Template" })[0] ?? document.body);
    await screen.findByRole("heading", { level: 1, name: "Creating Your Modern CV" });
    expect(sent("POST /onboarding/proceed-to-template-matching")).toHaveLength(1);
    push({ type: "template_success", template_recommendation: aRecommendation(), template_data: {} });
    await screen.findByRole("heading", { level: 1, name: "Your AI-Generated CV" });
  });

  test("R3.2.2-49 R3.4-06 Start Over asks first and then removes the session", async () => {
    const { sent } = await open();
    await userEvent.click(screen.getAllByRole("button", { name: "Start Over" })[0] ?? document.body);
    expect(sent("DELETE /onboarding/session")).toHaveLength(0);
    await press("Start over");
    await screen.findByRole("heading", { level: 1, name: "Create your portfolio" });
    await waitFor(() => expect(sent("DELETE /onboarding/session")[0]?.body).toEqual({ session_id: "s1" }));
  });

  test.each([
    ["R3.8-12", "Looks Good, Continue", "POST /onboarding/create-website", "Failed to create portfolio website"],
    [
      "R3.8-14",
      "Edit Your Portfolio",
      "POST /onboarding/create-website-for-editing",
      "Failed to create CV for editing",
    ],
    [
      "R3.8-13",
      "Try Different Template",
      "POST /onboarding/proceed-to-template-matching",
      "Failed to proceed with template matching",
    ],
  ])("%s R3.4-12 %s that fails says so and stays at the review", async (_id, button, call, message) => {
    await open({ [call]: refusal(500, "server_error") });
    await userEvent.click(screen.getAllByRole("button", { name: button })[0] ?? document.body);
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(dialog.getByText(message)).toBeTruthy();
    expect(dialog.queryByRole("button", { name: "Try Again" })).toBeNull();
    expect(screen.getByText("Review Data")).toBeTruthy();
  });

  test("R3.8-15 an answer without a website id is a failure", async () => {
    await open({ "POST /onboarding/create-website": { json: { success: true, website: {}, session: null } } });
    await press("Looks Good, Continue");
    expect(await screen.findByText("Failed to create website. Please try again.")).toBeTruthy();
  });

  test("R3.5-14 without a recommendation nothing can be created", async () => {
    await open(
      { "POST /onboarding/match-template": refusal(500, "server_error") },
      aReadSession({ cv_data: full, template_recommendation: null }),
    );
    expect(await screen.findAllByText("Template matching failed")).not.toHaveLength(0);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Looks Good, Continue", hidden: true }).disabled).toBe(
      true,
    );
  });

  test("a reached plan limit shows the server's sentence and the way to the plans", async () => {
    const message = "You have reached your portfolio limit.";
    await open({ "POST /onboarding/create-website": refusal(403, "subscription_limit_exceeded", { message }) });
    await press("Looks Good, Continue");
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole("link", { name: "See plans" }).getAttribute("href")).toBe("/subscription");
  });
});
