import { describe, expect, test } from "vitest";
import { layoutOfText } from "../fixtures/layouts.ts";
import { readProjects } from "./projects.ts";

const read = (text: string) => {
  const layout = layoutOfText(text);
  return readProjects(layout, layout.lines).map(({ fields }) => [fields.title?.value, fields.start_date?.value]);
};

const told = (client: string, year: number) => `Client: ${client}
Duration: May ${year} - Dec ${year}
Role : Carpenter
Description :
We built a hall that holds sixty looms and the people who work at them. It opened in spring.
Responsibilities:
• Cut the beams.
• Led a crew of four.
Materials: Oak, Ash`;

describe("projects that are filled in like a form", () => {
  test("begin at the name above the first label, and all that the labels tell is theirs", () => {
    const names = ["Loom Hall", "Boat House on the Upper Lake", "Bell Tower"];
    expect(read(names.map((name, at) => `${name}\n${told("Guild of Weavers", 2015 + at)}`).join("\n"))).toEqual([
      ["Loom Hall", "2015-05"],
      ["Boat House on the Upper Lake", "2016-05"],
      ["Bell Tower", "2017-05"],
    ]);
  });

  test.each(["Project 1: Loom Hall", "Project #1 Loom Hall", "Project Title: Loom Hall"])(
    "are named without the label in %s",
    (first) => {
      const second = first.replace("1", "2").replace("Loom Hall", "Bell Tower");
      expect(read(`${first}\n${told("Guild of Weavers", 2015)}\n${second}\n${told("Town of Tarn", 2016)}`)).toEqual([
        ["Loom Hall", "2015-05"],
        ["Bell Tower", "2016-05"],
      ]);
    },
  );

  test("are none where a label comes back alone, or no name stands above it", () => {
    const oneLabel = "Loom Hall\nRole: Carpenter\n• Cut the beams.\nBell Tower\nRole: Painter\n• Painted the beams.";
    expect(read(oneLabel).map(([title]) => title)).toEqual(["Loom Hall", "Bell Tower"]);
    const nameless = "Loom Hall\nClient: Guild\nRole: Carpenter\n• Cut the beams.\nClient: Town\nRole: Painter";
    expect(read(nameless).map(([title]) => title)).toContain("Loom Hall");
  });
});
