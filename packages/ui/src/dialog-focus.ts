/** Focus goes to `[data-autofocus]`, else the first field, else the panel. */
export function focusInside(event: Event, panel: HTMLElement | null) {
  if (!panel) return;
  const target =
    panel.querySelector<HTMLElement>("[data-autofocus]") ??
    panel.querySelector<HTMLElement>(
      "input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)",
    );
  event.preventDefault();
  (target ?? panel).focus();
}

/** The primitive gives focus back only to a trigger of its own, which these dialogs do not have. */
export function focusAgain(event: Event, opener: Element | null) {
  if (!(opener instanceof HTMLElement) || !opener.isConnected) return;
  event.preventDefault();
  opener.focus();
}
