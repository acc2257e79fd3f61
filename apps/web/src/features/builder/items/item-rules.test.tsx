// @vitest-environment jsdom
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "../../../testing/stub-api.ts";
import {
  aFullWebsite,
  anEducation,
  anExperience,
  aProject,
  aSkillCategory,
  openBuilder,
  projectsOf,
} from "../testing/open-builder.tsx";

const failing = refusal(500, "server_error");

async function openForm(section: string, add: string) {
  const builder = await openBuilder(aFullWebsite(), {
    replies: { "POST /websites/10001/experiences": failing, "POST /websites/10001/skills": failing },
  });
  await builder.openSection(section);
  // The first section of a file loads its code; on a busy machine that takes more than a second.
  await builder.user.click(await screen.findByRole("button", { name: add }, { timeout: 10_000 }));
  const dialog = within(await screen.findByRole("dialog", { name: add }));
  const field = (label: string) => dialog.getByLabelText<HTMLInputElement>(new RegExp(`^${label}(optional)?$`));
  const set = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
  const leaveEmpty = async (label: string) => {
    fireEvent.focus(field(label));
    fireEvent.blur(field(label));
  };
  const confirm = dialog.getByRole<HTMLButtonElement>("button", { name: add });
  return { ...builder, dialog, field, set, leaveEmpty, confirm };
}

test.each([
  ["R2.5-16", "Experience", "Add Experience", "Job Title", "Job title is required"],
  ["R2.5-17", "Experience", "Add Experience", "Company", "Company name is required"],
  ["R2.5-18", "Experience", "Add Experience", "Start Date", "Start date is required"],
  ["R2.5-24", "Education", "Add Education", "Degree", "Degree is required"],
  ["R2.5-25", "Education", "Add Education", "Institution", "Institution is required"],
  ["R2.5-32", "Skills", "Add Skill Category", "Category Name", "Category name is required"],
  ["R2.5-37", "Projects", "Add Project", "Project Name", "Project name is required"],
  ["R2.5-38", "Projects", "Add Project", "Description", "Project description is required"],
])("%s in %s: leaving %s / %s empty says '%s'", async (_id, section, add, label, message) => {
  const form = await openForm(section, add);
  await form.leaveEmpty(label);
  expect(await form.dialog.findByText(message)).toBeTruthy();
});

test("R2.5-20 an experience can be confirmed only with title, company and start date", async () => {
  const { set, confirm } = await openForm("Experience", "Add Experience");
  set("Job Title", "Nurse");
  set("Company", "St Mary");
  expect(confirm.disabled).toBe(true);
  set("Start Date", "2024-01");
  expect(confirm.disabled).toBe(false);
});

test.each([
  ["R2.5-19", "Experience", "Add Experience", { "Job Title": "Nurse", Company: "St Mary" }],
  ["R2.5-27", "Education", "Add Education", { Degree: "BSc", Institution: "Leeds" }],
  ["R2.5-39", "Projects", "Add Project", { "Project Name": "Board", Description: "A board." }],
])("%s in %s an end before the start is refused", async (_id, section, add, fields) => {
  const form = await openForm(section, add);
  for (const [label, value] of Object.entries(fields)) form.set(label, value);
  form.set("Start Date", "2024-05");
  form.set("End Date", "2024-04");
  await form.user.click(form.confirm);
  expect(await form.dialog.findByText("End date must be after start date")).toBeTruthy();
  expect(form.calls.some(({ method }) => method === "POST")).toBe(false);
});

test.each([
  ["R2.4-34", "Experience", "Add Experience", "I currently work here"],
  ["R2.4-35", "Education", "Add Education", "I currently study here"],
])("%s in %s the current box clears and disables the end date", async (_id, section, add, box) => {
  const { set, field, dialog, user } = await openForm(section, add);
  set("End Date", "2024-04");
  await user.click(dialog.getByLabelText(box));
  expect(field("End Date").value).toBe("");
  expect(field("End Date").disabled).toBe(true);
});

test("R2.4-36 R2.3-22 a project in progress has no end date", async () => {
  const { set, field } = await openForm("Projects", "Add Project");
  expect(field("Status").value).toBe("completed");
  set("End Date", "2024-04");
  set("Status", "in-progress");
  expect(field("End Date").value).toBe("");
  expect(field("End Date").disabled).toBe(true);
});

test.each(["Demo URL", "Repository URL", "Other URL"])("R2.5-40 %s must be an absolute address", async (label) => {
  const { set, leaveEmpty, dialog } = await openForm("Projects", "Add Project");
  set(label, "example.org/no-scheme");
  await leaveEmpty(label);
  expect(await dialog.findByText("Please enter a valid URL")).toBeTruthy();
});

test("R2.3-23 the project categories to choose from", async () => {
  const { field } = await openForm("Projects", "Add Project");
  const values = [...field("Category").querySelectorAll("option")].map((option) => option.value);
  expect(values).toEqual(["web", "mobile", "desktop", "api", "data", "ml", "design", "research", "other"]);
});

test("R2.3-10 R2.5-21 R2.5-22 employment type is no field of the entry; skills are added by Enter, comma and Add, once each", async () => {
  const builder = await openForm("Experience", "Add Experience");
  const { set, field, dialog, user, confirm, calls } = builder;
  for (const [label, value] of [
    ["Job Title", "Nurse"],
    ["Company", "St Mary"],
    ["Start Date", "2024-01"],
  ] as const)
    set(label, value);
  set("Employment Type", "part-time");
  set("Description", "x".repeat(12));
  expect(dialog.getByText("12/1000")).toBeTruthy();
  await user.type(field("Skills"), "Triage{Enter}Care, triage{Enter}Rota");
  await user.click(dialog.getByRole("button", { name: "Add skill" }));
  await user.click(confirm);
  await screen.findByText("Failed to add experience. Please try again.");
  const body = calls.find(({ method }) => method === "POST")?.body;
  expect(body).toMatchObject({ position: "Nurse", skills: ["Triage", "Care", "Rota"] });
  expect(body).not.toHaveProperty("employment_type");
  expect(body).toMatchObject({ form_data: { employment_type: "part-time" } });
});

test("R2.5-33 R2.5-35 R2.3-18 R2.3-19 skills: groups, at least one name, levels that order and are no field of the entry", async () => {
  const { dialog, user, confirm, calls } = await openForm("Skills", "Add Skill Category");
  for (const group of ["Programming", "Design", "Data & Analytics", "Marketing", "Project Management"])
    expect(dialog.getByRole("button", { name: group })).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Design" }));
  await user.click(confirm);
  expect(await dialog.findByText("At least one skill is required")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Figma" }));
  await user.click(dialog.getByRole("button", { name: "Typography" }));
  const level = dialog.getByLabelText<HTMLSelectElement>("Level of Typography");
  expect([level.value, ...[...level.options].map((option) => option.value)]).toEqual([
    "intermediate",
    "beginner",
    "intermediate",
    "advanced",
    "expert",
  ]);
  fireEvent.change(level, { target: { value: "expert" } });
  await user.click(confirm);
  await screen.findByText("Failed to add skills. Please try again.");
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
    title: "Design",
    info: ["Typography", "Figma"],
    form_data: { levels: { Typography: "expert" } },
  });
});

test("R2.3-11 the form asks for title, company, start, end and whether it goes on", async () => {
  const { dialog, field } = await openForm("Experience", "Add Experience");
  for (const label of ["Job Title", "Company", "Start Date", "End Date"]) expect(field(label)).toBeTruthy();
  expect(dialog.getByRole("checkbox", { name: "I currently work here" })).toBeTruthy();
});

test.each([
  ["R2.5-29", "Education", "Add Education", "Relevant Courses", "course"],
  ["R2.5-42", "Projects", "Add Project", "Technologies", "technology"],
  ["R2.5-42", "Projects", "Add Project", "Features", "feature"],
])("%s in %s the list of %s / %s holds each %s once", async (_id, section, add, label, noun) => {
  const { dialog, field, user } = await openForm(section, add);
  await user.type(field(label), "One{Enter}Two, one{Enter}");
  const tags = dialog
    .getAllByRole("button", { name: /^Remove / })
    .map((button) => button.ariaLabel ?? button.textContent);
  expect(tags).toHaveLength(2);
  expect(dialog.getByRole("button", { name: `Add ${noun}` })).toBeTruthy();
});

test("R2.3-21 a project's other address stands in its form", async () => {
  const { user, openSection } = await openBuilder(
    aFullWebsite({ projects: projectsOf(aProject({ url: "https://example.org/board" })) }),
  );
  await openSection("Projects");
  await user.click(await screen.findByRole("button", { name: /^Ward board/ }, { timeout: 10_000 }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Project" }));
  expect(dialog.getByLabelText<HTMLInputElement>(/^Other URL/).value).toBe("https://example.org/board");
});

test.each([
  ["Experience", "Work Experience", "Add Experience"],
  ["Education", "Education", "Add Education"],
  ["Skills", "Skills & Expertise", "Add Skill Category"],
  ["Projects", "Projects & Portfolio", "Add Project"],
])("R2.2.7-01 %s has the common header, empty state, add button and labelled fields", async (section, title, add) => {
  const { dialog } = await openForm(section, add);
  expect(screen.getByRole("heading", { level: 2, name: title, hidden: true })).toBeTruthy();
  expect(screen.getByText(/^No .* yet$/)).toBeTruthy();
  for (const field of dialog.getAllByRole("textbox")) expect(field.id).not.toBe("");
});

test("R2.5-30 the GPA's help says when to include it", async () => {
  const { dialog } = await openForm("Education", "Add Education");
  expect(dialog.getByText(/3\.5 or higher/)).toBeTruthy();
});

test("closing a form with words in it asks first", async () => {
  const { set, dialog, user } = await openForm("Projects", "Add Project");
  set("Project Name", "Board");
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByText("Discard what you typed?")).toBeTruthy();
});

test("R2.2.4-12 the sections count their entries", async () => {
  await openBuilder(
    aFullWebsite({
      experience: [anExperience(), anExperience({ id: 2 })],
      education: [anEducation()],
      skills: [aSkillCategory()],
      projects: projectsOf(aProject(), aProject({ id: 2, category: "api" }), aProject({ id: 3 })),
      languages: [{ name: "Spanish", level: "" }],
    }),
  );
  const nav = within(screen.getByRole("navigation", { name: "Website sections" }));
  expect(nav.getAllByRole("button").map((button) => button.textContent)).toEqual([
    "Template",
    "Template Data",
    "Personal Info",
    "Experience2",
    "Education1",
    "Skills1",
    "Projects3",
    "More from CV1",
    "Sections",
    "Design",
    "",
  ]);
});
