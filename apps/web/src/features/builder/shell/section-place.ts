import { createContext, use } from "react";

/** Which section is open in the Sections screen: one by its id, the choice of a new one, or none. */
export type OpenPlace = number | "new" | null;

/**
 * What the preview shall point at: a section, an entry in it, or a block that is no section; after a change it waits
 * until the change is drawn.
 */
export type Pointed = ({ section: number; entry?: number } | { block: string }) & {
  scroll: boolean;
  isChange?: boolean;
};

export type SectionPlace = {
  open: OpenPlace;
  go: (open: OpenPlace) => void;
  point: (pointed: Pointed) => void;
};

export const SectionPlaceContext = createContext<SectionPlace>({
  open: null,
  go: () => undefined,
  point: () => undefined,
});

/** Where in the Sections screen one is, and the way to point at a section of the preview. */
export function useSectionPlace(): SectionPlace {
  return use(SectionPlaceContext);
}

export type Pointer = { point: (pointed: Pointed) => void; listen: (hear: (pointed: Pointed) => void) => () => void };

/** Carries what is pointed at to the preview, without drawing the builder anew. */
export function createPointer(): Pointer {
  const listeners = new Set<(pointed: Pointed) => void>();
  return {
    point: (pointed) => listeners.forEach((hear) => hear(pointed)),
    listen(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
}
