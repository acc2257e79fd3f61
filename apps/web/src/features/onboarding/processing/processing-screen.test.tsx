import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { clearSession } from "../../../lib/session/session-store.ts";
import { renderPage, resetClient } from "../../../testing/render-page.tsx";
import { refusal } from "../../../testing/stub-api.ts";
import { NoForm } from "../testing/no-form.tsx";
import { OnboardingPage } from "../onboarding-page.tsx";
import { aSession, someData } from "../testing/onboarding-builders.ts";
import { aReadSession, serverWith, stubOnboarding } from "../testing/stub-onboarding.ts";
import { facts } from "./facts.ts";
import { foundTexts } from "./found-list.tsx";

const never = () => new Promise<never>(() => undefined);
const reading = someData({ session: aSession({ step: "processing", path: "upload" }) });
const parse = "POST /onboarding/parse-cv";

beforeEach(resetClient);

async function open(replies: Parameters<typeof stubOnboarding>[0] = {}) {
  const server = stubOnboarding({ ...serverWith(reading), [parse]: never, ...replies });
  const page = await renderPage(<OnboardingPage manualForm={NoForm} />, "/onboarding");
  await screen.findByRole("heading", { level: 1, name: "Creating Your Modern CV", hidden: true });
  await waitFor(() => expect(server.isListening()).toBe(true));
  return { ...server, ...page };
}

const states = () => screen.getAllByRole("listitem").flatMap((item) => item.dataset["state"] ?? []);

describe("the processing screen", () => {
  test("R3.2.2-28 R3.2.2-29 R3.2.2-30 R3.2.2-33 shows title, counter, time, percent and five steps", async () => {
    await open();
    expect(screen.getByText("Step 1 of 5")).toBeTruthy();
    expect(screen.getByText("About 3 minutes left")).toBeTruthy();
    expect(screen.getByRole("progressbar", { name: "Progress of the work" })).toBeTruthy();
    for (const label of [
      "Extracting content",
      "Analyzing experience",
      "Selecting template",
      "Generating content",
      "Finalizing CV",
    ]) {
      expect(screen.getByText(label)).toBeTruthy();
    }
    expect(states()).toEqual(["current", "upcoming", "upcoming", "upcoming", "upcoming"]);
  });

  test("follows the pushes: steps, percent and what was found", async () => {
    const { push } = await open();
    push({ type: "progress", step: "parsing", progress: 40, found: { experiences: 3, skills: 12 } });
    expect(await screen.findByText("3 roles")).toBeTruthy();
    expect(screen.getByText("12 skills")).toBeTruthy();
    expect(states()).toEqual(["completed", "current", "upcoming", "upcoming", "upcoming"]);
    expect(screen.getByText("40%")).toBeTruthy();
  });

  test("R3.4-13 review_ready fetches the evidence and goes to the review", async () => {
    let data = reading;
    const { push } = await open({
      [parse]: () => {
        throw new TypeError("Failed to fetch");
      },
      "GET /onboarding/session-data": () => ({ json: { success: true, ...data } }),
    });
    data = aReadSession();
    push({ type: "review_ready" });
    await screen.findByRole("heading", { level: 1, name: "Review Data" });
  });

  test("R3.2.2-31 R3.9-07 facts change every 4 seconds and can be paused", async () => {
    expect(new Set(facts).size).toBe(10);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await open();
      expect(screen.getByText("Did you know?")).toBeTruthy();
      expect(screen.getByText(facts[0])).toBeTruthy();
      await vi.advanceTimersByTimeAsync(4000);
      expect(await screen.findByText(facts[1])).toBeTruthy();
      await userEvent
        .setup({ advanceTimers: vi.advanceTimersByTime })
        .click(screen.getByRole("button", { name: "Pause facts" }));
      await vi.advanceTimersByTimeAsync(9000);
      expect(screen.getByText(facts[1])).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });

  test("R3.2.2-32 cancelling asks, and then starts over", async () => {
    const { sent } = await open();
    await userEvent.click(screen.getByRole("button", { name: "Cancel and Start Over" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(dialog.getByText("Are you sure you want to cancel? You'll need to start over.")).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "Cancel and Start Over" }));
    await screen.findByRole("heading", { level: 1, name: "Create your portfolio" });
    await waitFor(() => expect(sent("DELETE /onboarding/session")).toHaveLength(1));
  });

  test("R3.4-18 R3.2.2-36 a pushed error stops the work and can be tried again; R3.4-26 which reads the text again", async () => {
    const { push, sent } = await open({ [parse]: () => Promise.reject(new TypeError("Failed to fetch")) });
    await waitFor(() => expect(sent(parse).length).toBeGreaterThan(0));
    push({ type: "error", message: "Parsing failed", code: "ai_failed" });
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(dialog.getByText("Parsing failed")).toBeTruthy();
    const before = sent(parse).length;
    await userEvent.click(dialog.getByRole("button", { name: "Try Again" }));
    await waitFor(() => expect(sent(parse).length).toBeGreaterThan(before));
    expect(sent(parse).at(-1)?.body).toMatchObject({ session_id: "s1", cv_text: reading.text });
  });

  test("R3.8-04 a failed parse without a sentence says 'Parsing failed'", async () => {
    await open({ [parse]: refusal(502, "ai_failed") });
    expect(await screen.findByText("Parsing failed")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.getByText("The work has stopped.")).toBeTruthy();
  });

  test("R3.5-10 a session without text says so instead of asking the server", async () => {
    const server = stubOnboarding(serverWith(someData({ text: "", session: reading.session })));
    await renderPage(<OnboardingPage manualForm={NoForm} />, "/onboarding");
    expect(await screen.findByText("No text to parse")).toBeTruthy();
    expect(server.sent(parse)).toHaveLength(0);
  });
});

test("a reading call that breaks off is taken up again while the stream says nothing", async () => {
  let isUp = false;
  const { sent } = await open({
    [parse]: () => (isUp ? { json: { success: true } } : { status: 502, json: null }),
    "GET /onboarding/session-data": () => ({ json: { success: true, ...(isUp ? aReadSession() : reading) } }),
  });
  expect(await screen.findByText(/The connection is broken/)).toBeTruthy();
  isUp = true;
  await screen.findByRole("heading", { level: 1, name: "Review Data" });
  expect(sent(parse).length).toBeGreaterThan(1);
});

test("a long line shows the place, keeps it without asking for the reading again, and ends at the review", async () => {
  let data = reading;
  let line: object | undefined = { position: 3, expected_seconds: 70 };
  const { sent } = await open({
    [parse]: refusal(503, "unavailable", { data: { position: 4, expected_seconds: 90 } }),
    "GET /onboarding/session": () => ({
      json: { success: true, ...data.session, session: { ...data.session, ...(line ? { line } : {}) } },
    }),
    "GET /onboarding/session-data": () => ({ json: { success: true, ...data } }),
  });
  expect(await screen.findByText("2 CVs are before yours, about 2 minutes. Your place is kept.")).toBeTruthy();
  expect(sent(parse)).toHaveLength(1);
  expect(screen.queryByRole("alertdialog")).toBeNull();
  line = undefined;
  data = aReadSession();
  await screen.findByRole("heading", { level: 1, name: "Review Data" });
});

describe("without a stream", () => {
  test("a gateway's answer during a restart is no failure: the work goes on and ends at the review", async () => {
    let data = reading;
    stubOnboarding({
      ...serverWith(reading),
      [parse]: { status: 502, json: null },
      "GET /onboarding/events": { status: 502, json: null },
      "GET /onboarding/session": () => ({ json: { success: true, ...data.session, session: data.session } }),
      "GET /onboarding/session-data": () => ({ json: { success: true, ...data } }),
    });
    await renderPage(<OnboardingPage manualForm={NoForm} />, "/onboarding");
    expect(await screen.findByText("Failed to set up real-time updates")).toBeTruthy();
    expect(screen.queryByRole("alertdialog")).toBeNull();
    data = aReadSession();
    await screen.findByRole("heading", { level: 1, name: "Review Data" });
  });

  test("R3.8-01 says so and polls the session until it is read", async () => {
    let data = reading;
    stubOnboarding({
      ...serverWith(reading),
      [parse]: () => Promise.reject(new TypeError("Failed to fetch")),
      "GET /onboarding/events": refusal(404, "not_found"),
      "GET /onboarding/session": () => ({ json: { success: true, ...data.session, session: data.session } }),
      "GET /onboarding/session-data": () => ({ json: { success: true, ...data } }),
    });
    await renderPage(<OnboardingPage manualForm={NoForm} />, "/onboarding");
    expect(await screen.findByText("Failed to set up real-time updates")).toBeTruthy();
    data = aReadSession();
    await screen.findByRole("heading", { level: 1, name: "Review Data" });
  });

  test("R3.8-02 says so when nobody is signed in", async () => {
    stubOnboarding({
      ...serverWith(reading),
      [parse]: never,
      "GET /onboarding/events": () => {
        clearSession();
        return refusal(403, "forbidden");
      },
    });
    await renderPage(<OnboardingPage manualForm={NoForm} />, "/onboarding");
    expect(await screen.findByText("User not authenticated. Please log in to continue.")).toBeTruthy();
  });
});

test("what was found is counted in words, and nothing is said of zero", () => {
  expect(foundTexts({ skills: 1, experiences: 2, projects: 0, unknown: 4 })).toEqual(["2 roles", "1 skill"]);
});
