import { describe, expect, test } from "vitest";
import { findMapFaults, printMap } from "./print-map.ts";
import { areasOf, expand } from "./read-spec.ts";
import { namingTests } from "./read-tests.ts";

/** A number as tests carry it, put together so that this file names no line itself. */
const line = (place: number) => ["R9.1", `0${place}`].join("-");

const page = `# A page\n\n## Doors\n\nThey open.\n\nCode: \`apps/door\`, \`packages/hinge\`\n\nLines: ${line(1)} to 02\n`;
const aTest = (title: string) => namingTests("door.test.ts", `test("${title}", () => {`);

describe("the specification", () => {
  test("lists areas with their code and single lines", () => {
    expect(areasOf("doors.md", page)).toEqual([
      { page: "doors.md", title: "Doors", code: ["apps/door", "packages/hinge"], lines: [line(1), line(2)] },
    ]);
    expect(expand(`${line(1)}, ${line(3)} to 05`)).toEqual([line(1), line(3), line(4), line(5)]);
  });

  test.each([
    [`test("${line(1)} it opens at \${hour}", () => {`, "it opens at …"],
    [`["${line(1)}", "/door", "open"],`, "/door → open"],
    [`// ${line(1)} and it closes`, "and it closes"],
  ])("a title is what stands beside the numbers: %s", (code, title) => {
    expect(namingTests("door.test.ts", code)).toEqual([{ file: "door.test.ts", title, lines: [line(1)] }]);
  });

  test("the map names the tests of each line once", () => {
    const tests = [...aTest(`${line(1)} ${line(2)} it opens`), ...aTest(`${line(1)} it opens`)];
    const map = printMap(areasOf("doors.md", page), tests);
    expect(map).toContain(`- ${line(1)}: it opens (\`door.test.ts\`)\n- ${line(2)}: it opens (\`door.test.ts\`)\n`);
  });

  test("lines without a test, without an area and in two areas are faults", () => {
    const areas = [...areasOf("doors.md", page), ...areasOf("gates.md", page.replace(" to 02", ""))];
    expect(findMapFaults(areas, aTest(`${line(1)} ${line(7)} it opens`))).toEqual([
      `${line(1)} stands in two areas of docs/spec.`,
      `No test names ${line(2)}.`,
      `A test names ${line(7)}, which no area has.`,
    ]);
  });
});
