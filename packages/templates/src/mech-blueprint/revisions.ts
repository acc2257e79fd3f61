/** The letter of a revision, counted from the oldest: A to Z, then AA, AB and on. */
export function revisionLetter(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : `${revisionLetter(Math.floor(index / 26) - 1)}${letter}`;
}
