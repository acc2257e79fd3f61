const framesToWait = 60;

/** Focuses the first field in error, once its section stands; a section may still be loading. */
export function focusProblem(find: () => HTMLElement | null | undefined, frames = framesToWait): void {
  requestAnimationFrame(() => {
    const field = find();
    if (field) field.focus();
    else if (frames > 0) focusProblem(find, frames - 1);
  });
}

/** Focuses the title of the screen that was just opened, so that it is heard; a form that opens with it keeps the focus. */
export function focusScreen(find: () => HTMLElement | null | undefined, frames = framesToWait): void {
  requestAnimationFrame(() => {
    const screen = find();
    if (!screen || screen.contains(document.activeElement)) return;
    const title = screen.querySelector<HTMLElement>("h2");
    // The screen before it stays in the page, unseen, while the code of this one is on its way.
    if (title && title.getClientRects().length > 0) {
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
    } else if (frames > 0) focusScreen(find, frames - 1);
  });
}
