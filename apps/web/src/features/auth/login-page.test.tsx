import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { readStored } from "../../lib/storage/client-storage.ts";
import { aUser } from "../../testing/builders.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { LoginPage } from "./login-page.tsx";

const signedIn = {
  json: {
    success: true,
    message: "",
    session_id: 2,
    token_type: "Bearer",
    expires_at: "",
    user: aUser(),
    active_website: null,
    is_admin: false,
    requires_verification: false,
  },
};
const config = { json: { success: true, data: { social_logins: [] } } };
const resendOk = { json: { success: true, message: "" } };

beforeEach(resetClient);

async function signIn(reply: Parameters<typeof stubApi>[0], address = "/login") {
  const calls = stubApi({ "GET /config": config, ...reply });
  const page = await renderPage(<LoginPage />, address);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("Email"), "amara@example.org");
  await user.type(screen.getByLabelText("Password"), "correct horse");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  return { ...page, calls, user };
}

describe("sign in", () => {
  test("R1.2.7-06 a success that asks for verification goes to the verification page and signs nobody in", async () => {
    const asks = { json: { ...signedIn.json, token: "", requires_verification: true } };
    const { address } = await signIn({ "POST /login": asks });
    await waitFor(() => expect(address()).toBe("/email/verify"));
    expect(readStored("auth_session")).toBeNull();
    expect(readStored("pending_registration")?.email).toBe("amara@example.org");
  });

  test("R1.2.7-05 R1.8-20 success stores the token, greets and goes to the dashboard", async () => {
    const { address, calls } = await signIn({ "POST /login": signedIn });
    expect(await screen.findByText("Welcome back, Amara Okonkwo!")).toBeTruthy();
    expect(address()).toBe("/dashboard");
    expect(readStored("auth_session")).toBe(2);
    expect(calls.find(({ path }) => path === "/login")?.body).toEqual({
      email: "amara@example.org",
      password: "correct horse",
      remember: false,
    });
  });

  test("R1.5-07 both fields are required and nothing is sent without them", async () => {
    const calls = stubApi({ "GET /config": config });
    await renderPage(<LoginPage />, "/login");
    await userEvent.click(await screen.findByRole("button", { name: "Sign in" }));
    expect(await screen.findByText("The email field is required.")).toBeTruthy();
    expect(screen.getByText("The password field is required.")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Email"));
    expect(calls.some(({ path }) => path === "/login")).toBe(false);
  });

  test("R1.5-08 a second press while the first is on its way sends nothing", async () => {
    const { calls, user } = await signIn({ "POST /login": () => new Promise(() => undefined) });
    const button = await screen.findByRole("button", { name: "Signing in…" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await user.click(button);
    await user.type(screen.getByLabelText("Email"), "{Enter}");
    expect(calls.filter(({ path }) => path === "/login")).toHaveLength(1);
  });

  test("R1.8-11 R1.8-12 R1.8-13 a 401 says so, shows the help and clears the password", async () => {
    await signIn({ "POST /login": refusal(401, "invalid_credentials", { help_text: "Forgot it?" }) });
    expect(
      await screen.findByText("Invalid email or password. Please check your credentials and try again."),
    ).toBeTruthy();
    expect(screen.getByText("Forgot it?")).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("");
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("amara@example.org");
  });

  test("R1.8-14 R1.8-15 R1.8-16 R1.8-19 R1.8-21 an unverified address can have the mail sent again", async () => {
    const { calls, user } = await signIn({
      "POST /login": refusal(403, "email_not_verified", { requires_verification: true }),
      "POST /email/resend": resendOk,
    });
    expect(await screen.findAllByText("Please verify your email address to continue.")).toHaveLength(2);
    expect(
      screen.getByText("Didn't receive the email? Check your spam folder or request a new verification email."),
    ).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Resend Verification Email" }));
    expect(await screen.findByText("Verification email sent! Please check your inbox.")).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ email: "amara@example.org" });
  });

  test("R1.8-22 a failed resend says so", async () => {
    const { user } = await signIn({
      "POST /login": refusal(403, "email_not_verified", { requires_verification: true }),
    });
    await user.click(await screen.findByRole("button", { name: "Resend Verification Email" }));
    expect(await screen.findByText("Failed to send verification email. Please try again.")).toBeTruthy();
  });

  test("R1.8-10 a 422 shows field errors and the message", async () => {
    await signIn({
      "POST /login": refusal(422, "validation_failed", { message: "Please check", errors: { email: ["Bad address"] } }),
    });
    expect(await screen.findByText("Bad address")).toBeTruthy();
    expect(await screen.findAllByText("Please check")).toHaveLength(2);
  });

  test("R1.8-17 another refusal shows its message", async () => {
    await signIn({ "POST /login": refusal(403, "account_suspended", { message: "Suspended." }) });
    expect(await screen.findByText("Suspended.")).toBeTruthy();
  });

  test("R1.8-18 a broken connection says so and keeps what was typed", async () => {
    await signIn({});
    expect(await screen.findByText("Login failed. Please check your internet connection and try again.")).toBeTruthy();
    expect(screen.getByText("If this problem persists, please contact our support team.")).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("correct horse");
  });

  test("goes where the person wanted to go, but never out of the product", async () => {
    const inside = await signIn({ "POST /login": signedIn }, "/login?redirect=%2Fbuilder%2F10001");
    await waitFor(() => expect(inside.address()).toBe("/builder/10001"));
  });
});

test("by key the password follows the address", async () => {
  stubApi({ "GET /config": config });
  await renderPage(<LoginPage />, "/login");
  (await screen.findByLabelText("Email")).focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByLabelText("Password"));
});

test("R1.2.7-02 links to password reset, registration and the landing page", async () => {
  stubApi({ "GET /config": config });
  await renderPage(<LoginPage />, "/login");
  expect((await screen.findByRole("link", { name: "Forgot password?" })).getAttribute("href")).toBe("/forgot-password");
  expect(screen.getByRole("link", { name: "Create an account" }).getAttribute("href")).toBe("/register");
  expect(screen.getByRole("link", { name: "Vitrine, start page" }).getAttribute("href")).toBe("/");
});

test.each([
  ["R1.2.7-03", "Google"],
  ["R1.2.7-04", "LinkedIn"],
])("%s %s says that it is coming while it is not configured", async (_id, name) => {
  stubApi({ "GET /config": config });
  await renderPage(<LoginPage />, "/login");
  await userEvent.click(await screen.findByRole("button", { name }));
  expect(await screen.findByText(`${name} login is coming soon!`)).toBeTruthy();
});
