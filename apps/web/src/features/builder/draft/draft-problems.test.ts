// @vitest-environment jsdom
import { expect, test } from "vitest";
import { aFullWebsite } from "../testing/open-builder.tsx";
import { openDraft, reduceDraft } from "./draft.ts";
import { fieldsThatWait, findProblems } from "./draft-problems.ts";
import { toRequestBody, type DraftPath, type DraftValue } from "./fields.ts";

const problemsOf = (path: DraftPath, value: DraftValue) =>
  findProblems(reduceDraft(openDraft(aFullWebsite()), { type: "edited", path, value }));

test.each<[string, DraftPath, DraftValue, string]>([
  ["R2.5-05", "full_name", "  ", "Full name is required"],
  ["R2.5-06", "contact.email", "nobody", "Please enter a valid email address"],
  ["R2.5-09", "intro", "x".repeat(501), "The intro may not be greater than 500 characters."],
  ["R2.5-09", "name", " ", "The name field is required."],
  ["R2.5-09", "links", [{ label: "Mine", url: "no address" }], "Please enter a valid URL"],
])("%s %s is refused before it is sent", (_id, path, value, sentence) => {
  expect(problemsOf(path, value)).toEqual({ [path]: sentence });
});

test("a draft that the server would take has no problems", () => {
  expect(problemsOf("contact.email", "amara@example.org")).toEqual({});
  expect(problemsOf("links", [{ label: "", url: "https://example.org" }])).toEqual({});
});

test("what a CV brought longer than can be typed waits when it is changed; what was typed too long does not", () => {
  const edited = (base: string, value: string) => {
    const website = aFullWebsite({ description: base });
    const draft = reduceDraft(openDraft(website), { type: "edited", path: "description", value });
    return fieldsThatWait(draft, findProblems(draft));
  };
  expect(edited("x".repeat(2001), "y".repeat(2001))).toEqual(["description"]);
  expect(edited("x".repeat(2001), "y".repeat(2000))).toEqual([]);
  expect(edited("x", "y".repeat(2001))).toEqual([]);
});

test("a full name that was never given is no reason to keep other changes back", () => {
  const draft = openDraft(aFullWebsite({ full_name: null }));
  expect(findProblems(reduceDraft(draft, { type: "edited", path: "intro", value: "x" }))).toEqual({});
});

test("R2.5-11 entries that were added and left blank are not sent", () => {
  expect(
    toRequestBody({
      languages: [
        { name: " ", level: "" },
        { name: "Spanish", level: "" },
      ],
      interests: ["", "Chess"],
    }),
  ).toEqual({ languages: [{ name: "Spanish", level: "" }], interests: ["Chess"] });
});
