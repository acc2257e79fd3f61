import type { Entry, SectionKind, WebsiteSection } from "@vitrine/model";
import { useEffect, useRef, useState, type RefObject } from "react";
import { useAskedEntry } from "../shell/asked-entry.ts";
import { formOfSection, placeOfEntryForm } from "../work/kept-forms.ts";
import { placeNow } from "../work/use-kept-form.ts";
import { useBuilderWork, useWorkPart } from "../work/work-context.ts";

/** The form of which entry is open: one by its id, or a new one. */
type Open = number | "new" | null;

type Options = {
  section: WebsiteSection;
  kind: SectionKind;
  entries: readonly Entry[];
  /** The id that forms of this section are kept under; 0 for one that the server does not know yet. */
  keptAs: number;
  /** Holds the way to add, where the focus goes once a form is closed. */
  box: RefObject<HTMLElement | null>;
};

/**
 * Which entry of a section is open: one that was pressed here or in the preview, else the one whose form was left in an
 * earlier visit. Another one is asked about first where words would be lost.
 */
export function useOpenEntry({ section, kind, entries, keptAs, box }: Options) {
  const { store } = useBuilderWork();
  const kept = useWorkPart(store, ({ forms }) => formOfSection(forms, keptAs, kind.name));
  const left: Open = kept ? (entries.some(({ id }) => id === kept.entryId) ? kept.entryId : "new") : null;
  const { entry: pressed, answer } = useAskedEntry(section.kind);
  const [opened, setOpened] = useState<Open>(null);
  const open = opened ?? left;
  const isDirty = useRef(false);
  const [wanted, setWanted] = useState<{ open: Open } | null>(null);

  function close(next: Open = null): void {
    isDirty.current = false;
    if (open !== null) {
      const id = open === "new" ? null : open;
      const place = placeOfEntryForm(store.work().forms, { section: keptAs, of: kind.name }, entries, id);
      store.dropForm(placeNow(place, store));
    }
    setOpened(next);
    if (next === null) requestAnimationFrame(() => focusAdd(box.current));
  }
  const ask = (next: Open) => (isDirty.current ? setWanted({ open: next }) : close(next));
  useEffect(() => {
    if (pressed === null || !entries.some(({ id }) => id === pressed)) return;
    ask(pressed);
    answer();
  });

  return {
    open,
    ask,
    close: () => close(),
    setDirty: (dirty: boolean) => {
      isDirty.current = dirty;
    },
    /** Whether words would be lost, which their owner is asked about. */
    isAsking: wanted !== null,
    stay: () => setWanted(null),
    discard: () => {
      close(wanted?.open ?? null);
      setWanted(null);
    },
  };
}

/** Puts the focus on the way to add an entry. */
export const focusAdd = (box: HTMLElement | null): void => box?.querySelector<HTMLElement>("[data-add]")?.focus();
