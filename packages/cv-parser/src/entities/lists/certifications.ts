import { candidateOf } from "../../core/candidate.ts";
import type { FoundItem } from "../../core/found.ts";
import type { DocumentLayout, Line } from "../../core/layout.ts";
import { pieceOf } from "../../core/piece.ts";
import type { Piece } from "../../core/piece.ts";
import { entryDates } from "../entries/entry-dates.ts";
import { cleanPart, partsOf } from "../entries/parts.ts";
import type { Part } from "../entries/parts.ts";
import type { Row } from "../entries/rows.ts";
import { isAddress, organisationScore } from "../entries/word-scores.ts";
import { joinPart } from "../experience.ts";
import { listEntries } from "./list-entries.ts";

const issuedBy =
  /^(?:issued by|awarded by|issuer:?|by|from|verliehen von|ausgestellt von|délivré par|emitido por|otorgado por|rilasciato da)\s+/iu;

type Field = { piece: Piece; strong: boolean };

/** Reads certificates or awards: what it is, who gave it, when. */
export function readCertifications(
  layout: DocumentLayout,
  lines: readonly Line[],
  nameField: "name" | "title",
): FoundItem[] {
  return listEntries(layout, lines)
    .map((rows) => certificateOf(layout, rows, nameField))
    .filter((item) => item.fields[nameField] !== undefined);
}

function certificateOf(layout: DocumentLayout, rows: readonly Row[], nameField: "name" | "title"): FoundItem {
  const parts = partsOf(layout, rows).filter((part) => !isAddress(part.piece.text));
  const fields = fieldsOf(parts);
  const [first, second] = fields;
  const dates = entryDates(rows, "end");
  const date = dates.end !== undefined && dates.end.value !== "" ? dates.end : dates.start;
  const address = partsOf(layout, rows).find((part) => isAddress(part.piece.text));
  const issuer = second === undefined ? undefined : issuerOf(layout, second.piece);
  return {
    fields: {
      [nameField]:
        first === undefined ? undefined : candidateOf(first.piece, fields.length > 1 ? 0.88 : 0.75, "certificate.name"),
      issuer: issuer === undefined || issuer.text === "" ? undefined : candidateOf(issuer, 0.75, "certificate.issuer"),
      date: date === undefined ? undefined : { ...date, score: 0.9 },
      url: address === undefined ? undefined : candidateOf(address.piece, 0.9, "certificate.address"),
    },
    current: false,
    tags: [],
  };
}

/** Commas and dashes stay in the name; the last comma part of a one-line item names the issuer. */
function fieldsOf(parts: readonly Part[]): Field[] {
  const groups: Part[][] = [];
  for (const part of parts) {
    const group = groups.at(-1);
    const joins =
      part.separator === "comma" || part.separator === "dash" || part.separator === "at" || part.separator === "paren";
    if (group === undefined || !joins) groups.push([part]);
    else group.push(part);
  }
  const only = groups[0];
  if (groups.length === 1 && only !== undefined && only.length > 1) {
    const last = only.at(-1);
    if (last !== undefined && last.separator !== "paren" && (last.separator !== "dash" || isIssuer(last.piece.text)))
      return [joined(only.slice(0, -1)), joined([last])];
  }
  return groups.map(joined);
}

/** After a dash only what reads like an organisation gives the certificate; else it is part of its name. */
function isIssuer(text: string): boolean {
  return organisationScore(text) >= 1.6 || /^\p{Lu}[\p{Lu}\d.&-]{1,6}$/u.test(text);
}

function joined(parts: readonly Part[]): Field {
  let piece: Piece = { text: "", ranges: [] };
  for (const part of parts) piece = piece.text === "" ? part.piece : joinPart(piece, part);
  return { piece, strong: parts.some((part) => part.bold) };
}

function issuerOf(layout: DocumentLayout, piece: Piece): Piece {
  const range = piece.ranges[0];
  const lead = range === undefined ? null : issuedBy.exec(layout.text.slice(range.start, range.end));
  if (range === undefined || lead === null) return piece;
  return cleanPart(pieceOf(layout.text, range.start + lead[0].length, range.end), layout.text);
}
