import sharp from "sharp";

/*
 * How far apart two pages are built, whatever their colours. Each picture is brought to the 160 px at which people
 * compare cards, made grey, and cut into cells of 8 px. A cell keeps three numbers: how much in it differs from the
 * page's ground (ink), and how strong its edges are across and along. Each of the three maps is compared by the angle
 * between the two pictures, which forgets contrast and polarity; the distance is the mean of the three, from 0 (the same
 * structure) to 1 (ink in different places only).
 */

const thumbnail = { width: 160, height: 104 };
const cell = 8;

type Structure = { ink: number[]; across: number[]; along: number[] };

/** How a picture, given as a file or its bytes, is built. */
export async function structureOf(picture: string | Buffer): Promise<Structure> {
  const { width, height } = thumbnail;
  const grey = await sharp(picture)
    .resize(width, height, { fit: "cover", position: "top" })
    .greyscale()
    .raw()
    .toBuffer();
  const at = (x: number, y: number) => grey[y * width + x] ?? 0;
  const ground = mostFrequent(grey);
  const columns = width / cell;
  const empty = (): number[] => Array.from({ length: columns * (height / cell) }, () => 0);
  const maps = { ink: empty(), across: empty(), along: empty() };
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const place = Math.floor(y / cell) * columns + Math.floor(x / cell);
      maps.ink[place] = (maps.ink[place] ?? 0) + Math.abs(at(x, y) - ground);
      maps.across[place] = (maps.across[place] ?? 0) + Math.abs(at(x + 1, y) - at(x - 1, y));
      maps.along[place] = (maps.along[place] ?? 0) + Math.abs(at(x, y + 1) - at(x, y - 1));
    }
  }
  return maps;
}

/** From 0, the same structure, to 1, nothing in common. */
export function structuralDistance(one: Structure, other: Structure): number {
  const maps = ["ink", "across", "along"] as const;
  return maps.reduce((sum, map) => sum + angle(one[map], other[map]), 0) / maps.length;
}

type Pair = { pair: [string, string]; distance: number };

/** Every pair, the nearest first. */
export function nearestPairs(structures: ReadonlyMap<string, Structure>): Pair[] {
  const all = [...structures];
  return all
    .flatMap(([a, one], index) =>
      all.slice(index + 1).map(([b, other]): Pair => ({
        pair: [a, b],
        distance: structuralDistance(one, other),
      })),
    )
    .toSorted((a, b) => a.distance - b.distance);
}

/**
 * One minus the cosine of two maps. Square roots keep one dark picture from outweighing all text; an empty map is
 * like another empty one, and unlike everything else.
 */
function angle(one: number[], other: number[]): number {
  const dot = one.reduce((sum, value, index) => sum + Math.sqrt(value) * Math.sqrt(other[index] ?? 0), 0);
  const size = (map: number[]) => Math.sqrt(map.reduce((sum, value) => sum + value, 0));
  const sizes = size(one) * size(other);
  if (sizes === 0) return size(one) === size(other) ? 0 : 1;
  return Math.max(0, 1 - dot / sizes);
}

/** The grey that covers most of the page, as steps of 8. */
function mostFrequent(grey: Uint8Array): number {
  const counts = Array.from({ length: 32 }, () => 0);
  for (const value of grey) counts[value >> 3] = (counts[value >> 3] ?? 0) + 1;
  return counts.indexOf(Math.max(...counts)) * 8 + 4;
}
