import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { getSession } from "../../lib/session/session-store.ts";
import { aUser } from "../../testing/builders.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { LoginPage } from "./login-page.tsx";

const config = { json: { success: true, data: { social_logins: [] } } };
const asked = refusal(401, "sign_in_incomplete", {
  data: {
    requires_second_factor: true,
    challenge: "c1",
    methods: ["code"],
    passkey_options: null,
    expires_at: "2026-01-01T00:00:00Z",
  },
});
const signedIn = {
  json: {
    success: true,
    message: "Welcome back!",
    session_id: 2,
    token_type: "Bearer",
    expires_at: "",
    user: aUser(),
    active_website: null,
    is_admin: false,
  },
};

beforeEach(resetClient);

async function passwordFor(replies: Parameters<typeof stubApi>[0]) {
  const calls = stubApi({ "GET /config": config, "POST /login": asked, ...replies });
  const page = await renderPage(<LoginPage />, "/login?redirect=%2Fbuilder%2F10001");
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("Email"), "amara@example.org");
  await user.type(screen.getByLabelText("Password"), "correct horse");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  return { ...page, calls, user, code: await screen.findByLabelText("Code from your authenticator app") };
}

const bodiesOf = (calls: ReturnType<typeof stubApi>) =>
  calls.filter(({ path }) => path === "/login/second-factor").map(({ body }) => body);

test("after the password a code is asked for, and only then somebody is signed in", async () => {
  let isRight = false;
  const { address, calls, user, code } = await passwordFor({
    "POST /login/second-factor": () =>
      isRight ? signedIn : refusal(401, "invalid_credentials", { message: "That was not right." }),
  });
  expect(getSession().user).toBeNull();
  expect(document.activeElement).toBe(code);
  await user.type(code, "000000{Enter}");
  expect(await screen.findByText("That was not right.")).toBeTruthy();
  expect(getSession().user).toBeNull();
  isRight = true;
  await user.clear(code);
  await user.type(code, "123456{Enter}");
  await waitFor(() => expect(address()).toBe("/builder/10001"));
  expect(getSession().user?.name).toBe("Amara Okonkwo");
  expect(bodiesOf(calls)).toEqual([
    { challenge: "c1", code: "000000" },
    { challenge: "c1", code: "123456" },
  ]);
});

test("a recovery code takes the place of the code", async () => {
  const { calls, user } = await passwordFor({ "POST /login/second-factor": signedIn });
  await user.click(screen.getByRole("button", { name: "Use a recovery code" }));
  await user.type(await screen.findByLabelText("Recovery code"), "abcd-2345-efgh-67ij{Enter}");
  await waitFor(() => expect(bodiesOf(calls)).toEqual([{ challenge: "c1", recovery_code: "abcd-2345-efgh-67ij" }]));
});

test("a question that is worn out leads back to the password", async () => {
  const { user, code } = await passwordFor({
    "POST /login/second-factor": refusal(401, "invalid_credentials", { message: "Expired.", data: { expired: true } }),
  });
  await user.type(code, "123456{Enter}");
  expect(await screen.findByText("Expired.")).toBeTruthy();
  expect(await screen.findByLabelText("Password")).toBeTruthy();
});
