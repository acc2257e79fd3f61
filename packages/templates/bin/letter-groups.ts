/** A letter's width in the face and in the system's face that stands in for it, in ems, and how often it occurs. */
export type Letter = { char: string; width: number; standIn: number; count: number };

export type LetterGroup = { scale: number; chars: string[] };

/** As few as draw an even line, as many as keep its breaks where they are. */
const mostGroups = 10;

/** Divides the letters into groups of which each is drawn in one size of the stand-in, the largest group first. */
export function groupLetters(letters: readonly Letter[]): LetterGroup[] {
  const groups = clusters(letters.toSorted((a, b) => ratio(a) - ratio(b)));
  const [first] = groups;
  const same = first && groups.every((members) => Math.abs(meanRatio(members) / meanRatio(first) - 1) < 0.002);
  return (same ? [groups.flat()] : groups)
    .toSorted((a, b) => totalWeight(b) - totalWeight(a))
    .map((members) => ({ scale: meanRatio(members), chars: members.map(({ char }) => char) }));
}

const ratio = ({ width, standIn }: Letter) => width / standIn;
const weight = ({ count, standIn }: Letter) => count * standIn;

const totalWeight = (letters: readonly Letter[]) => letters.reduce((sum, letter) => sum + weight(letter), 0);

function meanRatio(letters: readonly Letter[]): number {
  return letters.reduce((sum, letter) => sum + ratio(letter) * weight(letter), 0) / totalWeight(letters);
}

/** The division of sorted letters into neighbours with the least squares within (Fisher's exact grouping). */
function clusters(sorted: readonly Letter[]): Letter[][] {
  const cost = squaresWithin(sorted);
  let best = sorted.map((_, end) => ({ squares: cost(0, end), starts: [0] }));
  for (let count = 2; count <= mostGroups; count += 1) {
    const fewer = best;
    best = fewer.map((whole, end) => {
      let least = whole;
      for (let start = 1; start <= end; start += 1) {
        const before = fewer[start - 1];
        const squares = (before?.squares ?? 0) + cost(start, end);
        if (before && squares < least.squares) least = { squares, starts: [...before.starts, start] };
      }
      return least;
    });
  }
  const starts = best.at(-1)?.starts ?? [];
  return starts.map((start, index) => sorted.slice(start, starts[index + 1]));
}

/** The weighted squares of any run of letters around its mean, from running sums. */
function squaresWithin(sorted: readonly Letter[]): (start: number, end: number) => number {
  const sums = [{ weight: 0, linear: 0, square: 0 }];
  for (const letter of sorted) {
    const last = sums.at(-1) ?? { weight: 0, linear: 0, square: 0 };
    const [share, value] = [weight(letter), ratio(letter)];
    sums.push({
      weight: last.weight + share,
      linear: last.linear + share * value,
      square: last.square + share * value * value,
    });
  }
  const between = (start: number, end: number, key: "weight" | "linear" | "square") =>
    (sums[end + 1]?.[key] ?? 0) - (sums[start]?.[key] ?? 0);
  return (start, end) => {
    const total = between(start, end, "weight");
    return total > 0 ? between(start, end, "square") - between(start, end, "linear") ** 2 / total : 0;
  };
}

/** Letters as the descriptor `unicode-range`, neighbours joined. */
export function unicodeRange(chars: readonly string[]): string {
  const codes = chars.map((char) => char.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const spans: [number, number][] = [];
  for (const code of codes) {
    const last = spans.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else spans.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return spans.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(",");
}
