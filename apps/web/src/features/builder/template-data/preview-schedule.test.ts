import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPreviewSchedule, type PreviewUpdate } from "./preview-schedule.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aSchedule() {
  const sent: PreviewUpdate<string>[] = [];
  return { sent, schedule: createPreviewSchedule<string>((update) => sent.push(update)) };
}

test("R3.4-47 an edit in the form is sent 500 ms after the last one, as the user's change", () => {
  const { sent, schedule } = aSchedule();
  schedule.push("a", "form");
  vi.advanceTimersByTime(499);
  schedule.push("ab", "form");
  vi.advanceTimersByTime(499);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([{ data: "ab", isUserChange: true }]);
});

test("R3.4-48 a change of the section waits 300 ms, and no update follows another within 100 ms", () => {
  const { sent, schedule } = aSchedule();
  schedule.push("a", "section");
  vi.advanceTimersByTime(299);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([{ data: "a", isUserChange: false }]);
  schedule.push("b", "section");
  vi.advanceTimersByTime(100);
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(sent).toHaveLength(2);
});

test("R3.4-49 for 200 ms after a load only the owner's own changes count", () => {
  const { sent, schedule } = aSchedule();
  schedule.loaded();
  schedule.push("supplied", "section");
  vi.advanceTimersByTime(199);
  schedule.push("supplied again", "section");
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual([]);
  schedule.loaded();
  schedule.push("typed", "form");
  vi.advanceTimersByTime(500);
  schedule.push("later", "section");
  vi.advanceTimersByTime(300);
  expect(sent.map(({ data }) => data)).toEqual(["typed", "later"]);
});

test("nothing is sent after the end", () => {
  const { sent, schedule } = aSchedule();
  schedule.push("a", "form");
  schedule.stop();
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual([]);
});
