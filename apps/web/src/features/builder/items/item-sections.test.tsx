// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Website } from "@vitrine/model";
import { describe, expect, test } from "vitest";
import { refusal, type StubbedCall } from "../../../testing/stub-api.ts";
import {
  aFullWebsite,
  anEducation,
  anExperience,
  aProject,
  aSkillCategory,
  openBuilder,
  projectsOf,
} from "../testing/open-builder.tsx";

type Kind = {
  section: string;
  list: string;
  collection: string;
  add: string;
  edit: string;
  empty: string;
  one: Partial<Website>;
  two: Partial<Website>;
  key: string;
  stored: object;
  fields: Record<string, string>;
  skill?: string;
  errorField: string;
  words: { added: string; addFailed: string; updateFailed: string; deleteFailed: string; reorderFailed: string };
  ids: Record<
    "empty" | "add" | "edit" | "remove" | "added" | "addFailed" | "changeFailed" | "reorder" | "server",
    string
  >;
};

const kinds: Kind[] = [
  {
    section: "Experience",
    list: "Work Experience",
    collection: "experiences",
    key: "experience",
    add: "Add Experience",
    edit: "Edit Experience",
    empty: "No work experience yet",
    one: { experience: [anExperience()] },
    two: { experience: [anExperience(), anExperience({ id: 2, position: "Ward lead" })] },
    stored: anExperience(),
    fields: { "Job Title": "Nurse", Company: "St Mary", "Start Date": "2024-01" },
    errorField: "position",
    words: {
      added: "Experience added successfully!",
      addFailed: "Failed to add experience. Please try again.",
      updateFailed: "Failed to update experience",
      deleteFailed: "Failed to delete experience",
      reorderFailed: "Failed to reorder experiences",
    },
    ids: {
      empty: "R2.2.5-04",
      add: "R2.2.5-05",
      edit: "R2.2.5-06",
      remove: "R2.2.5-07",
      added: "R2.8-44",
      addFailed: "R2.8-45",
      changeFailed: "R2.8-46",
      reorder: "R2.8-47",
      server: "R2.5-23",
    },
  },
  {
    section: "Education",
    list: "Education",
    collection: "educations",
    key: "education",
    add: "Add Education",
    edit: "Edit Education",
    empty: "No education yet",
    one: { education: [anEducation()] },
    two: { education: [anEducation(), anEducation({ id: 2, degree: "MSc Nursing" })] },
    stored: anEducation(),
    fields: { Degree: "BSc Nursing", Institution: "University of Leeds", "Start Date": "2024-01" },
    errorField: "degree",
    words: {
      added: "Education added successfully!",
      addFailed: "Failed to add education. Please try again.",
      updateFailed: "Failed to update education",
      deleteFailed: "Failed to delete education",
      reorderFailed: "Failed to reorder educations",
    },
    ids: {
      empty: "R2.2.5-08",
      add: "R2.2.5-09",
      edit: "R2.2.5-10",
      remove: "R2.2.5-11",
      added: "R2.8-48",
      addFailed: "R2.8-49",
      changeFailed: "R2.8-50",
      reorder: "R2.8-51",
      server: "R2.5-31",
    },
  },
  {
    section: "Skills",
    list: "Skills & Expertise",
    collection: "skills",
    key: "skill",
    add: "Add Skill Category",
    edit: "Edit Skill Category",
    empty: "No skills yet",
    one: { skills: [aSkillCategory()] },
    two: { skills: [aSkillCategory(), aSkillCategory({ id: 2, title: "Tools" })] },
    stored: aSkillCategory(),
    fields: { "Category Name": "Care" },
    skill: "Triage",
    errorField: "title",
    words: {
      added: "Skills added successfully!",
      addFailed: "Failed to add skills. Please try again.",
      updateFailed: "Failed to update skill",
      deleteFailed: "Failed to delete skill",
      reorderFailed: "Failed to reorder skills",
    },
    ids: {
      empty: "R2.2.5-12",
      add: "R2.2.5-13",
      edit: "R2.2.5-14",
      remove: "R2.2.5-15",
      added: "R2.8-52",
      addFailed: "R2.8-53",
      changeFailed: "R2.8-54",
      reorder: "",
      server: "R2.5-36",
    },
  },
  {
    section: "Projects",
    list: "Projects & Portfolio",
    collection: "projects",
    key: "project",
    add: "Add Project",
    edit: "Edit Project",
    empty: "No projects yet",
    one: { projects: projectsOf(aProject()) },
    two: { projects: projectsOf(aProject(), aProject({ id: 2, order: 1, title: "Handover" })) },
    stored: aProject(),
    fields: { "Project Name": "Ward board", Description: "A board." },
    errorField: "title",
    words: {
      added: "Project added successfully!",
      addFailed: "Failed to add project. Please try again.",
      updateFailed: "Failed to update project",
      deleteFailed: "Failed to delete project",
      reorderFailed: "Failed to reorder projects",
    },
    ids: {
      empty: "R2.2.5-16",
      add: "R2.2.5-17",
      edit: "R2.2.5-18",
      remove: "R2.2.5-19",
      added: "R2.8-55",
      addFailed: "R2.8-56",
      changeFailed: "R2.8-57",
      reorder: "R2.8-58",
      server: "R2.5-43",
    },
  },
];

const labelled = (label: string) => new RegExp(`^${label}(optional)?$`);

describe.each(kinds)("$section", (kind) => {
  const { ids, words } = kind;
  const itemPath = `/websites/10001/${kind.collection}/1`;
  const createPath = `POST /websites/10001/${kind.collection}`;

  async function open(part: Partial<Website>, replies: Parameters<typeof openBuilder>[1] = {}) {
    const builder = await openBuilder(aFullWebsite(part), replies);
    await builder.openSection(kind.section);
    return builder;
  }

  async function fillAndAdd(builder: Awaited<ReturnType<typeof open>>) {
    await builder.user.click(screen.getByRole("button", { name: kind.add }));
    const dialog = within(await screen.findByRole("dialog", { name: kind.add }));
    for (const [label, value] of Object.entries(kind.fields)) {
      fireEvent.change(dialog.getByLabelText(labelled(label)), { target: { value } });
    }
    if (kind.skill) await builder.user.type(dialog.getByLabelText(/^Skills/), `${kind.skill}{Enter}`);
    await builder.user.click(dialog.getByRole("button", { name: kind.add }));
    return dialog;
  }

  async function chooseAction(builder: Awaited<ReturnType<typeof open>>, action: string) {
    const [trigger] = screen.getAllByRole("button", { name: /^Actions for/ });
    trigger?.focus();
    await builder.user.keyboard("{Enter}");
    await builder.user.click(await screen.findByRole("menuitem", { name: action }));
  }

  test(`${ids.empty} ${ids.add} ${ids.added} the empty state leads to the first entry`, async () => {
    const builder = await open(
      {},
      { replies: { [createPath]: { status: 201, json: { success: true, [kind.key]: kind.stored, message: "" } } } },
    );
    expect(screen.getByText(kind.empty)).toBeTruthy();
    await fillAndAdd(builder);
    expect(await screen.findByText(words.added)).toBeTruthy();
    expect(within(await screen.findByRole("list", { name: kind.list })).getAllByRole("listitem")).toHaveLength(1);
  });

  test(`${ids.addFailed} a failed addition keeps the form open and says so`, async () => {
    const builder = await open({}, { replies: { [createPath]: refusal(500, "server_error") } });
    await fillAndAdd(builder);
    expect(await screen.findByText(words.addFailed)).toBeTruthy();
    expect(screen.getByRole("dialog", { name: kind.add })).toBeTruthy();
  });

  test(`${ids.server} the server's field errors stand at their fields`, async () => {
    const errors = { [kind.errorField]: ["Something else is wrong here."] };
    const builder = await open({}, { replies: { [createPath]: refusal(422, "validation_failed", { errors }) } });
    const dialog = await fillAndAdd(builder);
    expect(await dialog.findByText("Something else is wrong here.")).toBeTruthy();
  });

  test(`${ids.edit} edit opens the filled form and stores it with the version it started from`, async () => {
    const builder = await open(kind.one, {
      replies: { [`PUT ${itemPath}`]: { json: { success: true, [kind.key]: { ...kind.stored, version: 2 } } } },
    });
    await chooseAction(builder, "Edit");
    const dialog = within(await screen.findByRole("dialog", { name: kind.edit }));
    const [label = "", value = ""] = Object.entries(kind.fields)[0] ?? [];
    expect(dialog.getByLabelText<HTMLInputElement>(labelled(label)).value).toBe(value);
    await builder.user.click(dialog.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Changes saved successfully")).toBeTruthy();
    const put = builder.calls.find(({ method }) => method === "PUT");
    expect(put?.headers.get("If-Match")).toContain("1");
  });

  test(`${ids.changeFailed} failed changes and deletions say so and lose nothing`, async () => {
    const builder = await open(kind.one, {
      replies: {
        [`PUT ${itemPath}`]: refusal(500, "server_error"),
        [`DELETE ${itemPath}`]: refusal(500, "server_error"),
      },
    });
    await chooseAction(builder, "Edit");
    await builder.user.click(await screen.findByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText(words.updateFailed)).toBeTruthy();
    await builder.user.click(screen.getByRole("button", { name: "Cancel" }));
    await chooseAction(builder, "Delete");
    await builder.user.click(await screen.findByRole("button", { name: "Delete" }));
    expect(await screen.findByText(words.deleteFailed)).toBeTruthy();
    expect(within(screen.getByRole("list", { name: kind.list })).getAllByRole("listitem")).toHaveLength(1);
  });

  test(`${ids.remove} delete removes exactly that entry, and Undo sends it again`, async () => {
    const builder = await open(kind.two, {
      replies: {
        [`DELETE ${itemPath}`]: { json: { success: true, message: "" } },
        [createPath]: { status: 201, json: { success: true, [kind.key]: { ...kind.stored, id: 3 }, message: "" } },
      },
    });
    await chooseAction(builder, "Delete");
    await builder.user.click(await screen.findByRole("button", { name: "Delete" }));
    await waitFor(() =>
      expect(within(screen.getByRole("list", { name: kind.list })).getAllByRole("listitem")).toHaveLength(1),
    );
    await builder.user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(builder.calls.some(isCreate)).toBe(true));
  });

  test(`${ids.reorder} a failed reorder puts the entries back and says so`.trim(), async () => {
    const builder = await open(kind.two, {
      replies: { [`POST /${kind.collection}/reorder`]: refusal(500, "server_error") },
    });
    const names = () => screen.getAllByRole("button", { name: /^Reorder/ }).map((button) => button.ariaLabel);
    const before = names();
    await chooseAction(builder, "Move down");
    expect(await screen.findByText(words.reorderFailed)).toBeTruthy();
    const sent = builder.calls.find(({ path }) => path.endsWith("/reorder"));
    expect(sent?.body).toEqual({ [kind.collection]: [2, 1] });
    await waitFor(() => expect(names()).toEqual(before));
  });

  const isCreate = ({ method, path }: StubbedCall) => `${method} ${path}` === createPath;
});
