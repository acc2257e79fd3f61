// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { ApiError } from "@vitrine/api-client";
import { expect, test } from "vitest";
import { refusal } from "../../../testing/stub-api.ts";
import { aFullWebsite, aListedTemplate, openBuilder } from "../testing/open-builder.tsx";
import { applyFailure, templateToastMs } from "../../../lib/templates/apply-template.ts";

const website = aFullWebsite();
const applied = {
  json: {
    success: true,
    website: { ...website, version: 2, template_slug: "modern" },
    template: {},
    message: 'Template "Modern" applied successfully!',
  },
};
const openTemplates = (replies: NonNullable<Parameters<typeof openBuilder>[1]>["replies"] = {}) =>
  openBuilder(website, { search: { template: "select" }, replies });

test("R3.2.5-01 the category filter offers All and every category, and filters", async () => {
  const { user } = await openTemplates();
  const filter = within(screen.getByRole("radiogroup", { name: "Category" }));
  expect(filter.getAllByRole("radio").map((radio) => radio.textContent)).toEqual(["All", "Classic", "Modern"]);
  await user.click(filter.getByRole("radio", { name: "Modern" }));
  expect(screen.queryByRole("button", { name: "Preview Default" })).toBeNull();
  expect(screen.getByRole("button", { name: "Preview Modern" })).toBeTruthy();
});

test("R3.2.5-03 R3.2.5-04 R3.4-44 Apply stands only on a selected other template and makes it current", async () => {
  const { user, calls } = await openTemplates({ "PUT /websites/10001/template": applied });
  expect(screen.getByRole("button", { name: "Preview Default" }).ariaPressed).toBe("true");
  expect(screen.queryByRole("button", { name: "Apply" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Preview Modern" }));
  await user.click(screen.getByRole("button", { name: "Apply" }));
  expect(await screen.findByText('Template "Modern" applied successfully!')).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Apply" })).toBeNull();
  const put = calls.find(({ method }) => method === "PUT");
  expect(put?.body).toEqual({ template_slug: "modern", site_id: 10_001 });
});

test("R3.8-31 a template without a sample is named as such", async () => {
  const { user } = await openTemplates({ "GET /templates/default/demo": refusal(404, "demo_not_available") });
  await user.click(screen.getByLabelText("Demo Data"));
  expect(await screen.findByText("Demo data not available for this template")).toBeTruthy();
});

test("R3.8-32 a sample that fails to load is named as such", async () => {
  const { user } = await openTemplates({ "GET /templates/default/demo": refusal(403, "forbidden") });
  await user.click(screen.getByLabelText("Demo Data"));
  expect(await screen.findByText("Failed to load demo data")).toBeTruthy();
});

test("R3.8-33 R3.2.5-02 R3.4-45 demo data is shown and taken away again", async () => {
  const { user } = await openTemplates({
    "GET /templates/default/demo": { json: { success: true, data: { name: "Hanne" }, persona: "p", category: "c" } },
  });
  await user.click(screen.getByLabelText("Demo Data"));
  expect(await screen.findByText("Previewing Default with demo data")).toBeTruthy();
  await user.click(screen.getByLabelText("Demo Data"));
  expect(await screen.findByText("Now showing templates with your data")).toBeTruthy();
});

test.each([
  [401, "", "Authentication failed. Please log in again."],
  [404, "x", "Template or website not found."],
  [0, "", "Network error. Please check your connection."],
  [403, "This template needs Pro.", "This template needs Pro."],
  [500, "", "Failed to apply template. Please try again."],
])("applying that fails with %i %j reads %j", (status, message, sentence) => {
  expect(applyFailure(new ApiError({ status, message }))).toBe(sentence);
});

test("R3.9-19 template toasts last five seconds and one more", () => {
  expect(templateToastMs).toBe(6000);
});

test("R3.2.5-05 applying says so while it works", async () => {
  const { user } = await openTemplates({ "PUT /websites/10001/template": () => new Promise(() => undefined) });
  await user.click(screen.getByRole("button", { name: "Preview Modern" }));
  await user.click(screen.getByRole("button", { name: "Apply" }));
  expect(await screen.findByRole("button", { name: /Applying\.\.\./ })).toBeTruthy();
});

test("R3.2.5-06 a category without templates offers all of them", async () => {
  const groups = [
    { category: "Classic", templates: [aListedTemplate("default", "Default", "Classic")] },
    { category: "Healthcare", templates: [] },
  ];
  const { user } = await openTemplates({ "GET /templates": { json: { success: true, data: groups } } });
  await user.click(screen.getByRole("radio", { name: "Healthcare" }));
  expect(screen.getByText("No Templates Found")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show All Templates" }));
  expect(screen.getByRole("button", { name: "Preview Default" })).toBeTruthy();
});
