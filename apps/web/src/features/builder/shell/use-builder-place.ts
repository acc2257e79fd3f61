import { useCallback, useMemo, useState, type RefObject } from "react";
import type { DraftProblems } from "../draft/draft-problems.ts";
import type { AskedEntry } from "./asked-entry.ts";
import type { BuilderMode } from "./builder-header.tsx";
import { sectionOfPath, startsInPreviewMode, type BuilderSearch, type BuilderSectionId } from "./builder-rules.ts";
import { focusProblem, focusScreen } from "./focus-problem.ts";
import { createPointer, type OpenPlace, type Pointer, type SectionPlace } from "./section-place.ts";
import { useIsWide, wideQuery } from "./use-is-wide.ts";

export type BuilderPlace = {
  /** The screen of the builder. */
  section: BuilderSectionId;
  choose: (section: BuilderSectionId, open?: OpenPlace) => void;
  mode: BuilderMode;
  setMode: (mode: BuilderMode) => void;
  /** Below 1024 px the preview covers the editor. */
  isWide: boolean;
  /** What is open in the Sections screen, and the way to point at a section of the preview. */
  sections: SectionPlace;
  pointer: Pointer;
  asked: { asked: AskedEntry | null; answer: () => void };
  ask: (asked: AskedEntry | null) => void;
  /** Leads to the first field that cannot be saved. */
  showProblems: (problems: DraftProblems) => void;
};

/** The element that the screen stands in, and how it is scrolled back; both stay the same. */
export type EditorElement = { editor: RefObject<HTMLDivElement | null>; toTop: () => void };

/**
 * Where in the builder one is: screen, mode, and what the preview asks for.
 * @param opening the screen that the builder opens on
 */
export function useBuilderPlace(
  { editor, toTop }: EditorElement,
  opening: () => BuilderSectionId,
  search: BuilderSearch,
): BuilderPlace {
  const isWide = useIsWide();
  const [section, setSection] = useState(opening);
  const [mode, setMode] = useState<BuilderMode>(() => (isWide && startsInPreviewMode(search) ? "preview" : "edit"));
  const [wasWide, setWasWide] = useState(isWide);
  const [wideMode, setWideMode] = useState(mode);
  if (wasWide !== isWide) {
    setWasWide(isWide);
    if (isWide) setMode((mode) => (mode === "preview" ? mode : wideMode));
    else {
      setWideMode(mode);
      setMode("edit");
    }
  }
  const showProblems = useCallback(
    (problems: DraftProblems) => {
      setSection(sectionOfPath(Object.keys(problems)[0] ?? ""));
      setMode((mode) => (window.matchMedia(wideQuery).matches ? mode : "edit"));
      focusProblem(() => editor.current?.querySelector<HTMLElement>("[aria-invalid=true]"));
    },
    [editor],
  );
  const [entry, ask] = useState<AskedEntry | null>(null);
  const asked = useMemo(() => ({ asked: entry, answer: () => ask(null) }), [entry]);
  const [open, setOpen] = useState<OpenPlace>(null);
  const choose = useCallback(
    (next: BuilderSectionId, open: OpenPlace = null) => {
      setSection(next);
      setOpen(open);
      ask(null);
      toTop();
      focusScreen(() => editor.current);
    },
    [editor, toTop],
  );
  const [pointer] = useState(createPointer);
  const sections = useMemo(
    () => ({ open, go: (open: OpenPlace) => choose("sections", open), point: pointer.point }),
    [open, choose, pointer],
  );
  return { section, choose, mode, setMode, isWide, sections, pointer, asked, ask, showProblems };
}
