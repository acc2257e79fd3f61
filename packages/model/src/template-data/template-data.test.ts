import { describe, expect, test } from "vitest";
import { templateDataFormOf } from "./families.ts";
import { fieldsOf } from "./field.ts";
import {
  backgroundStyles,
  builtInCertifications,
  builtInSkills,
  builtInValues,
  certificationIcons,
  colourPresets,
  modernThemeDefaults,
  ratingLabels,
  softSkillIcons,
  valueIcons,
} from "./modern-built-ins.ts";
import { templateDataSchema } from "./schema.ts";

/** Messages by dot path, or the cleaned data. */
function check(category: string, data: unknown): unknown {
  const result = templateDataSchema(category).safeParse(data);
  if (result.success) return result.data;
  return Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join("."), message]));
}

test("R3.9-20 R3.9-24 backgrounds and the scale of ratings", () => {
  expect(backgroundStyles).toEqual(["gradient", "solid", "pattern"]);
  expect(ratingLabels).toEqual(["Beginner", "Basic", "Intermediate", "Advanced", "Expert"]);
  expect(check("modern", { soft_skills: [{ name: "a", rating: 1 }] })).toMatchObject({ soft_skills: [{ rating: 1 }] });
  for (const rating of [0, 6, 2.5, "3"]) {
    expect(check("modern", { soft_skills: [{ name: "a", rating }] })).toEqual({
      "soft_skills.0.rating": "The rating must be a whole number from 1 to 5.",
    });
  }
});

test("R3.9-21 R3.9-22 R3.9-23 built-ins: 15, 12, 12, 12, 10, 12 and 12, each once", () => {
  const lists: [readonly unknown[], number][] = [
    [valueIcons, 15],
    [colourPresets, 12],
    [softSkillIcons, 12],
    [certificationIcons, 12],
    [builtInSkills.map(({ name }) => name), 10],
    [builtInValues.map(({ title }) => title), 12],
    [builtInCertifications.map(({ name }) => name), 12],
  ];
  for (const [list, count] of lists) expect(new Set(list).size).toBe(count);
  for (const { icon, color } of builtInValues) {
    expect(valueIcons).toContain(icon);
    expect(colourPresets).toContain(color);
  }
  for (const { icon } of builtInSkills) expect(softSkillIcons).toContain(icon);
  for (const { icon } of builtInCertifications) expect(certificationIcons).toContain(icon);
  expect(check("modern", { values: builtInValues, soft_skills: builtInSkills })).toMatchObject({
    values: builtInValues,
  });
  expect(check("modern", { certifications: builtInCertifications, theme: modernThemeDefaults })).toMatchObject({
    theme: { primary_color: "#667eea", accent_color: "#764ba2", background_style: "gradient" },
  });
});

test("forms exist for five categories, whatever the case", () => {
  expect(templateDataFormOf("Academic")?.title).toBe("Academic Portfolio Data");
  for (const category of ["default", "technology", "constructor", "Premium"])
    expect(templateDataFormOf(category)).toBeNull();
  for (const category of ["academic", "engineering", "business", "creative", "modern"]) {
    const form = templateDataFormOf(category);
    const keys = form ? fieldsOf(form).map(({ key }) => key) : [];
    expect(new Set(keys).size).toBe(keys.length);
  }
});

describe("cleaning", () => {
  test("blank entries go, the rest is trimmed, unknown keys stay", () => {
    const data = {
      research_areas: [" Ecology ", "", "  "],
      philosophy_stats: [
        { icon: "", text: " " },
        { icon: "π", text: " Open data " },
        { icon: "", text: "", note: "kept" },
      ],
      mine: { any: [" thing "] },
    };
    expect(check("academic", data)).toEqual({
      research_areas: ["Ecology"],
      philosophy_stats: [
        { icon: "π", text: "Open data" },
        { icon: "", text: "", note: "kept" },
      ],
      mine: { any: [" thing "] },
    });
  });

  test("an icon, a colour or a type alone makes no entry", () => {
    expect(check("modern", { values: [{ title: "", icon: "heart", color: "#667eea" }] })).toEqual({ values: [] });
    expect(check("creative", { exhibitions: [{ name: " ", type: "Solo" }] })).toEqual({ exhibitions: [] });
  });

  test("years and figures in words may come as numbers", () => {
    expect(check("engineering", { certifications: [{ name: "PE", year: 2020 }] })).toEqual({
      certifications: [{ name: "PE", year: "2020" }],
    });
    expect(check("business", { business_metrics: { team_size: 40 } })).toEqual({
      business_metrics: { team_size: "40" },
    });
  });

  test("a category without a form keeps any object", () => {
    expect(check("technology", { a: [""] })).toEqual({ a: [""] });
  });
});

test.each([
  ["academic", { publications_count: -1 }, "publications_count", "The publications must be at least 0."],
  ["academic", { publications_count: 1.5 }, "publications_count", "The publications must be a whole number."],
  ["academic", { publications_count: "5" }, "publications_count", "The publications must be a number."],
  ["academic", { scholar_profile: "javascript:alert(1)" }, "scholar_profile", "Please enter a valid URL"],
  [
    "academic",
    { philosophy_stats: [{ icon: "abc", text: "x" }] },
    "philosophy_stats.0.icon",
    "The icon may not be greater than 2 characters.",
  ],
  [
    "academic",
    { research_metrics: { accuracy_rate: 100.1 } },
    "research_metrics.accuracy_rate",
    "The accuracy rate in % may not be greater than 100.",
  ],
  [
    "academic",
    { research_metrics: { accuracy_rate: 0.15 } },
    "research_metrics.accuracy_rate",
    "The accuracy rate in % must be in steps of 0.1.",
  ],
  ["engineering", { experience_years: 51 }, "experience_years", "The years of experience may not be greater than 50."],
  ["creative", { exhibitions: [{ name: "x", type: "Fair" }] }, "exhibitions.0.type", "The selected type is invalid."],
  [
    "modern",
    { theme: { primary_color: "red" } },
    "theme.primary_color",
    "The primary colour must be a colour such as #667eea.",
  ],
  [
    "modern",
    { values: [{ title: "Care" }, { title: "" }, { title: " care " }] },
    "values.2.title",
    '"care" is already added to your values',
  ],
  ["modern", { certifications: "none" }, "certifications", "The certifications must be a list."],
])("%s refuses %j", (category, data, path, message) => {
  expect(check(category, data)).toEqual({ [path]: message });
});

test.each([0, 0.1, 0.3, 99.9, 100, null])("an accuracy rate of %s is fine", (accuracy_rate) => {
  expect(check("academic", { research_metrics: { accuracy_rate } })).toEqual({ research_metrics: { accuracy_rate } });
});
