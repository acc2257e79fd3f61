import type { RankOf } from "./line-ranks.ts";
import type { Part, Separator } from "./parts.ts";

/** What the header of one sort of entry may hold, and how well a part or a change of part fits each label. */
export type LabelModel<Label extends string> = {
  labels: readonly Label[];
  /** How well the words of a part fit a label. */
  emission: (part: Part, label: Label, context: LabelContext) => number;
  /** Cost of a label going on across a separator ("Senior Nurse, Coronary Care"). */
  same: (label: Label, part: Part) => number;
  /** Bonus or cost of one label after another across a separator. */
  change: (from: Label, to: Label, separator: Separator) => number;
  /** Labels that a header usually has; each one that is there earns this bonus once. */
  wanted: Partial<Record<Label, number>>;
  /** Labels that may come back after another label. */
  repeatable: readonly Label[];
};

export type LabelContext = {
  repeats: (text: string) => number;
  last: boolean;
  /** The parts just before it, in their order. */
  earlier: readonly Part[];
  /** The part that follows in the same row. */ next: Part | null;
  /** The parts around it, itself among them. */
  around: readonly Part[];
};

export type Labelled<Label extends string> = { part: Part; label: Label; margin: number };

const slotWeight = 1.1;
/** A header that holds more than this many parts is none, and all of them would be looked at from each. */
const mostEarlier = 8;

/**
 * Gives each part of each header a label. Headers of one section are written alike, so a first pass over all of
 * them votes for what stands in each place, and the second pass adds that vote.
 */
export function labelHeaders<Label extends string>(
  headers: readonly Part[][],
  model: LabelModel<Label>,
  learned: Learned | null = null,
): Labelled<Label>[][] {
  const counts = new Map<string, number>();
  for (const header of headers) {
    const texts = new Set(header.map((part) => part.piece.text.toLowerCase()));
    for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const repeats = (text: string) => (counts.get(text.toLowerCase()) ?? 1) - 1;
  const told = headers.map((header) => (learned === null ? null : learned(header, counts)));
  const first = headers.map((header, index) =>
    labelOne(header, model, { repeats, slots: null, told: told[index] ?? null }),
  );
  if (headers.length < 2) return first;
  const slots = slotVotes(first);
  return headers.map((header, index) => labelOne(header, model, { repeats, slots, told: told[index] ?? null }));
}

/** What the labeller says of each part of a header: a score for each label of the model, in its order. */
export type Learned = (header: readonly Part[], texts: ReadonlyMap<string, number>) => readonly Float64Array[];

/** What was learned for one sort of entry: of the parts of its headers, and of lines. */
export type LearnedSigns = {
  parts?: Learned | null;
  rankOf?: RankOf | null;
  /** Given where entries begin by what was learned of lines, and not by their dates. */
  startsBy?: RankOf | null;
};

type Slots = Map<string, Map<string, number>>;

function slotKeys(part: Part): string[] {
  const inList = part.place === "middle" && part.separator === "comma";
  const place = inList ? [] : [`${part.row}/${part.place}/${part.separator}`];
  // Within one row of one style the look says nothing about a part.
  if (part.separator === "comma" || part.separator === "dash") return place;
  return [
    ...place,
    `${part.row > 0 ? 1 : part.row < 0 ? -1 : 0}/${part.bold}/${part.italic}/${Math.round(part.fontSize)}/${part.place === "first" || part.place === "only"}`,
  ];
}

function slotVotes<Label extends string>(headers: readonly Labelled<Label>[][]): Slots {
  const slots: Slots = new Map();
  for (const labelled of headers.flat()) {
    for (const key of slotKeys(labelled.part)) {
      const votes = slots.get(key) ?? new Map<string, number>();
      votes.set(labelled.label, (votes.get(labelled.label) ?? 0) + Math.min(3, 0.5 + labelled.margin));
      slots.set(key, votes);
    }
  }
  return slots;
}

function slotBonus(part: Part, label: string, slots: Slots | null): number {
  if (slots === null) return 0;
  let bonus = 0;
  for (const key of slotKeys(part)) {
    const votes = slots.get(key);
    if (votes === undefined) continue;
    const total = [...votes.values()].reduce((sum, value) => sum + value, 0);
    bonus += (slotWeight * (votes.get(label) ?? 0)) / total;
  }
  return bonus;
}

/** One labelling so far, told from its end; the labels used are the bits of their places in the model. */
type Path<Label> = { score: number; label: Label; before: Path<Label> | null; used: number };
type PassContext = { repeats: (text: string) => number; slots: Slots | null; told: readonly Float64Array[] | null };

/** Best labelling of one header: a label may not come back after another one unless the model allows it. */
function labelOne<Label extends string>(
  parts: readonly Part[],
  model: LabelModel<Label>,
  context: PassContext,
): Labelled<Label>[] {
  const scores = parts.map((part, index) => {
    const below = parts[index + 1];
    const labelContext = {
      repeats: context.repeats,
      last: index === parts.length - 1,
      earlier: parts.slice(Math.max(0, index - mostEarlier), index),
      next: below === undefined || below.row !== part.row ? null : below,
      around: parts.slice(Math.max(0, index - mostEarlier), index + mostEarlier),
    };
    return new Map(
      model.labels.map((label, at) => [
        label,
        model.emission(part, label, labelContext) +
          slotBonus(part, label, context.slots) +
          (context.told?.[index]?.[at] ?? 0),
      ]),
    );
  });
  let paths: (Path<Label> | null)[] = [null];
  parts.forEach((part, index) => {
    const states = new Map<string, Path<Label>>();
    for (const path of paths)
      for (const label of model.labels)
        extendPath(path, label, { part, model, score: scores[index]?.get(label) ?? 0, states });
    paths = [...states.values()];
  });
  const best = paths.reduce(
    (found, path) => (path && (found === null || path.score > found.score) ? path : found),
    null,
  );
  const labels = labelsOf(best);
  return parts.flatMap((part, index) => {
    const label = labels[index];
    return label === undefined ? [] : [{ part, label, margin: marginOf(scores[index], label) }];
  });
}

function labelsOf<Label extends string>(path: Path<Label> | null): Label[] {
  const labels: Label[] = [];
  for (let at = path; at !== null; at = at.before) labels.push(at.label);
  return labels.reverse();
}

type Extension<Label extends string> = {
  part: Part;
  model: LabelModel<Label>;
  score: number;
  states: Map<string, Path<Label>>;
};

function extendPath<Label extends string>(
  path: Path<Label> | null,
  label: Label,
  { part, model, score, states }: Extension<Label>,
): void {
  const previous = path?.label;
  const bit = 1 << model.labels.indexOf(label);
  const isUsed = ((path?.used ?? 0) & bit) !== 0;
  if (isUsed && previous !== label && !model.repeatable.includes(label)) return;
  let total = (path?.score ?? 0) + score;
  if (previous === label) total += model.same(label, part);
  else if (previous !== undefined) total += model.change(previous, label, part.separator);
  if (!isUsed) total += model.wanted[label] ?? 0;
  const used = (path?.used ?? 0) | bit;
  const key = `${label}|${used}`;
  const known = states.get(key);
  if (known === undefined || total > known.score) states.set(key, { score: total, label, before: path, used });
}

function marginOf<Label extends string>(scores: Map<Label, number> | undefined, label: Label): number {
  if (scores === undefined) return 0;
  const rivals = [...scores].filter(([other]) => other !== label).map(([, score]) => score);
  return Math.max(0, (scores.get(label) ?? 0) - Math.max(...rivals, -5));
}
