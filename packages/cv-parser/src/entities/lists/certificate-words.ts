import type { DocumentLayout } from "../../core/layout.ts";
import { pieceOf } from "../../core/piece.ts";
import type { Piece } from "../../core/piece.ts";
import { phraseKey, phraseSet } from "../../core/words.ts";
import type { Row } from "../entries/rows.ts";
import { dayWords, hourWords } from "../../lexicon/lengths.ts";
import { listColumnNames } from "../../lexicon/list-columns.ts";
import { isTableColumn } from "../../lexicon/table-fields.ts";

/** What is called like this was given for something learned. */
export const certificateWord = /\b(?:certifi\p{L}*|licen[cs]\p{L}*|registered|diploma|course|training)\b/iu;

const label =
  /^(?:certifica\p{L}*|zertifi\p{L}*|certyfi\p{L}*|сертификат\p{L}*|licen[cs]\p{L}*|courses?|cursos?|kurse?|cors[oi]|curs(?:uri)?|kur[sz]y?|certifik[aá]t\p{L}*|sertifika\p{L}*|trainings?|证书|證書|資格|자격증)(?:\s+(?:in\s+progress|ongoing|completed|obtained|em\s+(?:estudo|andamento)|en\s+(?:curso|proceso|cours)|in\s+corso))?$/iu;

/** "Certificate", "Curso em andamento": what a colon parts from the name of one. */
export const isCertificateLabel = (text: string): boolean => label.test(text);

const columns = phraseSet(listColumnNames.certificates);
/** "Date of issue", "자격증명": what a column of a table of certificates is called. */
export const namesColumn = (text: string): boolean => isTableColumn(text) || columns.has(phraseKey(text));

const none =
  /^(?:none|nil|not applicable|n\/a|ningun[oa]s?|nenhum[a]?|nessun[oa]?|aucune?|n[ée]ant|keine?|geen|brak|нет|немає|yok|няма|无|無|なし|特になし|없음)\.?$/iu;

/** "None" below a title says that there is nothing to name. */
export const saysNone = (text: string): boolean => none.test(text);

/** "Certificate of Completion" before what was completed names nothing. */
export const isDeedAlone = (text: string): boolean =>
  /^(?:certifica\p{L}*|diploma|attestat\p{L}*|zertifikat|teilnahme\p{L}*|сертификат)\s+(?:of|de|di|d['’]|über|о|об)\s*(?:\p{L}+\s)?(?:completion|achievement|participation|attendance|appreciation|excellence|merit|conclusão|participação|finalización|participación|aprovechamiento|réussite|frequenza|partecipazione|teilnahme|прохождении|окончании|участии)$/iu.test(
    text,
  );

/** "합격", "取得": that it was passed, and no name. */
export const isPassed = (text: string): boolean =>
  /^(?:최종)?(?:합격|취득|수료|이수|발급|取得|合格|通过|已取得)$/u.test(text.trim());

/** "$1,500", "€ 300, € 400", "2.000 EUR": what a prize was worth. */
export const amount = String.raw`(?:(?:[$£€₦₹¥]|USD|EUR|GBP|CAD|AUD|CHF)\s?\d[\d.,]*k?|\d[\d.,]*\s?(?:[$£€₦₹¥]|USD|EUR|GBP|CAD|AUD|CHF))`;
const amounts = new RegExp(`^${amount}(?:\\s*[,;/&]\\s*${amount})*\\.?$`, "u");

/** True for amounts and nothing else, which name no giver. */
export const saysAmount = (text: string): boolean => amounts.test(text.trim());

const paper = /^certificate\s+of\s+(?:completion|achievement|participation|attendance)\s*[:–—-]\s+(?=\p{L})/iu;

const deed =
  /^(?:(?:actively|successfully)\s+)?(?:(?:participat(?:ion|ed|ing)|taking\s+part|took\s+part)\s+in|attend(?:ed|ance\s+(?:at|of)|ing)|complet(?:ed|ion\s+of)|successful\s+completion\s+of|passed|obtained|earned|undergone|underwent)\s+(?:an?\s+|the\s+)?(?=\p{L})/iu;

const holder = /[\s,]+(?:organi[sz]ed|conducted|facilitated|delivered|hosted|sponsored)\s+by\s/iu;

/** "1、护士执业证书", "2.領隊證": a number that no blank parts from the name. */
const numbered = /^\d{1,2}\s?[.、．)）]\s*(?=[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}])/u;

/** "자격증  정보처리기사": Korean job boards print the kind of each entry before its name. */
const kindAhead = /^(?:자격증|면허증|수상|공모전|어학)\s+(?!취득|과정|명|내역|경력|교육|시험)(?=\S{2})/u;

/** "Primeros Auxilios (40 horas)", "Excel – 60h", "Liderança, carga horária: 20 h": how long it took. */
const lengthBehind = new RegExp(
  `\\s*[,;(（|–—-]+\\s*(?:\\(|(?:duraci[oó]n|duração|carga\\s+hor[aá]ria|durata|durée|dauer|duration)(?:\\s+de)?\\s*:?\\s*)?\\d{1,4}\\s?(?:${hourWords})\\.?(?:\\s+(?:acad[eéê]micas?|lectivas|cronol[oó]gicas|aula|totales))?\\s*[)）]?\\.?$`,
  "iu",
);

/**
 * "Participation in the Welding Workshop, organised by Tarn College", "Successfully completed a Course in Fire Safety":
 * what somebody did and who held it are no part of its name.
 */
export function withoutDeed(layout: DocumentLayout, piece: Piece): Piece {
  const [range, ...more] = piece.ranges;
  if (range === undefined) return piece;
  const text = layout.text.slice(range.start, range.end);
  const length = (numbered.exec(text) ?? kindAhead.exec(text) ?? deed.exec(text) ?? paper.exec(text))?.[0].length ?? 0;
  const end = holder.exec(text)?.index ?? -1;
  if (end > length + leastNamed) return pieceOf(layout.text, range.start + length, range.start + end);
  if (length === 0) return piece;
  const first = pieceOf(layout.text, range.start + length, range.end);
  return more.length === 0 ? first : { text: piece.text.slice(length), ranges: [...first.ranges, ...more] };
}

const leastNamed = 8;

/** A name without how long it took, which may be all that it is. */
export function withoutLength(layout: DocumentLayout, piece: Piece): Piece {
  const [range, ...more] = piece.ranges;
  if (range === undefined || more.length > 0) return piece;
  const at = lengthBehind.exec(layout.text.slice(range.start, range.end))?.index ?? -1;
  return at < 0 ? piece : pieceOf(layout.text, range.start, range.start + at);
}

const lengthAlone = new RegExp(`^[(\\s]*\\d{1,4}\\s?(?:${hourWords}|${dayWords})[\\s.,،;:|()–—-]*$`, "iu");

/** "6 Hours , May 2017": how long a course took, and when, below its name. */
export function saysLengthAlone({ line, text, dates }: Row): boolean {
  const rest = dates.toReversed().reduce((left, { start, end }) => {
    return left.slice(0, start - line.start) + left.slice(end - line.start);
  }, text);
  return lengthAlone.test(rest);
}
