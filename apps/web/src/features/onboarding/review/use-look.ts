import { useCallback, useRef, useState, type RefObject } from "react";

export type Pane = "source" | "read";
type Look = { pointer: string | null; from: "source" | "field" };

type LookState = {
  /** Holds both panes. */
  area: RefObject<HTMLDivElement | null>;
  /** The pane that a phone shows; a desk shows both. */
  pane: Pane;
  choosePane: (pane: Pane) => void;
  look: Look;
  activate: (pointer: string | null, from: Look["from"]) => void;
  /** The value that was led to last: a folded list opens for it. */
  wanted: string | null;
  /** Leads from a value to its place in the CV. */
  showSource: (pointer: string) => void;
  /** Leads from a place in the CV, or from the list of what to check, to the value. */
  showField: (pointer: string) => void;
};

/** Which value of the review is looked at and from where, and the ways from one pane to the other. */
export function useLook(first: string | null): LookState {
  const [pane, choosePane] = useState<Pane>("read");
  const [look, setLook] = useState<Look>({ pointer: null, from: "field" });
  const [wanted, setWanted] = useState<string | null>(first);
  const area = useRef<HTMLDivElement>(null);

  const activate = useCallback((pointer: string | null, from: Look["from"]) => setLook({ pointer, from }), []);
  const showSource = useCallback((pointer: string) => {
    choosePane("source");
    setLook({ pointer, from: "field" });
    afterLayout(() => find(area.current, "mark", pointer)?.scrollIntoView({ block: "center" }));
  }, []);

  function showField(pointer: string): void {
    choosePane("read");
    setWanted(pointer);
    setLook({ pointer, from: "source" });
    afterLayout(() => {
      const field = find(area.current, "field", pointer);
      field?.scrollIntoView({ block: "center" });
      if (field instanceof HTMLElement) field.focus({ preventScroll: true });
    });
  }

  return { area, pane, choosePane, look, activate, wanted, showSource, showField };
}

function find(area: HTMLElement | null, kind: "mark" | "field", pointer: string): Element | null | undefined {
  return area?.querySelector(`[data-${kind}="${CSS.escape(pointer)}"]`);
}

/** After the pane that was hidden is laid out. */
function afterLayout(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work));
}
