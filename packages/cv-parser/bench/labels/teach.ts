import { labelSectionOf, lineLabels } from "../../src/labels/label-set.ts";
import type { LabelRole, LabelSection } from "../../src/labels/label-set.ts";
import type { LineItem } from "../../src/labels/line-items.ts";
import { titleKind } from "../../src/sections/title-kind.ts";
import type { Aligned, GoldItem } from "./align.ts";

const indexes = new Map(lineLabels.map(({ section, role }, index) => [`${section}/${role}`, index]));
const heads: Partial<Record<LabelSection, readonly string[]>> = {
  experience: ["position", "company", "location", "date"],
  education: ["degree", "institution", "gpa", "date", "location", "field"],
  projects: ["title", "date", "url"],
};

function indexOf(section: LabelSection, role: LabelRole): number {
  return indexes.get(`${section}/${role}`) ?? indexes.get(`${section}/inside`) ?? 0;
}

const allOf = (section: LabelSection): number[] =>
  lineLabels.flatMap((label, index) => (label.section === section && label.role !== "heading" ? [index] : []));

/**
 * The labels that each line may have by what label files say. Lines that they do not speak of may be titles, belong to
 * the section around them, or to none that the labels know.
 */
export function allowedLabels(items: readonly LineItem[], aligned: readonly Aligned[], known: ReadonlySet<LabelSection>): number[][] {
  const spoken = new Set(items.filter((_, at) => aligned[at]?.item).map(({ section }) => section));
  const begun = new Set<GoldItem>();
  return items.map((item, at) => {
    const own = aligned[at];
    if (own?.item) {
      const first = !begun.has(own.item);
      begun.add(own.item);
      return [indexOf(own.item.section, roleOf(own, first))];
    }
    const before = aligned.slice(0, at).findLast((other) => other.item)?.item ?? null;
    const after = aligned.slice(at + 1).find((other) => other.item)?.item ?? null;
    if (item.isHeading || titleKind(item.line.text)?.exact === true) return headingLabels(items, aligned, at);
    if (labelSectionOf(item.section.kind) === "person" && (before === null || before.section === "person"))
      return [indexOf("person", "inside")];
    const around = neighboursIn(items, aligned, at);
    if (around !== null) return around;
    if (!spoken.has(item.section)) {
      const told = labelSectionOf(item.section.kind);
      // A list that the page shows under a sure title and the labels do not have is missing in the labels.
      if (told !== "rest" && titleKind(item.section.title)?.exact === true) return allOf(told);
      return [...(known.has(told) ? allOf(told) : []), indexOf("rest", "inside")];
    }
    const near = new Set([before?.section ?? "person", after?.section ?? "rest", "rest"] as const);
    if (before !== null && before === after) return allOf(before.section).filter((label) => lineLabels[label]?.role !== "begin");
    return [...[...near].flatMap(allOf), ...(after === null ? [] : [indexOf(after.section, "heading")]), indexOf("rest", "heading")];
  });
}

/**
 * What a line may be within a section of the rules whose spoken lines all belong to one section: that one, or none
 * below the last of them. Null where several meet.
 */
function neighboursIn(items: readonly LineItem[], aligned: readonly Aligned[], at: number): number[] | null {
  const { section } = items[at] ?? {};
  const own = items.flatMap((item, index) => (item.section === section && !item.isHeading && aligned[index]?.item ? [index] : []));
  const found = new Set(own.map((index) => aligned[index]?.item?.section));
  const [only, ...more] = found;
  if (only === undefined || more.length > 0) return null;
  const isInner = at < (own.at(-1) ?? -1);
  const isOne = isInner && aligned[own.findLast((index) => index < at) ?? -1]?.item === aligned[own.find((index) => index > at) ?? -1]?.item;
  const labels = allOf(only).filter((label) => !isOne || lineLabels[label]?.role !== "begin");
  return isInner ? labels : [...labels, indexOf("rest", "inside")];
}

/** A title names the section of the lines that follow it, up to the next title. */
function headingLabels(items: readonly LineItem[], aligned: readonly Aligned[], at: number): number[] {
  for (let next = at + 1; next < items.length; next += 1) {
    const item = items[next];
    if (item === undefined || item.isHeading) break;
    const found = aligned[next]?.item;
    if (found) return [indexOf(found.section, "heading")];
  }
  const own = items[at];
  const told = own === undefined ? "rest" : labelSectionOf(titleKind(own.section.title)?.kind ?? "other");
  return [indexOf(told, "heading")];
}

function roleOf({ item, fields }: Aligned, first: boolean): LabelRole {
  if (item === null) return "inside";
  if (first) return "begin";
  const named = heads[item.section];
  if (named === undefined) return "inside";
  let [head, body] = [0, 0];
  for (const [name, count] of fields) if (named.includes(name)) head += count; else body += count;
  return head > body ? "head" : "inside";
}
