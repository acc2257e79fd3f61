import { candidateOf } from "../../core/candidate.ts";
import type { FoundItem } from "../../core/found.ts";
import type { DocumentLayout, Line } from "../../core/layout.ts";
import { pieceOf } from "../../core/piece.ts";
import type { Piece } from "../../core/piece.ts";
import { wordsOf } from "../../core/words.ts";
import { entryDates } from "../entries/entry-dates.ts";
import { cleanPart, partsOf } from "../entries/parts.ts";
import type { Row } from "../entries/rows.ts";
import { institutionScore, isAddress, organisationScore } from "../entries/word-scores.ts";
import { withoutAside } from "./certificate-asides.ts";
import { nameAndGiver, signsOfList } from "./certificate-givers.ts";
import type { SignsOfList } from "./certificate-givers.ts";
import { certificateRows } from "./certificate-rows.ts";
import {
  isCertificateLabel,
  isDeedAlone,
  isPassed,
  namesColumn,
  saysAmount,
  saysLengthAlone,
  saysNone,
  withoutDeed,
  withoutLength,
} from "./certificate-words.ts";
import { isCourseGiver } from "./course-giver.ts";

const issuedBy =
  /^(?:issued by|awarded by|issuer:?|by|from|verliehen von|ausgestellt von|délivré par|emitido por|otorgado por|rilasciato da)(?:\s+|$)/iu;

/** Reads certificates and whatever else is given by somebody: what it is, who gave it, when. */
export function readCertifications(layout: DocumentLayout, lines: readonly Line[], nameField: string): FoundItem[] {
  const entries = certificateRows(layout, lines);
  const signs = signsOfList(layout, entries.map(withoutLengths));
  return entries
    .map((rows) => certificateOf(layout, rows, { nameField, signs }))
    .filter(
      ({ fields: { [nameField]: name, date } }) =>
        /\p{L}{2}/u.test(name?.value ?? "") &&
        !saysNone(name?.value ?? "") &&
        !isDeedAlone(name?.value ?? "") &&
        !namesColumn(name?.value ?? "") &&
        !isCertificateLabel(name?.value ?? "") &&
        (entries.length === 1 || date !== undefined || !isCourseGiver(name?.value ?? "")),
    );
}

/** The rows that say what was given and by whom. */
const withoutLengths = (rows: readonly Row[]): readonly Row[] =>
  rows.every(saysLengthAlone) ? rows : rows.filter((row) => !saysLengthAlone(row));

type Asked = { nameField: string; signs: SignsOfList };

function certificateOf(layout: DocumentLayout, rows: readonly Row[], { nameField, signs }: Asked): FoundItem {
  const fields = nameAndGiver(layout, withoutLengths(rows), signs);
  const [first, second] = fields;
  const dates = entryDates(rows, "end");
  const date = dates.end !== undefined && dates.end.value !== "" ? dates.end : dates.start;
  const address = partsOf(layout, rows).find((part) => isAddress(part.piece.text));
  const issuer = second === undefined ? undefined : issuerOf(layout, second.piece);
  return {
    fields: {
      [nameField]:
        first === undefined
          ? undefined
          : candidateOf(
              withoutLength(layout, withoutAside(layout, withoutDeed(layout, first.piece))),
              fields.length > 1 ? 0.88 : 0.75,
              "certificate.name",
            ),
      issuer:
        issuer === undefined ||
        issuer.text === "" ||
        isPassed(issuer.text) ||
        saysAmount(issuer.text) ||
        tellsOfContent(issuer.text)
          ? undefined
          : candidateOf(issuer, 0.75, "certificate.issuer"),
      date: date === undefined ? undefined : { ...date, score: 0.9 },
      url: address === undefined ? undefined : candidateOf(address.piece, 0.9, "certificate.address"),
    },
    current: false,
    tags: [],
  };
}

const leastTold = 6;
const shareInSmall = 0.5;
/** From here on words may name an organisation. */
const mayName = 1.2;

/** "Prática de dados, gráficos e apresentação de resultados": what a course taught is nobody who gave it. */
function tellsOfContent(text: string): boolean {
  const long = text.match(/\p{L}{4,}/gu) ?? [];
  const small = long.filter((word) => /^\p{Ll}/u.test(word));
  if (wordsOf(text).length < leastTold || small.length <= long.length * shareInSmall) return false;
  return Math.max(organisationScore(text), institutionScore(text)) < mayName;
}

function issuerOf(layout: DocumentLayout, piece: Piece): Piece {
  const range = piece.ranges[0];
  const lead = range === undefined ? null : issuedBy.exec(layout.text.slice(range.start, range.end));
  if (range === undefined || lead === null) return piece;
  return cleanPart(pieceOf(layout.text, range.start + lead[0].length, range.end), layout.text);
}
