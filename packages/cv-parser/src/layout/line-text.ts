import { isBulletOnly, takeBullet } from "../core/bullet.ts";
import type { Run } from "../core/document.ts";
import type { Segment } from "../core/layout.ts";
import { isSecondName } from "../core/second-name.ts";
import type { Chunk, Piece } from "./piece.ts";

/** The place of a run's text inside a line's text. */
export type Placed = { run: Run; start: number; from: number; length: number };

export type LineText = { text: string; segments: Segment[]; placed: Placed[]; bullet: string | null };

const columnGap = 1.0;
const stopGap = 0.45;
const joinGap = 0.12;

const hasOtherFont = (above: Run | undefined, run: Run): boolean =>
  above !== undefined && above.fontName !== run.fontName;

/**
 * Builds the text of a line from its chunks, with segments cut at wide gaps and changes of style.
 * @param margin right end of a margin of dates or labels, which is set apart however narrow the gap
 * @param isRest the row goes on with the one above, and bears no list mark
 */
export function buildLineText(chunks: readonly Chunk[], margin: number | null, isRest = false): LineText {
  const builder = new LineBuilder(margin, isRest);
  chunks.forEach((chunk, chunkIndex) => {
    chunk.pieces.forEach((piece, index) => builder.add(piece, index === 0 && chunkIndex > 0 ? chunk : null));
  });
  return builder.finish();
}

class LineBuilder {
  #text = "";
  readonly #segments: Segment[] = [];
  readonly #placed: Placed[] = [];
  #bullet: string | null = null;
  #bulletEnd: number | null = null;
  #end = 0;
  #endsInSpace = false;
  readonly #margin: number | null;
  readonly #isRest: boolean;

  constructor(margin: number | null, isRest: boolean) {
    this.#margin = margin;
    this.#isRest = isRest;
  }

  add(piece: Piece, chunk: Chunk | null): void {
    const { body, from } = this.#withoutBullet(piece.run.text);
    if (body.trim() === "") {
      this.#endsInSpace ||= this.#text !== "" && piece.run.text !== "";
      if (this.#text === "") this.#bulletEnd = piece.x1;
      return;
    }
    const lead = body.length - body.trimStart().length;
    const content = body.trim();
    const isFirst = this.#text === "";
    const gap = isFirst ? 0 : piece.x0 - this.#end;
    const isApart = !isFirst && this.#isApart(piece, gap, chunk);
    const separator = isFirst
      ? ""
      : isApart
        ? "\t"
        : this.#hasSpace(gap, piece, lead) || this.#isSecondName(piece, content)
          ? " "
          : "";
    const start = this.#text.length + separator.length;
    this.#text += separator + content;
    this.#placed.push({ run: piece.run, start, from: from + lead, length: content.length });
    this.#addSegment(
      piece,
      start,
      content,
      isApart || (!isFirst && hasOtherStyle(this.#segments.at(-1), piece.run)),
      gap,
    );
    this.#end = piece.x1;
    this.#endsInSpace = body.length > body.trimEnd().length;
  }

  finish(): LineText {
    return { text: this.#text, segments: this.#segments, placed: this.#placed, bullet: this.#bullet };
  }

  /** `chunk` is the one that the piece starts, if it starts one. */
  #isApart(piece: Piece, gap: number, chunk: Chunk | null): boolean {
    if (piece.run.iconBefore === true || piece.run.isParted === true) return true;
    if (chunk === null) return false;
    const crossesMargin = this.#margin !== null && this.#end <= this.#margin && piece.x0 >= this.#margin;
    return crossesMargin || Math.abs(gap) > (chunk.isAtStop ? stopGap : columnGap) * piece.size;
  }

  #hasSpace(gap: number, piece: Piece, lead: number): boolean {
    return this.#endsInSpace || lead > 0 || Math.abs(gap) > joinGap * piece.size;
  }

  /** "JaneRoe" in two weights of large type, as a head without a blank between first name and surname. */
  #isSecondName({ run, size }: Piece, content: string): boolean {
    const last = this.#segments.at(-1);
    if (last === undefined || !hasOtherFont(this.#placed.at(-1)?.run, run)) return false;
    return (
      /\p{Lu}\p{Ll}+$/u.test(last.text) && /^\p{Lu}\p{Ll}/u.test(content) && isSecondName(last.text, content, size)
    );
  }

  #withoutBullet(text: string): { body: string; from: number } {
    if (this.#isRest || this.#text !== "" || this.#bullet !== null) return { body: text, from: 0 };
    const { bullet, length } = takeBullet(isBulletOnly(text) ? `${text}\t` : text);
    if (bullet === null) return { body: text, from: 0 };
    this.#bullet = bullet;
    const from = Math.min(length, text.length);
    return { body: text.slice(from), from };
  }

  #addSegment(piece: Piece, start: number, content: string, isNew: boolean, gap: number): void {
    const { run } = piece;
    const last = this.#segments.at(-1);
    if (last && !isNew) {
      last.text = this.#text.slice(last.start);
      last.end = start + content.length;
      last.width = piece.x1 - last.x;
      return;
    }
    this.#segments.push({
      text: content,
      start,
      end: start + content.length,
      x: last ? piece.x0 : (this.#bulletEnd ?? piece.x0),
      width: piece.x1 - piece.x0,
      bold: run.bold,
      italic: run.italic,
      fontSize: run.fontSize,
      link: run.link,
      gapBefore: last ? Math.max(0, gap) : 0,
    });
  }
}

function hasOtherStyle(segment: Segment | undefined, run: Run): boolean {
  if (!segment) return false;
  const sameSize = Math.abs(segment.fontSize - run.fontSize) < 0.06 * run.fontSize;
  return !(segment.bold === run.bold && segment.italic === run.italic && segment.link === run.link && sameSize);
}
