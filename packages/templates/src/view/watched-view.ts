import { isSamePart } from "./keep-parts.ts";
import type { SiteView } from "./site-view.ts";

export type WatchedView = {
  /** Says what the given view says, and notes what is read of it. */
  view: SiteView;
  /** True when everything that was read is the same in another view. */
  standsFor: (other: SiteView) => boolean;
};

/** A view that knows which of its parts, and which facts of its person, were read. */
export function watchView(given: SiteView): WatchedView {
  const person = watch(given.person);
  const whole = watch(given, (name) => (name === "person" ? person.watched : undefined));
  return {
    view: whole.watched,
    standsFor: (other) => isUnchanged(whole.read, other) && isUnchanged(person.read, other.person),
  };
}

type Watched<Value> = { watched: Value; read: Map<PropertyKey, unknown> };

/** @param instead answers for a name in place of the value, which is then not noted */
function watch<Value extends object>(value: Value, instead?: (name: PropertyKey) => unknown): Watched<Value> {
  const read = new Map<PropertyKey, unknown>();
  const watched = new Proxy(value, {
    get(target, name) {
      const other = instead?.(name);
      if (other !== undefined) return other;
      const part: unknown = Reflect.get(target, name);
      read.set(name, part);
      return part;
    },
  });
  return { watched, read };
}

/** Reads every name of the other value, so that those who watch it learn what this one depends on. */
function isUnchanged(read: ReadonlyMap<PropertyKey, unknown>, other: object): boolean {
  let isSame = true;
  for (const [name, part] of read) if (!isSamePart(part, Reflect.get(other, name))) isSame = false;
  return isSame;
}
