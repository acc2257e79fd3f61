import type { NamingTest } from "./read-tests.ts";
import type { Area } from "./read-spec.ts";

const intro = `# Lines and what holds them

Drawn by \`npm run spec\` from the pages of this folder and the titles of the tests; not to be changed by hand. A title says what the line asks for in this project's words; where a test holds several lines, they share its title.`;

/** The map as Markdown: for each area its code, and for each line the tests that name it. */
export function printMap(areas: readonly Area[], tests: readonly NamingTest[]): string {
  const byLine = Map.groupBy(
    tests.flatMap((test) => test.lines.map((line) => ({ line, test }))),
    ({ line }) => line,
  );
  const parts = areas.map(({ page, title, code, lines }) => {
    const rooms = code.map((path) => `\`${path}\``).join(", ");
    const rows = lines.map((line) => `- ${line}: ${holders(byLine.get(line)?.map(({ test }) => test) ?? [])}`);
    return `## ${title}\n\nTold in [${page}](${page}); code: ${rooms}.\n\n${rows.join("\n")}`;
  });
  return `${[intro, ...parts].join("\n\n")}\n`;
}

function holders(tests: readonly NamingTest[]): string {
  const said = tests.map(({ file, title }) => `${title} (\`${file}\`)`);
  return [...new Set(said)].join("; ");
}

/** What is wrong between the areas and the tests: lines without a test, without an area, or in two of them. */
export function findMapFaults(areas: readonly Area[], tests: readonly NamingTest[]): string[] {
  const told = areas.flatMap(({ lines }) => lines);
  const named = new Set(tests.flatMap(({ lines }) => lines));
  const twice = told.filter((line, place) => told.indexOf(line) !== place);
  return [
    ...twice.map((line) => `${line} stands in two areas of docs/spec.`),
    ...told.filter((line) => !named.has(line)).map((line) => `No test names ${line}.`),
    ...[...named].filter((line) => !told.includes(line)).map((line) => `A test names ${line}, which no area has.`),
  ];
}
