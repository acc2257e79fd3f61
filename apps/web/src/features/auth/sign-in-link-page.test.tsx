import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { getSession } from "../../lib/session/session-store.ts";
import { aUser } from "../../testing/builders.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { SignInLinkPage } from "./sign-in-link-page.tsx";

beforeEach(resetClient);

const signedIn = {
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

test("a link is asked for by address, and the server's sentence is shown", async () => {
  const calls = stubApi({ "POST /login/link": { json: { success: true, message: "A link is on its way." } } });
  await renderPage(<SignInLinkPage />, "/sign-in-link");
  await userEvent.type(await screen.findByLabelText("Email"), "amara@example.org");
  await userEvent.click(screen.getByRole("button", { name: "Send sign-in link" }));
  expect(await screen.findByText("A link is on its way.")).toBeTruthy();
  expect(calls.find(({ path }) => path === "/login/link")?.body).toEqual({ email: "amara@example.org" });
});

test("opening the mailed link uses nothing up; the press signs in", async () => {
  const calls = stubApi({ "POST /login/link/session": signedIn });
  const { address } = await renderPage(<SignInLinkPage />, "/sign-in-link?token=abc");
  const button = await screen.findByRole("button", { name: "Sign in now" });
  expect(calls.some(({ path }) => path.startsWith("/login/link"))).toBe(false);
  await userEvent.click(button);
  await waitFor(() => expect(address()).toBe("/dashboard"));
  expect(getSession().user?.name).toBe("Amara Okonkwo");
});

test("a link that is used or too old says so and leads to a new one", async () => {
  stubApi({ "POST /login/link/session": refusal(403, "verification_link_invalid", { message: "Too old." }) });
  await renderPage(<SignInLinkPage />, "/sign-in-link?token=abc");
  await userEvent.click(await screen.findByRole("button", { name: "Sign in now" }));
  expect(await screen.findByText("Too old.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Ask for a new link" }).getAttribute("href")).toBe("/sign-in-link");
});
