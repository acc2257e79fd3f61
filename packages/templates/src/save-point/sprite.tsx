/** A number from letters, always the same for the same ones. */
export function seedOf(letters: string): number {
  let seed = 2166136261;
  for (let index = 0; index < letters.length; index += 1) {
    seed = Math.imul(seed ^ letters.charCodeAt(index), 16777619) >>> 0;
  }
  return seed;
}

/** Numbers below one, one after the other, from a seed. */
export function numbersFrom(seed: number): () => number {
  let state = seed || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** The pixels of a figure of eight by eight, the same on both sides, made of nothing but the letters of a name. */
export function pixelsOf(name: string): string {
  const next = numbersFrom(seedOf(name));
  return Array.from({ length: 32 }, (_, index) => {
    const [x, y] = [index % 4, Math.floor(index / 4)];
    // Fuller towards the middle, as things are.
    const isFilled = next() < 0.25 + x * 0.16 + (y > 0 && y < 7 ? 0.12 : -0.1);
    return isFilled ? `M${x} ${y}h1v1h-1zM${7 - x} ${y}h1v1h-1z` : "";
  }).join("");
}

/** A name as a little figure. */
export function Sprite({ name }: { name: string }) {
  return (
    <svg className="sprite" viewBox="0 0 8 8" width="48" height="48" aria-hidden="true">
      <path d={pixelsOf(name)} />
    </svg>
  );
}
