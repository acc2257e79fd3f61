// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from "vitest";
import { aUser } from "../../testing/builders.ts";
import { resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { readStored } from "../storage/client-storage.ts";
import { ensureSessionChecked } from "../guard/guard-page.ts";
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
  storeSignIn({ session_id: 1, user: aUser({ active_website_id: 9 }), active_website: website, is_admin: false });
});

test("R1.3-17 the session's number, user, admin flag and active website are stored", () => {
  expect(readStored("auth_session")).toBe(1);
  expect(readStored("auth_user")?.name).toBe("Amara Okonkwo");
  expect(readStored("is_admin")).toBe(false);
  expect(readStored("active_website")).toEqual(website);
});

test("R1.4-06 R1.4-17 a 401 clears all sign-in data and then calls logout in the old session", async () => {
  const calls = stubApi({
    "GET /user": refusal(401, "unauthenticated"),
    "POST /logout": { json: { success: true, message: "" } },
  });
  await checkSession();
  expect(window.localStorage).toHaveLength(0);
  expect(getSession()).toEqual({ sessionId: null, user: null, activeWebsite: null });
  expect(calls.at(-1)).toMatchObject({ method: "POST", path: "/logout" });
  expect(calls.at(-1)?.headers.get("X-Session")).toBe("1");
});

test("a refusal that comes when another tab has signed in again leaves the new session alone", async () => {
  const again = { session_id: 2, user: aUser({ active_website_id: 9 }), active_website: website, is_admin: false };
  stubApi({
    "GET /user": () => {
      storeSignIn(again);
      return refusal(401, "unauthenticated");
    },
  });
  await checkSession();
  expect(getSession().sessionId).toBe(2);
});

test("an answer about a person that comes after they signed out signs nobody in", () => {
  clearSession();
  storeUser(aUser());
  storeActiveWebsite(website);
  expect(getSession()).toEqual({ sessionId: null, user: null, activeWebsite: null });
  expect(window.localStorage).toHaveLength(0);
});

test("R1.4-18 a check that keeps failing signs out", async () => {
  stubApi({});
  await checkSession();
  expect(getSession().user).toBeNull();
  expect(readStored("auth_session")).toBeNull();
});

test("R1.4-19 signing out clears the local state although the API fails", async () => {
  stubApi({ "POST /logout": refusal(500, "server_error") });
  await endSession();
  expect(readStored("auth_session")).toBeNull();
  expect(getSession().user).toBeNull();
});

test("a valid session takes over the fresh user", async () => {
  stubApi({ "GET /user": { json: aUser({ name: "Amara O.", active_website_id: 9 }) } });
  await checkSession();
  expect(getSession()).toMatchObject({ sessionId: 1, user: { name: "Amara O." }, activeWebsite: website });
});

describe("tokens that an earlier version stored", () => {
  const stored = () => [window.localStorage.getItem("auth_token"), window.localStorage.getItem("original_token")];

  beforeEach(() => {
    clearSession();
    window.localStorage.setItem("auth_token", "their-old-token");
  });

  test("are exchanged once, and nobody is signed out", async () => {
    window.localStorage.setItem("original_token", "admins-old-token");
    const calls = stubApi({
      "POST /user/session-cookie": ({ headers }) => ({
        json: { success: true, session_id: headers.get("Authorization") === "Bearer their-old-token" ? 21 : 20 },
      }),
      "GET /user": { json: aUser() },
    });
    expect(await ensureSessionChecked()).toMatchObject({ id: 7 });
    expect(getSession().sessionId).toBe(21);
    expect(readStored("original_session")).toBe(20);
    expect(stored()).toEqual([null, null]);
    const last = calls.at(-1);
    expect([last?.path, last?.headers.get("X-Session"), last?.headers.get("Authorization")]).toEqual([
      "/user",
      "21",
      null,
    ]);
  });

  test("are forgotten when the server no longer knows them", async () => {
    stubApi({
      "POST /user/session-cookie": refusal(401, "unauthenticated"),
      "GET /user": refusal(401, "unauthenticated"),
      "POST /logout": { json: { success: true, message: "" } },
    });
    expect(await ensureSessionChecked()).toBeNull();
    expect(stored()).toEqual([null, null]);
  });
});
