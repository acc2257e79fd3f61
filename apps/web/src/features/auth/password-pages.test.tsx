import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { ForgotPasswordPage } from "./forgot-password-page.tsx";
import { ResetPasswordPage } from "./reset-password-page.tsx";

beforeEach(resetClient);

const link = "/reset-password?token=abc&email=amara%40example.org";

const bodyOf = (calls: ReturnType<typeof stubApi>) => calls.find(({ method }) => method === "POST")?.body;

async function choose(password: string) {
  await userEvent.type(await screen.findByLabelText("New password"), password);
  await userEvent.type(screen.getByLabelText("Confirm new password"), password);
  await userEvent.click(screen.getByRole("button", { name: "Save new password" }));
}

test("R1.2.1-41 a forgotten password is asked for by address, and the server's sentence is shown", async () => {
  const calls = stubApi({ "POST /forgot-password": { json: { success: true, message: "A link is on its way." } } });
  await renderPage(<ForgotPasswordPage />, "/forgot-password");
  await userEvent.type(await screen.findByLabelText("Email"), "amara@example.org");
  await userEvent.click(screen.getByRole("button", { name: "Send reset link" }));
  expect(await screen.findByText("A link is on its way.")).toBeTruthy();
  expect(bodyOf(calls)).toEqual({ email: "amara@example.org" });
});

describe("the mailed link", () => {
  test("sets a new password and leads to sign-in", async () => {
    const calls = stubApi({ "POST /reset-password": { json: { success: true, message: "Changed." } } });
    const { address } = await renderPage(<ResetPasswordPage />, link);
    await choose("correct horse");
    expect(await screen.findByText("Changed.")).toBeTruthy();
    expect(address()).toBe("/login");
    expect(bodyOf(calls)).toEqual({
      token: "abc",
      email: "amara@example.org",
      password: "correct horse",
      password_confirmation: "correct horse",
    });
  });

  test("an expired one offers a new one", async () => {
    stubApi({ "POST /reset-password": refusal(422, "validation_failed", { errors: { token: ["Expired."] } }) });
    await renderPage(<ResetPasswordPage />, link);
    await choose("correct horse");
    expect(await screen.findByText("Expired.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Request a new link" }).getAttribute("href")).toBe("/forgot-password");
  });

  test("an incomplete one says so at once", async () => {
    stubApi({});
    await renderPage(<ResetPasswordPage />, "/reset-password?token=abc");
    expect(await screen.findByText("This link is incomplete")).toBeTruthy();
  });
});
