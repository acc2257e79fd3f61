import { expect, test } from "vitest";
import { templateTags } from "./template-tags.ts";

const template = (features: string[], usage_count?: number) => ({ metadata: { features }, usage_count });

test("R1.9-04 a card has at most three tags, its own before its features", () => {
  expect(templateTags(template(["Timeline", "Bento"]))).toEqual(["Professional", "ATS-Friendly", "Timeline"]);
  expect(templateTags(template([]))).toEqual(["Professional", "ATS-Friendly"]);
});

test("R1.9-05 Popular needs more than a hundred uses", () => {
  expect(templateTags(template(["Timeline"], 100))).not.toContain("Popular");
  expect(templateTags(template(["Timeline"], 101))).toEqual(["Professional", "ATS-Friendly", "Popular"]);
});
