// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import type { Experience } from "@vitrine/model";
import { expect, test } from "vitest";
import { queryClient } from "../../../lib/query-client.ts";
import { websiteKeys } from "../../../lib/queries/websites.ts";
import { aFullWebsite, anExperience, openBuilder, patience } from "../testing/open-builder.tsx";
import { withMeanwhile } from "./send-waiting.ts";

const website = aFullWebsite();

test("an entry that another tab added while an own one was on its way stays shown", async () => {
  let entries = [anExperience({ position: "Nurse" })];
  let answer: (() => void) | undefined;
  const { user, openSection } = await openBuilder(
    { ...website, experience: entries },
    {
      replies: {
        "GET /websites/10001": () => {
          const now = { ...website, version: entries.length, experience: entries };
          return { json: { success: true, website: now, data: now } };
        },
        "POST /websites/10001/experiences": async ({ body }) => {
          await new Promise<void>((resolve) => (answer = resolve));
          const experience = anExperience({ ...(body as Partial<Experience>), id: 7 });
          return { status: 201, json: { success: true, experience, message: "" } };
        },
      },
    },
  );
  await openSection("Experience");
  await user.click(await screen.findByRole("button", { name: "Add Experience" }, patience));
  const dialog = within(await screen.findByRole("dialog", { name: "Add Experience" }));
  for (const [label, value] of [
    ["Job Title", "Lead"],
    ["Company", "St Mary"],
    ["Start Date", "2024-01"],
  ] as const) {
    await user.click(dialog.getByLabelText(label));
    await user.paste(value);
  }
  await user.click(dialog.getByRole("button", { name: "Add Experience" }));
  await waitFor(() => expect(answer).toBeDefined());
  entries = [...entries, anExperience({ id: 5, position: "Teacher" })];
  await act(() => queryClient.invalidateQueries({ queryKey: websiteKeys.one(website.id) }));
  expect(await screen.findByRole("button", { name: /^Teacher/, hidden: true })).toBeTruthy();
  await act(async () => answer?.());
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getAllByRole("button", { name: /^(Nurse|Teacher|Lead)/ })).toHaveLength(3);
});

test("an answer takes over what other tabs added, changed and deleted while it was on its way", () => {
  const [kept, deleted, changed, added, own] = ["A", "B", "C", "D", "Own"].map((position, id) =>
    anExperience({ id, position }),
  ) as [Experience, Experience, Experience, Experience, Experience];
  const before = [kept, deleted, changed];
  const newer = { ...changed, version: 2, position: "C, changed" };
  const sent = { kind: "taken" as const, items: [...before, own], acknowledged: {} };
  expect(withMeanwhile(sent, before, [kept, newer, added])).toEqual({ ...sent, items: [kept, newer, added, own] });
  expect(withMeanwhile(sent, before, before)).toEqual(sent);
});
