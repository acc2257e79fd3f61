import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { readStored, writeStored } from "../../lib/storage/client-storage.ts";
import { storeSignIn } from "../../lib/session/session-store.ts";
import { heldTryout, hereToken, holdTryout, letGoOfTryout } from "../../lib/tryout-here/tryout-here.ts";
import { aUser } from "../../testing/builders.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { RegisterPage } from "./register-page.tsx";

const user = aUser({ name: "Amara", email_verified_at: null });
const readTryout = {
  session_id: "s",
  expires_at: "",
  line: null,
  message: null,
  person: { name: "", email: "" },
  sites: [],
  notes: [],
  to_check: [],
};
const created = (requiresVerification: boolean) => ({
  status: 201,
  json: {
    success: true,
    message: "",
    requires_verification: requiresVerification,
    user,
    email: "amara@example.org",
    session_id: 2,
    active_website: null,
    is_admin: false,
  },
});

beforeEach(resetClient);

async function open(address: string, replies: Parameters<typeof stubApi>[0] = {}) {
  const all = stubApi(replies);
  const calls = () => all.filter(({ path }) => path === "/register");
  const page = await renderPage(<RegisterPage />, address);
  await screen.findByLabelText("Name");
  return { ...page, calls };
}

async function fillIn(password = "correct horse") {
  await userEvent.type(screen.getByLabelText("Name"), "Amara");
  await userEvent.type(screen.getByLabelText("Email"), "Amara@Example.org");
  await userEvent.type(screen.getByLabelText("Password"), password);
  await userEvent.type(screen.getByLabelText("Confirm password"), password);
  await userEvent.click(screen.getByRole("checkbox"));
}

const submit = () => screen.getByRole<HTMLButtonElement>("button", { name: "Create account" });

describe("registration", () => {
  test("R1.2.8-05 submitting waits for the terms", async () => {
    await open("/register");
    expect(submit().disabled).toBe(true);
    await userEvent.click(screen.getByRole("checkbox"));
    expect(submit().disabled).toBe(false);
  });

  const tried = { token: "t", template: "modern", templateName: "Modern", name: "Amara O.", email: "a@b.example" };

  test("a site that was tried is kept with the account", async () => {
    writeStored("pending_tryout", { ...tried, expiresAt: "2099-01-01T00:00:00Z" });
    const { calls } = await open("/register?plan=free", { "POST /register": created(true) });
    expect(screen.getByText("Your site in Modern is kept")).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Amara O.");
    await userEvent.type(screen.getByLabelText("Password"), "correct horse");
    await userEvent.type(screen.getByLabelText("Confirm password"), "correct horse");
    await userEvent.click(screen.getByRole("checkbox"));
    await userEvent.click(submit());
    expect(await screen.findByText("Account created! Please check your email to verify your account.")).toBeTruthy();
    expect(calls().at(-1)?.body).toMatchObject({
      email: "a@b.example",
      try_token: "t",
      try_template: "modern",
      selected_plan: "free",
    });
    expect(readStored("pending_tryout")).toBeNull();
  });

  test("a CV that only this page has is sent by registering, once, and not before", async () => {
    const file = new File(["%PDF-"], "cv.pdf");
    holdTryout(file, { person: { name: "Amara O.", email: "" }, sites: [], notes: [], to_check: [] });
    writeStored("pending_tryout", { ...tried, token: hereToken, expiresAt: "2099-01-01T00:00:00Z" });
    const states = ["reading", "ready"];
    const replies = [refusal(422, "validation_failed"), created(true)];
    const calls = stubApi({
      "POST /try": { status: 201, json: { success: true, token: "t", url: "", session_id: "s", expires_at: "" } },
      "GET /try/t": () => ({ json: { success: true, tryout: { ...readTryout, state: states.shift() } } }),
      "POST /register": () => replies.shift() ?? created(true),
    });
    await renderPage(<RegisterPage />, "/register");
    await userEvent.type(await screen.findByLabelText("Password"), "correct horse");
    await userEvent.type(screen.getByLabelText("Confirm password"), "correct horse");
    await userEvent.click(screen.getByRole("checkbox"));
    const pathsOf = () => calls.filter(({ path }) => /^\/(?:try|register)/.test(path)).map(({ path }) => path);
    expect(pathsOf()).toEqual([]);
    await userEvent.click(submit());
    await waitFor(() => expect(pathsOf()).toEqual(["/try", "/try/t", "/try/t", "/register"]));
    await waitFor(() => expect(submit().disabled).toBe(false));
    await userEvent.click(submit());
    await screen.findByText("Account created! Please check your email to verify your account.");
    expect(pathsOf().filter((path) => path === "/try")).toHaveLength(1);
    expect(calls.findLast(({ path }) => path === "/register")?.body).toMatchObject({
      try_token: "t",
      try_template: "modern",
    });
    expect(heldTryout()).toBeNull();
  });

  test("a CV that only a page had is gone with it, which is said until it was read", async () => {
    letGoOfTryout();
    writeStored("pending_tryout", { ...tried, token: hereToken, expiresAt: "2099-01-01T00:00:00Z" });
    await open("/register");
    expect(screen.queryByText("Your site in Modern is kept")).toBeNull();
    expect(screen.getByText(/only in the page before/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText(/only in the page before/)).toBeNull();
    expect(readStored("pending_tryout")).toBeNull();
  });

  test("a tried site can be left behind, and one whose time is over is not spoken of", async () => {
    writeStored("pending_tryout", { ...tried, expiresAt: "2099-01-01T00:00:00Z" });
    await open("/register");
    await userEvent.click(screen.getByRole("button", { name: "Begin without this site" }));
    expect(screen.queryByText("Your site in Modern is kept")).toBeNull();
    expect(readStored("pending_tryout")).toBeNull();
    writeStored("pending_tryout", { ...tried, expiresAt: "2000-01-01T00:00:00Z" });
    await renderPage(<RegisterPage />, "/register");
    expect(screen.queryByText("Your site in Modern is kept")).toBeNull();
  });

  test("an invitation's link fills the address in, which can be changed", async () => {
    const { calls } = await open("/register?email=amara%2Bcv%40example.org", { "POST /register": created(true) });
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("amara+cv@example.org");
    await userEvent.clear(screen.getByLabelText("Email"));
    await fillIn();
    await userEvent.click(submit());
    expect(await screen.findByText("Account created! Please check your email to verify your account.")).toBeTruthy();
    expect(calls().at(-1)?.body).toMatchObject({ email: "amara@example.org" });
  });

  const personShown = () =>
    [/^Name/, /^Email/, /^Company/].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

  test("what somebody typed is there when the page is loaded anew, passwords are not", async () => {
    await open("/register");
    await fillIn();
    await userEvent.type(screen.getByLabelText(/^Company/), "Riverside");
    cleanup();
    expect(JSON.stringify(window.sessionStorage)).not.toContain("correct horse");
    await open("/register");
    expect(personShown()).toEqual(["Amara", "Amara@Example.org", "Riverside"]);
    expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("");
  });

  test("Back from Check Your Email shows who was registered, until they are signed in", async () => {
    await open("/register", { "POST /register": created(true) });
    await fillIn();
    await userEvent.click(submit());
    await screen.findByText("Account created! Please check your email to verify your account.");
    cleanup();
    await open("/register");
    expect(personShown()).toEqual(["Amara", "Amara@Example.org", ""]);
    cleanup();
    storeSignIn({ session_id: 2, user, active_website: null, is_admin: false });
    await open("/register");
    expect(personShown()).toEqual(["", "", ""]);
  });

  test("an invitation that is opened later has its own address", async () => {
    await open("/register");
    await fillIn();
    cleanup();
    await open("/register?email=ade%40example.org");
    expect(personShown()).toEqual(["Amara", "ade@example.org", ""]);
    await userEvent.type(screen.getByLabelText("Email"), ".ng");
    cleanup();
    await open("/register?email=ade%40example.org");
    expect(personShown()).toEqual(["Amara", "ade@example.org.ng", ""]);
  });

  test("R1.2.8-01 R1.2.8-06 R1.3-11 R1.3-12 R1.8-27 sends plan and origin, remembers them and asks for verification", async () => {
    const { address, calls } = await open("/register?plan=pro&billing=annual&source=pricing&feature=ai&highlight=x", {
      "POST /register": created(true),
    });
    await fillIn();
    await userEvent.click(submit());
    expect(await screen.findByText("Account created! Please check your email to verify your account.")).toBeTruthy();
    expect(address()).toBe("/email/verify");
    const call = calls().at(-1);
    expect(call?.body).toMatchObject({
      name: "Amara",
      email: "amara@example.org",
      company: null,
      terms: true,
      selected_plan: "pro",
      billing_cycle: "annual",
      plan_context: "checkout",
      source: "pricing",
      feature: "ai",
      highlight: "x",
    });
    expect(call?.headers.get("Idempotency-Key")).toBeTruthy();
    expect(readStored("pending_registration")).toEqual({
      email: "amara@example.org",
      selectedPlan: "pro",
      billingCycle: "annual",
    });
  });

  test.each([
    ["R1.2.8-07", "/register?plan=free", "/onboarding"],
    ["R1.2.8-08", "/register?plan=premium&billing=annual", "/checkout?plan=premium&billing=annual&flow=trial"],
    ["R1.2.8-09", "/register", "/checkout?plan=pro&billing=monthly&flow=trial"],
  ])("%s R1.8-28 without verification %s goes to %s", async (_id, address, destination) => {
    const page = await open(address, { "POST /register": created(false), "POST /login": created(false) });
    await fillIn();
    await userEvent.click(submit());
    expect(await screen.findByText("Welcome, Amara!")).toBeTruthy();
    expect(page.address()).toBe(destination);
  });

  test("the chosen plan can be taken off again", async () => {
    await open("/register?plan=pro&billing=annual");
    expect(screen.getByText("Pro plan, billed annually")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Remove the plan" }));
    expect(screen.queryByText("Pro plan, billed annually")).toBeNull();
  });

  test("R1.2.8-03 R1.5-12 the meter names the strength", async () => {
    await open("/register");
    const password = screen.getByLabelText("Password");
    for (const [text, word] of [
      ["abc", "Weak"],
      ["Abcdefg1", "Medium"],
      ["Abcdefgh1234!", "Strong"],
    ] as const) {
      await userEvent.clear(password);
      await userEvent.type(password, text);
      expect(screen.getByText(word)).toBeTruthy();
    }
  });

  test("R1.5-09 R1.8-24 shows what is missing here and what the server refuses, and focuses it", async () => {
    const { calls } = await open("/register", {
      "POST /register": refusal(422, "validation_failed", {
        message: "Please check your input and try again",
        errors: { email: ["The email has already been taken."] },
      }),
    });
    await userEvent.click(screen.getByRole("checkbox"));
    await userEvent.click(submit());
    expect(await screen.findByText("The name field is required.")).toBeTruthy();
    expect(calls()).toHaveLength(0);
    await userEvent.click(screen.getByRole("checkbox"));
    await fillIn();
    await userEvent.click(submit());
    expect(await screen.findByText("The email has already been taken.")).toBeTruthy();
    expect(screen.getByText("Please check your input and try again")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Email"));
  });

  test("R1.8-25 a refusal of another kind is shown in its own words", async () => {
    await open("/register", {
      "POST /register": refusal(429, "too_many_requests", { message: "Too many attempts. Please wait a moment." }),
    });
    await fillIn();
    await userEvent.click(submit());
    expect((await screen.findByRole("alert")).textContent).toContain("Too many attempts. Please wait a moment.");
  });

  test("R1.8-26 a failure without words has its own", async () => {
    await open("/register");
    await fillIn();
    await userEvent.click(submit());
    expect(await screen.findByText("Registration failed. Please check your information and try again.")).toBeTruthy();
  });

  test("a retry of the same content keeps its idempotency key, other content gets a new one", async () => {
    const { calls } = await open("/register");
    await fillIn();
    await userEvent.click(submit());
    await screen.findByRole("alert");
    await userEvent.click(submit());
    await userEvent.type(screen.getByLabelText("Name"), " O");
    await userEvent.click(submit());
    await screen.findByRole("alert");
    const keys = calls().map(({ headers }) => headers.get("Idempotency-Key"));
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});
