// @vitest-environment jsdom
import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepEarlyWork } from "./take-over.ts";

const prebuilt = `<div data-prerendered><input name="email" value=""><input name="remember" type="checkbox">
  <button type="button">Show</button><button type="submit">Sign in</button></div>`;

let container: HTMLElement;

beforeEach(() => {
  container = document.createElement("div");
  container.innerHTML = prebuilt;
  document.body.append(container);
});
afterEach(() => {
  container.remove();
  delete window.earlyPress;
});

function Form() {
  const [email, setEmail] = useState("");
  const [pressed, setPressed] = useState("");
  const [remembers, setRemembers] = useState(false);
  return (
    <>
      <input name="email" aria-label="Email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <input
        name="remember"
        aria-label="Remember"
        type="checkbox"
        checked={remembers}
        onChange={(event) => setRemembers(event.target.checked)}
      />
      <button type="button" onClick={() => setPressed("Show")}>
        Show
      </button>
      <button type="submit" onClick={() => setPressed(`Sign in ${email} ${remembers}`)}>
        Sign in
      </button>
      <output>{pressed}</output>
    </>
  );
}

function takeOver() {
  const repeat = keepEarlyWork(container);
  flushSync(() => createRoot(container).render(<Form />));
  flushSync(repeat);
}

const field = (name: string) => {
  const found = container.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};

test("what was typed and ticked before the application stands in it, and the caret where it was", () => {
  field("email").value = "ada@example.org";
  field("remember").checked = true;
  field("email").focus();
  field("email").setSelectionRange(3, 3);
  takeOver();
  expect([field("email").value, field("remember").checked]).toEqual(["ada@example.org", true]);
  expect(document.activeElement).toBe(field("email"));
  expect(field("email").selectionStart).toBe(3);
});

test("a button that was pressed too early is pressed again, after what was typed", () => {
  field("email").value = "ada@example.org";
  const submit = container.querySelector("[type=submit]");
  if (submit) window.earlyPress = submit;
  takeOver();
  expect(container.querySelector("output")?.textContent).toBe("Sign in ada@example.org false");
});

test("where nobody did anything nothing is touched", () => {
  takeOver();
  expect([field("email").value, container.querySelector("output")?.textContent]).toEqual(["", ""]);
  expect(document.activeElement).toBe(document.body);
});
