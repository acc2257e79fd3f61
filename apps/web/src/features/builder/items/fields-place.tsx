import { useLayoutEffect, useRef } from "react";

/** An element that fields are drawn into, and that goes with all they hold from one place of the page to another. */
export function newFieldsHost(): HTMLElement {
  const host = document.createElement("div");
  host.className = "contents";
  return host;
}

/**
 * Where fields stand at present. A window that crosses a width moves them between a pane and a dialog; drawn anew they
 * would lose uploads on their way and what is unfolded.
 */
export function FieldsPlace({ host }: { host: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(host);
  }, [host]);
  return <div ref={place} className="contents" />;
}
