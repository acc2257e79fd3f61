import type { SourcePage } from "../core/document.ts";
import type { Piece } from "./piece.ts";

type Rule = NonNullable<SourcePage["rules"]>[number];

/** A cell of a table with borders: its edges, and what stands in it. */
export type RuledCell = { x0: number; y0: number; x1: number; y1: number; pieces: Piece[] };

const slack = 2;
const field = 20;

/**
 * The cells of the tables of a page, as their borders say. What stands in no field with a border above, below, and at a
 * side is in no cell.
 */
export function ruledCells(pieces: readonly Piece[], rules: readonly Rule[]): RuledCell[] {
  const level = rules.filter(({ x0, y0, x1, y1 }) => x1 - x0 >= y1 - y0);
  const upright = rules.filter(({ x0, y0, x1, y1 }) => x1 - x0 < y1 - y0);
  if (level.length === 0 || upright.length === 0) return [];
  const byColumn = intoFields(level, ({ x0, x1 }) => [x0, x1]);
  const byRow = intoFields(upright, ({ y0, y1 }) => [y0, y1]);
  const cells = new Map<string, RuledCell>();
  for (const piece of pieces) {
    const [x, y] = [(piece.x0 + piece.x1) / 2, piece.baseline - 0.3 * piece.size];
    const across = at(byColumn, x).filter((rule) => rule.x0 - slack <= x && rule.x1 + slack >= x);
    const down = at(byRow, y).filter((rule) => rule.y0 - slack <= y && rule.y1 + slack >= y);
    const [y0, y1] = around(
      y,
      across.map((rule) => (rule.y0 + rule.y1) / 2),
    );
    const [x0, x1] = around(
      x,
      down.map((rule) => (rule.x0 + rule.x1) / 2),
    );
    if (y0 === -Infinity || y1 === Infinity || (x0 === -Infinity && x1 === Infinity)) continue;
    const key = [x0, y0, x1, y1].map((edge) => Math.round(edge)).join(" ");
    const cell = cells.get(key) ?? { x0, y0, x1, y1, pieces: [] };
    cell.pieces.push(piece);
    cells.set(key, cell);
  }
  return [...cells.values()];
}

/** Rules by the fields that they reach over, so that each piece is held against those near it alone. */
function intoFields(rules: readonly Rule[], reach: (rule: Rule) => readonly [number, number]): Map<number, Rule[]> {
  const fields = new Map<number, Rule[]>();
  for (const rule of rules) {
    const [from, to] = reach(rule);
    for (let at = Math.floor((from - slack) / field); at <= Math.floor((to + slack) / field); at += 1) {
      const near = fields.get(at);
      if (near === undefined) fields.set(at, [rule]);
      else near.push(rule);
    }
  }
  return fields;
}

const at = (fields: ReadonlyMap<number, Rule[]>, place: number): readonly Rule[] =>
  fields.get(Math.floor(place / field)) ?? [];

/** The nearest places before and behind one. */
function around(place: number, others: readonly number[]): [number, number] {
  let [before, behind] = [-Infinity, Infinity];
  for (const other of others) {
    if (other <= place) before = Math.max(before, other);
    else behind = Math.min(behind, other);
  }
  return [before, behind];
}
