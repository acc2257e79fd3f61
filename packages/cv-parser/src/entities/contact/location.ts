import { bestCandidate, candidateOf } from "../../core/candidate.ts";
import type { Candidate } from "../../core/candidate.ts";
import type { DocumentLayout, Line } from "../../core/layout.ts";
import { joinPieces, pieceOf } from "../../core/piece.ts";
import type { Piece } from "../../core/piece.ts";
import { phraseSet, startsWithCapital, wordSet, wordsOf } from "../../core/words.ts";
import { chineseAddressLabels, easternAddressLabels } from "../../lexicon/chinese-labels.ts";
import { scanDates } from "../dates/scan-dates.ts";
import { tellsBirth } from "../private-facts.ts";
import { isBareDegree, jobScore, organisationScore, placeScore } from "../entries/word-scores.ts";
import { isAddressOfEast } from "./address-of-east.ts";
import { contactParts, isContactValue, isFactLabel, opensContactRow } from "./contact-parts.ts";
import type { ContactPart } from "./contact-parts.ts";

const addressLabels = wordSet(
  "address addr adresse anschrift location wohnort residence direccion domicilio ubicacion endereco morada residencia cidade ciudad bairro comuna municipio localizacao localidade indirizzo residenza adres woonplaats domicile adress mailaddress адрес город проживает жительства адреса місто 地址 住址 住所 現住所 现居住地 居住地 現居地 所在地 주소 العنوان عنوان المدينة الموقع כתובת מגורים cim lakcim adresa adresu bydlisko bydliste zamieszkania prebivaliste naslov domiciliu проживания проживання آدرس نشانی διευθυνση ที่อยู่ based ville domicilie domiciliee demeurant habite postale postal poblacion provincia pais citta comune domiciliato domiciliata residente localitate localitatea oras orasul judet judetul strada adreca domicili poblacio ciutat localitat rua logradouro end reside resido vivo estado uf cep codigo adr cap domiciliul adresas adrese aadress gyvenamoji miestas dzivesvieta pilseta elukoht linn ikamet ikametgah ikametgahi adresi sehir konum lokasyon miejsce miasto miejscowosc lokalizacja zamieszkaly zamieszkala mesto pobyt boraviste mjesto grad lakhely lakohely lakohelye varos telepules пребивалиште местоживеене град проживание живу населенный الإقامة إقامة السكن سكن المحافظة المنطقة سكونت اقامت עיר יישוב κατοικια κατοικιας περιοχη πολη",
);
const easternAddresses = phraseSet(`${chineseAddressLabels}|${easternAddressLabels}`);
const street =
  /\b(?:street|st\.|road|rd\.?|avenue|ave\.?|lane|drive|blvd|boulevard|broadway|court|square|way|apt|suite|calle|avenida|plaza|rue|place|allée|chemin|via|viale|piazza|rua|travessa|weg|platz|allee|laan|gracht)\b|(?:straße|strasse|str\.|weg|gasse|platz|straat|laan|gatan|vej)\b/iu;
/** The same where a blank and capitals need not part the words, or the script is another. */
const streetElsewhere =
  /(?<!\p{L})(?:ul|ulica|ulice|utca|tér|strada|bd|calea|námestie|náměstí|trg|cesta|ул|улица|пр-т|просп|проспект|вул|бул|οδός|sokak|sokağı|cad|cadde|caddesi|mah|mahallesi|bulvarı|corso|largo|vicolo|praça|avda?|carrera|cra|paseo|alameda|rodovia|estrada|quadra|camino|calzada|jirón|jr|pasaje|pje|urbanización|manzana|diagonal|urb|colonia|fracc|fraccionamiento|cdla|ciudadela|mz|edif|edificio|barrio|conjunto|loteamento|logradouro|servidão|largo|praceta|urbanização|beco|viela)(?!\p{L})|(?:gatan|vägen|veien|katu)(?!\p{L})/iu;
/** "8819 Oak Dr", "180 5th St": short words that name a street behind its number alone. */
const streetBehindNumber = /(?<!\S)\d{1,5}\s+(?:\S+\s+){1,5}?(?:dr|st|ct|cir|ln|pl|pkwy|hwy|ter|trl)(?!\p{L})/iu;
/** "R. das Flores, 24": the short word for a street of Brazil, told by the number behind a comma. */
const streetOfBrazil = /(?<![\p{L}.])R\.\s?\p{Lu}[^,\d]+,\s*(?:n\p{L}?[º°.]?\s*)?\d/u;
/** "Via dei Tigli 4", "ul. Lipowa 3": a street and a number. */
export const namesStreet = (text: string): boolean =>
  /\d/.test(text) &&
  (street.test(text) || streetElsewhere.test(text) || streetBehindNumber.test(text) || streetOfBrazil.test(text));
/** The code of eight digits that a town or a street of Brazil has ("CEP 01310-100"). */
const codeOfBrazil = /\b\d{5}-\d{3}\b|(?<=\b[A-Z]{2}\s(?:-\s)?|CEP:?\s)\d{8}\b/;
const postal =
  /(?<=\b[A-Z]{2}\s(?:-\s)?|CEP:?\s)\d{8}\b|\b\d{4,6}\b|\b[A-Z]{1,2}\d{1,2}[A-Z]?\s*\d[A-Z]{2}\b|\b[A-Z]\d[A-Z]\s*\d[A-Z]\d\b|〒\s?\d{3}-\d{4}|(?<![\d-])\d{2}-\d{3}(?![\d-])|(?<![\d)-]\s?)\b\d{3}\s\d{2}\b(?!\s?[\d-])/;
/** "Αγίας Σοφίας 12, Βόλος": a name with a number behind it, before a town. */
const numberedStreet = /^\p{Lu}[\p{L}.’' -]{2,40}\s\d{1,4}\p{L}?,\s*\p{Lu}/u;
/** "ul. Lipowa 3", "г. Казань": what is written small before the name of a street or town. */
const smallLead = /^(?:ul|al|os|pl|ул|вул|бул|пр|пл|м|г|гр|с|ж\.?\s?к)\.\s?\p{Lu}/u;

/** Where the person lives, from the contact lines; an address over several lines is joined. */
export function findLocation(
  layout: DocumentLayout,
  lines: readonly Line[],
  taken: readonly (Candidate | null)[],
): Candidate | null {
  const used = taken.flatMap((candidate) => candidate?.ranges ?? []);
  const all = contactParts(layout, lines);
  const parts = all.filter(
    (part) =>
      !part.piece.ranges.some((range) => used.some((other) => range.start < other.end && range.end > other.start)),
  );
  const candidates = parts.map((part, index) => {
    const score = addressScore(part) + (isAmongContacts(layout, part, all) ? amongContacts : 0);
    const after = parts[index + 1];
    const before = parts[index - 1];
    const whole = wholeStreet(layout, part, parts.slice(index + 1));
    if (whole !== null) {
      const inLine = parts.slice(index + 1).filter((other) => whole.ranges.some(({ end }) => startOf(other) < end));
      const best = Math.max(score, ...inLine.map(addressScore));
      return candidateOf(whole, best + wholeLine - part.index * 0.02, "location.score");
    }
    let piece = withDistrict(layout, part, before, after) ?? part.piece;
    const rows = part.label === "" ? [] : rowsBelow(layout, parts.slice(index));
    if (rows.length > 1)
      return candidateOf(
        joinPieces(
          rows.map((row) => row.piece),
          ", ",
        ),
        score - part.index * 0.02,
        "location.score",
      );
    if (piece === part.piece && after !== undefined && isBroken(part, after))
      piece = joinPieces([piece, after.piece], " ");
    else if (score > 1 && after !== undefined && goesOn(part, after)) piece = joinPieces([piece, after.piece], ", ");
    if (score > 1 && before !== undefined && (goesOn(before, part) || endsInComma(layout, before, part)))
      piece = joinPieces([before.piece, piece], ", ");
    return candidateOf(piece, score - part.index * 0.02, "location.score");
  });
  const best = bestCandidate(candidates);
  return best === null || best.score < 0.9 ? null : { ...best, score: Math.min(0.96, 0.55 + best.score * 0.08) };
}

/** What Arabs and Persians call a quarter or a street. */
const quarter = /^(?:حي|شارع|طريق|محلة|منطقة|خیابان|بلوار|محله|شهرک)\s/u;
const mostDistrict = 3;

/** "Bornova / İzmir", "جدة - حي السلامة": a town and a part of it, parted as people part the facts of a row. */
function withDistrict(
  layout: DocumentLayout,
  part: ContactPart,
  before: ContactPart | undefined,
  after: ContactPart | undefined,
): Piece | null {
  if (placeScore(part.piece.text) < 2) return null;
  for (const [first, second] of [
    [part, after],
    [before, part],
  ]) {
    const [left, right] = [first?.piece.ranges[0], second?.piece.ranges[0]];
    if (first === undefined || second === undefined || left === undefined || right === undefined) continue;
    const gap = first.index === second.index ? layout.text.slice(left.end, right.start).trim() : "";
    const { label, piece } = first === part ? second : first;
    // A label before the town stands before both; one between them is another's.
    const isFree = label === "" || first !== part;
    if (isFree && /^[/–—-]$/u.test(gap) && isDistrict(piece.text, gap))
      return pieceOf(layout.text, left.start, right.end);
  }
  return null;
}

const isDistrict = (text: string, gap: string): boolean =>
  !/[\d@:]/.test(text) &&
  wordsOf(text).length <= mostDistrict &&
  (placeScore(text) >= 2 || quarter.test(text) || (gap === "/" && isNameLike(text) && !isBareDegree(text.trim())));

const startOf = ({ piece, line }: ContactPart): number => piece.ranges[0]?.start ?? line.end;

/** A street with what goes on behind it says more than a town alone. */
const wholeLine = 2;

/** "Rua das Flores, 24 – Centro – Santos – SP": a street and what stands behind it in its line, over the dashes. */
function wholeStreet(layout: DocumentLayout, part: ContactPart, rest: readonly ContactPart[]): Piece | null {
  const [range] = part.piece.ranges;
  if (range === undefined || !namesStreet(part.piece.text) || addressScore(part) < 1) return null;
  let { end } = range;
  for (const next of rest) {
    const [behind] = next.piece.ranges;
    const isPart =
      next.index === part.index && next.label === "" && !/[@:/]/.test(next.piece.text.replace(stateBehind, ""));
    if (behind === undefined || !isPart || !/^\s*[–—/-]\s*$/u.test(layout.text.slice(end, behind.start))) break;
    if (digitsOf(next.piece.text) >= 8) break;
    end = behind.end;
  }
  return end === range.end ? null : pieceOf(layout.text, range.start, end);
}

/** "Campinas/SP". */
const stateBehind = /\/[A-Z]{2}$/u;

/** How many digits a text has beside those of a code of Brazil. */
const digitsOf = (text: string): number => text.replace(codeOfBrazil, "").replace(/\D/g, "").length;

/** A town that no list knows is told by where it stands. */
const amongContacts = 1;

/** A few capitalised words between addresses and numbers, or between one of them and an end of their line. */
function isAmongContacts(layout: DocumentLayout, part: ContactPart, all: readonly ContactPart[]): boolean {
  const { text } = part.piece;
  if (part.label !== "" || /[\d@:/!?]/.test(text) || wordsOf(text).length > 5 || !isNameLike(text)) return false;
  const at = all.indexOf(part);
  const [before, after] = [all[at - 1], all[at + 1]];
  const isNear = (other: ContactPart | undefined): boolean =>
    other !== undefined && Math.abs(other.index - part.index) <= 1 && isContactValue(other.piece.text);
  const isAlone = (other: ContactPart | undefined): boolean => other === undefined || other.index !== part.index;
  if (isNear(before) && isNear(after)) return true;
  if (opensContactRow(layout, all, part)) return true;
  return isNear(before) && before?.index === part.index && isAlone(after);
}

const isNameLike = (text: string): boolean =>
  (startsWithCapital(text) || /^(?:['’]s-|\p{Lo})/u.test(text)) &&
  jobScore(text) < 1.2 &&
  organisationScore(text) < 1.6;

/** "Brest France": a town before a known country or region, without a comma. */
function endsInPlace(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.length < 2 || words.length > 4 || /[,\d@]/.test(text) || organisationScore(text) >= 1.6) return false;
  return [1, 2].some(
    (count) => words.length > count && placeScore(words.slice(-count).join(" ")) >= 2.5 && startsWithCapital(text),
  );
}

/** "Sheffield, United" above "Kingdom": the place is known only when both are read. */
function isBroken(part: ContactPart, next: ContactPart): boolean {
  if (
    next.index !== part.index + 1 ||
    next.label !== "" ||
    /[@\d:]/.test(next.piece.text) ||
    wordsOf(next.piece.text).length > 3
  )
    return false;
  const last = part.piece.text.split(/,\s*/).at(-1) ?? "";
  return placeScore(last) < 2.5 && placeScore(`${last} ${next.piece.text}`) >= 2.5;
}

function goesOn(part: ContactPart, next: ContactPart): boolean {
  return (
    next.index === part.index + 1 &&
    (part.label === "" || (isAddressLabel(part.label) && opensWithCode.test(next.piece.text))) &&
    next.label === "" &&
    next.line.column === part.line.column &&
    isAddressLike(part) &&
    isAddressLike(next)
  );
}

/** "24103 Kiel" below the street that a label stands before. */
const opensWithCode = /^(?:\p{Lu}{1,2}-)?(?:\d{4,6}|\d{2}-\d{3}|\d{3}\s\d{2}|\d{4}\s?\p{Lu}{2})\s\p{L}/u;

const mostRows = 4;

/** "Address: Flat 4," above "18 Mill Lane," above "Tarn": what stands behind the label, down to the row that no comma ends. */
function rowsBelow(layout: DocumentLayout, [part, ...others]: readonly ContactPart[]): ContactPart[] {
  const rows = part === undefined ? [] : [part];
  for (const next of others.slice(0, mostRows - 1)) {
    const last = rows.at(-1);
    if (last === undefined || isContactValue(next.piece.text) || !endsInComma(layout, last, next)) break;
    rows.push(next);
  }
  return rows;
}

const mostInLine = 7;

/** "Willow House, Marsh Estate," above "Harbour Town, Norland": the comma at the end of a line says that it goes on. */
function endsInComma(layout: DocumentLayout, part: ContactPart, next: ContactPart): boolean {
  const { text, ranges } = part.piece;
  const end = ranges.at(-1)?.end ?? part.line.end;
  return (
    next.index === part.index + 1 &&
    next.label === "" &&
    next.line.column === part.line.column &&
    /^\s*,\s*$/u.test(layout.text.slice(end, part.line.end)) &&
    !/[@:]|https?|www\./.test(text) &&
    startsWithCapital(text.replace(/^\d+\s*/u, "")) &&
    wordsOf(text).length <= mostInLine
  );
}

function isAddressLike(part: ContactPart): boolean {
  const { text } = part.piece;
  return (
    !/[@]|https?:|www\./.test(text) &&
    !isDate(text) &&
    !isMostlyDigits(text) &&
    !tellsBirth(text) &&
    (street.test(text) || namesStreet(text) || postal.test(text) || placeScore(text) >= 2 || isAddressOfEast(text))
  );
}

/** A date of birth above a place looks like a postal code beside it. */
function isDate(text: string): boolean {
  const [date] = scanDates(text);
  return date !== undefined && date.end - date.start >= text.trim().length - 1;
}

/** "学历：本科": a label that says nothing of where somebody lives. */
const strangeLabel = /^\p{Script=Han}{2,5}\s?[:：]/u;

/** Numbers to call or to be known by; the house and the post of an address have as many digits and more letters. */
function isMostlyDigits(text: string): boolean {
  const digits = text.replace(/\P{Nd}/gu, "").length;
  return digits >= 8 && digits >= text.replace(/\P{L}/gu, "").length;
}

const isAddressLabel = (label: string): boolean =>
  label.split(" ").some((word) => addressLabels.has(word)) || easternAddresses.has(label);

function addressScore(part: ContactPart): number {
  const { text } = part.piece;
  if (/@|https?:|www\.|\.(?:com|org|net|io)\b/i.test(text) || isFactLabel(part.label) || /\d\s?年\s?\d/.test(text))
    return -5;
  if (isDate(text) || tellsBirth(text) || strangeLabel.test(text) || isBareDegree(text.trim())) return -5;
  const words = wordsOf(text);
  let score = Math.max(0, placeScore(text));
  if (isAddressLabel(part.label)) score += 3.5;
  else if (part.label !== "") score -= 4;
  if (postal.test(text)) score += 1.2;
  if (namesStreet(text)) score += 1.5;
  if (part.label === "" && isAddressOfEast(text)) score += 4;
  if (/^[\p{Lu}][^,\d]{1,30},\s*[\p{Lu}][^,]{1,30}(?:,\s*[\p{Lu}][^,]{1,30})?$/u.test(text)) score += 1.2;
  if (text.split(/[,،()]/).some((piece) => placeScore(piece) >= 2.5)) score += 1.5;
  if (endsInPlace(text)) score += 2;
  if (numberedStreet.test(text) && placeScore(text.split(/,\s*/).at(-1) ?? "") >= 0.9) score += 1.5;
  if (words.length > (namesStreet(text) ? 18 : 10) || /(?<!\p{Lu}\.?)[.!?]$|。/u.test(text)) score -= 3;
  if (!startsWithCapital(text) && !/^\d/.test(text) && !smallLead.test(text)) score -= 1;
  // Streets are called after trades and offices ("rue du Docteur Roux").
  if (jobScore(text) >= 1.5 && !namesStreet(text)) score -= 3;
  if (organisationScore(text) >= 2.5 && !namesStreet(text)) score -= 1;
  if (isMostlyDigits(text) && !/〒/u.test(text)) score -= 2;
  return score;
}
