import { expect, test } from "vitest";
import { measureCoverage, PageWords, pruneHidden, reasonToDrop, untoldSections } from "./check.ts";
import { emptyGold, type LabelledSource } from "./gold.ts";
import { isTestOnly, personKey, splitOfPerson } from "./split.ts";

function labelled(): LabelledSource {
  const gold = emptyGold();
  gold.personal_info.name = "Given Family";
  gold.experiences = [
    { position: "Engineer", company: "First", description: "Built the bridge" },
    { position: "Trainee", company: "Second", description: "" },
  ];
  gold.educations = [{ degree: "BSc Physics", institution: "Some University" }];
  return { gold, beside: ["Experience", "Education"], loose: [], family: "any", doubts: [] };
}

const page =
  "Given Family\nExperience\nEngineer First\nBuilt the bridge\nTrainee Second\nEducation\nBSc Phy-\nsics Some University";

function judge(source: LabelledSource, text: string): string | null {
  const shown = new PageWords(text);
  const hidden = pruneHidden(source.gold, shown);
  return reasonToDrop(source, measureCoverage(source, shown), hidden, shown);
}

test("keeps a label that the page shows, words broken at line ends included", () => {
  expect(judge(labelled(), page)).toBeNull();
});

test("drops a label of another page, and one that explains half of the page", () => {
  expect(judge(labelled(), "Given Family other words only")).not.toBeNull();
  expect(judge(labelled(), `${page}\n${"unexplained sentence here ".repeat(8)}`)).toBe("page not explained");
});

test("takes out what the source has and the page does not show", () => {
  const source = labelled();
  source.gold.personal_info.email = "hidden@example.org";
  judge(source, page);
  expect(source.gold.personal_info.email).toBeUndefined();
});

test("sees a title of a section of which the label has nothing", () => {
  expect(untoldSections(labelled().gold, `${page}\nSkills`)).toEqual(["skills"]);
});

test("gives each person one third, whatever the letter case, and a key that does not name them", () => {
  expect(splitOfPerson("SomeOne")).toBe(splitOfPerson("someone"));
  expect(personKey("SomeOne")).toMatch(/^[0-9a-f]{16}$/);
  const thirds = Array.from({ length: 2000 }, (_, index) => splitOfPerson(`owner${index}`));
  expect(thirds.filter((third) => third === "test").length / 2000).toBeCloseTo(0.25, 1);
  expect(["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"].map(isTestOnly)).toContain(false);
});
