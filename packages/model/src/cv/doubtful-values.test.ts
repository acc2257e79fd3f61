import { expect, test } from "vitest";
import { shownTogether, thingsToCheck } from "./doubtful-values.ts";
import type { Evidence } from "./evidence.ts";
import { completeParsedData, parsedDataSchema } from "./parsed-data.ts";

const cv = completeParsedData(
  parsedDataSchema.parse({
    personal_info: { name: "Amara Okonkwo", phone: "+234 1" },
    experiences: [{ position: "Nurse" }, { position: "Charge nurse", start_date: "2019-03" }],
    skills: [{ name: "Triage", category: "Clinical" }],
  }),
);
const known = (confidence: number, source?: Evidence["source"]): Evidence => ({
  confidence,
  rule: "test",
  spans: [],
  ...(source && { source }),
});

test("names what the engine is not sure of, and nothing that its owner typed or that is gone", () => {
  const evidence = {
    "/personal_info/name": known(0.98),
    "/personal_info/phone": known(0.4),
    "/experiences/0/position": known(0.6),
    "/experiences/1/start_date": known(0.59),
    "/experiences/1/position": known(0.2, "user"),
    "/experiences/7/position": known(0.2),
    "/skills/0/category": known(0.1),
    "/skills/0": known(0.1),
    "/skills/0/name": known(0.1),
  };
  expect(thingsToCheck(cv, evidence, [])).toEqual([
    { pointer: "/personal_info/phone", label: "Phone", value: "+234 1" },
    { pointer: "/experiences/1/start_date", label: "Role 2: start date", value: "2019-03" },
    { pointer: "/skills/0/name", label: "Skill 1: name", value: "Triage" },
  ]);
});

test("a month that begins and ends a job is asked about once, whichever end of it is unsure", () => {
  const summer = completeParsedData(
    parsedDataSchema.parse({ experiences: [{ position: "Nurse", start_date: "2019-08", end_date: "2019-08" }] }),
  );
  const both = ["/experiences/0/start_date", "/experiences/0/end_date"];
  const asked = [{ pointer: both[0], label: "Role 1: date", value: "2019-08" }];
  for (const unsure of [both, both.slice(0, 1), both.slice(1)]) {
    const evidence = Object.fromEntries(both.map((pointer) => [pointer, known(unsure.includes(pointer) ? 0.2 : 0.9)]));
    expect(thingsToCheck(summer, evidence, [])).toEqual(asked);
  }
  expect(shownTogether(summer, "/experiences/0/end_date")).toEqual(both);
});

test("they come from the top to the end, in whatever order a store gave them back", () => {
  const school = completeParsedData(
    parsedDataSchema.parse({
      personal_info: { phone: "+234 1" },
      experiences: [{ position: "Nurse", start_date: "2019" }, { position: "Charge nurse" }],
      educations: [{ degree: "BSc", gpa: "78%" }],
      skills: [{ name: "Triage" }],
    }),
  );
  const pointers = [
    "/skills/0/name",
    "/educations/0/gpa",
    "/experiences/1/position",
    "/experiences/0/start_date",
    "/experiences/0/position",
    "/personal_info/phone",
  ];
  const evidence = Object.fromEntries(pointers.map((pointer) => [pointer, known(0.2)]));
  expect(thingsToCheck(school, evidence, []).map(({ label }) => label)).toEqual([
    "Phone",
    "Role 1: position",
    "Role 1: start date",
    "Role 2: position",
    "Education 1: grade",
    "Skill 1: name",
  ]);
});

test("lines that found no place are one thing to look at, until the last of them is settled", () => {
  const line = { text: "Rowing", page: 1, start: 0, end: 6, boxes: [], bullet: false, section: "", guess: null };
  const lines = [0, 1, 2].map(
    (id) => ({ ...line, id, reason: id === 2 ? "noise" : "none", state: "waiting" }) as const,
  );
  expect(thingsToCheck(cv, {}, lines)).toEqual([
    { pointer: "/unplaced", label: "Not placed", value: "2 lines of your CV" },
  ]);
  expect(
    thingsToCheck(
      cv,
      {},
      lines.map((each) => ({ ...each, state: "left_out" as const })),
    ),
  ).toEqual([]);
});
