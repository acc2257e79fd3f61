import type { Entry, SectionKind, Website, WebsiteSection } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { newIdempotencyKey } from "../../../lib/idempotency-key.ts";
import { useSectionPlace } from "../shell/section-place.ts";
import { inOrder } from "../work/in-order.ts";
import { invertOperation } from "../work/operations.ts";
import { readEntries } from "../work/section-entries.ts";
import type { SectionOperation, SectionPart } from "../work/section-operations.ts";
import { useOperations } from "../work/use-operations.ts";
import { useBuilderWork } from "../work/work-context.ts";
import { changedFields } from "./form-values.ts";
import { newSection, placeOfKind } from "./new-section.ts";

const failed = "This change to the sections could not be stored.";

const idsOf = (things: readonly { id: number }[]) => things.map(({ id }) => id);

export type SectionActions = {
  /** Adds a section at the end and answers its id here. */
  add: (kind: SectionKind) => number;
  change: (section: WebsiteSection, after: SectionPart) => void;
  move: (sections: readonly WebsiteSection[]) => void;
  /** Removes a section with its entries; the toast brings all of it back. */
  remove: (section: WebsiteSection) => void;
};

/** What an owner does with whole sections: shown at once, sent in its turn, and undone like all else. */
export function useSections(): SectionActions {
  const { store } = useBuilderWork();
  const { attempt } = useOperations();
  const { point } = useSectionPlace();
  const shown = (): Website => store.shown();

  function perform(operation: SectionOperation, section?: number): Promise<unknown> {
    const done = attempt(operation, failed);
    if (section !== undefined) point({ section, scroll: true, isChange: true });
    return done;
  }

  return {
    add(kind) {
      const section = newSection(kind);
      void perform({ kind: "section_added", section, entries: [], index: shown().sections.length });
      return section.id;
    },
    change(section, after) {
      const before = Object.fromEntries(
        Object.keys(after).map((name) => [name, section[name as keyof SectionPart]]),
      ) as SectionPart;
      void perform({ kind: "section_changed", id: store.idNow(section.id), before, after }, section.id);
    },
    move(sections) {
      const before = idsOf(shown().sections);
      const after = idsOf(inOrder(shown().sections, idsOf(sections)));
      const moved = after.find((id, index) => before[index] !== id);
      void perform({ kind: "sections_moved", before, after }, moved);
    },
    remove(given) {
      const website = shown();
      const index = website.sections.findIndex(({ id }) => id === store.idNow(given.id));
      const section = website.sections[index];
      if (!section) return;
      const operation: SectionOperation = {
        kind: "section_removed",
        section,
        entries: readEntries(website, section),
        index,
      };
      void attempt(operation, failed).then((done) => {
        if (done === null) return;
        const bringBack = () => void perform(invertOperation(operation), section.id);
        toast.success(`${section.label} removed`, { action: { label: "Undo", onAction: bringBack } });
      });
    },
  };
}

export type EntryActions = {
  /** Reject with the ApiError, so that a form can show the server's field errors. */
  add: (entry: Entry) => Promise<"stored" | "kept">;
  /** Adds several one after the other, as one step to take back; `onAdded` hears how many there are so far. */
  addAll: (entries: readonly Entry[], onAdded: (count: number) => void) => Promise<"stored" | "kept">;
  change: (
    entry: Entry,
    before: Record<string, unknown>,
    values: Record<string, unknown>,
  ) => Promise<"stored" | "kept">;
  show: (entry: Entry, visible: boolean) => void;
  remove: (entry: Entry) => void;
  move: (entries: readonly Entry[]) => void;
};

/** What an owner does with the entries of one section. */
export function useEntries(
  section: WebsiteSection,
  kind: SectionKind,
  onRefused?: (error: unknown) => void,
): EntryActions {
  const { store } = useBuilderWork();
  const { carryOut, attempt } = useOperations(onRefused);
  const { point } = useSectionPlace();
  const base = { section: section.id, of: kind.name };
  const entries = () => {
    const now = store.shown().sections.find(({ id }) => id === section.id);
    return now ? readEntries(store.shown(), now) : [];
  };
  const pointHere = () => point({ section: section.id, scroll: true, isChange: true });

  return {
    add(entry) {
      pointHere();
      const website = store.shown();
      if (!website.sections.some(({ id }) => id === section.id))
        return carryOut({ kind: "section_added", section, entries: [entry], index: placeOfKind(website, kind) });
      return carryOut({ ...base, kind: "entry_added", entry, index: entries().length });
    },
    async addAll(added, onAdded) {
      const isThere = store.shown().sections.some(({ id }) => id === store.idNow(section.id));
      if (!isThere) {
        const website = store.shown();
        const index = placeOfKind(website, kind);
        return carryOut({ kind: "section_added", section, entries: [...added], index });
      }
      const together = newIdempotencyKey();
      let stored: "stored" | "kept" = "stored";
      for (const [index, entry] of added.entries()) {
        const place = { section: store.idNow(section.id), of: kind.name, index: entries().length, together };
        const outcome = await carryOut({ ...place, kind: "entry_added", entry });
        if (outcome === "kept") stored = "kept";
        onAdded(index + 1);
      }
      pointHere();
      return stored;
    },
    async change(entry, before, values) {
      const changes = changedFields(kind.form, before, values);
      if (!changes) return "stored";
      pointHere();
      const part = { before: { fields: changes.before }, after: { fields: changes.after } };
      return carryOut({ ...base, kind: "entry_changed", id: store.idNow(entry.id), ...part });
    },
    show(entry, visible) {
      const part = { before: { visible: entry.visible }, after: { visible } };
      void attempt({ ...base, kind: "entry_changed", id: store.idNow(entry.id), ...part }, failed);
      pointHere();
    },
    remove(entry) {
      const index = entries().findIndex(({ id }) => id === entry.id);
      const operation: SectionOperation = { ...base, kind: "entry_removed", entry, index };
      void attempt(operation, failed).then((done) => {
        if (done === null) return;
        const bringBack = () => void attempt(invertOperation(operation), failed);
        const named = kind.one.charAt(0).toUpperCase() + kind.one.slice(1);
        toast.success(`${named} deleted`, { action: { label: "Undo", onAction: bringBack } });
      });
      pointHere();
    },
    move(next) {
      void attempt({ ...base, kind: "entries_moved", before: idsOf(entries()), after: idsOf(next) }, failed);
      pointHere();
    },
  };
}
