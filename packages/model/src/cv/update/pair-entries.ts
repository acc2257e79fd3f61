import { findKind } from "../../sections/kinds.ts";
import { fold } from "../fold.ts";
import { fieldGroups, listOf, profileKind, valueOf, type ComparedEntry } from "./comparable.ts";

/** Below this, two entries are two things. */
const alike = 0.6;

/**
 * Finds which entries of two lists are the same thing: each at most once, the likest first.
 * @returns for entries of the first list the one of the second
 */
export function pairEntries(
  left: readonly ComparedEntry[],
  right: readonly ComparedEntry[],
): Map<ComparedEntry, ComparedEntry> {
  const byKind = Map.groupBy(right, ({ kind }) => kind);
  const found = left.flatMap((one) =>
    (byKind.get(one.kind) ?? []).flatMap((other) => {
      const score = likeness(one, other);
      return score < alike ? [] : [{ one, other, score }];
    }),
  );
  const pairs = new Map<ComparedEntry, ComparedEntry>();
  const taken = new Set<ComparedEntry>();
  for (const { one, other } of found.toSorted((a, b) => b.score - a.score)) {
    if (pairs.has(one) || taken.has(other)) continue;
    pairs.set(one, other);
    taken.add(other);
  }
  return pairs;
}

/** How far two entries of one kind are the same thing, from 0 to a little above 1. */
function likeness(one: ComparedEntry, other: ComparedEntry): number {
  if (one.kind === profileKind) return 1;
  const kind = findKind(one.kind);
  const part = kind?.cv;
  const names = part?.names ?? (kind?.lineField ? [kind.lineField] : []);
  if (names.length === 0) return 0;
  const said = agreement(one, other);
  if (said === 1) return 2;
  const same = names.map((key) => textLikeness(textIn(one, key), textIn(other, key)));
  const times = timeLikeness(one, other);
  // With a name of two parts, such as job and company, when it began is the third witness: two of them are enough.
  const parts = same.length > 1 ? [...same, times] : same;
  const named = parts.reduce((sum, value) => sum + value, 0) / parts.length;
  const shared = part?.sharedTags === undefined ? 0 : overlap(one, other, part.sharedTags);
  // Among entries of the same name, the one that says the same is the same.
  const best = Math.max(named, shared);
  return best < alike ? 0 : best + 0.05 * times + 0.1 * said + (haveSameWords(one, other) ? 0.3 : 0);
}

/** Whole sentences that are the same are a better witness than half a name. */
function haveSameWords(one: ComparedEntry, other: ComparedEntry): boolean {
  const long = findKind(one.kind)?.form.filter((field) => field.kind === "text" && field.long === true) ?? [];
  return long.some(({ key }) => textIn(one, key) !== "" && textIn(one, key) === textIn(other, key));
}

function textIn({ fields }: ComparedEntry, key: string): string {
  const value = fields[key];
  return typeof value === "string" ? fold(value.replace(/^(?:https?:\/\/)?(?:www\.)?/iu, "")) : "";
}

/** 1 for the same words, less for fewer; nothing is like nothing only by half. */
function textLikeness(one: string, other: string): number {
  if (one === "" || other === "") return one === other ? 0.5 : 0.3;
  if (one === other) return 1;
  const [left, right] = [new Set(one.split(" ")), new Set(other.split(" "))];
  const common = [...left].filter((word) => right.has(word)).length;
  const dice = (2 * common) / (left.size + right.size);
  // "Acme" and "Acme GmbH".
  return common === Math.min(left.size, right.size) ? Math.max(dice, 0.8) : dice;
}

/** 1 when both began in the same year, 0 when not; half where one does not say. */
function timeLikeness(one: ComparedEntry, other: ComparedEntry): number {
  const [left, right] = [firstYear(one), firstYear(other)];
  if (left === "" || right === "") return 0.5;
  return left === right ? 1 : 0;
}

function firstYear({ fields }: ComparedEntry): string {
  const texts = [fields["start_date"], fields["date"]].filter((value) => typeof value === "string");
  return /\b(?:19|20)\d{2}\b/.exec(texts.join(" "))?.[0] ?? "";
}

/** How many of the tags of the shorter list stand in the other one. */
function overlap(one: ComparedEntry, other: ComparedEntry, key: string): number {
  const left = new Set(listOf(one.fields[key]).map(fold));
  const right = new Set(listOf(other.fields[key]).map(fold));
  const common = [...left].filter((tag) => right.has(tag)).length;
  return common === 0 ? 0 : (2 * common) / (left.size + right.size);
}

/** The share of what both could say that is the same. */
function agreement(one: ComparedEntry, other: ComparedEntry): number {
  const groups = fieldGroups(one.kind);
  const same = groups.filter((group) => valueOf(group, one.fields) === valueOf(group, other.fields));
  return groups.length === 0 ? 0 : same.length / groups.length;
}
