import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { renderPage, resetClient } from "../../../testing/render-page.tsx";
import { NoForm } from "../testing/no-form.tsx";
import { OnboardingPage } from "../onboarding-page.tsx";
import { aLine, aSession, someParsedData } from "../testing/onboarding-builders.ts";
import { aReadSession, serverWith, stubOnboarding } from "../testing/stub-onboarding.ts";

beforeEach(resetClient);

const lines = [
  aLine({ id: 5, text: "Willing to travel", guess: "interests" }),
  aLine({ id: 40, text: "Member of the guild" }),
  aLine({ id: 80, text: "Page 1 of 1", section: "", reason: "noise" }),
];
const data = aReadSession({
  cv_data: someParsedData({ interests: ["Chess"] }),
  evidence: {
    "/personal_info/name": { confidence: 0.3, rule: "r", spans: [] },
    "/interests/0": { confidence: 0.4, rule: "r", spans: [] },
  },
  unplaced: lines,
  session: aSession({ step: "review", confidence: 0.6, has_cv_data: true, has_template_recommendation: true }),
});

/** The server as it is once `sent` are placed. */
const after = (sent: readonly number[], state: "placed" | "waiting" | "left_out") => ({
  json: {
    ...data,
    success: true,
    version: 2,
    moved: sent,
    unplaced: lines.map((line) => (sent.includes(line.id) ? { ...line, state } : line)),
  },
});

async function open(replies: Parameters<typeof stubOnboarding>[0] = {}) {
  const server = stubOnboarding({ ...serverWith(data), ...replies });
  await renderPage(<OnboardingPage manualForm={NoForm} />, "/onboarding");
  await screen.findByRole("heading", { level: 1, name: "Review Data", hidden: true });
  return { ...server, tray: within(screen.getByRole("region", { name: "Not placed" })) };
}
const bodies = (server: Awaited<ReturnType<typeof open>>) =>
  server.sent("PATCH /onboarding/unplaced").map(({ body }) => body);

test("lines without a place wait under the title that they stand under; noise is told apart", async () => {
  const { tray } = await open();
  expect(tray.getByRole("heading", { level: 3 }).textContent).toBe("Not placed 2");
  expect(tray.getByRole("heading", { level: 4 }).textContent).toBe("“ADDITIONAL INFORMATION”");
  expect(tray.getByText(/1 line without anything about you/)).toBeTruthy();
});

test("one press adds a line to the place that its section speaks for, and the toast undoes it", async () => {
  const server = await open({ "PATCH /onboarding/unplaced": after([5], "placed") });
  await userEvent.click(server.tray.getByRole("button", { name: "Add to Interests: Willing to travel" }));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(bodies(server)).toMatchObject([
    { lines: [5], to: "interests", version: 1 },
    { lines: [5], to: "tray", version: 2 },
  ]);
  expect(server.tray.getByText("1 line placed or left out by you")).toBeTruthy();
});

test("several lines are left out at once, by keyboard alone", async () => {
  const server = await open({ "PATCH /onboarding/unplaced": after([5, 40], "left_out") });
  server.tray.getByRole("button", { name: "Choose all 2" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(server.tray.getByText("2 lines chosen")).toBeTruthy();
  server.tray.getByRole("button", { name: "Send to: 2 lines" }).focus();
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("menuitem", { name: "Leave out" });
  await userEvent.keyboard("{End}{Enter}");
  expect(await server.tray.findByText("Every line of your CV has its place.")).toBeTruthy();
  expect(bodies(server)).toMatchObject([{ lines: [5, 40], to: "out" }]);
});

test("what is to be checked is walked by keys, taken as right, and then all is checked", async () => {
  const server = await open({
    "PATCH /onboarding/parsed-data": ({ body }: { body: unknown }) => ({
      json: { ...data, success: true, version: 2, body },
    }),
  });
  const walk = within(screen.getByRole("group", { name: "Things to check" }));
  expect(walk.getByRole("status").textContent).toBe("3 things to check");
  await userEvent.click(walk.getByRole("button", { name: "Next" }));
  expect(walk.getByRole("status").textContent).toContain("1 of 3");
  expect(document.querySelector('[aria-current="true"]')?.textContent).toContain("Amara Okonkwo");
  await userEvent.click(walk.getByRole("button", { name: "It is right" }));
  expect(server.sent("PATCH /onboarding/parsed-data")[0]?.body).toMatchObject({
    changes: [{ pointer: "/personal_info/name", value: "Amara Okonkwo" }],
  });
});

test("the keys of the walk work from the page's title, where whoever arrives stands", async () => {
  await open();
  screen.getByRole("heading", { level: 1, name: "Review Data" }).focus();
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  const walk = within(screen.getByRole("group", { name: "Things to check" }));
  expect(walk.getByRole("status").textContent).toContain("1 of 3");
  await waitFor(() => expect(document.activeElement?.getAttribute("data-field")).toBe("/personal_info/name"));
});

test("a reading of which much may be wrong does not call itself sure", async () => {
  await open();
  expect(screen.getByText("Much may be wrong · 60%")).toBeTruthy();
  expect(screen.getByText("Much of this may be wrong.")).toBeTruthy();
});
