/** `[a, b, c, d, e, f]` of the PDF specification, 8.3.3. */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ];
}

/** Maps a point. */
export function apply(matrix: Matrix, x: number, y: number): [number, number] {
  return [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]];
}

/** Reads six numbers out of an operator argument; null when they are not there. */
export function toMatrix(value: unknown): Matrix | null {
  if (value === null || typeof value !== "object") return null;
  const numbers = Array.from(value as ArrayLike<unknown>, Number);
  const [a, b, c, d, e, f] = numbers;
  if (a === undefined || b === undefined || c === undefined) return null;
  if (d === undefined || e === undefined || f === undefined) return null;
  return [a, b, c, d, e, f].every(Number.isFinite) ? [a, b, c, d, e, f] : null;
}
