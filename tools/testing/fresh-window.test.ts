// @vitest-environment jsdom
import { describe, expect, test, vi } from "vitest";

const heard: string[] = [];
// What a file before this one put in the place of something would go with the first test only.
vi.unstubAllGlobals();
const { matchMedia } = globalThis;
const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 20));

// What the setup does at the end of a file it does here at the end of this group.
describe("a file that leaves everything behind", async () => {
  await import("./fresh-window.ts");

  test("changes its window", async () => {
    localStorage.setItem("auth_session", "7");
    sessionStorage.setItem("draft", "words");
    document.cookie = "visited=yes";
    history.replaceState(null, "", "/builder/7?section=blog");
    document.documentElement.lang = "he";
    document.body.append(document.createElement("main"));
    document.head.append(document.createElement("style"));
    vi.stubGlobal("fetch", () => Promise.reject(new Error("Nobody answers.")));
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    Object.assign(Element.prototype, { setPointerCapture: () => undefined });
    Object.assign(globalThis, { leftBehind: true });
    window.addEventListener("storage", () => heard.push("window"));
    document.addEventListener("keydown", () => heard.push("document"));
    setInterval(() => heard.push("interval"), 1);
    setTimeout(() => heard.push("timeout"), 60_000);
    window.dispatchEvent(new Event("storage"));
    document.dispatchEvent(new Event("keydown"));
    await nextTurn();
    expect(new Set(heard)).toEqual(new Set(["window", "document", "interval"]));
  });

  test("leaves its clock standing", () => {
    vi.useFakeTimers();
    expect(vi.isFakeTimers()).toBe(true);
  });
});

describe("the next file", () => {
  test("finds a clock that goes, and nobody who listens or waits", async () => {
    expect(vi.isFakeTimers()).toBe(false);
    heard.length = 0;
    window.dispatchEvent(new Event("storage"));
    document.dispatchEvent(new Event("keydown"));
    await nextTurn();
    expect(heard).toEqual([]);
  });

  test("finds an empty page at the first address, and nothing stored", () => {
    expect(window.location.pathname + window.location.search).toBe("/");
    expect(document.documentElement.outerHTML).toBe("<html><head></head><body></body></html>");
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, ""]);
  });

  test("finds the window's own functions", async () => {
    expect("leftBehind" in globalThis).toBe(false);
    expect("setPointerCapture" in Element.prototype).toBe(false);
    expect(globalThis.matchMedia).toBe(matchMedia);
    await expect(fetch("data:text/plain,here")).resolves.toMatchObject({ status: 200 });
  });
});
