// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubApi } from "../../testing/stub-api.ts";
import { queryClient } from "../query-client.ts";
import { templatesQuery } from "./templates.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  queryClient.clear();
  window.sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("R3.9-25 the catalogue is asked for once in five minutes", async () => {
  const calls = stubApi({ "GET /templates": { json: { success: true, data: [] } } });
  await queryClient.fetchQuery(templatesQuery);
  vi.advanceTimersByTime(299_000);
  await queryClient.fetchQuery(templatesQuery);
  expect(calls).toHaveLength(1);
  vi.advanceTimersByTime(2_000);
  await queryClient.fetchQuery(templatesQuery);
  expect(calls.map(({ path, query }) => [path, query.get("include_analytics")])).toEqual([
    ["/templates", "true"],
    ["/templates", "true"],
  ]);
});

test("R1.9-06 a reload within five minutes takes the catalogue from the session's storage", async () => {
  const calls = stubApi({ "GET /templates": { json: { success: true, data: [] } } });
  await queryClient.fetchQuery(templatesQuery);
  queryClient.clear();
  vi.advanceTimersByTime(299_000);
  await queryClient.fetchQuery(templatesQuery);
  expect(calls).toHaveLength(1);
  queryClient.clear();
  vi.advanceTimersByTime(2_000);
  await queryClient.fetchQuery(templatesQuery);
  expect(calls).toHaveLength(2);
});

test("a damaged entry in the session's storage counts for nothing", async () => {
  const calls = stubApi({ "GET /templates": { json: { success: true, data: [] } } });
  window.sessionStorage.setItem("templates_cache", JSON.stringify({ savedAt: Date.now(), groups: [{}] }));
  await queryClient.fetchQuery(templatesQuery);
  expect(calls).toHaveLength(1);
});
