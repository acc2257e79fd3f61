// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { WaitingList } from "./waiting-list.tsx";

beforeEach(resetClient);

const submit = () => screen.getByRole<HTMLButtonElement>("button", { name: "Join the list" });

async function fill(email: string) {
  await userEvent.type(await screen.findByRole("textbox", { name: /Email/ }), email);
  await userEvent.click(submit());
}

test("R1.2.6-01 R1.2.6-02 R1.5-03 the form needs an address only, and names the privacy page", async () => {
  await renderPage(<WaitingList />, "/");
  expect(await screen.findByRole("textbox", { name: /Name.*optional/ })).toBeTruthy();
  expect(screen.getByRole("link", { name: "privacy" }).getAttribute("href")).toBe("/privacy");
  expect(submit().disabled).toBe(true);
  await userEvent.type(screen.getByRole("textbox", { name: /Email/ }), "a");
  expect(submit().disabled).toBe(false);
});

test("R1.2.6-03 R1.2.6-04 success is said, and the form is empty again after three seconds", async () => {
  const calls = stubApi({ "POST /waiting-list": { status: 201, json: { success: true, message: "You are on it." } } });
  await renderPage(<WaitingList />, "/");
  await fill("ada@example.test");
  expect(await screen.findByText("You are on it.", {}, { timeout: 5000 })).toBeTruthy();
  expect(calls[0]?.body).toMatchObject({ email: "ada@example.test", source: "direct", website: "" });
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: /Email/ });
  await waitFor(() => expect(field.value).toBe(""), { timeout: 5000 });
});

test("R1.5-04 while a request is in flight the button is disabled, and Enter sends nothing more", async () => {
  let answer: (reply: { status: number; json: unknown }) => void = () => undefined;
  const reply = new Promise<{ status: number; json: unknown }>((resolve) => (answer = resolve));
  const calls = stubApi({ "POST /waiting-list": () => reply });
  await renderPage(<WaitingList />, "/");
  await fill("ada@example.test");
  const busy = await screen.findByRole("button", { name: "Joining..." });
  expect(busy.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(busy);
  await userEvent.type(screen.getByRole("textbox", { name: /Email/ }), "{Enter}");
  await waitFor(() => expect(calls).toHaveLength(1));
  answer({ status: 201, json: { success: true, message: "You are on it." } });
  await screen.findByText("You are on it.");
  expect(submit().getAttribute("aria-disabled")).toBeNull();
  expect(calls).toHaveLength(1);
});

test("R1.5-05 R1.8-07 the first error of the address stands at its field", async () => {
  const errors = { email: ["The email must be a valid email address.", "second"] };
  stubApi({ "POST /waiting-list": refusal(422, "validation_failed", { message: "Wrong.", errors }) });
  await renderPage(<WaitingList />, "/");
  await fill("ada");
  expect(await screen.findByText("The email must be a valid email address.", {}, { timeout: 5000 })).toBeTruthy();
  expect(screen.queryByText("second")).toBeNull();
});

test("R1.8-08 R1.8-09 other failures have a sentence", async () => {
  stubApi({});
  await renderPage(<WaitingList />, "/");
  await fill("ada@example.test");
  expect(await screen.findByText("Network error. Please check your connection and try again.")).toBeTruthy();
  stubApi({ "POST /waiting-list": refusal(403, "forbidden") });
  await userEvent.click(submit());
  expect(await screen.findByText("Something went wrong. Please try again.")).toBeTruthy();
});
