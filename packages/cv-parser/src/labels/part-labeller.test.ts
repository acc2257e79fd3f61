import { describe, expect, test } from "vitest";
import { shippedLabeller } from "./shipped-weights.ts";
import { packLabeller, unpackLabeller } from "./weights-file.ts";
import { learnedBy, learnedShare } from "./part-labeller.ts";
import { netParts } from "./net-parts.ts";
import { scoresOf } from "./weights.ts";
import type { Weights } from "./weights.ts";
import { stepsOf } from "./line-chain.ts";
import { readExperiences } from "../entities/experience.ts";
import { layoutOfLines, line } from "../fixtures/layouts.ts";

const weights = (labels: number, values: readonly number[]): Weights => ({
  labels,
  buckets: values.length / labels,
  values: Float32Array.from(values),
  unit: 1,
});

const partOf = (text: string) => ({
  piece: { text, ranges: [{ start: 0, end: text.length }] },
  separator: "start" as const,
  row: 0,
  place: "only" as const,
  bold: false,
  italic: false,
  fontSize: 10,
});

describe("what was learned of the parts of headers", () => {
  test("survives its file to within half a step of a byte", () => {
    const jobs = weights(2, [0.5, -1.27, 0, 0.64]);
    const lines = { signs: weights(2, [1, -1]), steps: weights(2, [0.5, 0, 0, -0.5]) };
    const packed = packLabeller({ jobs, schools: weights(3, [0, 0, 0]), lines });
    const { jobs: read, schools, lines: chain } = unpackLabeller(packed);
    expect(stepsOf(chain)[1]?.[1]).toBeCloseTo(-0.5, 2);
    expect([...scoresOf(read, [0])].map((score) => Math.round(score * 100) / 100)).toEqual([0.5, -1.27]);
    expect(Math.abs((scoresOf(read, [3])[1] ?? 0) - 0.64)).toBeLessThan(0.006);
    expect([...scoresOf(schools, [7])]).toEqual([0, 0, 0]);
  });

  test("sums the weights of all signs and moves no rule by more than the most that it may", () => {
    const strong = weights(4, [100, -100, 0, 0]);
    expect([...scoresOf(strong, [0, 1])]).toEqual([200, -200, 0, 0]);
    const part = partOf("Analyst");
    expect([
      ...(learnedBy({ ...shippedLabeller(), jobs: strong, names: null }, "jobs")([part], new Map())[0] ?? []),
    ]).toEqual([learnedShare.most, -learnedShare.most, 0, 0]);
  });

  test("the net that drawn CVs taught speaks for a part, and says nothing of what else a head may hold", () => {
    const weightless = { ...shippedLabeller(), jobs: weights(4, [0, 0, 0, 0]), names: null };
    const shares = Float64Array.from(netParts, (name) => (name === "org" ? -0.1 : -20));
    const [told] = learnedBy(weightless, "jobs", () => shares)([partOf("Zentrix")], new Map());
    const [post = 0, employer, place, extra] = told ?? [];
    expect([employer, extra]).toEqual([0, 0]);
    expect(post).toBeLessThan(-1);
    expect(place).toBe(post);
    const [unread] = learnedBy(weightless, "jobs", () => null)([partOf("Zentrix")], new Map());
    expect([...(unread ?? [])]).toEqual([0, 0, 0, 0]);
  });

  test("lists of names speak for what they hold, and say nothing where they are not asked", () => {
    const weightless = { ...shippedLabeller(), jobs: weights(4, [0, 0, 0, 0]), schools: weights(5, [0, 0, 0, 0, 0]) };
    const scoresFor = (text: string, kind: "jobs" | "schools") =>
      [...(learnedBy(weightless, kind)([partOf(text)], new Map())[0] ?? [])].map(
        (score) => Math.round(score * 10) / 10,
      );
    expect(scoresFor("Universidad de Zarnowice", "schools").slice(0, 3)).toEqual([-0.9, 0, -0.9]);
    expect(scoresFor("Tram driver", "jobs")).toEqual([0, -1.5, 0, 0]);
    // A town is no degree, a task no employer; of letters that stand for a name lists know nothing.
    expect(scoresFor("Hofheim am Taunus", "schools")[0]).toBeLessThan(-3);
    expect(scoresFor("Moved containers from the quay to the yard", "jobs")[1]).toBe(-1.5);
    expect(scoresFor("FABEC", "schools")[1]).toBeGreaterThan(-1);
    const school = partOf("Universidad de Zarnowice");
    const unasked = learnedBy({ ...weightless, names: null }, "schools")([school], new Map());
    expect([...(unasked[0] ?? [])]).toEqual([0, 0, 0, 0, 0]);
  });

  test("tells a town that no list knows from the post beside it", () => {
    const layout = layoutOfLines([
      {
        cells: [
          { text: "Zarnowice Lakeshore Ltd", bold: true },
          { text: "Zarnowice", x: 480 },
        ],
      },
      {
        cells: [
          { text: "Gantry Operator", italic: true },
          { text: "Jan 2019 – Mar 2021", x: 450 },
        ],
      },
      line("Moved containers by night", { bullet: "•" }),
    ]);
    const [job] = readExperiences(layout, layout.lines, { parts: learnedBy(shippedLabeller(), "jobs") });
    expect(job?.fields).toMatchObject({
      position: { value: "Gantry Operator" },
      company: { value: "Zarnowice Lakeshore Ltd" },
      location: { value: "Zarnowice" },
    });
  });
});
