import { expect, test } from "vitest";
import { parseCvText } from "../parse-cv.ts";

const cv = (...sections: string[]) =>
  ["Ada Example", "ada@example.com", "", "Experience", "Baker, Mill & Sons, 2019 - 2021", "", ...sections].join("\n");

test("a title that no list knows stays a section with all its words, and referees wait for their owner", () => {
  const parsed = parseCvText(
    cv(
      "Talks",
      "- Bread at night, Riga 2020",
      "- Why crusts break",
      "",
      "References",
      "Prof. Berta Sample",
      "berta@sample.example",
    ),
  );
  expect(parsed.cv.texts).toEqual([{ title: "Talks", text: "• Bread at night, Riga 2020\n• Why crusts break" }]);
  const waiting = (parsed.unplaced ?? []).map(({ text }) => text);
  expect(waiting).toEqual(["Prof. Berta Sample", "berta@sample.example"]);
});

test("a way to somebody above its address is no section but the person's", () => {
  const { texts, personal_info } = parseCvText(
    cv("Telephone", "+49 30 555 0107", "E-Mail ada@example.com", "", "Talks", "Bread at night"),
  ).cv;
  expect(texts.map(({ title }) => title)).toEqual(["Talks"]);
  expect(personal_info.phone).toBe("+49 30 555 0107");
});

test("who somebody's parents are waits for their owner", () => {
  const { texts } = parseCvText(
    cv("Eltern", "Bea Example, Ärztin", "Carl Example, Koch", "", "Talks", "Bread at night"),
  ).cv;
  expect(texts.map(({ title }) => title)).toEqual(["Talks"]);
});

test("a country is no parent", () => {
  const { texts } = parseCvText(cv("Talks", "Bread at night", "País: Brasil, Portugal")).cv;
  expect(texts[0]?.text).toContain("País: Brasil");
});
