// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { Entry, Website } from "@vitrine/model";
import { expect, test } from "vitest";
import { refusal } from "../../../testing/stub-api.ts";
import { aUser } from "../../../testing/builders.ts";
import {
  aFullWebsite,
  anExperience,
  aSection,
  openBuilder,
  patchPath,
  patience,
  saved,
} from "../testing/open-builder.tsx";
import { SectionServer } from "../testing/section-server.ts";
import { readEntries } from "../work/section-entries.ts";

const award = (id: number, title: string, visible = true): Entry => ({
  id,
  kind: "awards",
  fields: { title, issuer: "", date: "" },
  visible,
  position: 1,
  version: 1,
  problem: null,
});

const arranged = () =>
  aFullWebsite({
    experience: [anExperience()],
    awards: [{ title: "Medal", issuer: "", date: "" }],
    sections: [
      aSection("experience", { id: 1, entry_ids: [1] }),
      aSection("awards", { id: 2, entry_ids: [11] }),
      aSection("text", {
        id: 3,
        title: "Manifesto",
        entries: [{ ...award(21, ""), kind: "text", fields: { title: "", text: "Less, but better." } }],
      }),
    ],
  });

/** Opens the builder at Sections, before a server that holds them. */
async function openSections(website: Website = arranged(), isReload = false) {
  const server = new SectionServer(
    website.sections.map((section) => ({ ...section, entries: readEntries(website, section) })),
  );
  const path = `/websites/${website.id}/sections`;
  const entryPaths = Object.fromEntries(
    [1, 2, 3, 1001, 1002].flatMap((id) => [
      [
        `POST ${path}/${id}/entries`,
        async ({ body, headers }: { body: unknown; headers: Headers }) => ({
          status: 201,
          json: {
            success: true,
            message: "",
            entry: await server.createEntry(id, body as Entry, headers.get("idempotency-key") ?? ""),
          },
        }),
      ],
      [
        `DELETE ${path}/${id}/entries/*`,
        async ({ path: called }: { path: string }) => {
          await server.removeEntry(id, Number(called.split("/").at(-1)));
          return { json: { success: true, message: "" } };
        },
      ],
      [
        `PATCH ${path}/${id}/entries/*`,
        async ({ path: called, body }: { path: string; body: unknown }) => ({
          json: {
            success: true,
            entry: await server.updateEntry(id, Number(called.split("/").at(-1)), body as Entry, null),
          },
        }),
      ],
    ]),
  );
  const opened = await openBuilder(website, {
    isReload,
    replies: {
      [`POST ${path}`]: async ({ body, headers }) => ({
        status: 201,
        json: {
          success: true,
          message: "",
          section: await server.createSection(body as { kind: string }, headers.get("idempotency-key") ?? ""),
        },
      }),
      [`PUT ${path}/order`]: async ({ body }) => ({
        json: { success: true, data: await server.orderSections((body as { ids: number[] }).ids) },
      }),
      [`PATCH ${path}/*`]: async ({ path: called, body }) => ({
        json: {
          success: true,
          section: await server.updateSection(Number(called.split("/").at(-1)), body as object, null),
        },
      }),
      [`DELETE ${path}/*`]: async ({ path: called }) => {
        await server.removeSection(Number(called.split("/").at(-1)));
        return { json: { success: true, message: "" } };
      },
      ...entryPaths,
    },
  });
  await opened.user.click(screen.getByRole("button", { name: /^Sections/ }));
  await screen.findByRole("heading", { level: 2, name: "Sections" }, patience);
  return { ...opened, server };
}

const rows = () =>
  within(screen.getByRole("list", { name: "Sections" }))
    .getAllByRole("button", { name: /^Reorder / })
    .map((button) => button.getAttribute("aria-label")?.replace("Reorder ", ""));
const menu = async (user: Awaited<ReturnType<typeof openSections>>["user"], title: string, item: string) => {
  screen.getByRole("button", { name: `Actions for ${title}` }).focus();
  await user.keyboard("{Enter}");
  await user.click(await screen.findByRole("menuitem", { name: item }));
};

test("sections stand in their order with their counts, and are moved with words for who does not see it", async () => {
  const { user, server } = await openSections();
  expect(rows()).toEqual(["Experience", "Awards", "Manifesto"]);
  expect(screen.getByRole("button", { name: /^Manifesto/ }).textContent).toBe("ManifestoText\u00a0· 1 entry");
  await menu(user, "Manifesto", "Move up");
  expect(rows()).toEqual(["Experience", "Manifesto", "Awards"]);
  expect(await screen.findByText("Manifesto was put at position 2 of 3.")).toBeTruthy();
  await waitFor(() => expect(server.stored.map(({ id }) => id)).toEqual([1, 3, 2]));
});

test("the eye hides a section and shows it again, and undo takes it back", async () => {
  const { user, server } = await openSections();
  await user.click(screen.getByRole("button", { name: "Hide Awards" }));
  expect(await screen.findByRole("button", { name: "Show Awards" })).toBeTruthy();
  await waitFor(() => expect(server.stored[1]?.visible).toBe(false));
  await user.click(screen.getByRole("button", { name: "Undo last change" }));
  expect(await screen.findByRole("button", { name: "Hide Awards" })).toBeTruthy();
  await waitFor(() => expect(server.stored[1]?.visible).toBe(true));
});

test("a section is renamed in its row; without a title it is called as its kind", async () => {
  const { user, server } = await openSections();
  await menu(user, "Awards", "Rename");
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "New title of Awards" });
  await user.clear(field);
  await user.type(field, "Prizes{Enter}");
  expect(rows()).toEqual(["Experience", "Prizes", "Manifesto"]);
  await waitFor(() => expect(server.stored[1]?.title).toBe("Prizes"));
  await menu(user, "Prizes", "Rename");
  await user.clear(await screen.findByRole("textbox", { name: "New title of Prizes" }));
  await user.keyboard("{Enter}");
  expect(rows()).toEqual(["Experience", "Awards", "Manifesto"]);
  await waitFor(() => expect(server.stored[1]?.title).toBeNull());
});

test("a removed section comes back from the toast with its title and its entries", async () => {
  const { user, server } = await openSections();
  await menu(user, "Manifesto", "Remove");
  expect(rows()).toEqual(["Experience", "Awards"]);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(rows()).toEqual(["Experience", "Awards", "Manifesto"]));
  await waitFor(() =>
    expect(server.stored[2]).toMatchObject({
      id: 1001,
      title: "Manifesto",
      entries: [{ fields: { text: "Less, but better." } }],
    }),
  );
});

test("a section of one's own is added, named, laid out and filled", async () => {
  const { user, server } = await openSections();
  await user.click(screen.getByRole("button", { name: "Add section" }));
  await user.click(await screen.findByRole("button", { name: /^Testimonials/ }));
  await screen.findByRole("heading", { level: 2, name: "Testimonials" });
  await user.type(screen.getByLabelText("Title"), "Kind words{Enter}");
  await user.selectOptions(screen.getByLabelText("Layout"), "Cards");
  await user.click(screen.getByRole("button", { name: "Add testimonial" }));
  const form = within(await screen.findByRole("form", { name: "New testimonial" }));
  await user.type(form.getByLabelText("Name"), "Ines");
  await user.click(form.getByRole("button", { name: "Add testimonial" }));
  expect(await form.findByText("Quote is required")).toBeTruthy();
  await user.type(form.getByLabelText("Quote"), "She listens.");
  await user.click(form.getByRole("button", { name: "Add testimonial" }));
  expect(await screen.findByRole("button", { name: /^Ines/ })).toBeTruthy();
  await waitFor(() =>
    expect(server.stored[3]).toMatchObject({
      title: "Kind words",
      layout: "cards",
      entries: [{ fields: { quote: "She listens.", name: "Ines" } }],
    }),
  );
});

test("an entry is hidden, and changed with only what differs", async () => {
  const { user, server, calls } = await openSections();
  await user.click(screen.getByRole("button", { name: /^Awards/ }));
  await user.click(await screen.findByRole("button", { name: "Hide Medal" }));
  await waitFor(() => expect(server.stored[1]?.entries[0]?.visible).toBe(false));
  await user.click(await screen.findByRole("button", { name: /^Medal/ }));
  const form = within(await screen.findByRole("form", { name: "Edit award" }));
  await user.type(form.getByLabelText(/^Issuer/), "Town");
  await user.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(server.stored[1]?.entries[0]?.fields).toMatchObject({ title: "Medal", issuer: "Town" }));
  expect(calls.findLast(({ method }) => method === "PATCH")?.body).toEqual({ fields: { issuer: "Town" } });
  expect(await screen.findByRole("button", { name: "Show Medal" })).toBeTruthy();
});

test("what is typed into an entry's form is asked about before it goes, and is back after a reload", async () => {
  const { user } = await openSections();
  await user.click(screen.getByRole("button", { name: /^Manifesto/ }));
  await user.click(await screen.findByRole("button", { name: /^Less, but better/ }));
  const text = () =>
    within(screen.getByRole("form", { name: "Edit text" })).getByLabelText<HTMLTextAreaElement>("Text");
  await screen.findByRole("form", { name: "Edit text" });
  await user.type(text(), " Still.");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByText("Discard what you typed?")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() =>
    expect(
      Object.keys(localStorage)
        .map((key) => localStorage.getItem(key))
        .join(),
    ).toContain("Still."),
  );
  cleanup();
  await openBuilder(arranged(), { isReload: true });
  await screen.findByRole("form", { name: "Edit text" }, patience);
  expect(text().value).toBe("Less, but better. Still.");
});

test("an imported list is one step: taken back and done again as a whole", async () => {
  const { user, server } = await openSections(
    aFullWebsite({
      publications: [{ title: "On rain", venue: "", date: "2020", url: "" }],
      sections: [aSection("publications", { id: 1, entry_ids: [31] })],
    }),
  );
  await user.click(screen.getByRole("button", { name: /^Publications/ }));
  await user.click(await screen.findByRole("button", { name: "Import a list" }));
  await user.click(await screen.findByLabelText(/^BibTeX/));
  await user.paste("@book{a, title = {On snow}, year = 2021} @book{b, title = {On hail}, year = 2022}");
  await user.click(await screen.findByRole("button", { name: "Add 2 publications" }));
  const stored = () => server.stored[0]?.entries.map(({ fields }) => fields["title"]);
  await waitFor(() => expect(stored()).toEqual(["On rain", "On snow", "On hail"]));
  await user.click(screen.getByRole("button", { name: "Undo last change" }));
  await waitFor(() => expect(stored()).toEqual(["On rain"]));
  await user.click(screen.getByRole("button", { name: "Redo last change" }));
  await waitFor(() => expect(stored()).toEqual(["On rain", "On snow", "On hail"]));
});

test("a refused arrangement stands as it was, and the owner hears of it", async () => {
  const website = arranged();
  const { user } = await openBuilder(website, {
    replies: { "PATCH /websites/10001/sections/*": refusal(422, "validation_failed", { message: "No." }) },
  });
  await user.click(screen.getByRole("button", { name: /^Sections/ }));
  await user.click(await screen.findByRole("button", { name: "Hide Awards" }, patience));
  expect(await screen.findByText("No.")).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Hide Awards" })).toBeTruthy();
});

test("a job is hidden in its own screen, and comes back hidden when its removal is undone", async () => {
  const { user, server } = await openSections();
  const nav = within(screen.getByRole("navigation", { name: "Website sections" }));
  await user.click(nav.getByRole("button", { name: /^Experience/ }));
  await user.click(await screen.findByRole("button", { name: "Hide Nurse" }, patience));
  await waitFor(() => expect(server.stored[0]?.entries[0]?.visible).toBe(false));
  await menu(user, "Nurse", "Delete");
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  await waitFor(() => expect(server.stored[0]?.entries).toEqual([]));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("button", { name: "Show Nurse" })).toBeTruthy();
  await waitFor(() => expect(server.stored[0]?.entries[0]).toMatchObject({ id: 1001, visible: false }));
});

test("the first entry of More from CV brings its section", async () => {
  const { user, openSection, server } = await openSections();
  await openSection("More from CV");
  await user.click(await screen.findByRole("button", { name: "Add language" }, patience));
  const form = within(await screen.findByRole("form", { name: "New language" }));
  await user.type(form.getByLabelText("Language"), "Basque");
  await user.click(form.getByRole("button", { name: "Add language" }));
  await waitFor(() =>
    expect(server.stored.find(({ kind }) => kind === "languages")?.entries[0]?.fields).toMatchObject({
      name: "Basque",
    }),
  );
  expect(await screen.findByRole("button", { name: /^Basque/ })).toBeTruthy();
});

test("text of a first entry is back after a reload, before its section is there", async () => {
  const { user, openSection } = await openBuilder(arranged());
  await openSection("More from CV");
  await user.click(await screen.findByRole("button", { name: "Add language" }, patience));
  const form = () => within(screen.getByRole("form", { name: "New language" }));
  await user.type(form().getByLabelText("Language"), "Basque");
  const kept = () => Object.keys(localStorage).map((key) => localStorage.getItem(key));
  await waitFor(() => expect(kept().join()).toContain("Basque"));
  cleanup();
  await openBuilder(arranged(), { isReload: true });
  await screen.findByRole("form", { name: "New language" }, patience);
  expect(form().getByLabelText<HTMLInputElement>("Language").value).toBe("Basque");
});

test("a list that an older tab left unsaved is saved first, whole", async () => {
  const awards = [{ title: "Left behind", issuer: "", date: "" }];
  const left = { device: "older-tab", userId: aUser().id, websiteId: 10_001, savedAt: 1, version: 1 };
  const rest = { history: { past: [], future: [] }, outbox: [], form: null };
  await openBuilder(arranged());
  cleanup();
  localStorage.setItem(
    "builder_work_older-tab",
    JSON.stringify({ ...left, ...rest, seen: { awards: arranged().awards }, pending: { awards } }),
  );
  const website = { ...arranged(), awards, version: 2 };
  const { user, openSection, calls } = await openBuilder(arranged(), {
    isReload: true,
    replies: { [patchPath]: saved(website) },
  });
  await openSection("More from CV");
  expect(await screen.findByText("Not saved yet", {}, patience)).toBeTruthy();
  await user.keyboard("{Control>}s{/Control}");
  expect(await screen.findByRole("button", { name: /^Left behind/ }, patience)).toBeTruthy();
  expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({ awards });
});

test("an entry that could not be read says so and can only be removed", async () => {
  const lost = { ...award(11, "Medal"), problem: "made by a newer version (9)" };
  await openSections({
    ...arranged(),
    awards: [],
    sections: [aSection("awards", { id: 2, entries: [lost] })],
  }).then(({ user }) => user.click(screen.getByRole("button", { name: /^Awards/ })));
  expect(await screen.findByText(/needs attention/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Hide Unreadable/ })).toBeNull();
});
