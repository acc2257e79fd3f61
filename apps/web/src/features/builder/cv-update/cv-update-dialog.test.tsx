// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { refusal } from "../../../testing/stub-api.ts";
import { aFullWebsite, openBuilder } from "../testing/open-builder.tsx";

const waiting = { changes: [], knows_last: true, created_at: "2026-01-01T00:00:00Z" };
const message = "This looks like a letter, not a CV. Please upload the CV that goes with it.";
const notACv = (mayInsist = true) => refusal(422, "validation_failed", { message, data: { may_insist: mayInsist } });
const read = { status: 201, json: { success: true, message: "", update: waiting } };
type Answer = { status?: number; json: unknown };

/** Opens the dialog and gives it a text; `answers` follow one another. */
async function giveText(...answers: Answer[]) {
  const bodies: FormData[] = [];
  const forgotten: string[] = [];
  const user = userEvent.setup();
  await openBuilder(aFullWebsite(), {
    replies: {
      "GET /websites/10001/cv-update": { json: { success: true, message: "", update: null } },
      "POST /websites/10001/cv-update": ({ form }) => {
        if (form) bodies.push(form);
        return answers.shift() ?? read;
      },
      "DELETE /websites/10001/cv-update": ({ path }) => {
        forgotten.push(path);
        return { json: { success: true, message: "" } };
      },
    },
  });
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(screen.getByRole("menuitem", { name: /^Update from a newer CV/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Update from a newer CV" }));
  await user.type(await dialog.findByLabelText("Or paste its text"), "Dear Ms Hollis");
  await user.click(dialog.getByRole("button", { name: "Compare this text" }));
  return { user, dialog, bodies, forgotten };
}

test("whoever is told that a newer CV looks like none can say that it is one", async () => {
  const { user, dialog, bodies } = await giveText(notACv());
  expect((await dialog.findByRole("alert")).textContent).toContain(`Nothing was read.${message}`);
  await user.click(dialog.getByRole("button", { name: "It is my CV: read it" }));
  expect(await dialog.findByText("Nothing new")).toBeTruthy();
  expect(bodies.map((body) => [...body])).toEqual([
    [["text", "Dear Ms Hollis"]],
    [
      ["text", "Dear Ms Hollis"],
      ["as_cv", "true"],
    ],
  ]);
});

test("who insists and is cut off keeps the text and can insist again", async () => {
  const { user, dialog } = await giveText(notACv(), refusal(503, "unavailable", { message: "Please try again soon." }));
  await user.click(await dialog.findByRole("button", { name: "It is my CV: read it" }));
  expect(await dialog.findByText("Please try again soon.")).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>("Or paste its text").value).toBe("Dear Ms Hollis");
  await user.click(dialog.getByRole("button", { name: "It is my CV: read it" }));
  expect(await dialog.findByText("Nothing new")).toBeTruthy();
});

test("a script that cannot be read is named, and nobody is asked to insist; another try forgets it", async () => {
  const { user, dialog } = await giveText(notACv(false), refusal(500, "server_error"));
  expect((await dialog.findByRole("alert")).textContent).toContain(message);
  expect(dialog.queryByRole("button", { name: "It is my CV: read it" })).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Compare this text" }));
  await waitFor(() => expect(dialog.queryByText(message)).toBeNull());
  expect(await dialog.findByText("Your CV could not be read. Please try again.")).toBeTruthy();
});

test("of a CV that is somebody else's nothing is chosen, which is said; its owner can choose it all the same", async () => {
  const change = (field: string, before: string, after: string) => ({
    id: field,
    type: "changed",
    section: "profile",
    section_title: "About you",
    entry: "",
    field,
    last: before,
    before,
    after,
    in_all: true,
    evidence: [],
  });
  const changes = [
    change("Name", "Mia Example", "Aoife Brady"),
    change("Email", "mia@example.org", "aoife@example.org"),
  ];
  const { user, dialog, forgotten } = await giveText({
    ...read,
    json: { ...read.json, update: { ...waiting, changes } },
  });
  expect(
    await dialog.findByText("It is of Aoife Brady, your site of Mia Example. Nothing of it is chosen for you."),
  ).toBeTruthy();
  expect(dialog.getByRole("button", { name: "Keep my site as it is" })).toBeTruthy();
  expect(dialog.queryByText(/chosen for you;/)).toBeNull();
  await user.click(dialog.getByRole("checkbox", { name: /^Name/ }));
  expect(dialog.getByRole("button", { name: "Take over 1 change" })).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "All proposed" }));
  expect(dialog.getByRole("button", { name: "Take over 2 changes" })).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "None" }));
  await user.click(dialog.getByRole("button", { name: "Keep my site as it is" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(forgotten).toHaveLength(1);
});
