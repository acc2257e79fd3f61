// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { refusal, stubApi } from "../../../testing/stub-api.ts";
import { aFullWebsite, openBuilder, patchPath, saved } from "../testing/open-builder.tsx";
import { storeSignIn } from "../../../lib/session/session-store.ts";
import { aUser } from "../../../testing/builders.ts";
import { renderPage, resetClient } from "../../../testing/render-page.tsx";
import { SitePreviewPage } from "../site-preview-page.tsx";
import { createWorkStore } from "../work/work-store.ts";
import { BuilderLoading } from "./builder-loading.tsx";
import { saveFailures } from "./use-save.ts";
import { VisibilityMenu } from "./visibility-menu.tsx";
import { ApiError } from "@vitrine/api-client";

const website = aFullWebsite();
const headerSave = () => {
  const [button] = screen.getAllByRole("button", { name: /^(Save Changes|Saving\.\.\.|Saved)$/ });
  if (!button) throw new Error("The header has no save button.");
  return button;
};
const heading = (name: string) => screen.queryByRole("heading", { level: 2, name });

test("R2.8-23 a website that cannot be loaded leads back to the dashboard", async () => {
  const opened = openBuilder(website, { replies: { "GET /websites/10001": refusal(404, "not_found") } });
  opened.catch(() => undefined);
  expect(await screen.findByText("Failed to load CV data")).toBeTruthy();
});

test("R2.2.4-15 R3.2.5-08 coming from onboarding the builder opens on Template", async () => {
  await openBuilder(website, { search: { from: "onboarding" } });
  expect(heading("Template")).toBeTruthy();
});

test("R2.2.4-19 an older website opens on Personal Info", async () => {
  await openBuilder({ ...website, name: "My Professional Portfolio", template_slug: "modern" });
  expect(heading("Personal Information")).toBeTruthy();
});

test("R2.2.4-01 R2.2.4-04 R2.2.4-08 the builder loads the website of the address, names it and links to its preview", async () => {
  const { calls } = await openBuilder(website);
  expect(calls.some(({ method, path }) => `${method} ${path}` === "GET /websites/10001")).toBe(true);
  expect(screen.getByRole("heading", { level: 1, name: "Ward portfolio" })).toBeTruthy();
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: /^Preview/ });
  expect(link.getAttribute("href")).toBe("/cv/10001/preview?from=builder");
  expect(link.target).toBe("_blank");
});

test("who looked at the site and who wrote stand in the menu of the bar, in words, at every width", async () => {
  const { user, address } = await openBuilder(website);
  screen.getByRole("button", { name: "More" }).focus();
  await user.keyboard("{Enter}");
  const items = screen.getAllByRole("menuitem").map((item) => item.textContent);
  expect(items).toEqual([
    expect.stringMatching(/^Versions/),
    expect.stringMatching(/^Update from a newer CV/),
    expect.stringMatching(/^Analytics/),
    expect.stringMatching(/^Messages/),
  ]);
  await user.click(screen.getByRole("menuitem", { name: /^Messages/ }));
  await expect.poll(address).toBe("/websites/10001/messages");
});

test("R2.2.4-02 R2.2.4-03 the loading screen draws a ring over three steps", () => {
  const shown = [0, 1, 2].map((step) => {
    const { unmount } = render(<BuilderLoading step={step} />);
    const ring = screen.getByRole("progressbar");
    const facts = [ring.getAttribute("aria-valuetext"), ring.getAttribute("aria-valuenow")];
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
    unmount();
    return facts;
  });
  expect(shown).toEqual([
    ["Loading Your Data", "33"],
    ["Preparing Templates", "67"],
    ["Almost Ready", "100"],
  ]);
});

test("R2.2.4-23 while the plan is loading the blog is not among the sections", async () => {
  await openBuilder(website, { replies: { "GET /subscription/current": () => new Promise(() => undefined) } });
  const sections = within(screen.getByRole("navigation", { name: "Website sections" }));
  expect(sections.getByRole("button", { name: /^Projects/ })).toBeTruthy();
  expect(sections.queryByRole("button", { name: /^Blog/ })).toBeNull();
});

test("R2.8-24 a preview page that cannot load its website says so", async () => {
  resetClient();
  storeSignIn({ session_id: 1, user: aUser(), active_website: null, is_admin: false });
  stubApi({ "GET /websites/10001/preview": refusal(404, "not_found") });
  await renderPage(<SitePreviewPage websiteId={10_001} />, "/cv/10001/preview");
  expect(await screen.findByText("Failed to load preview data")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to Dashboard" })).toBeTruthy();
});

test("R2.8-25 without a loaded website the visibility cannot be changed", async () => {
  resetClient();
  Object.assign(Element.prototype, { setPointerCapture: () => undefined });
  const user = userEvent.setup();
  await renderPage(<VisibilityMenu store={createWorkStore(website, null)} website={null} />, "/builder/1");
  screen.getByRole("button", { name: "Visibility: Draft" }).focus();
  await user.keyboard("{Enter}");
  await user.click(await screen.findByRole("menuitem", { name: /Published/ }));
  expect(await screen.findByText("Unable to update website visibility. Please refresh the page.")).toBeTruthy();
});

test("R2.2.4-06 R2.4-29 R2.8-18 the header's button saves once and then reads Saved", async () => {
  const { user, calls } = await openBuilder(website, {
    replies: { [patchPath]: saved({ ...website, version: 2, intro: "Nine years" }) },
  });
  expect(headerSave().textContent).toBe("Save Changes");
  await user.type(screen.getByLabelText(/^Introduction/), "Nine years");
  await user.dblClick(headerSave());
  expect(await screen.findByText("Changes saved successfully")).toBeTruthy();
  expect(headerSave().textContent).toBe("Saved");
  expect(calls.filter(({ method }) => method === "PATCH").map(({ body }) => body)).toEqual([{ intro: "Nine years" }]);
});

test("R2.8-19 saving without changes sends nothing and says so", async () => {
  const { user, calls } = await openBuilder(website);
  await user.click(headerSave());
  expect(await screen.findByText("No changes to save")).toBeTruthy();
  expect(calls.some(({ method }) => method === "PATCH")).toBe(false);
});

test("R2.5-04 every field that the server refuses is named", async () => {
  const errors = { intro: ["The intro is odd."], "contact.location": ["The location is odd."] };
  const { user } = await openBuilder(website, {
    replies: { [patchPath]: refusal(422, "validation_failed", { errors }) },
  });
  await user.type(screen.getByLabelText(/^Introduction/), "x");
  await user.click(headerSave());
  expect(await screen.findByText("The intro is odd.")).toBeTruthy();
  expect(await screen.findByText("The location is odd.")).toBeTruthy();
});

test.each([
  ["R2.5-04", new ApiError({ status: 422, message: "" }), "builder", 1, "Please check your input and try again"],
  ["R2.8-20", new ApiError({ status: 500, message: "" }), "builder", 1, "Failed to save changes"],
  ["R2.8-22", new ApiError({ status: 500, message: "" }), "builder", 2, "Failed to update website information"],
  ["R2.8-38", new ApiError({ status: 0, message: "" }), "personal", 1, "Failed to update personal information."],
  ["R2.8-20", new ApiError({ status: 500, message: "Come back later." }), "builder", 1, "Come back later."],
] as const)("%s a failed save reads: %s %s %i → %s", (_id, error, source, changed, sentence) => {
  expect(saveFailures(error, source, changed)).toEqual([sentence]);
});

test("R2.4-31 closing the page is warned of while something is unsaved, and only then", async () => {
  const { user } = await openBuilder(website);
  const leave = () => {
    const event = new Event("beforeunload", { cancelable: true });
    act(() => void window.dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect(leave()).toBe(false);
  await user.type(screen.getByLabelText(/^Introduction/), "x");
  expect(leave()).toBe(true);
});

test("R2.7-21 a field changed in two places is asked about; closing keeps both sides", async () => {
  const theirs = { ...website, version: 2, intro: "Theirs" };
  const conflict = refusal(409, "version_conflict", { data: { website: theirs, current_version: 2, your_version: 1 } });
  const { user } = await openBuilder(website, { replies: { [patchPath]: conflict } });
  await user.type(screen.getByLabelText(/^Introduction/), "Mine");
  await user.click(headerSave());
  const dialog = within(await screen.findByRole("dialog", { name: "Changed in two places" }));
  expect(dialog.getByText("Mine")).toBeTruthy();
  expect(dialog.getByText("Theirs")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Decide later" }));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Introduction/).value).toBe("Mine");
  await user.click(headerSave());
  await user.click(await screen.findByRole("radio", { name: "Take theirs" }));
  await user.click(screen.getByRole("button", { name: "Apply choices and save" }));
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(/^Introduction/).value).toBe("Theirs"));
});

test("R2.8-26 a failed change of visibility says so and changes nothing", async () => {
  const { user } = await openBuilder(website, { replies: { [patchPath]: refusal(500, "server_error") } });
  screen.getByRole("button", { name: "Visibility: Draft" }).focus();
  await user.keyboard("{Enter}");
  await user.click(await screen.findByRole("menuitem", { name: /Published/ }));
  expect(await screen.findByText("Failed to update website visibility. Please try again.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Visibility: Draft" })).toBeTruthy();
});
