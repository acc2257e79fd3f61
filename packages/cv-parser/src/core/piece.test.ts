import { expect, test } from "vitest";
import { joinPieces, joinWrapped, pieceOf } from "./piece.ts";

test("a piece is trimmed and its range fits the trimmed text", () => {
  const source = "a   Senior Nurse  b";
  const piece = pieceOf(source, 1, 18);
  expect(piece.text).toBe("Senior Nurse");
  expect(source.slice(piece.ranges[0]?.start, piece.ranges[0]?.end)).toBe("Senior Nurse");
});

test.each([
  ["medication man-", "agement", "medication management"],
  ["a cross-", "platform tool", "a cross-platform tool"],
  ["Anne-", "Marie", "Anne-Marie"],
  ["kept up-to-", "date lists", "kept up-to-date lists"],
  ["a state-of-the-", "art kiln", "a state-of-the-art kiln"],
  ["the day-", "to-day care", "the day-to-day care"],
  ["Einkaufs-", "und Lagerleitung", "Einkaufs- und Lagerleitung"],
  ["both short-", "and long-term", "both short- and long-term"],
  ["one", "two", "one two"],
])("joins %s and %s", (above, below, joined) => {
  const source = `${above}\n${below}`;
  const pieces = [pieceOf(source, 0, above.length), pieceOf(source, above.length + 1, source.length)];
  expect(joinWrapped(pieces).text).toBe(joined);
});

test("joining keeps every range and leaves empty pieces out", () => {
  const source = "ab cd";
  const joined = joinPieces([pieceOf(source, 0, 2), pieceOf(source, 2, 3), pieceOf(source, 3, 5)], ", ");
  expect(joined).toEqual({
    text: "ab, cd",
    ranges: [
      { start: 0, end: 2 },
      { start: 3, end: 5 },
    ],
  });
});
