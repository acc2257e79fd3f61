import { completeParsedData, parsedDataSchema, type EvidenceMap, type ParsedData } from "@vitrine/model";
import { describe, expect, test } from "vitest";
import { applyChanges, type Change } from "./apply-changes.ts";

const read = { confidence: 0.7, rule: "some.rule", spans: [] };
const typed = { confidence: 1, rule: "user", spans: [], source: "user" };

function aCv(parts: object = {}): ParsedData {
  return completeParsedData(
    parsedDataSchema.parse({
      personal_info: { name: "Marta Lindqvst", email: "marta@example.com" },
      experiences: [
        { position: "Engineer", company: "First" },
        { position: "Analyst", company: "Second" },
        { position: "Intern", company: "Third" },
      ],
      skills: [{ name: "Python" }],
      interests: ["Chess"],
      ...parts,
    }),
  );
}

const evidence: EvidenceMap = {
  "/personal_info/name": read,
  "/experiences/0/position": read,
  "/experiences/1/position": { ...read, rule: "second" },
  "/experiences/2/position": { ...read, rule: "third" },
};

function change(...changes: Change[]) {
  const result = applyChanges({ cv: aCv(), evidence }, changes);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.corrected;
}
const refusal = (pointer: string, value: unknown) => applyChanges({ cv: aCv(), evidence }, [{ pointer, value }]);

describe("correcting values", () => {
  test("a changed value replaces the read one and its evidence says who wrote it", () => {
    const { cv, evidence: after } = change({ pointer: "/personal_info/name", value: "  Marta Lindqvist " });
    expect(cv.personal_info.name).toBe("Marta Lindqvist");
    expect(after["/personal_info/name"]).toEqual(typed);
    expect(after["/experiences/0/position"]).toEqual(read);
  });

  test("either name of a pair corrects both", () => {
    const { cv, evidence: after } = change({ pointer: "/experiences/0/title", value: "Lead" });
    expect(cv.experiences[0]).toMatchObject({ position: "Lead", title: "Lead" });
    expect(after["/experiences/0/position"]).toEqual(typed);
  });

  test("null empties a text and opens a date", () => {
    const { cv, evidence: after } = change(
      { pointer: "/personal_info/email", value: null },
      { pointer: "/experiences/0/end_date", value: null },
    );
    expect(cv.personal_info.email).toBe("");
    expect(cv.experiences[0]?.end_date).toBeNull();
    expect(after).not.toHaveProperty(["/personal_info/email"]);
  });

  test("an entry behind the last one is added, and its filled fields are the user's", () => {
    const { cv, evidence: after } = change({ pointer: "/experiences/3", value: { title: "Owner", company: "Fourth" } });
    expect(cv.experiences[3]).toMatchObject({ position: "Owner", company: "Fourth", description: "" });
    expect(cv.experience_count).toBe(4);
    expect(after["/experiences/3/company"]).toEqual(typed);
  });

  test("null removes an entry and moves the evidence of the later ones up", () => {
    const { cv, evidence: after } = change({ pointer: "/experiences/1", value: null });
    expect(cv.experiences.map((job) => job.position)).toEqual(["Engineer", "Intern"]);
    expect(cv.experience_count).toBe(2);
    expect(after["/experiences/1/position"]?.rule).toBe("third");
    expect(after).not.toHaveProperty(["/experiences/2/position"]);
    expect(after["/experiences/0/position"]).toEqual(read);
  });

  test("changes build on each other in their order", () => {
    const { cv } = change(
      { pointer: "/experiences/0", value: null },
      { pointer: "/experiences/0/company", value: "New" },
      { pointer: "/interests/1", value: "Rowing" },
    );
    expect(cv.experiences[0]).toMatchObject({ position: "Analyst", company: "New" });
    expect(cv.interests).toEqual(["Chess", "Rowing"]);
  });
});

describe("what cannot be corrected", () => {
  test.each([
    ["/confidence", 1],
    ["/experience_count/0", 9],
    ["/personal_info", { name: "x" }],
    ["/personal_info/shoe_size", "44"],
    ["/personal_info/__proto__", "x"],
    ["/__proto__/polluted", "x"],
    ["/constructor/prototype", "x"],
    ["/experiences/7/position", "x"],
    ["/experiences/4", { position: "x" }],
    ["/experiences/3", null],
    ["/experiences/first/position", "x"],
    ["/experiences/0/salary", "9"],
    ["/personal_info/name", 7],
    ["/personal_info/name", { first: "A" }],
    ["/experiences/0", "text"],
    ["/personal_info/name", "a\u0000b"],
    ["/personal_info/summary", "x".repeat(20_001)],
  ])("%s", (pointer, value) => {
    expect(refusal(pointer, value)).toMatchObject({ ok: false, errors: { "changes.0.value": [expect.any(String)] } });
    expect(Object.prototype).not.toHaveProperty("polluted");
  });

  test("one wrong change refuses all of them", () => {
    const before = { cv: aCv(), evidence };
    const result = applyChanges(before, [
      { pointer: "/personal_info/name", value: "New" },
      { pointer: "/nowhere/0", value: "x" },
    ]);
    expect(result).toMatchObject({ ok: false, errors: { "changes.1.value": [expect.any(String)] } });
    expect(before.cv.personal_info.name).toBe("Marta Lindqvst");
  });
});
