import { expect, test } from "vitest";
import { layoutOfText } from "../fixtures/layouts.ts";
import { readExperiences } from "./experience.ts";

const read = (text: string) => {
  const layout = layoutOfText(text);
  return readExperiences(layout, layout.lines).map(({ fields }) => [
    fields.position?.value,
    fields.company?.value,
    fields.start_date?.value,
  ]);
};

test("a job without a post is no heading of the one below it that was at another time", () => {
  expect(read("07/2011\tVan Dijk Bakkerij BV\n07/2012\tLifeguard")).toEqual([
    [undefined, "Van Dijk Bakkerij BV", "2011-07"],
    ["Lifeguard", undefined, "2012-07"],
  ]);
});

test("an employer with its whole period above its posts names them all", () => {
  expect(read("2012 - 2018\tVan Dijk Bakkerij BV\n2015 - 2018\tTeam Lead\n2012 - 2015\tBaker")).toEqual([
    ["Team Lead", "Van Dijk Bakkerij BV", "2015"],
    ["Baker", "Van Dijk Bakkerij BV", "2012"],
  ]);
});

test("who rose at one employer was there in the posts that ended as the next began", () => {
  expect(read("2019 - present\tVan Dijk Bakkerij BV\n2015 - 2019\tTeam Lead")[0]).toEqual([
    "Team Lead",
    "Van Dijk Bakkerij BV",
    "2015",
  ]);
});
