import { expect, test } from "vitest";
import { someParsedData } from "../testing/onboarding-builders.ts";
import { applyChanges } from "./parsed-pointers.ts";

const data = someParsedData({
  skills: [{ name: "Triage" }, { name: "Wound care" }, { name: "ECG" }],
  interests: ["Rowing"],
});
const evidence = {
  "/personal_info/name": { confidence: 0.9, rule: "name", spans: [] },
  "/skills/0/name": { confidence: 0.9, rule: "a", spans: [] },
  "/skills/1/name": { confidence: 0.9, rule: "b", spans: [] },
  "/skills/2/name": { confidence: 0.9, rule: "c", spans: [] },
};

test("a corrected value replaces the one that was read and counts as the owner's", () => {
  const next = applyChanges(data, evidence, [{ pointer: "/personal_info/name", value: "Amara O." }]);
  expect(next.data.personal_info.name).toBe("Amara O.");
  expect(next.evidence["/personal_info/name"]).toMatchObject({ source: "user", spans: [] });
  expect(data.personal_info.name).toBe("Amara Okonkwo");
});

test("a removed entry takes its evidence along and the later ones move up", () => {
  const next = applyChanges(data, evidence, [{ pointer: "/skills/1", value: null }]);
  expect(next.data.skills.map(({ name }) => name)).toEqual(["Triage", "ECG"]);
  expect(next.data.skills_count).toBe(2);
  expect(next.evidence["/skills/1/name"]?.rule).toBe("c");
  expect(next.evidence["/skills/2/name"]).toBeUndefined();
  expect(next.evidence["/personal_info/name"]?.rule).toBe("name");
});

test("a pointer behind the last entry adds one", () => {
  const next = applyChanges(data, evidence, [
    { pointer: "/skills/3", value: { name: "Audit" } },
    { pointer: "/interests/1", value: "Fiddle" },
  ]);
  expect(next.data.skills.at(-1)?.name).toBe("Audit");
  expect(next.data.interests).toEqual(["Rowing", "Fiddle"]);
});

test("a change that leads nowhere, or to another kind of value, changes nothing", () => {
  expect(applyChanges(data, evidence, [{ pointer: "/nowhere/0/name", value: "x" }]).data).toEqual(data);
  expect(applyChanges(data, evidence, [{ pointer: "/skills", value: "none" }]).data).toBe(data);
});
