// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openForm, pathOf, savedRecord, sentRecords } from "../testing/open-form.tsx";

test("R3.2.7-07 R3.4-50 R3.4-52 R3.8-40 popular values are added once each, with icon, colour, title and description", async () => {
  const { user, form } = await openForm("Modern");
  const popular = within(form.getByRole("group", { name: "Popular values" }));
  expect(popular.getAllByRole("button")).toHaveLength(12);
  const button = popular.getByRole<HTMLButtonElement>("button", { name: "Curiosity" });
  await user.click(button);
  expect(await screen.findByText('Added "Curiosity" to your values')).toBeTruthy();
  expect(button.disabled).toBe(true);
  const entry = within(form.getByRole("group", { name: "value 1" }));
  expect(entry.getByLabelText<HTMLInputElement>("Title").value).toBe("Curiosity");
  expect(entry.getByLabelText("Description")).toBeTruthy();
  expect(entry.getAllByRole("button", { name: /^Icon / })).toHaveLength(15);
  expect(entry.getAllByRole("button", { name: /^Colour #/ })).toHaveLength(12);
  await user.click(entry.getByRole("button", { name: "Remove value 1" }));
  expect(button.disabled).toBe(false);
});

test.each([
  ["R3.8-37", "value", "Title", '"CURIOSITY" is already added to your values', "Popular values", "Curiosity"],
  ["R3.8-38", "skill", "Name", '"TEAMWORK" is already added to your skills', "Popular skills", "Teamwork"],
  [
    "R3.8-39",
    "certification",
    "Name",
    '"ITIL 4 FOUNDATION" is already added to your certifications',
    "Popular certifications",
    "ITIL 4 Foundation",
  ],
])(
  "%s R3.4-51 a second %s of the same name is refused whatever its case",
  async (_id, one, label, sentence, group, name) => {
    const { user, form, calls } = await openForm("Modern");
    await user.click(within(form.getByRole("group", { name: group })).getByRole("button", { name }));
    await user.click(form.getByRole("button", { name: `Add ${one}` }));
    const second = within(form.getByRole("group", { name: `${one} 2` }));
    await user.type(second.getByLabelText(label), name.toUpperCase());
    await user.tab();
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    await user.click(form.getByRole("button", { name: "Save Modern Template Data" }));
    expect(sentRecords(calls)).toEqual([]);
  },
);

test("R3.2.7-09 R3.5-30 R3.8-40 skills are rated with stars that say their word", async () => {
  const { user, form } = await openForm("Modern");
  const popular = within(form.getByRole("group", { name: "Popular skills" }));
  expect(popular.getAllByRole("button")).toHaveLength(10);
  await user.click(popular.getByRole("button", { name: "Mentoring" }));
  expect(await screen.findByText('Added "Mentoring" to your professional skills')).toBeTruthy();
  const entry = within(form.getByRole("group", { name: "skill 1" }));
  expect(entry.getByText("Not rated")).toBeTruthy();
  const words = ["Beginner", "Basic", "Intermediate", "Advanced", "Expert"];
  for (const [index, word] of words.entries()) {
    await user.hover(entry.getByRole("button", { name: `${index + 1} of 5, ${word}` }));
    expect(entry.getByText(word)).toBeTruthy();
  }
  await user.click(entry.getByRole("button", { name: "4 of 5, Advanced" }));
  expect(entry.getByRole("button", { name: "4 of 5, Advanced" }).ariaPressed).toBe("true");
  expect(entry.getByLabelText("Description")).toBeTruthy();
  expect(entry.getAllByRole("button", { name: /^Icon / })).toHaveLength(12);
});

test("R3.2.7-10 R3.5-31 R3.8-40 certifications have name, issuer, year, a link that must be one, and an icon", async () => {
  const { user, form } = await openForm("Modern");
  const popular = within(form.getByRole("group", { name: "Popular certifications" }));
  expect(popular.getAllByRole("button")).toHaveLength(12);
  await user.click(popular.getByRole("button", { name: "First Aid at Work" }));
  expect(await screen.findByText('Added "First Aid at Work" to your certifications')).toBeTruthy();
  const entry = within(form.getByRole("group", { name: "certification 1" }));
  expect(entry.getByLabelText<HTMLInputElement>("Issuer").value).toBe("St John Ambulance");
  expect(entry.getByLabelText("Year")).toBeTruthy();
  const link = entry.getByLabelText<HTMLInputElement>("Verification link");
  expect(link.type).toBe("url");
  await user.type(link, "verify");
  await user.tab();
  expect(entry.getByText("Please enter a valid URL")).toBeTruthy();
  expect(entry.getAllByRole("button", { name: /^Icon / })).toHaveLength(12);
});

test("R3.3-33 R3.2.7-11 the theme starts from the defaults; a chosen colour is stored with the others", async () => {
  const { user, form, calls } = await openForm(
    "Modern",
    {},
    { [`PUT ${pathOf("modern")}`]: savedRecord("modern", {}) },
  );
  expect(form.getByLabelText<HTMLInputElement>("Primary colour").value).toBe("#667eea");
  expect(form.getByLabelText<HTMLInputElement>("Accent colour").value).toBe("#764ba2");
  const style = form.getByLabelText<HTMLSelectElement>("Background style");
  expect(style.value).toBe("gradient");
  expect([...style.options].map(({ value }) => value)).toEqual(["gradient", "solid", "pattern"]);
  await user.selectOptions(style, "pattern");
  await user.click(form.getByRole("button", { name: "Save Modern Template Data" }));
  await waitFor(() =>
    expect(sentRecords(calls)[0]?.body).toEqual({
      data: { theme: { primary_color: "#667eea", accent_color: "#764ba2", background_style: "pattern" } },
    }),
  );
});
