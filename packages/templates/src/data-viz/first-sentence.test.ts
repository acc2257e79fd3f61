import { expect, test } from "vitest";
import { firstSentence } from "./first-sentence.ts";

test.each([
  ["I count. Then I tell.", "I count.", "Then I tell."],
  ["One sentence only", "One sentence only", ""],
  ["Version 2.5 is out. Good!", "Version 2.5 is out.", "Good!"],
  ["", "", ""],
])("'%s' begins with '%s'", (text, sentence, rest) => {
  expect(firstSentence(text)).toEqual([sentence, rest]);
});
