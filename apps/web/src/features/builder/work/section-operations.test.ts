// @vitest-environment jsdom
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  anArrangedWebsite,
  saidInSections,
  sectionChoice,
  sectionOperationOf,
  type SectionChoice,
} from "../testing/section-choices.ts";
import { emptyHistory, record, takeBack, type History } from "./history.ts";
import { applyOperation, invertOperation } from "./operations.ts";
import { readEntries } from "./section-entries.ts";

const edited = (choices: readonly SectionChoice[]) =>
  choices.reduce(
    ({ website, history }, choice) => {
      const operation = sectionOperationOf(website, choice);
      if (!operation) return { website, history };
      return { website: applyOperation(website, operation), history: record(history, operation, 0) };
    },
    { website: anArrangedWebsite(), history: emptyHistory },
  );

function takenBack(website: ReturnType<typeof anArrangedWebsite>, history: History): typeof website {
  const taken = takeBack(history);
  return taken ? takenBack(applyOperation(website, taken.operation), taken.history) : website;
}

test("entries are read from wherever the website holds them, hidden ones included", () => {
  const website = anArrangedWebsite();
  expect(saidInSections(website).map(({ entries }) => entries.map(([, visible]) => visible))).toEqual([
    [true, false],
    [true, true],
    [true, true],
    [true],
    [false],
    [true, true],
  ]);
  const [first, awards, , , laterAwards] = website.sections;
  expect(first && readEntries(website, first).map(({ fields }) => fields["position"])).toEqual(["Job 1", "Job 3"]);
  expect(awards && readEntries(website, awards).map(({ id, fields }) => [id, fields["title"]])).toEqual([
    [11, "A"],
    [12, "B"],
  ]);
  expect(laterAwards && readEntries(website, laterAwards)[0]?.fields["title"]).toBe("C");
});

test("an entry that is changed through its section shows in the website's list at once", () => {
  const website = anArrangedWebsite();
  const changed = applyOperation(website, {
    kind: "entry_changed",
    section: 5,
    of: "awards",
    id: 13,
    before: { fields: { title: "C" } },
    after: { fields: { title: "Cup" } },
  });
  expect(changed.awards.map(({ title }) => title)).toEqual(["A", "B", "Cup"]);
  const named = applyOperation(changed, {
    kind: "entry_changed",
    section: 6,
    of: "interests",
    id: 32,
    before: { fields: { name: "Tea" } },
    after: { fields: { name: "Coffee" } },
  });
  expect(named.interests).toEqual(["Chess", "Coffee"]);
});

test("lists follow the order of their sections", () => {
  const website = anArrangedWebsite();
  const before = website.sections.map(({ id }) => id);
  const moved = applyOperation(website, { kind: "sections_moved", before, after: [5, 4, 3, 2, 1, 6] });
  expect(moved.awards.map(({ title }) => title)).toEqual(["C", "A", "B"]);
  expect(moved.experience.map(({ position }) => position)).toEqual(["Job 2", "Job 1", "Job 3"]);
});

test("the inverse of an operation takes it back", () => {
  fc.assert(
    fc.property(fc.array(sectionChoice, { maxLength: 10 }), sectionChoice, (before, choice) => {
      const { website } = edited(before);
      const operation = sectionOperationOf(website, choice);
      if (!operation) return;
      const back = applyOperation(applyOperation(website, operation), invertOperation(operation));
      expect(saidInSections(back)).toEqual(saidInSections(website));
    }),
  );
});

test("any sequence of operations on sections and entries, undone, gives the starting website", () => {
  fc.assert(
    fc.property(fc.array(sectionChoice, { maxLength: 30 }), (choices) => {
      const { website, history } = edited(choices);
      expect(saidInSections(takenBack(website, history))).toEqual(saidInSections(anArrangedWebsite()));
    }),
  );
});
