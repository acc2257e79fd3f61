import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { readStored } from "../../../lib/storage/client-storage.ts";
import { renderPage, resetClient } from "../../../testing/render-page.tsx";
import { refusal } from "../../../testing/stub-api.ts";
import { NoForm } from "../testing/no-form.tsx";
import { OnboardingPage } from "../onboarding-page.tsx";
import { aSession, someParsedData } from "../testing/onboarding-builders.ts";
import { aReadSession, created, serverWith, stubOnboarding } from "../testing/stub-onboarding.ts";
import { completionCountdownSeconds } from "./use-countdown-redirect.ts";

const cv = someParsedData({
  experiences: [
    { position: "Nurse", company: "Ward", start_date: "2019", end_date: null, location: "", description: "" },
  ],
  skills: [{ name: "Triage" }, { name: "ECG" }],
});
const matched = aReadSession({ cv_data: cv, session: aSession({ step: "ready", confidence: 0.87 }) });
const template = {
  id: 1,
  slug: "modern",
  name: "Modern",
  category: "Modern",
  description: "",
  preview_url: "/site-assets/previews/modern-desktop.webp",
  preview_urls: null,
  tier: "free",
  is_premium: false,
  metadata: { loader_path: "", features: ["Dark mode"] },
};
const catalogue = { json: { success: true, data: [{ category: "Modern", templates: [template] }] } };

beforeEach(resetClient);

async function open(
  data: ReturnType<typeof aReadSession>,
  title: string,
  replies: Parameters<typeof stubOnboarding>[0] = {},
) {
  const server = stubOnboarding({ ...serverWith(data), "GET /templates": catalogue, ...replies });
  const page = await renderPage(<OnboardingPage manualForm={NoForm} />, "/onboarding");
  await screen.findByRole("heading", { level: 1, name: title });
  return { ...server, ...page };
}

describe("preview", () => {
  const preview = (replies = {}) => open(matched, "Your AI-Generated CV", replies);

  test("R3.2.2-56 R3.2.2-57 R3.2.2-58 shows match percents, counts and alternatives", async () => {
    await preview();
    const options = within(screen.getByRole("list", { name: "Templates" })).getAllByRole("button");
    expect(options.map(({ textContent }) => textContent)).toEqual([
      "ModernRecommended91% match",
      "Default70% match",
      "Minimal Pro40% match",
    ]);
    expect(screen.getByText("1 experience")).toBeTruthy();
    expect(screen.getByText("2 skills")).toBeTruthy();
  });

  test("R3.2.2-62 R3.9-11 the live preview zooms between 50 and 150 percent", async () => {
    await preview();
    expect(screen.getByTitle("Live preview of Modern")).toBeTruthy();
    expect(screen.getByText("80%")).toBeTruthy();
    const zoomIn = screen.getByRole<HTMLButtonElement>("button", { name: "Zoom in" });
    for (let press = 0; press < 9; press += 1) await userEvent.click(zoomIn);
    expect(screen.getByText("150%")).toBeTruthy();
    expect(zoomIn.disabled).toBe(true);
  });

  test("R3.2.2-60 Let's Edit creates the chosen template once and opens the builder", async () => {
    let answer: (reply: ReturnType<typeof created>) => void = () => undefined;
    const reply = new Promise<ReturnType<typeof created>>((resolve) => (answer = resolve));
    const { sent, address } = await preview({ "POST /onboarding/create-website": () => reply });
    await userEvent.click(screen.getByRole("button", { name: /Default/ }));
    await userEvent.dblClick(screen.getByRole("button", { name: "Looks Great! Let's Edit" }));
    expect(screen.getByRole("button", { name: "Creating CV..." })).toBeTruthy();
    answer(created(31));
    await waitFor(() => expect(address()).toBe("/builder/31?from=onboarding"));
    expect(sent("POST /onboarding/create-website").map(({ body }) => body)).toEqual([
      { session_id: "s1", template_slug: "default", template_data: null },
    ]);
  });

  test("R3.8-16 a failure says so and returns to the review", async () => {
    await preview({ "POST /onboarding/create-website": refusal(500, "server_error") });
    await userEvent.click(screen.getByRole("button", { name: "Looks Great! Let's Edit" }));
    expect(await screen.findByText("Failed to save CV. Please try again.")).toBeTruthy();
    expect(screen.getByText("Review Data")).toBeTruthy();
  });

  test("R3.2.2-59 R3.2.2-61 the whole catalogue can be browsed, and Start Over is offered", async () => {
    await preview();
    await userEvent.click(screen.getByRole("button", { name: "Browse All Templates" }));
    expect(await screen.findByRole("img", { name: "Modern template" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.getByRole("button", { name: "Start Over" })).toBeTruthy();
  });
});

describe("ready", () => {
  const website = { ...created(31).json.website, template: { slug: "modern", name: "Modern" } };
  const data = aReadSession({ cv_data: cv, session: aSession({ step: "ready", website_id: 31, confidence: 0.87 }) });

  test("R3.2.2-50 R3.2.2-51 R3.2.2-53 R3.2.2-54 R3.2.1-04 shows the site, its figures and the ways on", async () => {
    const { address } = await open(data, "Your Portfolio is Ready!", {
      "GET /websites/31": { json: { success: true, website } },
      "GET /onboarding/session": { json: { success: true, ...data.session, session: data.session } },
    });
    expect(screen.getByText("AI confidence 87%")).toBeTruthy();
    expect(await screen.findByText(/Dark mode/)).toBeTruthy();
    const link = await screen.findByRole("link", { name: /Preview Portfolio/ });
    expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual(["/cv-preview/31", "_blank"]);
    await userEvent.click(screen.getByRole("button", { name: "Edit My Portfolio" }));
    expect(address()).toBe("/cv-builder/builder/31");
  });

  test("R3.3-11 the summary shows the counts that the server names, each in its number", async () => {
    const counts = { experience_count: 1, education_count: 2, skills_count: 14, projects_count: 0 };
    await open({ ...data, cv_data: { ...cv, ...counts } }, "Your Portfolio is Ready!", {
      "GET /websites/31": { json: { success: true, website } },
    });
    const summary = within(screen.getByRole("list", { name: "Read from your CV" }));
    const texts = summary.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(texts).toEqual(["1 experience", "14 skills", "2 educations"]);
  });

  test("R3.2.2-52 loads until the website has an id; R3.2.2-55 R3.2.1-07 Start Over resets and leads to onboarding", async () => {
    const { push, address } = await open(aReadSession({ cv_data: cv }), "Review Data", {
      "GET /onboarding/session": () => new Promise(() => undefined),
    });
    push({ type: "cv_ready", confidence: 0.9 });
    await screen.findByRole("heading", { level: 1, name: "Your Portfolio is Ready!" });
    expect(screen.getByText("Putting your site in place…")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Edit My Portfolio" })).toBeNull();
    push({ type: "cv_ready", website_id: 31 });
    await userEvent.click(await screen.findByRole("button", { name: "Start Over" }));
    await userEvent.click(screen.getByRole("button", { name: "Start over" }));
    await waitFor(() => expect(address()).toBe("/cv-builder/onboarding"));
  });
});

describe("complete", () => {
  async function complete(replies = {}) {
    const page = await open(aReadSession({ cv_data: cv }), "Review Data", {
      "POST /onboarding/create-website": created(31),
      ...replies,
    });
    await userEvent.click(screen.getByRole("button", { name: "Looks Good, Continue" }));
    await screen.findByRole("heading", { level: 1, name: "Your CV is Ready!" });
    return page;
  }

  test("R3.2.2-63 R3.2.2-64 R3.2.2-66 R3.2.2-70 summary, next steps, preview and decoration", async () => {
    await complete();
    expect(screen.getAllByText("Amara Okonkwo").length).toBeGreaterThan(0);
    expect(screen.getByText("Modern")).toBeTruthy();
    expect(screen.getByText("1 experience")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Next steps" })).toBeTruthy();
    expect(screen.getByRole("link", { name: /Preview Website/ }).getAttribute("href")).toBe("/cv-preview/31");
    expect(document.querySelectorAll("[data-bit=piece]")).toHaveLength(20);
    expect(document.querySelectorAll("[data-bit=particle]")).toHaveLength(12);
  });

  test("R3.2.2-65 Edit Your Portfolio opens the builder", async () => {
    const { address } = await complete();
    await userEvent.click(screen.getByRole("button", { name: "Edit Your Portfolio" }));
    expect(address()).toBe("/builder/31");
  });

  test("R3.2.2-69 Go to Dashboard leads there", async () => {
    const { address } = await complete();
    await userEvent.click(screen.getByRole("button", { name: "Go to Dashboard" }));
    expect(address()).toBe("/dashboard");
  });

  test("R3.2.2-67 Create Another Website begins anew and says so", async () => {
    const fresh = aSession({ session_id: "s2" });
    await complete({ "POST /onboarding/start-new": { json: { success: true, session_id: "s2", session: fresh } } });
    await userEvent.click(screen.getByRole("button", { name: "Create Another Website" }));
    await screen.findByRole("heading", { level: 1, name: "Create your portfolio" });
    expect(await screen.findByText("Starting new portfolio creation...")).toBeTruthy();
    expect(readStored("pending_onboarding_session_id")).toBe("s2");
  });

  test("R3.2.2-68 its failure says so and stays", async () => {
    await complete({ "POST /onboarding/start-new": refusal(500, "server_error") });
    await userEvent.click(screen.getByRole("button", { name: "Create Another Website" }));
    expect(await screen.findByText("Failed to start new onboarding. Please try again.")).toBeTruthy();
    expect(screen.getByText("Your CV is Ready!")).toBeTruthy();
  });

  test("R3.4-28 R3.4-29 R3.9-12 the 5-second countdown waits to be started and then opens the builder", async () => {
    expect(completionCountdownSeconds).toBe(5);
    const { address } = await complete();
    expect(screen.queryByText(/Opening the builder in/)).toBeNull();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
      await user.click(screen.getByRole("button", { name: "Redirect automatically" }));
      expect(screen.getByText("Opening the builder in 5 s")).toBeTruthy();
      for (let second = 0; second < completionCountdownSeconds; second += 1) {
        await act(() => vi.advanceTimersByTimeAsync(1000));
      }
      expect(address()).toBe("/builder/31");
    } finally {
      vi.useRealTimers();
    }
  });
});
