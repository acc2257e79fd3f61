/** The top of an axis that begins at zero: the next of 1, 2, 4, 5 and 8 times a power of ten, never less than 4. */
export function axisTop(values: readonly number[]): number {
  const largest = Math.max(4, ...values);
  const power = 10 ** Math.floor(Math.log10(largest));
  const step = [1, 2, 4, 5, 8, 10].find((factor) => factor * power >= largest) ?? 10;
  return step * power;
}

/** Where the largest value stands, the latest of equals; null when all are zero. */
export function peakOf(values: readonly number[]): number | null {
  const largest = Math.max(0, ...values);
  return largest === 0 ? null : values.lastIndexOf(largest);
}

/** How much of a plot a letter of a written value takes, where the plot is as narrow as on a phone. */
const letterShare = 8 / 280;

/**
 * How high the written last value stands, as a value: above every column that it reaches back over, since on a column
 * nobody could read it.
 */
export function lastStandsAt(values: readonly number[], text: string): number {
  const reach = Math.max(1, Math.ceil(values.length * text.length * letterShare));
  return Math.max(0, ...values.slice(-reach));
}

/** Indexes of the entries that are named below the axis: the first, the last, and even steps in between. */
export function labelled(length: number, most: number): number[] {
  if (length <= most) return [...Array(length).keys()];
  const gaps = most - 1;
  return [...Array(most).keys()].map((index) => Math.round((index * (length - 1)) / gaps));
}
