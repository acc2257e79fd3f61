/** Where two waves start and how far their crests are apart; the same name always gives the same pattern. */
export type WaveSeed = { ax: number; ay: number; bx: number; by: number; pitch: number };

/** A pattern of one's own, read from the letters of a name. */
export function waveSeed(name: string): WaveSeed {
  let hash = 2_166_136_261;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  const part = (shift: number, steps: number) => (hash >>> shift) % steps;
  return {
    ax: 8 + part(0, 30),
    ay: 15 + part(5, 70),
    bx: 62 + part(11, 30),
    by: 15 + part(17, 70),
    pitch: 7 + part(23, 5),
  };
}
