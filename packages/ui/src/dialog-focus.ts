/** Where a dialog was opened from: the control, and its place among the rows of a list when it stands in one. */
export type OpenedFrom = {
  opener: Element | null;
  /** From the control outwards: its row, the list, and the part of the page around it. */
  row: { list: Element; index: number; control: number; around: Element | null } | null;
};

const rows = "li, tr";
const controls = "button:not(:disabled), a[href]";

/** Remembers the place of a control, so that focus finds back when its row is gone by then. */
export function openedFrom(opener: Element | null): OpenedFrom {
  const row = opener?.closest(rows);
  const list = row?.parentElement;
  if (!opener || !row || !list) return { opener, row: null };
  const index = [...list.children].indexOf(row);
  const control = [...row.querySelectorAll(controls)].indexOf(opener);
  return { opener, row: { list, index, control, around: list.closest("section, main") } };
}

/** Focus goes to `[data-autofocus]`, else the first field, else the panel. */
export function focusInside(panel: HTMLElement | null) {
  if (!panel) return;
  const target =
    panel.querySelector<HTMLElement>("[data-autofocus]") ??
    panel.querySelector<HTMLElement>(
      "input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)",
    );
  (target ?? panel).focus();
}

/**
 * The primitive gives focus back only to a trigger of its own, which these dialogs do not have. What deleted its row
 * leaves the keyboard on the row that took the place, or on what the emptied list offers.
 * @returns whether there was something to go to
 */
export function focusAgain({ opener, row }: OpenedFrom): boolean {
  const target = opener?.isConnected ? opener : row && inPlaceOf(row);
  if (!(target instanceof HTMLElement)) return false;
  target.focus();
  return true;
}

function inPlaceOf({ list, index, control, around }: NonNullable<OpenedFrom["row"]>): Element | null {
  const left = list.isConnected ? list.children : [];
  const row = left[Math.min(index, left.length - 1)];
  const found = row?.querySelectorAll(controls);
  return found?.[control] ?? found?.[0] ?? (around?.isConnected ? around.querySelector(controls) : null);
}

/** Escape in a menu of the dialog closes the menu alone. */
export const isInMenu = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[role="menu"]') !== null;
