// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchOrTakeEarly } from "./early-answers.ts";

const inSession = (session: string, method = "GET") => ({ method, headers: { "X-Session": session } });
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", async (input: string) => {
    asked.push(input);
    return new Response("anew");
  });
  window.earlyAnswers = {
    session: "7",
    answers: new Map([["/api/user", Promise.resolve(new Response("early"))]]),
  };
});
afterEach(() => {
  delete window.earlyAnswers;
  vi.unstubAllGlobals();
});

const read = async (session: string, path = "/api/user", method = "GET") =>
  (await fetchOrTakeEarly(path, inSession(session, method))).text();

test("what the page has asked for is given once and not asked for again", async () => {
  expect(await read("7")).toBe("early");
  expect(asked).toEqual([]);
  expect(await read("7")).toBe("anew");
});

test("an answer of another session, of another address or before a write is not taken", async () => {
  expect(await read("8")).toBe("anew");
  expect(await read("7", "/api/overview")).toBe("anew");
  expect(await read("7", "/api/logout", "POST")).toBe("anew");
  expect(await read("7")).toBe("anew");
  expect(asked).toEqual(["/api/user", "/api/overview", "/api/logout", "/api/user"]);
});

test("what failed early is asked for again", async () => {
  window.earlyAnswers?.answers.set("/api/user", Promise.reject(new TypeError("the line broke")));
  expect(await read("7")).toBe("anew");
});

test("an answer that waited too long is asked for again", async () => {
  vi.spyOn(performance, "now").mockReturnValue(60_000);
  expect(await read("7")).toBe("anew");
});
