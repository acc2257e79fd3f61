import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { resetClient } from "../../../testing/render-page.tsx";
import { refusal } from "../../../testing/stub-api.ts";
import { aRecommendation, aSession } from "../testing/onboarding-builders.ts";
import { full, openReview, press } from "../testing/open-review.tsx";
import { aReadSession, created } from "../testing/stub-onboarding.ts";

beforeEach(resetClient);

describe("the four actions", () => {
  test("R3.2.2-46 Edit Your Portfolio creates the website once and opens the builder", async () => {
    const { sent, address } = await openReview({ "POST /onboarding/create-website-for-editing": created(31) });
    await userEvent.dblClick(screen.getByRole("button", { name: "Edit Your Portfolio" }));
    await waitFor(() => expect(address()).toBe("/builder/31?from=onboarding"));
    expect(sent("POST /onboarding/create-website-for-editing")).toHaveLength(1);
  });

  test("R3.2.2-47 R3.4-05 Looks Good, Continue creates it with the recommended template", async () => {
    const { sent } = await openReview({ "POST /onboarding/create-website": created(31) });
    await userEvent.dblClick(screen.getByRole("button", { name: "Looks Good, Continue" }));
    await screen.findByRole("heading", { level: 1, name: "Your CV is Ready!" });
    expect(sent("POST /onboarding/create-website")).toHaveLength(1);
    expect(sent("POST /onboarding/create-website")[0]?.body).toMatchObject({
      session_id: "s1",
      template_slug: "modern",
    });
  });

  test("R3.2.2-48 R3.2.2-02 Try Different Template saves and matches on the processing screen, then shows the choice", async () => {
    const { sent, push } = await openReview({
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
    const { sent } = await openReview();
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
    await openReview({ [call]: refusal(500, "server_error") });
    await userEvent.click(screen.getAllByRole("button", { name: button })[0] ?? document.body);
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(dialog.getByText(message)).toBeTruthy();
    expect(dialog.queryByRole("button", { name: "Try Again" })).toBeNull();
    expect(screen.getByText("Review Data")).toBeTruthy();
  });

  test("R3.8-15 an answer without a website id is a failure", async () => {
    await openReview({ "POST /onboarding/create-website": { json: { success: true, website: {}, session: null } } });
    await press("Looks Good, Continue");
    expect(await screen.findByText("Failed to create website. Please try again.")).toBeTruthy();
  });

  test("R3.5-14 without a recommendation nothing can be created", async () => {
    await openReview(
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
    await openReview({ "POST /onboarding/create-website": refusal(403, "subscription_limit_exceeded", { message }) });
    await press("Looks Good, Continue");
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole("link", { name: "See plans" }).getAttribute("href")).toBe("/subscription");
  });
});
