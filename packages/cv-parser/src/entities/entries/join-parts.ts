import { joinWrapped } from "../../core/piece.ts";
import type { Part } from "./parts.ts";
import type { Row } from "./rows.ts";

const leadsOn =
  /(?:\s(?:of|in|at|for|de|du|des|der|für|en|im|the|and|und|et|y|e|à|di|da|do|em|van|del|della)|&|\s-|\p{L}-)$/iu;

/** Words that begin a part of their own, whatever the row above ends with. */
const leadsItself = /^(?:at|bei|chez|presso|bij|hos)\s+\p{Lu}/u;

type Header = { header: readonly Row[]; anchorRow: number; source: string };

/** A header row that goes on below goes on in the same part, unless the row above ends at a separator. */
export function joinWrappedParts(parts: readonly Part[], context: Header): Part[] {
  const out: Part[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    const joined = last === undefined ? part : continuation(last, part, context);
    if (last !== undefined && joined === null) last.piece = joinWrapped([last.piece, part.piece]);
    else if (joined !== null) out.push({ ...joined });
  }
  return out;
}

/** The part as it stands, or with the separator that the row above ends with; null when it is the rest of the last part. */
function continuation(last: Part, part: Part, { header, anchorRow, source }: Header): Part | null {
  const row = header[part.row + anchorRow];
  const above = header[part.row + anchorRow - 1];
  if (part.separator !== "line" || row === undefined || above === undefined) return part;
  if (
    (leadsOn.test(last.piece.text) && !leadsItself.test(row.text)) ||
    (goesOnBesideDate(above, row) && last.bold === part.bold)
  )
    return null;
  if (!row.continues) return part;
  if (source.charAt((part.piece.ranges[0]?.start ?? 0) - 1) === "(") return { ...part, separator: "paren" };
  const lead = source.slice(row.line.start, part.piece.ranges[0]?.start);
  if (/[|·•]/.test(lead)) return { ...part, separator: "pipe" };
  if (/[,;]\s*$/.test(above.text)) return { ...part, separator: "comma" };
  if (/\p{L}-$/u.test(above.text)) return null;
  return /[|·•–—-]\s*$/.test(above.text) ? { ...part, separator: "pipe" } : null;
}

/** Where a date at the right breaks over two rows, the text to its left does so too. */
function goesOnBesideDate(above: Row, row: Row): boolean {
  const first = row.line.segments[0];
  const date = row.dates[0];
  if (!row.restOfDate || first === undefined || date === undefined || first.start >= date.start) return false;
  return Math.abs(first.x - (above.line.segments[0]?.x ?? 0)) < 3;
}
