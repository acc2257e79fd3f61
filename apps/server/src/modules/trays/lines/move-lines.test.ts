import { parseCvText } from "@vitrine/cv-parser";
import { trayPlaces, waitingLines } from "@vitrine/model";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TrayState } from "./send-lines.ts";
import { moveLines } from "./move-lines.ts";

const text = [
  "Marta Lindqvist",
  "marta@example.com | +46 70 111 22 33",
  "",
  "EXPERIENCE",
  "",
  "Planner, Nordtrafik, Uppsala (Mar 2019 – Present)",
  "- Plan timetables for forty lines",
  "",
  "Clerk, Harbour Office, Gävle (Jan 2014 – Feb 2019)",
  "- Keep the books",
  "",
  "SKILLS",
  "",
  "Python, Planning",
  "",
  "REFERENCES",
  "",
  "Willing to travel and to work nights",
  "",
  "Treasurer, Rail Society, 2016 - 2018",
  "Member of the choir of Uppsala.",
].join("\n");

function aState(): TrayState {
  const { cv, evidence, unplaced } = parseCvText(text, { now: new Date("2026-01-01T00:00:00Z") });
  return { text, cv, evidence, unplaced };
}

const before = aState();
const idOf = (part: string): number => {
  const line = before.unplaced.find((each) => each.text.includes(part));
  if (!line) throw new Error(`Nothing waits that says ${part}.`);
  return line.id;
};
const send = (part: string, to: string) => moveLines(before, { lines: [idOf(part)], to });

describe("sending lines that no field holds", () => {
  test("the list's own reader makes an entry of a line, and its evidence stays the line's place", async () => {
    const { cv, evidence, unplaced } = await send("Treasurer", "volunteer");
    expect(cv.volunteer).toMatchObject([{ position: "Treasurer", company: "Rail Society", start_date: "2016" }]);
    const [span] = evidence["/volunteer/0/position"]?.spans ?? [];
    expect(text.slice(span?.start, span?.end)).toContain("Treasurer, Rail Society");
    expect(unplaced.find(({ text: line }) => line.includes("Treasurer"))?.state).toBe("placed");
  });

  test("a line that begins no entry joins the description above it in the CV", async () => {
    const { cv } = await send("choir", "experiences");
    expect(cv.experiences).toHaveLength(before.cv.experiences.length);
    expect(cv.experiences.at(-1)?.description).toMatch(/Keep the books\n.*Member of the choir of Uppsala\.$/s);
  });

  test("the profile takes any line, and the last word is its own", async () => {
    expect((await send("Willing", "summary")).cv.personal_info.summary).toBe("Willing to travel and to work nights");
  });

  test("left out: no value changes, and it asks no more", async () => {
    const { cv, unplaced } = await send("Willing", "out");
    expect(cv).toEqual(before.cv);
    expect(waitingLines(unplaced)).toHaveLength(waitingLines(before.unplaced).length - 1);
  });

  test("sent elsewhere, a line leaves its first place", async () => {
    const first = await send("Treasurer", "volunteer");
    const second = await moveLines(first, { lines: first.moved, to: "experiences" });
    expect(second.cv.volunteer).toEqual([]);
    expect(second.cv.experiences.at(-1)).toMatchObject({ position: "Treasurer" });
  });

  test("a line that the CV does not have is refused", async () => {
    await expect(moveLines(before, { lines: [99_999], to: "out" })).rejects.toThrow("no such line");
  });

  test("put back, every value is as it was, wherever the lines had been sent; and no word is ever lost", async () => {
    const ids = before.unplaced.map(({ id }) => id);
    const targets = trayPlaces.map(({ list }) => list);
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1 }),
        fc.constantFrom(...targets),
        async (lines, to) => {
          const sent = await moveLines(before, { lines, to });
          const said = JSON.stringify([sent.cv, sent.unplaced.filter(({ state }) => state === "waiting")]);
          for (const { text: line } of before.unplaced)
            for (const word of line.match(/\p{L}{4,}/gu) ?? []) expect(said).toContain(word);
          expect((await moveLines(sent, { lines: sent.moved, to: "tray" })).cv).toEqual(before.cv);
        },
      ),
      { numRuns: 60 },
    );
  });
});
