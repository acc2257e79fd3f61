import { beforeEach, expect, test } from "vitest";
import { Positions } from "./positions.ts";

let positions: Positions;
const locate = (position: number | null) => positions.place()(position);
beforeEach(() => {
  positions = new Positions();
});

test("nothing is believed before it is known from where on all was heard", () => {
  positions.follow(1000);
  expect(positions.holds(1, 1000)).toBe(false);
  locate(900);
  expect(positions.holds(1, 1000)).toBe(true);
  expect(positions.holds(1, 899)).toBe(false);
});

test("a changed site is held when the replica has come behind its change, others at once", () => {
  locate(100);
  positions.follow(150);
  positions.changed(7);
  expect(positions.holds(7, 150)).toBe(false);
  expect(positions.holds(8, 150)).toBe(true);
  expect(positions.holdsAll(150)).toBe(false);
  locate(200);
  expect(positions.holds(7, 199)).toBe(false);
  expect(positions.holds(7, 200)).toBe(true);
  expect(positions.holdsAll(200)).toBe(true);
});

test("a change that is heard while the position is asked for waits for the next answer", () => {
  locate(100);
  const answer = positions.place();
  positions.changed(7);
  answer(300);
  expect(positions.isUnplaced).toBe(true);
  expect(positions.holds(7, 300)).toBe(false);
  locate(310);
  expect(positions.holds(7, 310)).toBe(true);
});

test("a change stays without a position when nobody answers, and is placed by the next one who does", () => {
  locate(100);
  positions.changed(7);
  locate(null);
  expect(positions.isUnplaced).toBe(true);
  locate(120);
  expect(positions.holds(7, 119)).toBe(false);
  expect(positions.holds(7, 120)).toBe(true);
});

test("an answer to a question from before a loss is none", () => {
  const answer = positions.place();
  positions.forget();
  answer(100);
  positions.follow(500);
  expect(positions.holds(1, 500)).toBe(false);
});

test("what the replica passed long ago is forgotten, what it passed just now is not", () => {
  locate(100);
  positions.changed(7);
  locate(200);
  positions.follow(250);
  positions.sweep();
  // An answer that was begun before may still arrive.
  expect(positions.holds(7, 199)).toBe(false);
  positions.sweep();
  expect(positions.holds(7, 199)).toBe(true);
});
