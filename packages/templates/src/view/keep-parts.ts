/**
 * A value that says the same as `next`, made of the parts of `before` that did not change: equal parts are identical
 * parts. What is drawn from such a part needs no second look.
 */
export function keepParts<Value>(before: unknown, next: Value): Value {
  return kept(before, next) as Value;
}

function kept(before: unknown, next: unknown): unknown {
  if (Object.is(before, next)) return before;
  if (Array.isArray(next)) return Array.isArray(before) ? keptList(before, next) : next;
  return isPlain(before) && isPlain(next) ? keptRecord(before, next) : next;
}

function keptList(before: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const parts = next.map((part, index) => kept(before[index], part));
  const isSame = parts.length === before.length && parts.every((part, index) => Object.is(part, before[index]));
  return isSame ? before : parts;
}

type Plain = Readonly<Record<string, unknown>>;

function keptRecord(before: Plain, next: Plain): Plain {
  const names = Object.keys(next);
  const parts = names.map((name) => kept(before[name], next[name]));
  const isSame =
    names.length === Object.keys(before).length &&
    names.every((name, index) => name in before && Object.is(parts[index], before[name]));
  return isSame ? before : Object.fromEntries(names.map((name, index) => [name, parts[index]]));
}

function isPlain(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** True for equal values, and for lists and records whose parts are identical. */
export function isSamePart(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) !== Array.isArray(other) || !isHolder(one) || !isHolder(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && Object.is(one[name], other[name]))
  );
}

function isHolder(value: unknown): value is Plain {
  return typeof value === "object" && value !== null;
}
