// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aSubscription } from "../../testing/builders.ts";
import { resetClient } from "../../testing/render-page.tsx";
import { stubApi } from "../../testing/stub-api.ts";
import { findFact } from "../guard/find-fact.ts";
import { queryClient } from "../query-client.ts";
import { subscriptionQuery } from "./subscription.ts";

const fiveMinutes = 300_000;

beforeEach(() => {
  resetClient();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("R2.7-03 the subscription is kept for five minutes", async () => {
  const calls = stubApi({ "GET /subscription/current": { json: aSubscription() } });
  await queryClient.fetchQuery(subscriptionQuery);
  vi.setSystemTime(Date.now() + fiveMinutes - 1);
  await queryClient.fetchQuery(subscriptionQuery);
  expect(calls).toHaveLength(1);
  vi.setSystemTime(Date.now() + 1);
  await queryClient.fetchQuery(subscriptionQuery);
  expect(calls).toHaveLength(2);
});

test.each([{ from_checkout: "1" }, { from: "checkout" }, { trial: "started" }])(
  "R2.7-03 on the way back from the checkout (%o) what is kept is not believed",
  async (search) => {
    const calls = stubApi({ "GET /subscription/current": { json: aSubscription() } });
    await queryClient.fetchQuery(subscriptionQuery);
    await findFact("hasSubscriptionAccess", { path: "/dashboard", access: "sub", search }, queryClient);
    expect(calls).toHaveLength(2);
  },
);
