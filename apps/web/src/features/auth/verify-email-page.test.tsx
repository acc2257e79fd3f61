import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readStored, writeStored } from "../../lib/storage/client-storage.ts";
import { storeSignIn } from "../../lib/session/session-store.ts";
import { aUser } from "../../testing/builders.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { VerifyEmailPage } from "./verify-email-page.tsx";

const link = "/email/verify?id=7&hash=12e5";
const call = "POST /email/verify/7/12e5";
const verified = {
  json: { success: true, message: "", data: { user: aUser(), session_id: 2, active_website: null, is_admin: false } },
};

beforeEach(resetClient);
afterEach(() => vi.useRealTimers());

/** Turns the page's own clock on, by a second at most: a countdown draws each. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open(address: string, replies: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi(replies);
  return { ...(await renderPage(<VerifyEmailPage />, address)), calls };
}

const pending = (selectedPlan: string | null, billingCycle: string | null = null) =>
  writeStored("pending_registration", { email: "amara@example.org", selectedPlan, billingCycle });

describe("with a link", () => {
  test("R1.2.9-02 R1.4-29 verifies at once", async () => {
    const { calls } = await open(link, { [call]: () => new Promise(() => undefined) });
    expect(await screen.findByText("Verifying your email address...")).toBeTruthy();
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([call]);
  });

  test("R1.2.9-03 R1.2.9-04 R1.2.9-07 R1.2.9-17 R1.4-30 R1.8-31 success signs in and goes to onboarding on the free plan", async () => {
    vi.useFakeTimers();
    pending("free");
    const { address } = await open(link, { [call]: verified });
    await pass(100);
    expect(screen.getByText("Email Verified!")).toBeTruthy();
    expect(screen.getByText("Email verified successfully!")).toBeTruthy();
    expect(screen.getByText("You will be redirected to start building your portfolio.")).toBeTruthy();
    expect(screen.getByText("Redirecting in 3 seconds...")).toBeTruthy();
    expect(readStored("auth_session")).toBe(2);
    await pass(1000);
    await pass(1000);
    await pass(800);
    expect(address()).toBe(link);
    await pass(200);
    expect(address()).toBe("/onboarding");
    expect(readStored("pending_registration")).toBeNull();
  });

  test("R1.2.9-05 R1.2.9-09 R1.2.9-18 a chosen plan is named and set up", async () => {
    pending("pro", "annual");
    const { address } = await open(link, { [call]: verified });
    expect(await screen.findByText("Next you complete the setup of your Pro plan.")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Continue to PRO Plan" }));
    expect(address()).toBe("/checkout?plan=pro&billing=annual&flow=trial");
  });

  test("a link that is opened on another device goes on with the plan that was chosen at registering", async () => {
    vi.useFakeTimers();
    const choice = { selected_plan: "free", billing_cycle: "monthly" };
    const { address } = await open(link, {
      [call]: { json: { ...verified.json, data: { ...verified.json.data, ...choice } } },
    });
    await pass(100);
    expect(screen.getByText("You will be redirected to start building your portfolio.")).toBeTruthy();
    await pass(1000);
    await pass(1000);
    await pass(1000);
    expect(address()).toBe("/onboarding");
  });

  test("R1.2.9-06 R1.2.9-08 R1.2.9-19 without a plan one is chosen next", async () => {
    vi.useFakeTimers();
    const { address } = await open(link, { [call]: verified });
    await pass(100);
    expect(screen.getByText("Next you choose the plan that suits you.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Continue to Dashboard" })).toBeTruthy();
    await pass(1000);
    await pass(1000);
    await pass(1000);
    expect(address()).toBe("/checkout");
  });

  test("R1.2.9-10 R1.2.9-11 R1.8-30 a refused link says why", async () => {
    await open(link, { [call]: refusal(403, "verification_link_invalid") });
    expect(await screen.findByText("Verification Failed")).toBeTruthy();
    expect(screen.getByText("The verification link is invalid or has expired.")).toBeTruthy();
    expect(await screen.findByText("Email verification failed")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Resend Verification Email" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Back to Login" })).toBeTruthy();
  });

  test("R1.8-29 a broken connection shows the fallback", async () => {
    await open(link);
    expect(await screen.findByText("Verification failed")).toBeTruthy();
  });

  test("R1.2.9-12 R1.2.9-14 a used link signs nobody in", async () => {
    const data = { user: null, token: null, already_verified: true };
    await open(link, { [call]: { json: { success: true, message: "", data } } });
    expect(await screen.findByText("Email Already Verified!")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Go to Dashboard Now" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Back to Home" })).toBeTruthy();
    expect(readStored("auth_session")).toBeNull();
  });
});

describe("without a link", () => {
  test("R1.2.9-13 R1.4-31 a verified person is counted down to the dashboard", async () => {
    vi.useFakeTimers();
    storeSignIn({ session_id: 1, user: aUser(), active_website: null, is_admin: false });
    const { address } = await open("/email/verify");
    await pass(100);
    expect(screen.getByText("Redirecting in 3 seconds...")).toBeTruthy();
    await pass(1000);
    await pass(1000);
    expect(screen.getByText("Redirecting in 1 second...")).toBeTruthy();
    await pass(1000);
    expect(address()).toBe("/dashboard");
  });

  test("R1.2.9-15 R1.2.9-16 R1.4-32 otherwise the address and plan of the registration are shown", async () => {
    pending("premium");
    await open("/email/verify");
    expect(await screen.findByText("Check Your Email")).toBeTruthy();
    expect(screen.getByText("amara@example.org")).toBeTruthy();
    expect(screen.getByText("Selected plan: Premium")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Back to Login" })).toBeTruthy();
  });

  test("R1.5-15 resending asks for an address and does nothing without one", async () => {
    const { calls } = await open("/email/verify", { "POST /email/resend": { json: { success: true, message: "" } } });
    await userEvent.click(await screen.findByRole("button", { name: "Resend Verification Email" }));
    await userEvent.click(await screen.findByRole("button", { name: "Send link" }));
    expect(calls).toHaveLength(0);
    await userEvent.click(screen.getByRole("button", { name: "Resend Verification Email" }));
    await userEvent.type(await screen.findByLabelText("Email"), "amara@example.org");
    await userEvent.click(screen.getByRole("button", { name: "Send link" }));
    expect(await screen.findByText("Verification email sent! Please check your inbox.")).toBeTruthy();
    expect(calls.map(({ body }) => body)).toEqual([{ email: "amara@example.org" }]);
  });

  test("R1.8-32 a failed resend says so", async () => {
    pending(null);
    await open("/email/verify");
    await userEvent.click(await screen.findByRole("button", { name: "Resend Verification Email" }));
    expect(await screen.findByText("Failed to send verification email")).toBeTruthy();
  });
});
