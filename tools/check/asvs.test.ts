import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const text = readFileSync(new URL("../../docs/security/asvs.md", import.meta.url), "utf8");
const rows = [...text.matchAll(/^\| (V\d+\.\d+\.\d+) +\| ([12]) +\| [^|]+\| ([^|]+?) *\| (.+?) *\|$/gm)].map(
  ([, number = "", , state = "", why = ""]) => ({ number, state: state.replaceAll("*", ""), why }),
);
const inState = (state: string) => rows.filter((row) => row.state === state);

test("every requirement of the list stands in it once, in one of three states, and the sum is told", () => {
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  const states = ["holds", "does not apply", "open"];
  expect(rows.filter(({ state }) => !states.includes(state))).toEqual([]);
  const [holds, not, open] = states.map((state) => inState(state).length);
  expect(text).toContain(`Of ${rows.length} requirements ${holds} hold, ${not} do not apply, ${open} are open.`);
});

test("what is open says why", () => {
  for (const { number, why } of inState("open"))
    expect([number, why.length > 40 || /^as V\d/.test(why)]).toEqual([number, true]);
});
