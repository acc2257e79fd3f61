import type { readLinesAs } from "@vitrine/cv-parser/lines";
import { completeParsedData, lineKinds, parsedDataSchema, type EvidenceMap, type Span } from "@vitrine/model";
import type { ParsedData, UnplacedLine } from "@vitrine/model";
import { besideEntry, entryAbove } from "./near-entry.ts";
import { fragmentsOf } from "./split-line.ts";

/** What a session holds of a CV: its text, the values, where they stand, and what no value holds. */
export type TrayState = { text: string; cv: ParsedData; evidence: EvidenceMap; unplaced: readonly UnplacedLine[] };
export type Sent = TrayState & {
  /** The lines that were placed; a line of which words stay behind has become several. */
  moved: number[];
};

/** The reader of a list. */
export type LineReader = typeof readLinesAs;

/** The rule that evidence names for values that come from lines which their owner placed. */
const trayRule = "tray";

type Entry = Record<string, unknown>;
type Work = { text: string; cv: Record<string, unknown>; evidence: EvidenceMap };

/**
 * Puts lines into the profile or a list: the list's own reader makes entries of them, and what begins none becomes
 * part of the entry that it stands beside or below in the CV. Pure. No word is lost: what the reader takes for
 * nothing waits on as a line of its own.
 */
export function sendLines(
  before: TrayState,
  lines: readonly UnplacedLine[],
  { list, read }: { list: string; read: LineReader },
): Sent {
  const work: Work = { text: before.text, cv: structuredClone(before.cv), evidence: { ...before.evidence } };
  const placed = new Map<number, UnplacedLine[]>();
  if (list === "summary") appendTo(work, ["personal_info", "summary"], lines);
  else {
    const apart = lines.filter((line) => !joinNeighbour(work, list, line));
    const left = readInto(work, { list, read }, apart);
    for (const [line, texts] of left) {
      if (texts.length === 1 && texts[0] === line.text) appendOrAdd(work, list, line);
      else {
        const parts = fragmentsOf(line, texts);
        placed.set(line.id, parts);
        narrowSpans(work.evidence, line, parts);
      }
    }
  }
  const cv = completeParsedData(parsedDataSchema.parse(work.cv));
  const sent = new Set(lines.map(({ id }) => id));
  const after = before.unplaced.flatMap((line) =>
    sent.has(line.id) ? (placed.get(line.id) ?? [{ ...line, state: "placed" as const }]) : [line],
  );
  const moved = after
    .filter(({ start, state }) => state === "placed" && lines.some((line) => start >= line.start && start < line.end))
    .map(({ id }) => id);
  return { ...before, cv, evidence: work.evidence, unplaced: after, moved };
}

const spanOf = ({ page, start, end, boxes }: UnplacedLine): Span => ({ page, start, end, boxes });

/** Reads lines as entries of the list and adds them at its end. @returns the words that were not read, by line */
function readInto(
  work: Work,
  { list, read }: { list: string; read: LineReader },
  lines: readonly UnplacedLine[],
): Map<UnplacedLine, string[]> {
  const left = new Map<UnplacedLine, string[]>();
  if (lines.length === 0) return left;
  const { entries, origins, unread } = read(lines, list);
  const held = listOf(work, list);
  const offset = held.length;
  held.push(...entries);
  for (const [pointer, numbers] of origins) {
    const [index = "", ...field] = pointer.split("/");
    const spans = numbers.flatMap((number) => (lines[number] ? [spanOf(lines[number])] : []));
    work.evidence[`/${[list, offset + Number(index), ...field].join("/")}`] = placedBy(spans);
  }
  for (const { line, text } of unread) {
    const whole = lines[line];
    if (whole) left.set(whole, [...(left.get(whole) ?? []), text]);
  }
  return left;
}

/** Values that come from some words of a line name the place of these words alone. */
function narrowSpans(evidence: EvidenceMap, line: UnplacedLine, parts: readonly UnplacedLine[]): void {
  const own = parts.filter(({ state }) => state === "placed").map(spanOf);
  for (const [pointer, known] of Object.entries(evidence)) {
    if (!known.spans.some(({ start, end }) => start === line.start && end === line.end)) continue;
    const spans = known.spans.flatMap((span) => (span.start === line.start && span.end === line.end ? own : [span]));
    evidence[pointer] = { ...known, spans };
  }
}

const placedBy = (spans: Span[]) => ({ confidence: 1, rule: trayRule, spans, source: "user" as const });

/** The rest of a line whose other words name an entry tells more of that entry: its venue, its issuer, its description. */
function joinNeighbour(work: Work, list: string, line: UnplacedLine): boolean {
  const index = besideEntry(work, list, line);
  const entry = index === null ? undefined : listOf(work, list)[index];
  if (index === null || !isEntry(entry)) return false;
  const field = "description" in entry ? "description" : emptyField(list, entry);
  if (field === undefined) return false;
  appendTo(work, [list, String(index), field], [line]);
  return true;
}

/** The first further text of an entry of lines that the CV was not seen to say; an address is never filled with words. */
function emptyField(list: string, entry: Entry): string | undefined {
  const fields = lineKinds.find((kind) => kind.list === list)?.fields.slice(1) ?? [];
  return fields.find(({ key }) => key !== "url" && key !== "date" && entry[key] === "")?.key;
}

/** A line that begins no entry: part of the description above it, or an entry of its own where nothing is described. */
function appendOrAdd(work: Work, list: string, line: UnplacedLine): void {
  const held = listOf(work, list);
  const index = entryAbove(work.evidence, list, line, held.length);
  const above = held[index];
  if (isEntry(above) && "description" in above) return appendTo(work, [list, String(index), "description"], [line]);
  const naming = lineKinds.find((kind) => kind.list === list)?.fields[0].key;
  const entry = emptyEntries[list] ?? (naming === undefined ? line.text : { [naming]: "" });
  held.push(isEntry(entry) ? { ...entry } : entry);
  const at = `/${list}/${held.length - 1}`;
  if (!isEntry(entry)) work.evidence[at] = placedBy([spanOf(line)]);
  else appendTo(work, [list, String(held.length - 1), Object.keys(entry)[0] ?? ""], [line]);
}

/** What a line alone becomes in lists that have entries of their own; the first field takes it. */
const emptyEntries: Readonly<Record<string, Entry>> = {
  experiences: { description: "" },
  educations: { description: "" },
  projects: { description: "" },
  volunteer: { description: "" },
  skills: { name: "" },
  texts: { text: "" },
};

function appendTo(work: Work, path: readonly string[], lines: readonly UnplacedLine[]): void {
  let holder: Entry = work.cv;
  for (const key of path.slice(0, -1)) holder = holder[key] as Entry;
  const field = path.at(-1) ?? "";
  const pointer = `/${path.join("/")}`;
  const told = typeof holder[field] === "string" ? holder[field] : "";
  const texts = lines.map(({ bullet, text }) => (bullet && field === "description" ? `• ${text}` : text));
  holder[field] = [told, ...texts].filter((text) => text !== "").join("\n");
  const known = work.evidence[pointer];
  const spans = [...(known?.spans ?? []), ...lines.map(spanOf)];
  work.evidence[pointer] = known ? { ...known, spans } : placedBy(spans);
}

function listOf(work: Work, list: string): unknown[] {
  const held = work.cv[list];
  return Array.isArray(held) ? held : [];
}

function isEntry(value: unknown): value is Entry {
  return typeof value === "object" && value !== null;
}
