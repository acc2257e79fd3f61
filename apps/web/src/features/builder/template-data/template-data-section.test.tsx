// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aUser } from "../../../testing/builders.ts";
import { resetClient } from "../../../testing/render-page.tsx";
import { refusal } from "../../../testing/stub-api.ts";
import { aFullWebsite, anExperience, aSkillCategory, openBuilder } from "../testing/open-builder.tsx";
import { openForm, pathOf, record, savedRecord, sentRecords, siteIn } from "../testing/open-form.tsx";

/** Every label that a control of the form has. */
const labelsOf = () =>
  [...document.querySelectorAll("form label, form legend, form [role=group] > span")].map((node) =>
    node.textContent.replace(/optional$/, "").trim(),
  );

test.each([
  [
    "R3.2.6-03 R3.2.7-01",
    "Academic",
    "Academic Portfolio Data",
    [
      "Research philosophy",
      "Research areas",
      "Scholar profile",
      "Publications",
      "Experiments",
      "Awards",
      "Years of research",
      "Conferences",
      "Models deployed",
      "Datasets analyzed",
      "Research papers",
      "Accuracy rate in %",
    ],
  ],
  [
    "R3.2.7-02",
    "Engineering",
    "Engineering Portfolio Data",
    [
      "Tolerance",
      "Materials",
      "Software",
      "Projects completed",
      "Efficiency improvement in %",
      "Components designed",
      "Specializations",
      "Years of experience",
      "Memberships",
    ],
  ],
  [
    "R3.2.7-03",
    "Business",
    "Business Executive Portfolio Data",
    [
      "Revenue impact",
      "Team size",
      "Success rate",
      "Client satisfaction",
      "Leadership philosophy",
      "Core competencies",
      "Primary industry",
      "Years in this industry",
    ],
  ],
  [
    "R3.2.7-04",
    "Creative",
    "Creative Portfolio Data",
    [
      "Artistic philosophy",
      "Specializations",
      "Influences",
      "Design software",
      "Animation tools",
      "Traditional media",
      "Projects completed",
      "Client satisfaction",
      "Years of experience",
    ],
  ],
  [
    "R3.2.7-08 R3.2.7-11",
    "Modern",
    "Modern Portfolio Data",
    ["Professional Philosophy", "Personal Tagline", "Primary colour", "Accent colour", "Background style"],
  ],
])("%s %s has its form with every field", async (_ids, category, title, labels) => {
  await openForm(category);
  expect(screen.getByRole("heading", { level: 2, name: title })).toBeTruthy();
  expect(labelsOf()).toEqual(expect.arrayContaining(labels));
});

test.each([
  ["Academic", "point", ["Icon", "Text"]],
  ["Engineering", "certification", ["Name", "Issuer", "Year"]],
  ["Business", "leadership role", ["Role", "Team size", "Duration", "Achievements"]],
  ["Business", "initiative", ["Initiative", "Impact", "Timeline", "Outcome"]],
  ["Creative", "exhibition", ["Name", "Venue", "Year", "Type"]],
  ["Creative", "award", ["Award", "Organization", "Year", "Category"]],
])(
  "R3.2.7-01 R3.2.7-02 R3.2.7-03 R3.2.7-04 in %s a %s is added, with its parts, and removed",
  async (category, one, parts) => {
    const { user, form } = await openForm(category);
    await user.click(form.getByRole("button", { name: `Add ${one}` }));
    const entry = within(form.getByRole("group", { name: `${one} 1` }));
    for (const part of parts) expect(entry.getByLabelText(part)).toBeTruthy();
    await user.click(entry.getByRole("button", { name: `Remove ${one} 1` }));
    expect(form.queryByRole("group", { name: `${one} 1` })).toBeNull();
  },
);

test("R3.2.6-01 R3.8-34 a form that is loading says so, one that fails says so and loads again", async () => {
  let isDown = true;
  const { user, openSection } = await openBuilder(siteIn("Academic"), {
    replies: { [`GET ${pathOf("academic")}`]: () => (isDown ? refusal(403, "forbidden") : record("academic")) },
  });
  await openSection("Template Data");
  expect((await screen.findAllByText("Failed to load template data")).length).toBeGreaterThan(0);
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("form", { name: "Academic Portfolio Data" })).toBeTruthy();
});

test("R3.2.6-01 the loading state is shown until the data has come", async () => {
  const { openSection } = await openBuilder(siteIn("Academic"), {
    replies: { [`GET ${pathOf("academic")}`]: () => new Promise(() => undefined) },
  });
  await openSection("Template Data");
  expect(await screen.findByRole("status", { name: "Loading template data" })).toBeTruthy();
});

test("R3.2.6-02 without a template the section leads to the choice of one", async () => {
  const website = aFullWebsite();
  const { user, openSection } = await openBuilder({ ...website, template: { ...website.template, id: null } });
  await openSection("Template Data");
  expect(await screen.findByText("Select a Template First")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Choose Template" }));
  expect(await screen.findByRole("heading", { level: 2, name: "Template" }, { timeout: 10_000 })).toBeTruthy();
});

test("R3.2.7-05 R3.2.7-06 other categories show what the site is made of, and lead there", async () => {
  const website = siteIn("Technology", {
    experience: [anExperience(), anExperience({ id: 2 })],
    skills: [aSkillCategory()],
  });
  const { user, openSection } = await openBuilder(website);
  for (const [button, heading] of [
    ["Edit Personal Info", "Personal Information"],
    ["Edit Experience", "Work Experience"],
    ["Edit Projects", "Projects & Portfolio"],
  ] as const) {
    await openSection("Template Data");
    expect(await screen.findByText("Template Customization")).toBeTruthy();
    const facts = [...document.querySelectorAll("dl > div")].map((row) => row.textContent);
    expect(facts).toEqual(["Experience entries2", "Education entries0", "Skill categories1", "Projects0"]);
    await user.click(screen.getByRole("button", { name: button }));
    expect(await screen.findByRole("heading", { level: 2, name: heading }, { timeout: 10_000 })).toBeTruthy();
  }
});

test("R3.2.7-12 R3.4-46 R3.8-36 R3.2.7-13 save is possible once something changed, stores the data and rests again", async () => {
  const { user, calls, form } = await openForm(
    "Modern",
    { tagline: "Old" },
    { [`PUT ${pathOf("modern")}`]: savedRecord("modern", { tagline: "New" }) },
  );
  const save = form.getByRole<HTMLButtonElement>("button", { name: "Save Modern Template Data" });
  expect(save.disabled).toBe(true);
  expect(form.getByRole("button", { name: "Reset to Defaults" })).toBeTruthy();
  await user.clear(form.getByLabelText("Personal Tagline"));
  await user.type(form.getByLabelText("Personal Tagline"), "New");
  expect(save.disabled).toBe(false);
  await user.dblClick(save);
  expect(await screen.findByText("Template data saved successfully!")).toBeTruthy();
  expect(save.disabled).toBe(true);
  const puts = sentRecords(calls);
  expect(puts.map(({ body }) => body)).toEqual([{ data: { tagline: "New" } }]);
  expect(puts[0]?.headers.get("If-Match")).toBe('"0"');
});

test("R3.4-49 loading supplied data is no change", async () => {
  const { form } = await openForm("Academic", { philosophy: "Loaded", publications_count: 3 });
  expect(form.getByLabelText<HTMLTextAreaElement>("Research philosophy").value).toBe("Loaded");
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(form.getByRole<HTMLButtonElement>("button", { name: "Save Academic Data" }).disabled).toBe(true);
});

test("R3.8-35 a failed save says so and keeps what was typed, also over a reload", async () => {
  const { user, form } = await openForm(
    "Academic",
    {},
    { [`PUT ${pathOf("academic")}`]: refusal(500, "server_error") },
  );
  await user.type(form.getByLabelText("Research philosophy"), "Open data");
  await user.click(form.getByRole("button", { name: "Save Academic Data" }));
  expect(await screen.findByText("Failed to save template data")).toBeTruthy();
  expect(form.getByLabelText<HTMLTextAreaElement>("Research philosophy").value).toBe("Open data");
  cleanup();
  await openForm("Academic", {}, {}, { isReload: true });
  expect(screen.getByLabelText<HTMLTextAreaElement>("Research philosophy").value).toBe("Open data");
});

test("words that an earlier build kept for all tabs together are carried over once", async () => {
  const kept = { category: "academic", data: { philosophy: "From before" }, base: {}, version: 0, userId: aUser().id };
  resetClient();
  window.localStorage.setItem("template_data_draft_10001_academic", JSON.stringify(kept));
  const { form } = await openForm("Academic", {}, {}, { isReload: true });
  expect(form.getByLabelText<HTMLTextAreaElement>("Research philosophy").value).toBe("From before");
  expect(window.localStorage.getItem("template_data_draft_10001_academic")).toBeNull();
});

test("undo and redo hold for the form, also after another section was opened", async () => {
  const { user, form, openSection } = await openForm("Modern", { tagline: "Old" });
  const tagline = () => screen.getByLabelText<HTMLInputElement>("Personal Tagline").value;
  await user.click(form.getByLabelText("Personal Tagline"));
  await user.paste(" and new");
  await openSection("Experience");
  await user.click(screen.getByRole("button", { name: "Undo last change" }));
  await waitFor(() => expect(tagline()).toBe("Old"));
  await user.click(screen.getByRole("button", { name: "Redo last change" }));
  await waitFor(() => expect(tagline()).toBe("Old and new"));
});

test("a save without a connection is kept and sent once it is back, over a reload", async () => {
  const { user, form } = await openForm(
    "Modern",
    {},
    {
      [`PUT ${pathOf("modern")}`]: () => {
        throw new TypeError("Failed to fetch");
      },
    },
  );
  await user.type(form.getByLabelText("Personal Tagline"), "Kept");
  await user.click(form.getByRole("button", { name: "Save Modern Template Data" }));
  expect(await screen.findByText(/^Offline – kept on this device\. It is sent/)).toBeTruthy();
  cleanup();
  const again = await openBuilder(siteIn("Modern"), {
    isReload: true,
    replies: { [`PUT ${pathOf("modern")}`]: savedRecord("modern", { tagline: "Kept" }) },
  });
  await waitFor(() =>
    expect(sentRecords(again.calls).map(({ body }) => body)).toEqual([{ data: { tagline: "Kept" } }]),
  );
});

test("unsaved words survive another section", async () => {
  const { user, openSection, form } = await openForm("Academic");
  await user.type(form.getByLabelText("Research philosophy"), "Open data");
  await openSection("Experience");
  await openSection("Template Data");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Research philosophy").value).toBe("Open data");
});

test("R3.5-33 R3.5-34 R3.5-35 R3.5-36 R3.5-32 wrong values are named, found and not sent", async () => {
  const { user, calls, form } = await openForm("Academic");
  const rate = form.getByLabelText<HTMLInputElement>("Accuracy rate in %");
  expect([rate.min, rate.max, rate.step]).toEqual(["0", "100", "0.1"]);
  await user.type(rate, "101");
  await user.type(form.getByLabelText("Scholar profile"), "nowhere");
  await user.tab();
  expect(form.getByText("Please enter a valid URL")).toBeTruthy();
  await user.click(form.getByRole("button", { name: "Add point" }));
  await user.type(form.getByLabelText("Icon"), "abc");
  expect(form.getByLabelText<HTMLInputElement>("Icon").value).toBe("ab");
  await user.click(form.getByRole("button", { name: "Save Academic Data" }));
  expect(await screen.findByText("Please fix validation errors before saving.")).toBeTruthy();
  expect(form.getByText("The accuracy rate in % may not be greater than 100.")).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-invalid")).toBe("true"));
  expect(sentRecords(calls)).toEqual([]);
  for (const input of document.querySelectorAll<HTMLInputElement>("form input[type=number]"))
    expect(input.min).toBe("0");
});

test("R3.5-34 years of experience run from 0 to 50", async () => {
  const engineering = await openForm("Engineering");
  const years = engineering.form.getByLabelText<HTMLInputElement>("Years of experience");
  expect([years.min, years.max]).toEqual(["0", "50"]);
});

test("R3.5-38 exhibitions are Solo, Group, Juried or Invitational", async () => {
  const { user, form } = await openForm("Creative");
  await user.click(form.getByRole("button", { name: "Add exhibition" }));
  const options = within(form.getByLabelText("Type")).getAllByRole<HTMLOptionElement>("option");
  expect(options.map(({ value }) => value)).toEqual(["Solo", "Group", "Juried", "Invitational"]);
});

test("R3.5-37 lists of words take Enter and comma, trim, and pass over blanks", async () => {
  const { user, form, calls } = await openForm(
    "Academic",
    {},
    { [`PUT ${pathOf("academic")}`]: savedRecord("academic", {}) },
  );
  await user.type(form.getByLabelText("Research areas"), " Peat {Enter} {Enter}Fog ,  ,");
  await user.click(form.getByRole("button", { name: "Save Academic Data" }));
  await waitFor(() => expect(sentRecords(calls)[0]?.body).toEqual({ data: { research_areas: ["Peat", "Fog"] } }));
});

test("R3.2.7-12 Reset to Defaults asks, then empties the form and stores nothing by itself", async () => {
  const { user, form, calls } = await openForm("Modern", { tagline: "Mine", extra: 1 });
  await user.click(form.getByRole("button", { name: "Reset to Defaults" }));
  await user.click(await screen.findByRole("button", { name: "Reset" }));
  await waitFor(() => expect(form.getByLabelText<HTMLInputElement>("Personal Tagline").value).toBe(""));
  expect(form.getByRole<HTMLButtonElement>("button", { name: "Save Modern Template Data" }).disabled).toBe(false);
  expect(sentRecords(calls)).toEqual([]);
});

test("another tab's change of other fields is merged, of the same field it is asked about", async () => {
  const answers = [
    refusal(409, "version_conflict", {
      data: { template_data: { data: { tagline: "A", philosophy: "Theirs" }, version: 2 }, current_version: 2 },
    }),
    savedRecord("modern", { tagline: "Mine", philosophy: "Theirs" }, 3),
    refusal(409, "version_conflict", {
      data: { template_data: { data: { tagline: "Other", philosophy: "Theirs" }, version: 4 }, current_version: 4 },
    }),
  ];
  const { user, form, calls } = await openForm(
    "Modern",
    { tagline: "A" },
    { [`PUT ${pathOf("modern")}`]: () => answers.shift() ?? refusal(500, "server_error") },
  );
  const tagline = form.getByLabelText<HTMLInputElement>("Personal Tagline");
  const write = async (text: string) => {
    await user.clear(tagline);
    await user.type(tagline, text);
    await user.click(form.getByRole("button", { name: "Save Modern Template Data" }));
  };
  await write("Mine");
  expect(await screen.findByText("Template data saved successfully!")).toBeTruthy();
  expect(sentRecords(calls).at(-1)?.body).toEqual({
    data: { tagline: "Mine", philosophy: "Theirs" },
  });
  await write("Mine again");
  expect(await screen.findByText("This form was changed in another tab.")).toBeTruthy();
  expect(tagline.value).toBe("Mine again");
  await user.click(screen.getByRole("button", { name: "Use the other version" }));
  expect(tagline.value).toBe("Other");
});
