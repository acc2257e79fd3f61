// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "../../../testing/stub-api.ts";
import { aFullWebsite, openBuilder, patience } from "../testing/open-builder.tsx";

const website = aFullWebsite({ version: 5, intro: "Second" });
const base = "/websites/10001/versions";
const aVersion = (id: number, part: object = {}) => ({
  id,
  kind: "automatic",
  name: null,
  changes: ["Introduction"],
  template_slug: "default",
  created_at: "2026-01-01T10:00:00Z",
  ...part,
});
const listed = {
  json: {
    success: true,
    data: [
      aVersion(3, { kind: "published" }),
      aVersion(2, { kind: "named", name: "Before the summer", changes: [] }),
      aVersion(1, { changes: [] }),
    ],
  },
};
const restored = (id: number, intro: string, version: number) => ({
  [`POST ${base}/${id}/restore`]: {
    json: {
      success: true,
      website: { ...website, intro, version },
      kept: aVersion(9, { kind: "restore" }),
      message: "Version restored",
    },
  },
});

async function openVersions(replies: NonNullable<Parameters<typeof openBuilder>[1]>["replies"] = {}) {
  const builder = await openBuilder(website, { replies: { [`GET ${base}`]: listed, ...replies } });
  await builder.user.click(screen.getByRole("button", { name: "More" }));
  await builder.user.click(screen.getByRole("menuitem", { name: /^Versions/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Versions" }, patience));
  await dialog.findByRole("list", { name: "Versions" }, patience);
  return { ...builder, dialog };
}

const intro = () => screen.getByLabelText<HTMLTextAreaElement>(/^Introduction/).value;

test("each version says why it was kept, when, and what had changed", async () => {
  const { dialog } = await openVersions();
  const rows = dialog.getAllByRole("listitem").map((row) => row.textContent);
  expect(rows[0]).toMatch(/^Published.*2026.*Introduction$/);
  expect(rows[1]).toMatch(/^Before the summerNamed.*Nothing had changed$/);
  expect(rows[2]).toMatch(/^Automatic.*First version$/);
  expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Restore this version" }).disabled).toBe(true);
});

test("a version is restored over the present one, and Undo brings that back", async () => {
  const { user, dialog, calls } = await openVersions({ ...restored(2, "First", 6), ...restored(9, "Second", 7) });
  await user.click(dialog.getByRole("button", { name: /Before the summer/ }));
  await user.click(dialog.getByRole("button", { name: "Restore this version" }));
  expect(await screen.findByText("Version restored", {}, patience)).toBeTruthy();
  expect(intro()).toBe("First");
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(intro()).toBe("Second"), patience);
  const versions = calls.filter(({ path }) => path.endsWith("/restore")).map(({ headers }) => headers.get("If-Match"));
  expect(versions).toEqual(['"5"', '"6"']);
});

test("a refused restore leaves everything as it is and says so", async () => {
  const { user, dialog } = await openVersions({ [`POST ${base}/2/restore`]: refusal(500, "server_error") });
  await user.click(dialog.getByRole("button", { name: /Before the summer/ }));
  await user.click(dialog.getByRole("button", { name: "Restore this version" }));
  expect(await screen.findByText("Failed to restore the version. Please try again.", {}, patience)).toBeTruthy();
});

test("what is saved now can be kept under a name", async () => {
  const { user, dialog, calls } = await openVersions({
    [`POST ${base}`]: { status: 201, json: { success: true, version: aVersion(4), message: "" } },
  });
  await user.type(dialog.getByLabelText(/^Name of this version/), "For the fair");
  await user.click(dialog.getByRole("button", { name: "Save version" }));
  expect(await screen.findByText("Version saved", {}, patience)).toBeTruthy();
  const sent = calls.find(({ method, path }) => `${method} ${path}` === `POST ${base}`);
  expect(sent?.body).toEqual({ name: "For the fair" });
  expect(sent?.headers.get("Idempotency-Key")).toBeTruthy();
});
