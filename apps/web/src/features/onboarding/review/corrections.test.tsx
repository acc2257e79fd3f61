import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { resetClient } from "../../../testing/render-page.tsx";
import { refusal } from "../../../testing/stub-api.ts";
import { aSession } from "../testing/onboarding-builders.ts";
import { full, openReview, press } from "../testing/open-review.tsx";
import { aReadSession } from "../testing/stub-onboarding.ts";

beforeEach(resetClient);

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
    const { sent } = await openReview({ "PATCH /onboarding/parsed-data": answer("Amara O.", 2) });
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
    const { sent } = await openReview();
    await userEvent.click(screen.getByText("Amara Okonkwo", { selector: "button span" }));
    await userEvent.type(screen.getByLabelText("Name"), "x{Escape}");
    expect(screen.getByText("Amara Okonkwo", { selector: "button span" })).toBeTruthy();
    expect(sent("PATCH /onboarding/parsed-data")).toHaveLength(0);
  });

  test("a date is typed as people write it, and what is no date is refused", async () => {
    const { sent } = await openReview({ "PATCH /onboarding/parsed-data": answer("Amara", 2) });
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

  test("a month's job says its month once, and two dates can be typed there", async () => {
    const month = { start_date: "2010-08", end_date: "2010-08" };
    const cv = { ...full, experiences: full.experiences.slice(0, 1).map((job) => ({ ...job, ...month })) };
    const { sent } = await openReview({
      "GET /onboarding/session-data": { json: { success: true, ...aReadSession({ cv_data: cv }) } },
      "PATCH /onboarding/parsed-data": answer("Amara", 2),
    });
    expect(screen.getAllByText("Aug 2010")).toHaveLength(1);
    await userEvent.click(screen.getByRole("button", { name: /^Date:\s*Aug 2010/ }));
    const input = screen.getByLabelText("Date");
    await userEvent.clear(input);
    await userEvent.type(input, "Aug 2010 – soon{Enter}");
    expect(screen.getByText(/Write a month or a year, or two/)).toBeTruthy();
    await userEvent.clear(input);
    await userEvent.type(input, "Aug 2010 - 10/2010{Enter}");
    await waitFor(() => expect(sent("PATCH /onboarding/parsed-data")).toHaveLength(1));
    expect(sent("PATCH /onboarding/parsed-data")[0]?.body).toMatchObject({
      changes: [
        { pointer: "/experiences/0/start_date", value: "2010-08" },
        { pointer: "/experiences/0/end_date", value: "2010-10" },
      ],
    });
  });

  test("R3.8-16 a correction that cannot be saved is taken back and said", async () => {
    await openReview();
    await correctName("Amara O.");
    expect(await screen.findByText("Failed to save CV. Please try again.")).toBeTruthy();
    expect(await screen.findByText("Amara Okonkwo", { selector: "button span" })).toBeTruthy();
  });

  test("what was being typed when the page was loaded anew is kept, as when the value is left, also in a folded list", async () => {
    await openReview();
    await userEvent.click(screen.getByRole("button", { name: /more ?skills/ }));
    await userEvent.click(screen.getByRole("button", { name: /^Skill: ?Skill 14/ }));
    await userEvent.type(screen.getByRole("textbox", { name: "Skill" }), " at nig");
    cleanup();
    const { sent } = await openReview({ "PATCH /onboarding/parsed-data": answer("Amara", 2) });
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
      return openReview({
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
    const { sent } = await openReview({ "PATCH /onboarding/parsed-data": patched });
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
