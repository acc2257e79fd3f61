import { expect, test } from "vitest";
import { composeDegree, degreeFormOf, degreeToSend } from "./compose-degree.ts";

test.each([
  [{ type: "", title: "BSc Nursing", honor: "" }, "BSc Nursing"],
  [{ type: "master", title: "Physics", honor: "" }, "Master, Physics"],
  [{ type: "master", title: "Master of Arts in History", honor: "cum_laude" }, "Master of Arts in History, Cum Laude"],
  [{ type: "other", title: "Welding", honor: "deans_list" }, "Welding, Dean's List"],
  [{ type: "doctorate", title: "", honor: "" }, "Doctorate"],
  [{ type: "", title: " ", honor: "honors" }, ""],
] as const)("R2.3-13 the degree text is composed from type, title and honors: %o", (parts, text) => {
  expect(composeDegree(parts)).toBe(text);
});

test("R2.3-14 R2.3-15 type, title and honors come back as they were chosen", () => {
  const typed = { degree: "Physics", degree_type: "master", honors: "cum_laude" } as const;
  const stored = degreeToSend(typed);
  expect(stored.degree).toBe("Master, Physics, Cum Laude");
  expect(degreeFormOf(stored)).toEqual(typed);
});

test("a degree that was written elsewhere since then stands as a whole", () => {
  const stored = { ...degreeToSend({ degree: "Physics", degree_type: "master", honors: "" }), degree: "PhD" };
  expect(degreeFormOf(stored)).toEqual({ degree: "PhD", degree_type: "", honors: "" });
  expect(degreeFormOf(null)).toEqual({ degree: "", degree_type: "", honors: "" });
});
