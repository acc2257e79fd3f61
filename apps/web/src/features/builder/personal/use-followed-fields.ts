import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { useSectionPlace } from "../shell/section-place.ts";

/** The block of the page that shows a field; fields that the page does not show have none. */
function blockOfField(path: string): string | null {
  if (path === "description") return "about";
  if (["full_name", "intro", "contact.title"].includes(path)) return "header";
  return path.startsWith("contact.") ? "contact" : null;
}

/** Has the preview follow the field that is edited: once for each block, not for each key. */
export function useFollowedFields(box: RefObject<HTMLElement | null>): void {
  const { point } = useSectionPlace();
  const shown = useRef<string | null>("header");
  const follow = useEffectEvent((target: EventTarget | null) => {
    const block = target instanceof Element ? blockOfField(target.getAttribute("name") ?? "") : null;
    if (block === null || block === shown.current) return;
    shown.current = block;
    point({ block, scroll: true });
  });
  useEffect(() => {
    const fields = box.current;
    const listen = ({ target }: FocusEvent) => follow(target);
    fields?.addEventListener("focusin", listen);
    return () => fields?.removeEventListener("focusin", listen);
  }, [box]);
}
