import { expect, test } from "vitest";
import { composeDegree } from "./compose-degree.ts";

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
