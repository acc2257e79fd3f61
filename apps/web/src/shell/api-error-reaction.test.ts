import { ApiError } from "@vitrine/api-client";
import { contract } from "@vitrine/contract";
import { expect, test } from "vitest";
import { reactionTo } from "./api-error-reaction.ts";

const { login, register, forgotPassword, getUser, verifyEmail } = contract.account;
const { getWebsite, createWebsite } = contract.websites;
const { listTemplates } = contract.templates;
const fail = (status: number, rest: Partial<ConstructorParameters<typeof ApiError>[0]> = {}) =>
  new ApiError({ status, ...rest });
const reaction = (definition: Parameters<typeof reactionTo>[0]["definition"], error: ApiError, quiet = false) =>
  reactionTo({ error, definition, quiet });

test("R1.8-36 a 401 ends the session, also for quiet calls", () => {
  expect(reaction(getUser, fail(401))).toEqual({ kind: "end_session" });
  expect(reaction(getWebsite, fail(401), true)).toEqual({ kind: "end_session" });
});

test.each([login, register, forgotPassword, verifyEmail])("R1.8-23 R1.8-41 $path is exempt", (definition) => {
  for (const status of [401, 403, 422, 500, 0]) {
    expect(reaction(definition, fail(status, { message: "x", errors: { email: ["x"] } }))).toEqual({ kind: "none" });
  }
});

test("R1.8-38 a 422 shows each message", () => {
  const error = fail(422, { message: "Check", errors: { name: ["One", "Two"], email: ["Three"] } });
  expect(reaction(createWebsite, error)).toEqual({ kind: "toasts", messages: ["One", "Two", "Three"] });
});

test("R1.8-39 another answer shows its message", () => {
  expect(reaction(getWebsite, fail(404, { message: "Gone" }))).toEqual({ kind: "toasts", messages: ["Gone"] });
});

test("R1.8-40 without a message the general sentence is shown", () => {
  const sentence = { kind: "toasts", messages: ["An error occurred. Please try again."] };
  expect(reaction(listTemplates, fail(0))).toEqual(sentence);
  expect(reaction(listTemplates, fail(500))).toEqual(sentence);
});

test("R1.4-28 a refused subscription leads to the checkout", () => {
  const message = "Please complete your subscription to access this feature";
  expect(reaction(getWebsite, fail(403, { code: "subscription_required", message }), true)).toEqual({
    kind: "go",
    to: "/checkout?plan=pro&billing=monthly",
    tone: "error",
    messages: [message],
  });
});

test("R2.8-17 the limit error opens the upgrade modal", () => {
  expect(reaction(createWebsite, fail(403, { code: "subscription_limit_exceeded", message: "x" }), true)).toEqual({
    kind: "upgrade",
  });
});

test("quiet calls keep their other failures to themselves", () => {
  expect(reaction(getWebsite, fail(500, { message: "x" }), true)).toEqual({ kind: "none" });
});
