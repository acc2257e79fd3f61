// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../query-client.ts";
import { subscriptionQuery } from "../queries/subscription.ts";
import { aSubscription } from "../../testing/builders.ts";
import { stubApi } from "../../testing/stub-api.ts";
import { awaitStanding } from "./await-standing.ts";

beforeEach(() => queryClient.clear());
afterEach(() => vi.useRealTimers());

test("what is said above a page is known before the page stands", async () => {
  stubApi({ "GET /subscription/current": { json: aSubscription() } });
  await awaitStanding();
  expect(queryClient.getQueryData(subscriptionQuery.queryKey)).toMatchObject({ has_access: true });
});

test("a page waits for it no longer than a second and a half, and not at all once it has failed", async () => {
  stubApi({ "GET /subscription/current": { status: 503, json: { message: "Away." } } });
  await awaitStanding();
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const stands = vi.fn();
  void awaitStanding().then(stands);
  await vi.advanceTimersByTimeAsync(1499);
  expect(stands).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(stands).toHaveBeenCalledOnce();
});
