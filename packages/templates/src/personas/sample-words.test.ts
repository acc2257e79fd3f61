import { describe, expect, test } from "vitest";
import { personas } from "./index.ts";
import { sampleMarks } from "./sample-marks.ts";
import { marksOf, sampleLeft } from "./sample-words.ts";

const all = [...new Set(personas.flatMap(({ site }) => marksOf(site)))].toSorted();

test("the marks are those of the sample people as they are today", () => {
  expect(sampleMarks.split(" ")).toEqual(all);
});

const person = {
  full_name: "Ward Example",
  intro: "A nurse.",
  description: "",
  flat_picture: null,
  contact: { email: "ward@example.test", phone: "", description: "" },
  experience: [{ id: 5, position: "Charge nurse", name: "Riverside Hospital", description: "x".repeat(80) }],
  education: [],
  skills: [{ id: 6, title: "Care", info: ["Triage", "Rota"] }],
  projects: {},
  template_data: { tagline: "Order out of noise." },
};

describe("what is left of a sample person", () => {
  test.each(personas.map((persona) => [persona.id, persona] as const))("all of %s is known again", (_id, { site }) => {
    const left = sampleLeft(site);
    const labels = left.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(["Full name", "Introduction"]));
    const jobs = left.filter(({ place }) => place === "experience").map(({ id }) => id);
    expect(new Set(jobs)).toEqual(new Set(site.experience.map(({ id }) => id)));
  });

  test.each(personas.map(({ id, site }) => [id, site] as const))("of %s alone: the name", (_id, site) => {
    expect(sampleLeft({ ...person, full_name: site.full_name })).toEqual([
      { place: "personal", label: "Full name", id: null },
    ]);
  });

  test("an entry counts by its words, whatever its dates and whoever it is beside", () => {
    const [site] = personas.map((persona) => persona.site);
    const [job] = site?.experience ?? [];
    const changed = {
      ...person,
      experience: [...person.experience, { ...job, id: 77, description: "", date: "2001" }],
    };
    expect(sampleLeft(changed)).toEqual([{ place: "experience", label: job?.position, id: 77 }]);
  });

  test("nothing of somebody who wrote their own", () => {
    expect(sampleLeft(person)).toEqual([]);
  });

  test("skills that two people may well share are no sign by themselves", () => {
    const skills = personas.flatMap(({ site }) => site.skills);
    expect(sampleLeft({ ...person, skills })).toEqual([]);
    const [first] = personas;
    const left = sampleLeft({ ...person, full_name: first?.site.full_name, skills: first?.site.skills });
    expect(left.map(({ place }) => place)).toContain("skills");
  });
});
