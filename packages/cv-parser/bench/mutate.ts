/** A small seeded generator (mulberry32): the same seed gives the same mutations everywhere. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = state;
    value = Math.imul(value ^ (value >>> 15), value | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Mutation = (bytes: Buffer, random: () => number) => Buffer;

const at = (bytes: Buffer, random: () => number): number => Math.floor(random() * bytes.length);

const mutations: Mutation[] = [
  (bytes, random) => {
    const copy = Buffer.from(bytes);
    for (let count = 0; count < 1 + random() * 20; count += 1) copy[at(copy, random)] = Math.floor(random() * 256);
    return copy;
  },
  (bytes, random) => bytes.subarray(0, at(bytes, random)),
  (bytes, random) => {
    const [from, to] = [at(bytes, random), at(bytes, random)].toSorted((a, b) => a - b);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
  },
  (bytes, random) => {
    const from = at(bytes, random);
    const piece = bytes.subarray(from, from + Math.floor(random() * 500));
    const to = at(bytes, random);
    return Buffer.concat([bytes.subarray(0, to), piece, bytes.subarray(to)]);
  },
  // Numbers carry lengths, offsets and counts: large ones are what readers trip over.
  (bytes, random) => {
    const text = bytes.toString("latin1");
    const numbers = [...text.matchAll(/\d+/g)];
    const chosen = numbers[Math.floor(random() * numbers.length)];
    if (!chosen) return bytes;
    const value = random() < 0.5 ? "99999999999" : "-1";
    return Buffer.from(text.slice(0, chosen.index) + value + text.slice(chosen.index + chosen[0].length), "latin1");
  },
];

/** One damaged copy of a file, at least one byte long. */
export function mutate(bytes: Buffer, random: () => number): Buffer {
  let result = bytes;
  for (let round = 0; round < 1 + random() * 3; round += 1) {
    const mutation = mutations[Math.floor(random() * mutations.length)];
    if (mutation && result.length > 1) result = mutation(result, random);
  }
  return result.length > 0 ? result : bytes.subarray(0, 1);
}
