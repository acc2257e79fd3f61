// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { afterApplyMs } from "../../../lib/templates/apply-template.ts";
import { refusal } from "../../../testing/stub-api.ts";
import { aFullWebsite, openBuilder } from "../testing/open-builder.tsx";

const website = aFullWebsite();
const message = 'Template "Modern" applied successfully!';
const applied = {
  json: { success: true, website: { ...website, version: 2, template_slug: "modern" }, template: {}, message },
};

async function openModal(replies: NonNullable<Parameters<typeof openBuilder>[1]>["replies"] = {}) {
  const opened = await openBuilder(website, { replies });
  await opened.openSection("Template Data");
  await opened.user.click(screen.getByRole("button", { name: "Change Template · Default" }));
  const modal = within(await screen.findByRole("dialog", { name: "Choose Your Template" }));
  const card = (name: string) => modal.getByRole("button", { name: new RegExp(`^${name}`) });
  return { ...opened, modal, card };
}

afterEach(() => vi.useRealTimers());

test("R3.2.4-01 R3.2.4-02 R3.2.4-04 R3.2.4-07 R3.2.4-08 the button names the template and opens the choice", async () => {
  const { modal, card } = await openModal();
  expect(modal.getByText("Select a template that matches your style and profession")).toBeTruthy();
  expect(card("Default").textContent).toContain("Current");
  expect(card("Modern").textContent).toContain("Modern");
  expect(card("Modern").querySelector("svg")).toBeTruthy();
  expect(modal.getByLabelText("Preview with demo data")).toBeTruthy();
  expect(modal.getByRole("button", { name: "Cancel" })).toBeTruthy();
  expect(modal.getByRole<HTMLButtonElement>("button", { name: "Apply Template" }).disabled).toBe(true);
});

test("R3.2.4-03 categories filter the cards", async () => {
  const { user, modal } = await openModal();
  const filter = within(modal.getByRole("radiogroup", { name: "Category" }));
  expect(filter.getAllByRole("radio").map((radio) => radio.textContent)).toEqual(["All", "Classic", "Modern"]);
  await user.click(filter.getByRole("radio", { name: "Modern" }));
  expect(modal.queryByRole("button", { name: /^Default/ })).toBeNull();
});

test("R3.2.4-05 Preview Demo shows the sample of its template", async () => {
  const { user, modal, card } = await openModal({
    "GET /templates/modern/demo": { json: { success: true, data: { name: "Hanne" }, persona: "p", category: "c" } },
  });
  await user.click(modal.getByRole("button", { name: "Preview Demo of Modern" }));
  expect(card("Modern").ariaPressed).toBe("true");
  expect(modal.getByLabelText<HTMLInputElement>("Preview with demo data").checked).toBe(true);
  expect(modal.getByText("Modern, shown with a sample person")).toBeTruthy();
});

test("R3.2.4-06 without a sample the button is off and says why", async () => {
  const { templates, ...rest } = { category: "Classic", templates: ["default", "unheard-of"] };
  const { modal } = await openModal({
    "GET /templates": {
      json: {
        success: true,
        data: [
          { ...rest, templates: templates.map((slug) => ({ slug, name: slug, category: "Classic", description: "" })) },
        ],
      },
    },
  });
  expect(modal.getByRole<HTMLButtonElement>("button", { name: "Preview Demo of unheard-of" }).disabled).toBe(true);
  expect(modal.getByText("Demo data not available")).toBeTruthy();
  expect(modal.getByRole<HTMLButtonElement>("button", { name: "Preview Demo of default" }).disabled).toBe(false);
});

test("R3.4-39 R3.4-40 R3.9-18 applying says so, succeeds, closes after a second, and a toast follows", async () => {
  expect(afterApplyMs).toBe(1000);
  let answer: (value: typeof applied) => void = () => undefined;
  const { user, modal, card, calls } = await openModal({
    "PUT /websites/10001/template": () => new Promise<typeof applied>((resolve) => (answer = resolve)),
  });
  await user.click(card("Modern"));
  await user.click(modal.getByRole("button", { name: "Apply Template" }));
  expect(modal.getAllByText("Applying template...").length).toBeGreaterThan(0);
  vi.useFakeTimers();
  answer(applied);
  await act(() => vi.advanceTimersByTimeAsync(900));
  expect(modal.getByText("Template applied successfully!")).toBeTruthy();
  expect(screen.queryByText(message)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.queryByRole("dialog")).toBeNull();
  vi.useRealTimers();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({ template_slug: "modern", site_id: 10_001 });
});

test("R3.4-41 R3.4-42 a failure says so and lets go; closing forgets the selection", async () => {
  const { user, modal, card } = await openModal({ "PUT /websites/10001/template": refusal(500, "server_error") });
  await user.click(card("Modern"));
  await user.click(modal.getByRole("button", { name: "Apply Template" }));
  expect(await screen.findByText("Failed to apply template")).toBeTruthy();
  const apply = modal.getByRole<HTMLButtonElement>("button", { name: "Apply Template" });
  await waitFor(() => expect(apply.disabled).toBe(false));
  await user.click(modal.getByRole("button", { name: "Cancel" }));
  await user.click(screen.getByRole("button", { name: "Change Template · Default" }));
  const again = within(await screen.findByRole("dialog"));
  expect(again.getByRole<HTMLButtonElement>("button", { name: "Apply Template" }).disabled).toBe(true);
});

test("R3.8-30 a catalogue that does not load is named", async () => {
  const { modal } = await openModal({ "GET /templates": refusal(403, "forbidden") });
  expect(await modal.findByText("Failed to load templates")).toBeTruthy();
});
