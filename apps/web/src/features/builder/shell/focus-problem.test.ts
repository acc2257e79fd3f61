// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { focusProblem, focusScreen } from "./focus-problem.ts";

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<button>Publish</button><main></main>`;
  document.querySelector("button")?.focus();
});

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = "";
});

const editor = () => document.querySelector("main");

/** A screen whose code has come. */
function stand(): HTMLElement {
  const title = document.createElement("h2");
  title.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  editor()?.append(title);
  return title;
}

test("a screen whose code takes seconds to come gets the focus when it stands", () => {
  focusScreen(editor);
  vi.advanceTimersByTime(5000);
  expect(document.activeElement).toBe(document.querySelector("button"));
  const title = stand();
  vi.advanceTimersByTime(50);
  expect(document.activeElement).toBe(title);
});

test.each(["keydown", "pointerdown"])("whoever goes on meanwhile (%s) keeps the focus", (press) => {
  focusScreen(editor);
  vi.advanceTimersByTime(1000);
  document.body.dispatchEvent(new Event(press, { bubbles: true }));
  stand();
  vi.advanceTimersByTime(1000);
  expect(document.activeElement).toBe(document.querySelector("button"));
});

test("a form that opens with its screen keeps the focus", () => {
  focusScreen(editor);
  stand();
  const field = document.createElement("input");
  editor()?.append(field);
  field.focus();
  vi.advanceTimersByTime(1000);
  expect(document.activeElement).toBe(field);
});

test("the first field in error is focused once its section stands", () => {
  focusProblem(() => editor()?.querySelector<HTMLElement>("[aria-invalid=true]"));
  vi.advanceTimersByTime(3000);
  const field = document.createElement("input");
  field.setAttribute("aria-invalid", "true");
  editor()?.append(field);
  vi.advanceTimersByTime(50);
  expect(document.activeElement).toBe(field);
});
