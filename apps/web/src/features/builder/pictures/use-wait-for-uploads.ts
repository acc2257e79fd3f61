import { useEffect, useEffectEvent, type RefObject } from "react";

/** Keeps the form around the field from being sent while files are on their way: the entry would be stored without them. */
export function useWaitForUploads(box: RefObject<HTMLElement | null>, isWaiting: boolean, onTried: () => void): void {
  const tried = useEffectEvent(onTried);
  useEffect(() => {
    const form = box.current?.closest("form");
    if (!form || !isWaiting) return;
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation();
      tried();
    };
    form.addEventListener("submit", hold, { capture: true });
    return () => form.removeEventListener("submit", hold, { capture: true });
  }, [box, isWaiting]);
}
