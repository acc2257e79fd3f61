/** How long, in milliseconds, a screen's code may be on its way before its owner is no longer led to it. */
const patience = 30_000;

/**
 * Asks in each frame until the answer is yes. Whoever presses a key or the pointer meanwhile went on by themselves, and
 * the focus is theirs.
 */
function inAFrame(isDone: () => boolean): void {
  const until = performance.now() + patience;
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const { signal } = waiting;
  const ask = () => {
    if (signal.aborted) return;
    if (isDone() || performance.now() > until) stop();
    else requestAnimationFrame(ask);
  };
  requestAnimationFrame(() => {
    for (const press of ["keydown", "pointerdown"]) window.addEventListener(press, stop, { capture: true, signal });
    ask();
  });
}

/** Focuses the first field in error, once its section stands; a section may still be loading. */
export function focusProblem(find: () => HTMLElement | null | undefined): void {
  inAFrame(() => {
    const field = find();
    field?.focus();
    return field instanceof HTMLElement;
  });
}

/** Focuses the title of the screen that was just opened, so that it is heard; a form that opens with it keeps the focus. */
export function focusScreen(find: () => HTMLElement | null | undefined): void {
  inAFrame(() => {
    const screen = find();
    if (!screen || screen.contains(document.activeElement)) return true;
    const title = screen.querySelector<HTMLElement>("h2");
    // The screen before it stays in the page, unseen, while the code of this one is on its way.
    if (!title || title.getClientRects().length === 0) return false;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
    return true;
  });
}
