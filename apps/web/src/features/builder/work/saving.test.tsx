// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { queryClient } from "../../../lib/query-client.ts";
import { websiteKeys } from "../../../lib/queries/websites.ts";
import { clearSession } from "../../../lib/session/session-store.ts";
import { refusal } from "../../../testing/stub-api.ts";
import { aFullWebsite, anExperience, openBuilder, patchPath, saved } from "../testing/open-builder.tsx";

const website = aFullWebsite();
const patience = { timeout: 10_000 };

const intro = () => screen.getByLabelText<HTMLTextAreaElement>(/^Introduction/);
const everythingKept = () => JSON.stringify(Object.keys(localStorage).map((key) => localStorage.getItem(key)));
const undo = () => screen.getByRole<HTMLButtonElement>("button", { name: "Undo last change" });
const redo = () => screen.getByRole<HTMLButtonElement>("button", { name: "Redo last change" });
const press = (target: Element, init: KeyboardEventInit) => fireEvent.keyDown(target, { ctrlKey: true, ...init });

/** One change, and one step of undo: keys that a busy machine spreads over a second would be several. */
async function enterAtOnce(user: Awaited<ReturnType<typeof openBuilder>>["user"], words: string): Promise<void> {
  await user.click(intro());
  await user.paste(words);
}

test("unsaved changes go to the server as this tab's draft, and the builder says so", async () => {
  const { user, calls } = await openBuilder(website, { keepsDrafts: true });
  await user.type(intro(), "Kept");
  expect(await screen.findByText("Draft saved", {}, patience)).toBeTruthy();
  const [copy] = calls.filter(({ method }) => method === "PUT").slice(-1);
  expect(copy?.path).toMatch(/^\/websites\/10001\/drafts\/[a-z0-9]{32}$/);
  expect(copy?.body).toEqual({ base_version: 1, changes: { intro: "Kept" } });
  expect(calls.some(({ method }) => method === "PATCH")).toBe(false);
});

test("without a connection the builder says that the device keeps the changes, and a reload brings them back", async () => {
  const { user } = await openBuilder(website);
  await enterAtOnce(user, "On this device");
  expect(await screen.findByText("Offline – kept on this device", {}, patience)).toBeTruthy();
  cleanup();
  await openBuilder(website, { isReload: true });
  expect(intro().value).toBe("On this device");
  expect(await screen.findByText("Your unsaved changes from last time are back.")).toBeTruthy();
  await waitFor(() => expect(undo().disabled).toBe(false));
  await user.click(undo());
  await waitFor(() => expect(intro().value).toBe(""));
});

test("a field that somebody else changed while this device was away is asked about after a reload", async () => {
  const { user } = await openBuilder(website);
  await user.type(intro(), "Mine");
  await waitFor(() => expect(everythingKept()).toContain("Mine"));
  cleanup();
  await openBuilder({ ...website, version: 4, intro: "Theirs" }, { isReload: true });
  const dialog = within(await screen.findByRole("dialog", { name: "Changed in two places" }));
  expect(dialog.getByText("Theirs")).toBeTruthy();
  expect(dialog.getByText("Mine")).toBeTruthy();
});

test("undo and redo work across sections by buttons and by keys", async () => {
  const { user, openSection } = await openBuilder(website);
  expect(undo().disabled).toBe(true);
  await user.type(intro(), "First");
  await user.click(screen.getByLabelText(/Available for freelance/));
  await openSection("Experience");
  press(document.body, { key: "z" });
  expect(await screen.findByRole("heading", { level: 2, name: "Personal Information" })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/Available for freelance/).checked).toBe(false);
  press(document.body, { key: "z" });
  await waitFor(() => expect(intro().value).toBe(""));
  press(document.body, { key: "z", shiftKey: true });
  press(document.body, { key: "y" });
  await waitFor(() => expect(intro().value).toBe("First"));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/Available for freelance/).checked).toBe(true));
  expect(redo().disabled).toBe(true);
});

test("inside a text field the keys stay the browser's own", async () => {
  const { user } = await openBuilder(website);
  await user.type(intro(), "Text");
  const event = new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true, cancelable: true });
  intro().dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(intro().value).toBe("Text");
});

test("after a save undo gives the former words back, to be saved again", async () => {
  const { user } = await openBuilder(website, {
    replies: { [patchPath]: saved({ ...website, version: 2, intro: "New" }) },
  });
  await enterAtOnce(user, "New");
  await user.keyboard("{Control>}s{/Control}");
  await screen.findByText("Changes saved successfully");
  await user.click(undo());
  await waitFor(() => expect(intro().value).toBe(""));
  expect(screen.getAllByRole("button", { name: "Save Changes" }).length).toBeGreaterThan(0);
});

test("undo of a changed entry sends the former words with the entry's version", async () => {
  const job = anExperience({ form_data: {} });
  const put = "PUT /websites/10001/experiences/1";
  let version = job.version;
  const { user, openSection, calls } = await openBuilder(
    { ...website, experience: [job] },
    {
      replies: {
        [put]: ({ body }) => ({
          json: { success: true, experience: { ...job, ...(body as object), version: (version += 1) }, message: "" },
        }),
      },
    },
  );
  await openSection("Experience");
  await user.click(await screen.findByRole("button", { name: /^Nurse/ }, patience));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Experience" }));
  fireEvent.change(dialog.getByLabelText("Job Title"), { target: { value: "Lead" } });
  await user.click(dialog.getByRole("button", { name: "Save Changes" }));
  expect(await screen.findByRole("button", { name: /^Lead/ })).toBeTruthy();
  await user.click(undo());
  expect(await screen.findByRole("button", { name: /^Nurse/ })).toBeTruthy();
  const sent = calls.filter(({ path }) => path.endsWith("/experiences/1"));
  expect(sent.map(({ body }) => body)).toEqual([{ position: "Lead" }, { position: "Nurse" }]);
  expect(sent.map(({ headers }) => headers.get("If-Match"))).toEqual(['"1"', '"2"']);
});

test("the last words of an open form are kept when the session ends before typing rests", async () => {
  const { user, openSection } = await openBuilder(website);
  await openSection("Experience");
  await user.click(await screen.findByRole("button", { name: "Add Experience" }, patience));
  fireEvent.change(await screen.findByLabelText("Job Title"), { target: { value: "Typed at the very end" } });
  act(() => clearSession());
  await waitFor(() => expect(everythingKept()).toContain("Typed at the very end"));
});

test("an answer that was on its way when an entry was deleted does not bring it back", async () => {
  const job = anExperience();
  let entries = [job];
  let release = () => {};
  let isHeld = false;
  const { user, openSection, calls } = await openBuilder(
    { ...website, experience: [job] },
    {
      replies: {
        "GET /websites/10001": async () => {
          const now = { ...website, experience: entries };
          if (isHeld) await new Promise<void>((resolve) => (release = resolve));
          return { json: { success: true, website: now, data: now } };
        },
        "DELETE /websites/10001/experiences/1": () => {
          entries = [];
          isHeld = false;
          return { json: { success: true, message: "" } };
        },
      },
    },
  );
  await openSection("Experience");
  const asked = () => calls.filter(({ method, path }) => method === "GET" && path === "/websites/10001").length;
  const before = asked();
  isHeld = true;
  void queryClient.invalidateQueries({ queryKey: websiteKeys.one(website.id) });
  await waitFor(() => expect(asked()).toBe(before + 1));
  (await screen.findByRole("button", { name: "Actions for Nurse" }, patience)).focus();
  await user.keyboard("{Enter}");
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  await waitFor(() => expect(entries).toEqual([]));
  release();
  await waitFor(() => expect(queryClient.isFetching({ queryKey: websiteKeys.one(website.id) })).toBe(0));
  expect(screen.queryByRole("button", { name: /^Nurse/ })).toBeNull();
  expect(asked()).toBe(before + 2);
});

test("a builder that is open stays open when its website could not be asked for anew", async () => {
  let isBroken = false;
  const { address, user } = await openBuilder(website, {
    replies: {
      "GET /websites/10001": () =>
        isBroken ? refusal(404, "not_found", { message: "Gone" }) : { json: { success: true, website, data: website } },
    },
  });
  isBroken = true;
  await act(() => queryClient.invalidateQueries({ queryKey: websiteKeys.one(website.id) }));
  expect(queryClient.getQueryState(websiteKeys.one(website.id))?.status).toBe("error");
  await user.type(intro(), "Still here");
  expect(address()).toBe("/builder/10001");
  expect(screen.queryByText("Gone")).toBeNull();
});

test("the text of an open form is back after a reload", async () => {
  const first = await openBuilder(website);
  await first.openSection("Experience");
  await first.user.click(await screen.findByRole("button", { name: "Add Experience" }, patience));
  fireEvent.change(await screen.findByLabelText("Job Title"), { target: { value: "Half typed" } });
  await waitFor(() => expect(everythingKept()).toContain("Half typed"));
  cleanup();
  await openBuilder(website, { isReload: true });
  const dialog = within(await screen.findByRole("dialog", { name: "Add Experience" }, patience));
  expect(dialog.getByLabelText<HTMLInputElement>("Job Title").value).toBe("Half typed");
});

test("an entry that was added without a connection waits, survives a reload and is sent once, under one key", async () => {
  const create = "POST /websites/10001/experiences";
  const first = await openBuilder(website);
  await first.openSection("Experience");
  await first.user.click(await screen.findByRole("button", { name: "Add Experience" }, patience));
  for (const [label, value] of [
    ["Job Title", "Nurse"],
    ["Company", "St Mary"],
    ["Start Date", "2024-01"],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await first.user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Add Experience" }));
  expect(await screen.findByText(/^Offline – kept on this device\. It is sent/)).toBeTruthy();
  expect(await screen.findByRole("button", { name: /^Nurse/ })).toBeTruthy();
  const keyOf = (calls: typeof first.calls) =>
    new Set(
      calls
        .filter(({ path, method }) => `${method} ${path}` === create)
        .map(({ headers }) => headers.get("Idempotency-Key")),
    );
  cleanup();
  const again = await openBuilder(website, {
    isReload: true,
    replies: { [create]: { status: 201, json: { success: true, experience: anExperience({ id: 7 }), message: "" } } },
  });
  await again.openSection("Experience");
  await waitFor(() => expect(keyOf(again.calls).size).toBe(1));
  expect(keyOf(again.calls)).toEqual(keyOf(first.calls));
  await waitFor(() => expect(everythingKept()).toContain('\\"outbox\\":[]'));
});

test("a kept entry that the server refuses comes back into its form with its words", async () => {
  const job = anExperience();
  const first = await openBuilder({ ...website, experience: [job] });
  await first.openSection("Experience");
  await first.user.click(await screen.findByRole("button", { name: /^Nurse/ }, patience));
  fireEvent.change(await screen.findByLabelText("Job Title"), { target: { value: "Refused words" } });
  await first.user.click(screen.getByRole("button", { name: "Save Changes" }));
  await screen.findByText(/^Offline – kept on this device\. It is sent/);
  cleanup();
  const again = await openBuilder(
    { ...website, experience: [job] },
    {
      isReload: true,
      replies: { "PUT /websites/10001/experiences/1": refusal(422, "validation_failed", { message: "Not so." }) },
    },
  );
  expect(await screen.findByText("Not so.", {}, patience)).toBeTruthy();
  await again.openSection("Experience");
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Experience" }, patience));
  expect(dialog.getByLabelText<HTMLInputElement>("Job Title").value).toBe("Refused words");
});

test("what another device left unsaved is offered, comes in only when asked for, and can be taken back", async () => {
  const left = {
    device: "phone-1234",
    base_version: 1,
    changes: { intro: "From the phone", unknown_field: 1 },
    updated_at: "2026-01-01T10:00:00Z",
  };
  const { user, calls } = await openBuilder(website, {
    replies: { "GET /websites/10001/drafts": { json: { success: true, data: [left] } } },
  });
  expect(await screen.findByText("Unsaved changes from another device", {}, patience)).toBeTruthy();
  expect(intro().value).toBe("");
  await user.click(screen.getByRole("button", { name: "Bring them here" }));
  expect(intro().value).toBe("From the phone");
  expect(screen.queryByText("Unsaved changes from another device")).toBeNull();
  await waitFor(() =>
    expect(calls.some(({ method, path }) => method === "DELETE" && path.endsWith("/drafts/phone-1234"))).toBe(true),
  );
  await user.click(undo());
  await waitFor(() => expect(intro().value).toBe(""));
});

test("Save sends at once what waits for the connection", async () => {
  const job = anExperience();
  let isBack = false;
  const { user, openSection, calls } = await openBuilder(
    { ...website, experience: [job] },
    {
      replies: {
        "DELETE /websites/10001/experiences/1": () => {
          if (!isBack) throw new TypeError("Failed to fetch");
          return { json: { success: true, message: "" } };
        },
      },
    },
  );
  await openSection("Experience");
  (await screen.findByRole("button", { name: "Actions for Nurse" }, patience)).focus();
  await user.keyboard("{Enter}");
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  expect(await screen.findByText(/^Offline – kept on this device\. It is sent/)).toBeTruthy();
  const before = calls.filter(({ method }) => method === "DELETE").length;
  isBack = true;
  await user.keyboard("{Control>}s{/Control}");
  await waitFor(() => expect(calls.filter(({ method }) => method === "DELETE").length).toBeGreaterThan(before));
  expect(screen.queryByText("No changes to save")).toBeNull();
  await waitFor(() => expect(screen.queryByText("Offline – kept on this device")).toBeNull());
});
