import { expect, test } from "vitest";
import { isBlankItem, manualFormSchema, manualTemplates, manualWebsiteName } from "./manual-form.ts";

const aForm = (part: object = {}) => ({
  name: "Mine",
  personal_info: { name: "Ada", title: "Engineer", email: "ada@example.test" },
  educations: [{ name: "ETH" }],
  skills: [{ title: "Programming", info: "Go, TypeScript,, go" }],
  ...part,
});

const messagesOf = (form: object) =>
  Object.fromEntries(
    (manualFormSchema.safeParse(form).error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message]),
  );

test("R3.9-13 R3.9-14 a blank website name stands for My Portfolio, and the first template is modern", () => {
  expect(manualWebsiteName("  ")).toBe("My Portfolio");
  expect(manualWebsiteName(" Ada ")).toBe("Ada");
  expect(manualTemplates[0]).toBe("modern");
  expect(manualFormSchema.parse(aForm()).template_slug).toBe("modern");
});

test("the least that makes a portfolio, with comma-separated skills as a list of names once each", () => {
  expect(manualFormSchema.parse(aForm())).toMatchObject({
    intro: "",
    experiences: [],
    educations: [{ name: "ETH", degree: "", skills: [] }],
    skills: [{ title: "Programming", icon: "", info: ["Go", "TypeScript"] }],
    projects: [],
  });
});

test("what is missing is said at its place", () => {
  expect(messagesOf(aForm({ name: " ", personal_info: { name: "", title: "", email: "ada" } }))).toEqual({
    name: "The name field is required.",
    "personal_info.name": "The full name field is required.",
    "personal_info.title": "The professional title field is required.",
    "personal_info.email": "Please enter a valid email address",
  });
  expect(messagesOf(aForm({ educations: [{}], skills: [{ title: " " }] }))).toEqual({
    educations: "At least one education is required",
    skills: "At least one skill is required",
  });
  const items = {
    experiences: [{}, { description: "Did things" }],
    educations: [{ degree: "BSc" }, { name: "ETH" }],
    skills: [{ title: "Tools" }],
    projects: [{ code_url: "nowhere" }, { description: "d" }],
  };
  expect(Object.keys(messagesOf(aForm(items))).sort()).toEqual([
    "educations.0.name",
    "experiences.1.name",
    "experiences.1.position",
    "projects.0.code_url",
    "projects.0.title",
    "projects.1.title",
    "skills.0.info",
  ]);
});

test("an item with nothing but an untouched choice is blank and dropped", () => {
  expect(isBlankItem({ title: "", category: "Other", technologies: [] })).toBe(true);
  expect(isBlankItem({ title: "", technologies: ["Go"] })).toBe(false);
  expect(manualFormSchema.parse(aForm({ projects: [{ category: "Other" }, { title: "T" }] })).projects).toHaveLength(1);
});
