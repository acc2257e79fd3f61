import type { DocumentLayout } from "../core/layout.ts";
import type { Section } from "../core/section.ts";
import { usualLines } from "../core/ways.ts";
import type { LineWay } from "../core/ways.ts";
import { wordsOf } from "../core/words.ts";
import type { RankOf } from "../entities/entries/line-ranks.ts";
import { jobScore } from "../entities/entries/word-scores.ts";
import { isSigning } from "../sections/signature-line.ts";
import { titleKind } from "../sections/title-kind.ts";
import { lineKindOf, sectionKindOf } from "./line-states.ts";
import { readTold, tellLines } from "./told-lines.ts";
import type { KindShares, LearnedLines, LineSigns, ReadLine, ToldLines } from "./told-lines.ts";

/**
 * How sure the chain must be of a stretch of lines, on the mean, before it moves them out of the section of the rules:
 * on pages unlike those that taught it, it is right less often than it says. What stands below an unknown title goes
 * together: less than `leastOfUnknown` of its lines stay. Fewer than `leastWithin` lines leave no section that goes on
 * below them.
 */
const placing = { sure: 0.8, sureBelowHint: 0.98, leastOfUnknown: 0.5, leastWithin: 3 };

/** The sections with the lines where the chain puts them, what rank it gives each line, and how well the net knows them. */
export type Placed = { sections: Section[]; rankOf: RankOf; kindsOf: KindsOf; signs: LineSigns | null };

/** How likely the line that begins at a place of the text belongs to each kind of section; null where none does. */
export type KindsOf = (start: number) => KindShares | null;

/** Moves lines by what was learned in the usual way; see `placeTold`. */
export function placeLines(layout: DocumentLayout, sections: readonly Section[], learned: LearnedLines): Placed {
  return placeTold(tellLines(layout, sections, learned), usualLines);
}

/**
 * Moves lines to the sections that the learned chain and net put them in where they are sure of it and the rules say
 * otherwise. Every line stays in exactly one section, and where nothing moves the sections are those of the rules.
 */
export function placeTold(told: ToldLines, way: LineWay): Placed {
  const { lines, signs } = readTold(told, way);
  const moving = withTornStarts(lines, movingLines(lines));
  // Cells that rules take out of a line later begin elsewhere and are unknown.
  const read = new Map(lines.map((each) => [each.line.start, each]));
  return {
    sections: moving.size === 0 ? [...told.sections] : rebuild(lines, moving),
    rankOf: ({ start }) => read.get(start)?.ranks ?? null,
    kindsOf: (start) => read.get(start)?.kinds ?? null,
    signs,
  };
}

/** The lines that move: stretches of one section that the chain gives to one other kind. */
function movingLines(lines: readonly ReadLine[]): ReadonlySet<ReadLine> {
  const moving = new Set<ReadLine>();
  let from = 0;
  const close = (to: number) => {
    const stretch = withoutHeadAhead(lines.slice(from, to));
    const isKept = isCoursework(stretch, labelAbove(lines, from));
    if (!isKept && isSure(stretch, { above: lines[from - 1], below: lines[to] }))
      for (const line of stretch) moving.add(line);
    from = to;
  };
  for (const [index, line] of lines.entries()) {
    const first = index > from ? lines[from] : undefined;
    if (first !== undefined && (first.section !== line.section || first.state.kind !== line.state.kind)) close(index);
    if (disagrees(line)) continue;
    close(index);
    from = index + 1;
  }
  close(lines.length);
  return moving;
}

const mostOfTown = 4;
const town = /^[\p{Lu}\p{N}][\p{L}\p{M}\p{N}'’.-]*(?:[\s,/–]+[\p{Lu}\p{N}][\p{L}\p{M}\p{N}'’.-]*)*$/u;

/** "Tarn, Norland" or "Crane Operator" right above the running text below a head, which a sentence does not go on with. */
function withoutHeadAhead(stretch: ReadLine[]): ReadLine[] {
  const [first, next] = stretch;
  if (first?.section.kind !== "header" || first.state.kind !== "summary" || next === undefined) return stretch;
  if (!/^["“„«]?\p{Lu}/u.test(next.line.text)) return stretch;
  const { text, width, fontSize } = first.line;
  const isName = /[,/]/u.test(text) && town.test(text) && wordsOf(text).length <= mostOfTown;
  const isApart = width < next.line.width * shortBeside && !/[.!?,;:]$/u.test(text);
  const isPost = isApart && wordsOf(text).length <= mostOfPost && jobScore(text) >= surePost;
  const isLarger = isApart && fontSize > next.line.fontSize * largerHead;
  return isName || isPost || isLarger ? withoutHeadAhead(stretch.slice(1)) : stretch;
}

const mostOfPost = 6;
const surePost = 1;
const shortBeside = 0.7;
const largerHead = 1.1;

const leastTorn = 5;

/** A paragraph goes as a whole: the full line right above moved lines of the same text goes with them. */
function withTornStarts(lines: readonly ReadLine[], moving: ReadonlySet<ReadLine>): ReadonlySet<ReadLine> {
  const all = new Set(moving);
  for (let index = lines.length - 1; index > 0; index -= 1) {
    const [above, each] = [lines[index - 1], lines[index]];
    if (above === undefined || each === undefined || !all.has(each) || all.has(above)) continue;
    if (each.state.kind !== "summary" || above.isHeading || above.section !== each.section || !isTorn(above, each))
      continue;
    above.state = { ...each.state, rank: "inside" };
    all.add(above);
  }
  return all;
}

function isTorn({ line: above }: ReadLine, { line }: ReadLine): boolean {
  const isNext = above.page === line.page && above.column === line.column && line.gapBefore <= line.height * 0.75;
  const isAlike = Math.abs(above.fontSize - line.fontSize) < 0.3 && above.bold === line.bold && above.bullet === null;
  const words = [above, line].map(({ text }) => wordsOf(text).length);
  return isNext && isAlike && words.every((count) => count >= leastTorn) && above.width >= line.width * 0.8;
}

type Beside = { above: ReadLine | undefined; below: ReadLine | undefined };

function isSure(stretch: readonly ReadLine[], beside: Beside): boolean {
  const section = stretch[0]?.section;
  if (section === undefined || isKeptByTitle(section) || isCourseOfSkill(section, stretch)) return false;
  if (stretch.every(({ line }) => isSigning(section, line))) return false;
  const mean = stretch.reduce((sum, { share }) => sum + share, 0) / stretch.length;
  if (stretch.length < placing.leastWithin && isWithin(stretch, beside)) return false;
  const isBelowUnknown = section.headings.length > 0 && section.kind === "other";
  if (isBelowUnknown && stretch.length < section.lines.length * placing.leastOfUnknown) return false;
  return mean >= (isHinted(section) ? placing.sureBelowHint : placing.sure);
}

/**
 * What stands under a known title of none of the chain's lists may read like papers, jobs or certificates, and levels of
 * a language like skills; they are none.
 */
function isKeptByTitle({ headings, kind, title }: Section): boolean {
  const isKept = lineKindOf(kind) === "rest" || kind === "languages";
  return isKept && headings.length > 0 && titleKind(title)?.exact === true;
}

/** Courses are called like the skills that they teach: below a title of certificates, names of skills are courses. */
function isCourseOfSkill({ headings, kind, title }: Section, [first]: readonly ReadLine[]): boolean {
  const isMoved = kind === "certifications" && first?.state.kind === "skills";
  return isMoved && headings.length > 0 && titleKind(title)?.exact === true;
}

/** "Modules:" among the schools: what is listed below a label with a colon was taught there, however it is called. */
function isCoursework([first]: readonly ReadLine[], label: ReadLine | undefined): boolean {
  if (first?.state.kind !== "skills" || label?.section !== first.section) return false;
  const { headings, kind, title } = first.section;
  if (kind !== "education" || headings.length === 0 || titleKind(title)?.exact !== true) return false;
  return listLabel.test(label.line.text) && titleKind(label.line.text)?.kind !== "skills";
}

const listLabel = /^\p{L}[^:：]{2,40}[:：]$/u;

/** The line that is no bullet above the bullets that a stretch goes on with. */
function labelAbove(lines: readonly ReadLine[], from: number): ReadLine | undefined {
  let at = lines[from]?.line.bullet === null ? from : from - 1;
  while (at > 0 && lines[at]?.line.bullet !== null && lines[at]?.section === lines[from]?.section) at -= 1;
  return lines[at];
}

/** "Certificates of the mill": one word of the title tells what stands below, and nothing else on the page says it as well. */
function isHinted({ headings, kind, title }: Section): boolean {
  return headings.length > 0 && kind !== "other" && titleKind(title)?.exact === false;
}

/** True between lines of the same titled section and column: there a line or two are a town, tools or a date of it. */
function isWithin([first]: readonly ReadLine[], { above, below }: Beside): boolean {
  if (first === undefined || first.section.headings.length === 0) return false;
  return [above, below].every(
    (each) =>
      each?.section === first.section && each.line.page === first.line.page && each.line.column === first.line.column,
  );
}

/** Titles that the lexicon knows stay titles; others, and all lines, may belong elsewhere. */
function disagrees({ line, section, isHeading, state }: ReadLine): boolean {
  if (isHeading) return state.rank !== "title" && titleKind(line.text)?.exact !== true;
  return state.kind !== lineKindOf(section.kind);
}

/** The sections anew; what moves joins the section above where that is of its kind, or has one of its own. */
function rebuild(lines: readonly ReadLine[], moving: ReadonlySet<ReadLine>): Section[] {
  const out: Section[] = [];
  /** The section of the rules that the last one stands for; null for one that moved lines made. */
  let source: Section | null = null;
  for (const each of lines) {
    const { line, section, isHeading, state, share } = each;
    const last = out.at(-1);
    if (moving.has(each)) {
      const opens = state.rank === "title";
      if (last !== undefined && !opens && lineKindOf(last.kind) === state.kind) last.lines.push(line);
      else {
        const title = opens ? line.text : "";
        out.push({
          kind: sectionKindOf(state.kind),
          title,
          headings: opens ? [line] : [],
          lines: opens ? [] : [line],
          score: share,
        });
        source = null;
      }
    } else {
      if (last === undefined || source !== section) {
        out.push({ ...section, headings: [], lines: [] });
        source = section;
      }
      const target = out.at(-1);
      (isHeading ? target?.headings : target?.lines)?.push(line);
    }
  }
  return out;
}
