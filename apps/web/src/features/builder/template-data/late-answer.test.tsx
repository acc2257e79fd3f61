// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import type { Website } from "@vitrine/model";
import { expect, test } from "vitest";
import { queryClient } from "../../../lib/query-client.ts";
import { websiteKeys } from "../../../lib/queries/websites.ts";
import { refusal } from "../../../testing/stub-api.ts";
import { openForm, pathOf, record, savedRecord, sentRecords, siteIn } from "../testing/open-form.tsx";

type Answer = ReturnType<typeof savedRecord> | ReturnType<typeof refusal>;

/** A form whose save waits for the test to answer it. */
async function saveModern(tagline: string) {
  const waiting: ((answer: Answer) => void)[] = [];
  let stored = record("modern", { tagline: "Old" });
  const opened = await openForm(
    "Modern",
    { tagline: "Old" },
    {
      [`PUT ${pathOf("modern")}`]: () => new Promise<Answer>((resolve) => waiting.push(resolve)),
      [`GET ${pathOf("modern")}`]: () => stored,
      [`GET ${pathOf("business")}`]: record("business", { leadership_philosophy: "Stored" }, 4),
    },
  );
  const field = opened.form.getByLabelText<HTMLInputElement>("Personal Tagline");
  await opened.user.clear(field);
  await opened.user.click(field);
  await opened.user.paste(tagline);
  await opened.user.click(opened.form.getByRole("button", { name: "Save Modern Template Data" }));
  await waitFor(() => expect(waiting).toHaveLength(1));
  const answer = (given: Answer) => {
    if ((given.json as { success: boolean }).success) stored = given as typeof stored;
    return act(async () => waiting.shift()?.(given));
  };
  return { ...opened, field, answer, waiting };
}

/** The website wears a template of another category, as after an undo. */
async function wear(category: string, version: number) {
  act(() => void queryClient.setQueryData<Website>(websiteKeys.one(10_001), { ...siteIn(category), version }));
  return within(await screen.findByRole("form", { name: new RegExp(`^${category}`) }));
}

/** Everything that the browser keeps, as text. */
const kept = () => JSON.stringify(Object.keys(localStorage).map((key) => localStorage.getItem(key)));
const philosophy = "Leadership philosophy";

test("a save that is answered after the category changed leaves the other category's words alone", async () => {
  const { user, answer } = await saveModern("New");
  const business = await wear("Business", 2);
  await user.type(await business.findByLabelText(philosophy), ", typed");
  await answer(savedRecord("modern", { tagline: "New" }));
  expect(await screen.findByText("Template data saved successfully!")).toBeTruthy();
  expect(business.getByLabelText<HTMLTextAreaElement>(philosophy).value).toBe("Stored, typed");
  await waitFor(() => expect(kept()).not.toContain('\\"modern\\":'));
  expect(kept()).toContain("Stored, typed");
  const modern = await wear("Modern", 3);
  expect(modern.getByLabelText<HTMLInputElement>("Personal Tagline").value).toBe("New");
});

test("a save that is refused after the category changed is merged and sent for its own category", async () => {
  const { user, answer, waiting, calls } = await saveModern("New");
  const business = await wear("Business", 2);
  await user.type(await business.findByLabelText(philosophy), ", typed");
  const theirs = { tagline: "Old", philosophy: "Theirs" };
  await answer(refusal(409, "version_conflict", { data: { template_data: { data: theirs, version: 2 } } }));
  await waitFor(() => expect(waiting).toHaveLength(1));
  await answer(savedRecord("modern", { ...theirs, tagline: "New" }, 3));
  const sent = sentRecords(calls).map(({ path, body }) => [path, body]);
  expect(sent.at(-1)).toEqual([pathOf("modern"), { data: { ...theirs, tagline: "New" } }]);
  expect(business.getByLabelText<HTMLTextAreaElement>(philosophy).value).toBe("Stored, typed");
  await waitFor(() => expect(kept()).not.toContain('\\"modern\\":'));
});

test("what was typed while a save ran outlives the save's refusal", async () => {
  const { user, field, answer } = await saveModern("New");
  await user.type(field, "er");
  const theirs = { data: { tagline: "Theirs" }, version: 2 };
  await answer(refusal(409, "version_conflict", { data: { template_data: theirs } }));
  expect(await screen.findByText("This form was changed in another tab.")).toBeTruthy();
  expect(field.value).toBe("Newer");
});
