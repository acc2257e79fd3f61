import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { createPortal } from "react-dom";

type PageHeader = {
  title: string | null;
  hasUnsavedChanges: boolean;
  slot: HTMLElement | null;
  hasControls: boolean;
  /** Messages of visitors that nobody has read. */
  unread: number;
  isSearching: boolean;
};

let header: PageHeader = {
  title: null,
  hasUnsavedChanges: false,
  slot: null,
  hasControls: false,
  unread: 0,
  isSearching: false,
};
const listeners = new Set<() => void>();

function change(part: Partial<PageHeader>) {
  header = { ...header, ...part };
  for (const listener of listeners) listener();
}

/** What the top bar shows about the page below it. */
export function usePageHeader(): PageHeader {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => header,
    () => header,
  );
}

/** Tells the shell how many messages wait. */
export function tellUnread(unread: number): void {
  if (header.unread !== unread) change({ unread });
}

/** Opens the search over everything, or closes it. */
export function showSearch(isSearching: boolean): void {
  change({ isSearching });
}

/** Titles the top bar and the browser tab; the route's own title stands while this is absent or null. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    change({ title });
    return () => change({ title: null });
  }, [title]);
}

/** Shows the "Unsaved changes" indicator in the top bar. */
export function useUnsavedMarker(hasUnsavedChanges: boolean): void {
  useEffect(() => {
    change({ hasUnsavedChanges });
    return () => change({ hasUnsavedChanges: false });
  }, [hasUnsavedChanges]);
}

/** The shell's top bar offers this element to the page. */
export function TopBarSlotTarget({ className }: { className?: string }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    change({ slot: element });
    return () => change({ slot: null });
  }, [element]);
  return <div ref={setElement} className={className} />;
}

/** Puts a page's own controls into the shell's top bar. */
export function TopBarSlot({ children }: { children: ReactNode }) {
  const { slot } = usePageHeader();
  useEffect(() => {
    change({ hasControls: true });
    return () => change({ hasControls: false });
  }, []);
  return slot ? createPortal(children, slot) : null;
}
