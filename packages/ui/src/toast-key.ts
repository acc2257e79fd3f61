import { useEffect, type RefObject } from "react";

/** Leads to the newest toast, as elsewhere too: by Tab it is behind the whole page, and gone before one is there. */
export const toastKey = "F8";

/** Has the key lead to the first button of the newest toast, and again back; so does Escape, and a toast that goes. */
export function useToastKey(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = list.current;
    let before: Element | null = null;
    const goBack = () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
      before = null;
    };
    const isWithin = () => box?.contains(document.activeElement) ?? false;
    const press = (event: KeyboardEvent) => {
      if (isWithin() && (event.key === toastKey || event.key === "Escape")) {
        event.preventDefault();
        goBack();
      } else if (event.key === toastKey) {
        const newest = box?.querySelector<HTMLElement>("li:last-child button");
        if (!newest) return;
        event.preventDefault();
        before = document.activeElement;
        newest.focus({ preventScroll: true });
      }
    };
    // What is removed tells nobody that it lost the focus: the body has it then.
    const watch = new MutationObserver(() => {
      if (before && !isWithin() && document.activeElement === document.body) goBack();
    });
    if (box) watch.observe(box, { childList: true });
    document.addEventListener("keydown", press);
    return () => {
      watch.disconnect();
      document.removeEventListener("keydown", press);
    };
  }, [list]);
}
