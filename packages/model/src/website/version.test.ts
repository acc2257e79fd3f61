import { expect, test } from "vitest";
import { readStored } from "../sections/read-stored.ts";
import { describeChanges } from "./describe-changes.ts";
import { emptyLook } from "./look.ts";
import { versionContentShape, type KeptSection, type VersionContent } from "./version-content.ts";
import { emptyContact } from "./website.ts";

const aSection = (part: Partial<KeptSection>): KeptSection => ({
  id: 1,
  kind: "experience",
  title: null,
  visible: true,
  layout: "designed",
  entries: [],
  ...part,
});

const anEntry = (id: number, data: object) => ({ id, visible: true, schema_version: 1, data });

const aVersion = (part: Partial<VersionContent> = {}): VersionContent => ({
  fields: {
    name: "Portfolio",
    full_name: "Ada Example",
    intro: "",
    description: "",
    contact: emptyContact,
    seo: { title: "", description: "", indexable: true },
    template_slug: "modern",
    look: emptyLook,
  },
  sections: [aSection({})],
  template_data: {},
  ...part,
});

const withItems = (...ids: number[]) =>
  aVersion({ sections: [aSection({ entries: ids.map((id) => anEntry(id, { position: `Job ${id}` })) })] });

test("nothing is said of two equal versions, whatever the order of their keys", () => {
  const { name, intro, ...rest } = aVersion().fields;
  expect(describeChanges(aVersion(), aVersion({ fields: { ...rest, intro, name } }))).toEqual([]);
});

test("fields, lists and template data are named in the owner's words", () => {
  const { fields } = aVersion();
  const after = aVersion({
    fields: { ...fields, intro: "New", template_slug: "default" },
    sections: [aSection({}), aSection({ id: 2, kind: "interests", entries: [anEntry(9, { name: "Chess" })] })],
    template_data: { modern: { tagline: "x" } },
  });
  expect(describeChanges(aVersion(), after)).toEqual(["Introduction", "Template", "Interests", "Template data"]);
});

test.each([
  [[], [1], ["1 experience added"]],
  [[1, 2], [2], ["1 experience removed"]],
  [[1, 2], [2, 1], ["Experiences in another order"]],
  [[1], [2, 3], ["2 experiences added", "1 experience removed"]],
])("entries %j → %j read %j", (before, after, words) => {
  expect(describeChanges(withItems(...before), withItems(...after))).toEqual(words);
});

test("a changed entry is counted as changed", () => {
  const after = aVersion({ sections: [aSection({ entries: [anEntry(1, { position: "Other" })] })] });
  expect(describeChanges(withItems(1), after)).toEqual(["1 experience changed"]);
});

test("what was done to sections is said by their names", () => {
  const text = aSection({ id: 2, kind: "text" });
  const before = aVersion({ sections: [aSection({}), text] });
  const after = aVersion({
    sections: [
      { ...text, title: "Now", visible: false, layout: "cards" },
      aSection({}),
      aSection({ id: 3, kind: "figures" }),
    ],
  });
  expect(describeChanges(before, after)).toEqual([
    "Section “Text” renamed to “Now”",
    "Section “Now” hidden",
    "Section “Now” in another layout",
    "Section “In figures” added",
    "Sections in another order",
  ]);
  expect(describeChanges(after, before)).toContain("Section “In figures” removed");
});

test("a version from before there were sections is read as sections, and lacks nothing that it did not have", () => {
  const first = {
    fields: {
      name: "Portfolio",
      template_slug: "modern",
      contact: { email: "a@example.test" },
      extras: { interests: ["Chess"] },
    },
    items: { experiences: [{ id: 7, position: "Job" }], projects: [] },
  };
  const read = readStored(versionContentShape, 1, first);
  expect(read).toMatchObject({
    ok: true,
    value: {
      fields: { contact: { email: "a@example.test", phone: "" }, seo: { indexable: true } },
      sections: [
        { kind: "experience", entries: [{ id: 7, data: { position: "Job" } }] },
        { kind: "projects", entries: [] },
        { kind: "interests", entries: [{ id: null, data: { name: "Chess" } }] },
      ],
    },
  });
});
