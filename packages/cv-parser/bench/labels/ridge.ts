/** What is known of one thing, and the figure that should come of it. */
export type Row = { signs: readonly number[]; outcome: number };

/**
 * Weights of signs whose sums come nearest to the outcomes, large weights costing `ridge` each, with signs brought to the
 * same spread first. Without a constant: no sign, no outcome.
 */
export function fitRidge(rows: readonly Row[], ridge: number): number[] {
  const width = rows[0]?.signs.length ?? 0;
  const spreads = Array.from({ length: width }, (_, at) => spreadOf(rows.map(({ signs }) => signs[at] ?? 0)));
  const scaled = rows.map(({ signs, outcome }) => ({
    signs: signs.map((value, at) => value / (spreads[at] ?? 1)),
    outcome,
  }));
  const products = Array.from({ length: width }, (_, row) => [
    ...Array.from(
      { length: width },
      (__, column) =>
        sumOf(scaled, ({ signs }) => (signs[row] ?? 0) * (signs[column] ?? 0)) + (row === column ? ridge : 0),
    ),
    sumOf(scaled, ({ signs, outcome }) => (signs[row] ?? 0) * outcome),
  ]);
  return solved(products).map((weight, at) => weight / (spreads[at] ?? 1));
}

const sumOf = (rows: readonly Row[], value: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + value(row), 0);

function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
}

/** Solves a symmetric system whose rows end with their right sides, by Gauss's elimination. */
export function solved(system: number[][]): number[] {
  const size = system.length;
  for (let step = 0; step < size; step += 1) {
    const pivot = system[step] ?? [];
    for (const row of system.slice(step + 1)) {
      const factor = (row[step] ?? 0) / (pivot[step] ?? 1);
      for (let at = step; at <= size; at += 1) row[at] = (row[at] ?? 0) - factor * (pivot[at] ?? 0);
    }
  }
  const out = Array.from({ length: size }, () => 0);
  for (let step = size - 1; step >= 0; step -= 1) {
    const row = system[step] ?? [];
    const known = out.reduce((sum, value, at) => sum + (at > step ? value * (row[at] ?? 0) : 0), 0);
    out[step] = ((row[size] ?? 0) - known) / (row[step] ?? 1);
  }
  return out;
}
