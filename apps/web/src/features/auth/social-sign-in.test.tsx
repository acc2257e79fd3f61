import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { getSession } from "../../lib/session/session-store.ts";
import { readStored, writeStored } from "../../lib/storage/client-storage.ts";
import { aUser } from "../../testing/builders.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { LoginPage } from "./login-page.tsx";
import { RegisterPage } from "./register-page.tsx";

const configured = { json: { success: true, data: { social_logins: ["google", "linkedin"] } } };
const plain = { json: { success: true, data: { social_logins: [] } } };
const session = {
  json: {
    success: true,
    message: "Welcome back, Amara Okonkwo!",
    session_id: 2,
    token_type: "Bearer",
    expires_at: "",
    user: aUser(),
    active_website: null,
    is_admin: false,
  },
};

beforeEach(resetClient);

test("R1.2.7-03 R1.2.7-04 where they are configured the buttons lead to the providers, with the way back", async () => {
  stubApi({ "GET /config": configured });
  await renderPage(<LoginPage />, "/login?redirect=%2Fbuilder%2F5&plan=pro&billing=annual");
  const google = await screen.findByRole("link", { name: "Google" });
  expect(google.getAttribute("href")).toBe("/api/auth/google/redirect?redirect=%2Fbuilder%2F5&plan=pro&billing=annual");
  expect(screen.getByRole("link", { name: "LinkedIn" }).getAttribute("href")).toMatch(
    /^\/api\/auth\/linkedin\/redirect/,
  );
});

test("the register page says what going on with a provider means, and only where there is one", async () => {
  stubApi({ "GET /config": configured });
  await renderPage(<RegisterPage />, "/register?plan=pro&billing=annual&source=pricing");
  const google = await screen.findByRole("link", { name: "Google" });
  expect(google.getAttribute("href")).toBe("/api/auth/google/redirect?plan=pro&billing=annual");
  expect(screen.getByText(/you accept the terms/)).toBeTruthy();
  resetClient();
  document.body.replaceChildren();
  stubApi({ "GET /config": plain });
  await renderPage(<RegisterPage />, "/register");
  expect(await screen.findByRole("button", { name: "Google" })).toBeTruthy();
  expect(screen.queryByText(/you accept the terms/)).toBeNull();
});

describe("coming back from a provider", () => {
  test.each([
    ["/auth/login?social_code=c1", "/dashboard"],
    ["/auth/login?social_code=c2&redirect=%2Fbuilder%2F5", "/builder/5"],
    ["/auth/login?social_code=c3&redirect=%2F%2Fevil.example", "/dashboard"],
    ["/auth/login?social_code=c4&plan=pro&billing=annual", "/checkout?plan=pro&billing=annual&flow=trial"],
    ["/auth/login?social_code=c5&plan=free", "/onboarding"],
  ])("%s signs in once and leads to %s", async (from, to) => {
    const calls = stubApi({ "GET /config": configured, "POST /auth/social-session": session });
    const { address } = await renderPage(<LoginPage />, from);
    await waitFor(() => expect(address()).toBe(to));
    expect(getSession().sessionId).toBe(2);
    const exchanges = calls.filter(({ path }) => path === "/auth/social-session");
    expect(exchanges.map(({ body }) => body)).toEqual([{ code: /social_code=(\w+)/.exec(from)?.[1] }]);
    expect(await screen.findByText("Welcome back, Amara Okonkwo!")).toBeTruthy();
  });

  test("what was tried before goes along, once", async () => {
    const tried = { token: "t", template: "modern", templateName: "Modern", name: "Amara O.", email: "a@b.example" };
    writeStored("pending_tryout", { ...tried, expiresAt: "2099-01-01T00:00:00Z" });
    const calls = stubApi({ "GET /config": configured, "POST /auth/social-session": session });
    const { address } = await renderPage(<LoginPage />, "/auth/login?social_code=new");
    await waitFor(() => expect(address()).toBe("/dashboard"));
    const exchange = calls.find(({ path }) => path === "/auth/social-session");
    expect(exchange?.body).toEqual({ code: "new", try_token: "t", try_template: "modern" });
    expect(readStored("pending_tryout")).toBeNull();
  });

  test("a code that is refused leaves the form with the server's sentence", async () => {
    const refused = refusal(401, "invalid_credentials", { message: "This sign-in has expired. Please try again." });
    stubApi({ "GET /config": configured, "POST /auth/social-session": refused });
    await renderPage(<LoginPage />, "/auth/login?social_code=old");
    expect((await screen.findByRole("alert")).textContent).toContain("This sign-in has expired. Please try again.");
    expect(screen.getByLabelText("Email")).toBeTruthy();
    expect(getSession().sessionId).toBeNull();
  });

  test.each([
    ["denied", "The sign-in was cancelled."],
    ["unverified", "That service has not verified your email address. Please use your email and password."],
    ["never heard of", "The sign-in did not work. Please try again, or use your email and password."],
  ])("the reason %s is said in words", async (reason, sentence) => {
    stubApi({ "GET /config": configured });
    await renderPage(<LoginPage />, `/auth/login?social_error=${encodeURIComponent(reason)}`);
    expect((await screen.findByRole("alert")).textContent).toContain(sentence);
  });
});
