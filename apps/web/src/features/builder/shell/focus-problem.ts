const framesToWait = 60;

/** Focuses the first field in error, once its section stands; a section may still be loading. */
export function focusProblem(find: () => HTMLElement | null | undefined, frames = framesToWait): void {
  requestAnimationFrame(() => {
    const field = find();
    if (field) field.focus();
    else if (frames > 0) focusProblem(find, frames - 1);
  });
}
