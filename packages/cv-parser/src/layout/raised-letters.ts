import type { Piece } from "./piece.ts";

/** How far a raised or lowered letter stands from its word, in the word's font sizes. */
const rise = { least: 0.1, most: 0.6 };
const farthest = 0.3;
/** A raised letter is smaller than that against its word. */
const smaller = 0.82;

/** Puts small raised or lowered letters on the baseline of the word that they follow ("1st", "m2"). */
export function withoutRaisedLetters(pieces: readonly Piece[]): Piece[] {
  const largest = pieces.reduce((most, { size }) => Math.max(most, size), 0);
  const places = new EndsOfPieces(pieces, largest);
  return pieces.map((piece) => {
    const host =
      piece.size < smaller * largest ? places.near(piece).find((other) => isRaisedBehind(piece, other)) : null;
    return host ? { ...piece, baseline: host.baseline } : piece;
  });
}

function isRaisedBehind(piece: Piece, word: Piece): boolean {
  const risen = Math.abs(word.baseline - piece.baseline);
  const isRaised = risen > rise.least * word.size && risen < rise.most * word.size;
  return piece.size < smaller * word.size && isRaised && Math.abs(piece.x0 - word.x1) < farthest * word.size;
}

/** Pieces by the field of the page that they end in, so that each is held against its neighbours alone. */
class EndsOfPieces {
  readonly #across: number;
  readonly #down: number;
  readonly #order = new Map<Piece, number>();
  readonly #fields = new Map<string, Piece[]>();

  constructor(pieces: readonly Piece[], largest: number) {
    this.#across = farthest * largest;
    this.#down = rise.most * largest;
    pieces.forEach((piece, index) => {
      this.#order.set(piece, index);
      const key = keyOf(this.#fieldAt(piece.x1, piece.baseline));
      const field = this.#fields.get(key);
      if (field) field.push(piece);
      else this.#fields.set(key, [piece]);
    });
  }

  /** Those that end no further from where the piece begins than a word of the largest type allows, in their order. */
  near({ x0, baseline }: Piece): Piece[] {
    const [column, row] = this.#fieldAt(x0, baseline);
    const found = around.flatMap(([across, down]) => this.#fields.get(keyOf([column + across, row + down])) ?? []);
    return found.toSorted((a, b) => (this.#order.get(a) ?? 0) - (this.#order.get(b) ?? 0));
  }

  #fieldAt(x: number, y: number): Field {
    return [Math.floor(x / this.#across), Math.floor(y / this.#down)];
  }
}

type Field = readonly [column: number, row: number];

const keyOf = ([column, row]: Field): string => `${column} ${row}`;

/** A field and the eight around it. */
const around: readonly Field[] = [-1, 0, 1].flatMap((across) => [-1, 0, 1].map((down): Field => [across, down]));
