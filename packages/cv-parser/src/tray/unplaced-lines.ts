import { trayPlaceOf, type EvidenceMap, type UnplacedLine } from "@vitrine/model";
import type { DocumentLayout, Line } from "../core/layout.ts";
import type { Section, SectionKind } from "../core/section.ts";
import { compactKey } from "../core/words.ts";
import { isSpentAlone, isSpentBesideValue } from "./spent-words.ts";

/** What becomes of every word of a document; ranges of the canonical text. */
export type WordAccount = {
  /** Words that a field holds. */
  placed: Range[];
  /** Words of titles, labels and repetitions, which say nothing that a field or a title does not. */
  spent: Range[];
  /** Everything else, as its owner is asked about it. */
  unplaced: UnplacedLine[];
};
type Range = { start: number; end: number };

/**
 * Lines, and parts of lines, that no field holds, in reading order. Every word of the document is in exactly one part
 * of the account, so nothing that a CV says can be lost. Pure; linear in the text.
 * @param sections the sections that the values were read from
 */
export function accountForWords(
  layout: DocumentLayout,
  sections: readonly Section[],
  evidence: EvidenceMap,
): WordAccount {
  const held = heldCharacters(layout.text, evidence);
  const values = heldTexts(layout.text, evidence);
  const owners = ownersOf(layout.text.length, sections);
  const account: WordAccount = { placed: [], spent: [], unplaced: [] };
  for (const line of layout.lines) {
    const { kept, rests } = partsOf(layout.text, line, { held, titles: owners.titles });
    account.placed.push(...kept);
    for (const rest of rests) {
      const text = layout.text.slice(rest.start, rest.end);
      const isSpent =
        owners.titles[rest.start] === 1 ||
        (kept.length > 0
          ? isSpentBesideValue(text + spreadRest(layout.text, rest.end), rest.start === line.start)
          : isSpentAlone(text) || values.has(compactKey(text)));
      if (isSpent) account.spent.push(rest);
      else
        account.unplaced.push(
          unplacedLine(layout, { line, rest, section: sections[owners.numbers[rest.start] ?? -1] }),
        );
    }
  }
  return account;
}

/** The rest of a label whose signs a form spreads ("姓 名:"), of which the value holds the last together with its own word. */
const spreadRest = (text: string, from: number): string =>
  /^\s*(\p{Script=Han})\s?[:：]/u.exec(text.slice(from, from + spreadLook))?.[1] ?? "";
const spreadLook = 6;

/** For every character of the text, 1 where a value comes from. */
export function heldCharacters(text: string, evidence: EvidenceMap): Uint8Array {
  const held = new Uint8Array(text.length);
  for (const { spans } of Object.values(evidence)) for (const { start, end } of spans) held.fill(1, start, end);
  return held;
}

/** A line that says once more what a field holds ("Ada Example" at the head of the second page) is no new content. */
function heldTexts(text: string, evidence: EvidenceMap): ReadonlySet<string> {
  const spans = Object.values(evidence).flatMap((entry) => entry.spans);
  return new Set(spans.map(({ start, end }) => compactKey(text.slice(start, end))));
}

type Owners = { numbers: Int32Array; titles: Uint8Array };

/** For every character the number of its section, -1 for none, and whether it belongs to the section's title. */
function ownersOf(length: number, sections: readonly Section[]): Owners {
  const numbers = new Int32Array(length).fill(-1);
  const titles = new Uint8Array(length);
  for (const [number, { lines, headings }] of sections.entries()) {
    for (const { start, end } of lines) numbers.fill(number, start, end);
    for (const { start, end } of headings) {
      numbers.fill(number, start, end);
      titles.fill(1, start, end);
    }
  }
  return { numbers, titles };
}

type Marks = { held: Uint8Array; titles: Uint8Array };

/** Signs that part the words of a list where blanks do not. */
const words = /[^\s、]+/gu;

/** The words of a line that fields hold, and the stretches between them; none runs on from a title into what stands beside it. */
function partsOf(text: string, line: Line, { held, titles }: Marks): { kept: Range[]; rests: Range[] } {
  const kept: Range[] = [];
  const rests: Range[] = [];
  let isOpen = false;
  for (const match of text.slice(line.start, line.end).matchAll(words)) {
    if (!/[\p{L}\p{N}]/u.test(match[0])) continue;
    const word = { start: line.start + match.index, end: line.start + match.index + match[0].length };
    const isHeld = held.subarray(word.start, word.end).includes(1);
    const last = rests.at(-1);
    if (isHeld) kept.push(word);
    else if (isOpen && last !== undefined && titles[last.start] === titles[word.start]) last.end = word.end;
    else rests.push(word);
    isOpen = !isHeld;
  }
  return { kept, rests };
}

type Unplaced = { line: Line; rest: Range; section: Section | undefined };

function unplacedLine(layout: DocumentLayout, { line, rest, section }: Unplaced): UnplacedLine {
  const boxes = layout.boxesOf(rest.start, rest.end).flatMap((place) => place.boxes);
  return {
    id: rest.start,
    text: layout.text.slice(rest.start, rest.end).replace(/\s+/g, " "),
    page: line.page,
    ...rest,
    boxes,
    bullet: line.bullet !== null,
    section: section?.title ?? "",
    guess: section === undefined ? null : placeOf(section.kind),
    reason: section?.isNoise === true ? "noise" : "none",
    state: "waiting",
  };
}

/** Where the lists of the data are named otherwise than the engine's sections. */
const listNames: Partial<Record<SectionKind, string>> = { experience: "experiences", education: "educations" };

function placeOf(kind: SectionKind): string | null {
  return trayPlaceOf(listNames[kind] ?? kind)?.list ?? null;
}
