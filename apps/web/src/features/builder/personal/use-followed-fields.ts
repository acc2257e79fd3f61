import { useRef, type FocusEvent } from "react";
import { useSectionPlace } from "../shell/section-place.ts";

/** The block of the page that shows a field; fields that the page does not show have none. */
function blockOfField(path: string): string | null {
  if (path === "description") return "about";
  if (["full_name", "intro", "contact.title"].includes(path)) return "header";
  return path.startsWith("contact.") ? "contact" : null;
}

/** Has the preview follow the field that is edited: once for each block, not for each key. */
export function useFollowedFields(): (event: FocusEvent) => void {
  const { point } = useSectionPlace();
  const shown = useRef<string | null>("header");
  return ({ target }) => {
    const block = blockOfField(target.getAttribute("name") ?? "");
    if (block === null || block === shown.current) return;
    shown.current = block;
    point({ block, scroll: true });
  };
}
