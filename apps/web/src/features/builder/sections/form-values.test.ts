import { findKind, type FormField } from "@vitrine/model";
import { expect, test } from "vitest";
import { changedFields, formValues, valuesToSend, wholeFields } from "./form-values.ts";
import { newEntry, titlePart } from "./new-section.ts";
import { wordsOfEntry } from "./entry-words.ts";

const kindOf = (name: string) => {
  const kind = findKind(name);
  if (!kind) throw new Error(name);
  return kind;
};
const publications = kindOf("publications");
const projects = kindOf("projects");

test("fields that a list leaves out are blank in the form, and no change", () => {
  const stored = { title: "Night rounds", venue: "", date: "2020", url: "" };
  const values = formValues(publications.form, stored);
  expect(values).toMatchObject({ title: "Night rounds", authors: "", doi: "", selected: false });
  const whole = wholeFields(publications.form, stored);
  expect(changedFields(publications.form, whole, valuesToSend(publications.form, values))).toBeNull();
  expect(changedFields(publications.form, whole, { ...whole, doi: "10.1/x" })).toEqual({
    before: { doi: "" },
    after: { doi: "10.1/x" },
  });
});

test("months change together with the text of them", () => {
  const { fields } = newEntry(projects, { title: "Board", description: "A board.", start_date: "2020-01" });
  const values = { ...formValues(projects.form, fields), end_date: "2021-02" };
  const whole = wholeFields(projects.form, fields);
  expect(changedFields(projects.form, whole, valuesToSend(projects.form, values))).toEqual({
    before: { date: "Jan 2020", start_date: "2020-01", end_date: null, is_current: false },
    after: { date: "Jan 2020 - Feb 2021", start_date: "2020-01", end_date: "2021-02", is_current: false },
  });
});

test("texts are sent without the space around them", () => {
  const form: FormField[] = [{ kind: "text", key: "name", label: "Name", max: 10 }];
  expect(valuesToSend(form, { name: " A ", other: "left behind" })).toEqual({ name: "A" });
});

test("an empty title, or the kind's own, leaves the section to its kind", () => {
  expect(titlePart(publications, "  ")).toEqual({ title: null, label: "Publications" });
  expect(titlePart(publications, "Publications")).toEqual({ title: null, label: "Publications" });
  expect(titlePart(publications, " Papers ")).toEqual({ title: "Papers", label: "Papers" });
});

test("an entry is called by its title, else by its first words or its pictures", () => {
  const entry = (name: string, values: Record<string, unknown>) =>
    wordsOfEntry(kindOf(name), newEntry(kindOf(name), values));
  expect(entry("awards", { title: "Medal", issuer: "Leeds", date: "2020" })).toEqual({
    title: "Medal",
    detail: "Leeds",
    meta: "2020",
  });
  expect(entry("text", { text: "One\nTwo" }).title).toBe("One");
  const picture = { media_id: 1, img: "", caption: "", cover: false };
  expect(entry("gallery", { pictures: [picture, picture] }).title).toBe("2 pictures");
  expect(entry("gallery", {}).title).toBe("Untitled series");
});
