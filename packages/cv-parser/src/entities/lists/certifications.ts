import { candidateOf } from "../../core/candidate.ts";
import type { FoundItem } from "../../core/found.ts";
import type { DocumentLayout, Line } from "../../core/layout.ts";
import { joinWrapped, pieceOf } from "../../core/piece.ts";
import type { Piece } from "../../core/piece.ts";
import { phraseKey, phraseSet, wordsOf } from "../../core/words.ts";
import { listColumnNames } from "../../lexicon/list-columns.ts";
import { andWords } from "../../lexicon/joining-words.ts";
import { isTableColumn } from "../../lexicon/table-fields.ts";
import { entryDates } from "../entries/entry-dates.ts";
import { cleanPart, partsOf } from "../entries/parts.ts";
import type { Part } from "../entries/parts.ts";
import type { Row } from "../entries/rows.ts";
import { isAddress, organisationScore, placeScore } from "../entries/word-scores.ts";
import { joinPart } from "../experience.ts";
import { opensAsCertificate } from "../certified.ts";
import { listEntries, withoutCell } from "./list-entries.ts";
import { splitList } from "./split-list.ts";
import { isCourseGiver } from "./course-giver.ts";

const issuedBy =
  /^(?:issued by|awarded by|issuer:?|by|from|verliehen von|ausgestellt von|délivré par|emitido por|otorgado por|rilasciato da)(?:\s+|$)/iu;

type Field = { piece: Piece; strong: boolean };

/** Reads certificates and whatever else is given by somebody: what it is, who gave it, when. */
export function readCertifications(layout: DocumentLayout, lines: readonly Line[], nameField: string): FoundItem[] {
  const entries = listEntries(layout, lines)
    .map((rows) => rows.map(withoutCell))
    .flatMap(eachNamed)
    .flatMap((rows) => namesInARow(layout, rows) ?? [rows]);
  const givers = giversOf(entries.map((rows) => partsOf(layout, rows)));
  return entries
    .map((rows) => certificateOf(layout, rows, { nameField, givers }))
    .filter(
      ({ fields: { [nameField]: name, date } }) =>
        /\p{L}{2}/u.test(name?.value ?? "") &&
        !namesColumn(name?.value ?? "") &&
        (entries.length === 1 || date !== undefined || !isCourseGiver(name?.value ?? "")),
    );
}

/** "BLS Provider, 2024" below a name without a date is the next item, and no giver. */
function eachNamed(rows: Row[]): Row[][] {
  const items: Row[][] = [];
  for (const row of rows) {
    const isNext = items.length === 0 || (!row.continues && opensAsCertificate(row.text));
    if (isNext) items.push([row]);
    else items.at(-1)?.push(row);
  }
  return items;
}

const columns = phraseSet(listColumnNames.certificates);
const namesColumn = (text: string): boolean => isTableColumn(text) || columns.has(phraseKey(text));

const leastInARow = 3;

/** "Prize of the Year | Golden Trowel | Safety Award": names beside each other without a date are items of their own. */
function namesInARow(layout: DocumentLayout, rows: readonly Row[]): Row[][] | null {
  const [row, second] = rows;
  if (row === undefined) return null;
  const cells =
    second === undefined && row.dates.length === 0
      ? splitList(layout.text, row.line.start, row.line.end, /[|•·;]/u)
      : [];
  const isRow = cells.length >= leastInARow && cells.every(({ text }) => wordsOf(text).length <= maxWordsInARow);
  const names = isRow ? cells : namesBetweenCommas(layout, rows);
  const all = rows.flatMap(({ line }) => line.segments);
  return names === null
    ? null
    : names.flatMap(({ text, ranges: [range] }) => {
        if (range === undefined) return [];
        const segments = all.filter((each) => each.start < range.end && each.end > range.start);
        const own = segments.map((each) => ({
          ...each,
          start: Math.max(each.start, range.start),
          end: Math.min(each.end, range.end),
        }));
        const dates = rows
          .flatMap((each) => each.dates)
          .filter((date) => date.start >= range.start && date.end <= range.end);
        return [
          [{ ...row, text, dates, anchor: dates[0] ?? null, line: { ...row.line, ...range, text, segments: own } }],
        ];
      });
}

const leastBetweenCommas = 3;
const sureGiver = 2.5;
const givenAs = /\s[–—-]\s\S/u;
const withYear = /\(\D*(?:19|20)\d\d\)$/u;

/**
 * "Food Safety, First Aid, Forklift Driving": three names or more, none of a giver or a place, or names that each have
 * their giver at a dash or their year in brackets, are items of their own; null for all else.
 */
function namesBetweenCommas(layout: DocumentLayout, rows: readonly Row[]): Piece[] | null {
  const [first, ...others] = rows;
  const last = rows.at(-1);
  if (first === undefined || last === undefined || others.some(({ continues }) => !continues)) return null;
  if (/[|•·;\t]/u.test(rows.map(({ text }) => text).join(" "))) return null;
  const names = splitList(layout.text, first.line.start, last.line.end, /,/u);
  if (names.length < 2 || names.some(({ text }) => wordsOf(text).length > maxWordsInARow + 2)) return null;
  if ([givenAs, withYear].some((sign) => names.every(({ text }) => sign.test(text)))) return names;
  const isName = ({ text }: Piece): boolean =>
    /^\p{Lu}/u.test(text) &&
    !/(?:19|20)\d\d|^(?:and|or|with|for|in)\s|\.$/iu.test(text) &&
    wordsOf(text).length > 1 &&
    organisationScore(text) < sureGiver &&
    placeScore(text) < 2.5 &&
    !isCourseGiver(text);
  return names.length >= leastBetweenCommas && names.every(isName) ? names : null;
}

const maxWordsInARow = 8;

const learnedFor = "for|with|in|für|mit|pour|para|per|con|com|voor";
const enumerated = new RegExp(
  `^\\S{1,14}(?:,\\s\\S{1,14}){0,3},\\s\\S{1,14},?\\s(?:${andWords}|&)\\s\\S{1,14}\\s(?:${learnedFor})\\s\\p{L}`,
  "iu",
);

/** "Rope, Sail and Oar for Young Sailors": what a course is about, between commas, is one name; null for all else. */
function enumeration(layout: DocumentLayout, rows: readonly Row[]): Field[] | null {
  const [first, ...others] = rows;
  const last = rows.at(-1);
  if (first === undefined || last === undefined || others.some(({ continues }) => !continues)) return null;
  if (rows.some(({ dates }) => dates.length > 0) || !enumerated.test(first.text)) return null;
  const text = rows.map((row) => row.text).join(" ");
  if (/[|\t(]|\s[–—-]\s/u.test(text) || text.split(",").length > mostCommas) return null;
  return [{ piece: joinWrapped(rows.map(({ line }) => pieceOf(layout.text, line.start, line.end))), strong: true }];
}

const mostCommas = 5;

type Asked = { nameField: string; givers: Givers };

function certificateOf(layout: DocumentLayout, rows: readonly Row[], { nameField, givers }: Asked): FoundItem {
  const parts = partsOf(layout, rows).filter((part) => !isAddress(part.piece.text));
  const fields =
    enumeration(layout, rows) ??
    beforeColon(layout, rows) ??
    inBrackets(layout, rows) ??
    namedByGiver(layout, rows) ??
    withGiverBehind(withNameFirst(fieldsOf(parts, layout.text, givers)));
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
          : candidateOf(withoutDeed(layout, first.piece), fields.length > 1 ? 0.88 : 0.75, "certificate.name"),
      issuer: issuer === undefined || issuer.text === "" ? undefined : candidateOf(issuer, 0.75, "certificate.issuer"),
      date: date === undefined ? undefined : { ...date, score: 0.9 },
      url: address === undefined ? undefined : candidateOf(address.piece, 0.9, "certificate.address"),
    },
    current: false,
    tags: [],
  };
}

const deed =
  /^(?:(?:actively|successfully)\s+)?(?:(?:participat(?:ion|ed|ing)|taking\s+part|took\s+part)\s+in|attend(?:ed|ance\s+(?:at|of)|ing)|complet(?:ed|ion\s+of)|successful\s+completion\s+of|passed|obtained|earned|undergone|underwent)\s+(?:an?\s+|the\s+)?(?=\p{L})/iu;

const holder = /[\s,]+(?:organi[sz]ed|conducted|facilitated|delivered|hosted|sponsored)\s+by\s/iu;

/**
 * "Participation in the Welding Workshop, organised by Tarn College", "Successfully completed a Course in Fire Safety":
 * what somebody did and who held it are no part of its name.
 */
function withoutDeed(layout: DocumentLayout, piece: Piece): Piece {
  const [range, ...more] = piece.ranges;
  if (range === undefined) return piece;
  const text = layout.text.slice(range.start, range.end);
  const length = deed.exec(text)?.[0].length ?? 0;
  const end = holder.exec(text)?.index ?? -1;
  if (end > length + leastNamed) return pieceOf(layout.text, range.start + length, range.start + end);
  if (length === 0) return piece;
  const first = pieceOf(layout.text, range.start + length, range.end);
  return more.length === 0 ? first : { text: piece.text.slice(length), ranges: [...first.ranges, ...more] };
}

const leastNamed = 8;

const certificateWord = /\b(?:certifi\p{L}*|licen[cs]\p{L}*|registered|diploma|course|training)\b/iu;

/** How those are called who give certificates in Korea, Japan and China. */
const eastAsianGiver =
  /(?:공단|공사|진흥원|진흥회|협회|연합회|위원회|상공회의소|재단|재단법인|연구원|연구소|개발원|교육원|센터|아카데미|학원|캠퍼스|직업전문학교|평가원|생산성본부|인증원|품질재단|학회|경찰청|경찰서|국가기술자격|協会|協會|協議会|機構|財団|委員会|公安委員会|連盟|検定協会|商工会議所|厚生労働省|経済産業省|协会|学会|委员会|考试中心|考试院|人社部|人社局|人力资源和社会保障[部厅局]|教育[部厅局]|财政部|工信部|管理局)(?:\s?[(（][^()（）]*[)）])?$/u;

/** "한국산업인력공단 | 정보처리기사": in a row of cells the giver may stand before what was given. */
function withGiverBehind(fields: Field[]): Field[] {
  const [first, second, ...rest] = fields;
  if (first === undefined || second === undefined) return fields;
  const isAhead = eastAsianGiver.test(first.piece.text) && !eastAsianGiver.test(second.piece.text);
  return isAhead && /\p{L}{2}/u.test(second.piece.text) && !isState(second.piece.text)
    ? [second, first, ...rest]
    : fields;
}

/** "합격", "取得": that it was passed, and no name. */
const isState = (text: string): boolean =>
  /^(?:최종)?(?:합격|취득|수료|이수|발급|取得|合格|通过|已取得)$/u.test(text.trim());

/** The giver in a row above: "Oncology Nursing Society" over "Chemotherapy Certificate". */
function withNameFirst(fields: Field[]): Field[] {
  const [first, second, ...rest] = fields;
  if (first === undefined || second === undefined) return fields;
  const isNamed = certificateWord.test(first.piece.text) && organisationScore(first.piece.text) < 3;
  const isGiver = !isNamed && organisationScore(first.piece.text) >= 1.6 && organisationScore(second.piece.text) < 1.6;
  return isGiver && certificateWord.test(second.piece.text) ? [second, first, ...rest] : fields;
}

/** "Azure basics: administered servers in the cloud": what a colon parts from running words is the name, and they tell of it. */
function beforeColon(layout: DocumentLayout, rows: readonly Row[]): Field[] | null {
  const [row] = rows;
  if (row === undefined || row.dates.length > 0) return null;
  const { start } = row.line;
  const text = layout.text.slice(start, row.line.end);
  const cut = [...text.matchAll(/[:：](?=[\s(]|\p{Script=Arabic})/gu)]
    .map(({ index }) => index)
    .findLast((index) => isToldBehind(text, index));
  if (cut === undefined || cut > longestName || /[\t|]/.test(text.slice(0, cut))) return null;
  if (wordsOf(text.slice(0, cut)).length < 2 || certificateWord.test(text.slice(cut))) return null;
  return [{ piece: cleanPart(pieceOf(layout.text, start, start + cut), layout.text), strong: row.line.bold }];
}

const longestName = 100;
const leastTold = 6;

const isToldBehind = (text: string, at: number): boolean => wordsOf(text.slice(at + 1)).length >= leastTold;

/** "Name (Issuer, 2021)": a date behind a comma in brackets tells that the giver stands before it. */
function inBrackets(layout: DocumentLayout, rows: readonly Row[]): Field[] | null {
  const [row, second] = rows;
  const date = row?.dates.at(-1);
  if (row === undefined || second !== undefined || date === undefined) return null;
  const { start, end } = row.line;
  const before = layout.text.slice(start, date.start);
  const open = before.lastIndexOf("(");
  const issuer = before.slice(open + 1);
  const isWhole = /^\s*\)\s*\.?$/u.test(layout.text.slice(date.end, end)) && /\p{L}.*[,;–—-]\s*$/u.test(issuer);
  if (open <= 0 || !isWhole || issuer.includes(")")) return null;
  return [
    { piece: cleanPart(pieceOf(layout.text, start, start + open), layout.text), strong: row.line.bold },
    { piece: cleanPart(pieceOf(layout.text, start + open + 1, date.start), layout.text), strong: false },
  ];
}

/** Who gives several certificates of a list, told by what stands behind or before the dashes of its items. */
type Givers = { behind: ReadonlySet<string>; ahead: ReadonlySet<string> };

const leastGiven = 2;

/** "… – City Trade School" in two items, or "Trade School – …" in most: what comes back at a dash gives them. */
function giversOf(entries: readonly (readonly Part[])[]): Givers {
  const dashed = entries.filter((parts) => parts.some(({ separator }) => separator === "dash"));
  const returning = (at: (parts: readonly Part[]) => Part | undefined, least: number): Set<string> => {
    const counts = new Map<string, number>();
    for (const parts of dashed) {
      const key = giverKey(at(parts));
      if (key !== "") counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return new Set([...counts].flatMap(([key, count]) => (count >= least ? [key] : [])));
  };
  return {
    behind: returning((parts) => parts.findLast(({ separator }) => separator === "dash"), leastGiven),
    ahead: returning(([first]) => first, Math.max(leastGiven + 1, dashed.length * 0.6)),
  };
}

/** The first two words of a name: branches of a school are named behind them. */
const giverKey = (part: Part | undefined): string =>
  wordsOf(part?.piece.text ?? "")
    .slice(0, 2)
    .join(" ");

const namedGiver =
  /^(?<name>.{6,120}?)[\s,]+(?:(?:issued|provided|offered|conducted|awarded|given|organi[sz]ed|granted)\s+by|from|by)\s+(?:the\s+)?(?<giver>\p{Lu}.{1,80}?)(?:(?<=\p{L}{4})\.)?$/u;

/** "Certificate in Web Design from the Trade School": who gave it stands behind a word for giving. */
function namedByGiver(layout: DocumentLayout, rows: readonly Row[]): Field[] | null {
  const [row, second] = rows;
  if (row === undefined || second !== undefined) return null;
  const ahead = row.dates.find((date) => date.start <= row.line.start + 1)?.end ?? row.line.start;
  const start = ahead + (/^[\s:.,)–—-]*/u.exec(layout.text.slice(ahead, row.line.end))?.[0].length ?? 0);
  const end = row.dates.find((date) => date.start > start)?.start ?? row.line.end;
  const text = layout.text.slice(start, end).trimEnd();
  const { name = "", giver = "" } = namedGiver.exec(text)?.groups ?? {};
  if (name === "" || !certificateWord.test(name) || /[|\t•·]/.test(text)) return null;
  const at = start + text.lastIndexOf(giver);
  return [
    { piece: cleanPart(pieceOf(layout.text, start, start + name.length), layout.text), strong: row.line.bold },
    { piece: cleanPart(pieceOf(layout.text, at, at + giver.length), layout.text), strong: false },
  ];
}

/** Commas and dashes stay in the name; the last comma part of a one-line item names the issuer. */
function fieldsOf(parts: readonly Part[], source: string, givers: Givers): Field[] {
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
    const [first, ...others] = only;
    if (first !== undefined && others[0]?.separator === "dash" && isGiverAhead(first, givers))
      return [joined(others, source), joined([first], source)];
    const isDoubtful = last?.separator === "dash" || last?.separator === "at";
    if (
      last !== undefined &&
      last.separator !== "paren" &&
      (!isDoubtful || isIssuer(last.piece.text) || givers.behind.has(giverKey(last)))
    )
      return [joined(only.slice(0, -1), source), joined([last], source)];
  }
  return groups.map((group) => joined(group, source));
}

/** "Udemy – Terminal for beginners": who gives courses and nothing else stands first even once. */
const isGiverAhead = (first: Part, { ahead }: Givers): boolean =>
  ahead.has(giverKey(first)) || isCourseGiver(first.piece.text);

/** After a dash or "at" ("Working at Height") only what reads like an organisation gives the certificate; else it is part of its name. */
function isIssuer(text: string): boolean {
  return organisationScore(text) >= 1.6 || /^\p{Lu}[\p{Lu}\d.&-]{1,6}$/u.test(text);
}

function joined(parts: readonly Part[], source: string): Field {
  let piece: Piece = { text: "", ranges: [] };
  for (const part of parts) {
    const [start, end] = [piece.ranges[0]?.start, part.piece.ranges.at(-1)?.end];
    const isAsWritten = part.separator === "at" && start !== undefined && end !== undefined;
    piece = piece.text === "" ? part.piece : isAsWritten ? pieceOf(source, start, end) : joinPart(piece, part);
  }
  return { piece, strong: parts.some((part) => part.bold) };
}

function issuerOf(layout: DocumentLayout, piece: Piece): Piece {
  const range = piece.ranges[0];
  const lead = range === undefined ? null : issuedBy.exec(layout.text.slice(range.start, range.end));
  if (range === undefined || lead === null) return piece;
  return cleanPart(pieceOf(layout.text, range.start + lead[0].length, range.end), layout.text);
}
