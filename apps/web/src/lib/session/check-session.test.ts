// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { aUser } from "../../testing/builders.ts";
import { resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { readStored } from "../storage/client-storage.ts";
import { checkSession, endSession } from "./check-session.ts";
import { clearSession, getSession, storeActiveWebsite, storeSignIn, storeUser } from "./session-store.ts";

const website = {
  id: 9,
  name: "Site",
  subdomain: null,
  domain: null,
  status: "draft",
  template_slug: "default",
} as const;

beforeEach(() => {
  resetClient();
  storeSignIn({ token: "t0", user: aUser({ active_website_id: 9 }), active_website: website, is_admin: false });
});

test("R1.3-17 token, user, admin flag and active website are stored", () => {
  expect(readStored("auth_token")).toBe("t0");
  expect(readStored("auth_user")?.name).toBe("Amara Okonkwo");
  expect(readStored("is_admin")).toBe(false);
  expect(readStored("active_website")).toEqual(website);
});

test("R1.4-06 R1.4-17 a 401 clears all sign-in data and then calls logout with the old token", async () => {
  const calls = stubApi({
    "GET /user": refusal(401, "unauthenticated"),
    "POST /logout": { json: { success: true, message: "" } },
  });
  await checkSession();
  expect(window.localStorage).toHaveLength(0);
  expect(getSession()).toEqual({ token: null, user: null, activeWebsite: null });
  expect(calls.at(-1)).toMatchObject({ method: "POST", path: "/logout" });
  expect(calls.at(-1)?.headers.get("Authorization")).toBe("Bearer t0");
});

test("a refusal that comes when another tab has signed in again leaves the new session alone", async () => {
  const again = { token: "t1", user: aUser({ active_website_id: 9 }), active_website: website, is_admin: false };
  stubApi({
    "GET /user": () => {
      storeSignIn(again);
      return refusal(401, "unauthenticated");
    },
  });
  await checkSession();
  expect(getSession().token).toBe("t1");
});

test("an answer about a person that comes after they signed out signs nobody in", () => {
  clearSession();
  storeUser(aUser());
  storeActiveWebsite(website);
  expect(getSession()).toEqual({ token: null, user: null, activeWebsite: null });
  expect(window.localStorage).toHaveLength(0);
});

test("R1.4-18 a check that keeps failing signs out", async () => {
  stubApi({});
  await checkSession();
  expect(getSession().user).toBeNull();
  expect(readStored("auth_token")).toBeNull();
});

test("R1.4-19 signing out clears the local state although the API fails", async () => {
  stubApi({ "POST /logout": refusal(500, "server_error") });
  await endSession();
  expect(readStored("auth_token")).toBeNull();
  expect(getSession().user).toBeNull();
});

test("a valid token takes over the fresh user", async () => {
  stubApi({ "GET /user": { json: aUser({ name: "Amara O.", active_website_id: 9 }) } });
  await checkSession();
  expect(getSession()).toMatchObject({ token: "t0", user: { name: "Amara O." }, activeWebsite: website });
});
