import { ApiError } from "@vitrine/api-client";
import { findKind, type Entry, type Section } from "@vitrine/model";
import type { SectionCalls } from "../work/section-calls.ts";

type Fate = "works" | "before" | "after";
type Stored = Section & { entries: Entry[] };

/** The server of sections and entries, with idempotency keys, versions and answers that get lost. */
export class SectionServer implements SectionCalls {
  stored: Stored[];
  readonly #fate: () => Fate;
  readonly #answers = new Map<string, number>();
  #nextId = 1000;

  constructor(stored: Stored[], fate: () => Fate = () => "works") {
    this.stored = stored;
    this.#fate = fate;
  }

  /** Runs an effect; the connection may break before it or after it. */
  async #run<T>(effect: () => T): Promise<T> {
    const fate = this.#fate();
    if (fate === "before") throw new ApiError({ status: 0 });
    const answer = effect();
    if (fate === "after") throw new ApiError({ status: 0 });
    return answer;
  }

  #section(id: number): Stored {
    const section = this.stored.find((known) => known.id === id);
    if (!section) throw new ApiError({ status: 404, code: "not_found" });
    return section;
  }

  #entry(section: number, id: number): Entry {
    const entry = this.#section(section).entries.find((known) => known.id === id);
    if (!entry) throw new ApiError({ status: 404, code: "not_found" });
    return entry;
  }

  #once<T>(key: string, find: (id: number) => T | undefined, make: (id: number) => T): T {
    const known = this.#answers.get(key);
    const found = known === undefined ? undefined : find(known);
    if (found) return found;
    this.#answers.set(key, (this.#nextId += 1));
    return make(this.#nextId);
  }

  sections = () => this.#run(() => this.stored);

  createSection: SectionCalls["createSection"] = ({ kind, title = null, layout = "designed" }, key) =>
    this.#run(() =>
      this.#once(
        key,
        (id) => this.stored.find((section) => section.id === id),
        (id) => {
          const { titles, layouts = [] } = findKind(kind) ?? {};
          const rest = { visible: true, layouts: [...layouts], position: this.stored.length, count: 0, version: 1 };
          const section = { id, kind, title, label: title ?? titles?.en ?? kind, layout, ...rest, entries: [] };
          this.stored = [...this.stored, section];
          return section;
        },
      ),
    );

  updateSection: SectionCalls["updateSection"] = (id, changes, version) =>
    this.#run(() => {
      const section = this.#section(id);
      if (version !== null && section.version !== version)
        throw new ApiError({ status: 409, code: "version_conflict", data: { section } });
      const { title = section.title } = changes;
      const kind = findKind(section.kind);
      const changed = {
        ...section,
        ...changes,
        title,
        label: title ?? kind?.titles.en ?? "",
        version: section.version + 1,
      };
      this.stored = this.stored.map((known) => (known.id === id ? changed : known));
      return changed;
    });

  removeSection = (id: number) =>
    this.#run(() => {
      this.#section(id);
      this.stored = this.stored.filter((section) => section.id !== id);
    });

  orderSections = (ids: number[]) =>
    this.#run(() => {
      if (ids.length !== this.stored.length) throw new ApiError({ status: 409, code: "reorder_conflict" });
      this.stored = ids.map((id) => this.#section(id));
      return this.stored;
    });

  #write(section: number, entries: (now: Entry[]) => Entry[]): void {
    this.stored = this.stored.map((known) =>
      known.id === section ? { ...known, entries: entries(known.entries) } : known,
    );
  }

  entries = (section: number) => this.#run(() => this.#section(section).entries);

  createEntry: SectionCalls["createEntry"] = (section, { fields, visible = true }, key) =>
    this.#run(() => {
      const { kind, entries } = this.#section(section);
      return this.#once(
        key,
        (id) => entries.find((entry) => entry.id === id),
        (id) => {
          const entry = { id, kind, fields, visible, position: 1, version: 1, problem: null };
          this.#write(section, (now) => [...now, entry]);
          return entry;
        },
      );
    });

  updateEntry: SectionCalls["updateEntry"] = (section, id, { fields, visible }, version) =>
    this.#run(() => {
      const entry = this.#entry(section, id);
      if (version !== null && entry.version !== version)
        throw new ApiError({ status: 409, code: "version_conflict", data: { entry } });
      const changed: Entry = {
        ...entry,
        fields: { ...entry.fields, ...fields },
        visible: visible ?? entry.visible,
        version: entry.version + 1,
      };
      this.#write(section, (now) => now.map((known) => (known.id === id ? changed : known)));
      return changed;
    });

  removeEntry = (section: number, id: number) =>
    this.#run(() => {
      this.#entry(section, id);
      this.#write(section, (now) => now.filter((entry) => entry.id !== id));
    });

  orderEntries = (section: number, ids: number[]) =>
    this.#run(() => {
      const { entries } = this.#section(section);
      if (ids.length !== entries.length) throw new ApiError({ status: 409, code: "reorder_conflict" });
      const ordered = ids.map((id) => this.#entry(section, id));
      this.#write(section, () => ordered);
      return ordered;
    });
}
