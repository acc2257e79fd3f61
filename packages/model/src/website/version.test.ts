import { expect, test } from "vitest";
import { emptyExtraSections } from "./extra-sections.ts";
import { describeChanges, type VersionContent } from "./version.ts";
import { emptyContact } from "./website.ts";

const aVersion = (part: Partial<VersionContent> = {}): VersionContent => ({
  fields: {
    name: "Portfolio",
    full_name: "Ada Example",
    intro: "",
    description: "",
    contact: emptyContact,
    seo: { title: "", description: "", indexable: true },
    template_slug: "modern",
    extras: emptyExtraSections(),
  },
  items: { experiences: [], educations: [], skills: [], projects: [] },
  template_data: {},
  ...part,
});

const withItems = (...ids: number[]) =>
  aVersion({ items: { ...aVersion().items, experiences: ids.map((id) => ({ id, position: `Job ${id}` })) } });

test("nothing is said of two equal versions, whatever the order of their keys", () => {
  const { name, intro, ...rest } = aVersion().fields;
  expect(describeChanges(aVersion(), aVersion({ fields: { ...rest, intro, name } }))).toEqual([]);
});

test("fields, lists and template data are named in the owner's words", () => {
  const { fields } = aVersion();
  const after = aVersion({
    fields: { ...fields, intro: "New", template_slug: "default", extras: { ...fields.extras, interests: ["Chess"] } },
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
  const after = withItems(1);
  const [item] = after.items.experiences;
  if (item) item["position"] = "Other";
  expect(describeChanges(withItems(1), after)).toEqual(["1 experience changed"]);
});
