import { trayPointer } from "@vitrine/model";
import { Button } from "@vitrine/ui";
import { clsx } from "clsx";
import { Check, ChevronLeft, ChevronRight } from "lucide-react";

/** Finds the walk among the fields, to lead to it when all is checked. */
export const walkPointer = "/checks";

type CheckWalkProps = {
  /** Pointers of what is left to check. */
  checks: readonly string[];
  /** The one that is looked at. */
  at: string | null;
  onStep: (step: 1 | -1) => void;
  /** Takes the value as it is. */
  onAccept: (pointer: string) => void;
};

/** "4 things to check", one after the other: back, on, or right as it is. */
export function CheckWalk({ checks, at, onStep, onAccept }: CheckWalkProps) {
  const index = at === null ? -1 : checks.indexOf(at);
  const isValue = index >= 0 && at !== trayPointer;
  // Whoever walks keeps the way on and "It is right" in sight; on phones in one row, which takes little of the screen.
  const brief = index >= 0 ? "max-sm:sr-only" : undefined;
  return (
    <div
      role="group"
      tabIndex={-1}
      data-field={walkPointer}
      aria-label="Things to check"
      className={clsx(
        "z-10 mb-5 flex flex-wrap items-center gap-x-2 gap-y-1 border-s-2 bg-bg py-1 ps-3 lg:sticky lg:top-2",
        index >= 0 && "max-lg:sticky max-lg:top-0 max-lg:border-b max-lg:border-b-line",
        checks.length === 0 ? "border-ok" : "border-warn",
      )}
    >
      <p role="status" className="me-auto min-w-0 font-semibold">
        {checks.length === 0 ? (
          <span className="inline-flex items-center gap-2 text-ok">
            <Check size={18} strokeWidth={2} aria-hidden="true" /> All checked
          </span>
        ) : (
          <span className={brief}>{checksText(checks.length)}</span>
        )}
        {index >= 0 ? (
          <span className="text-caption font-normal text-muted tabular-nums sm:ms-2">
            {index + 1} of {checks.length}
          </span>
        ) : null}
      </p>
      {checks.length === 0 ? null : (
        <>
          <Button size="small" variant="quiet" aria-keyshortcuts="Alt+ArrowUp" onClick={() => onStep(-1)}>
            <ChevronLeft size={16} aria-hidden="true" /> <span className={brief}>Previous</span>
          </Button>
          <Button size="small" aria-keyshortcuts="Alt+ArrowDown" onClick={() => onStep(1)}>
            <span className={brief}>Next</span> <ChevronRight size={16} aria-hidden="true" />
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-keyshortcuts="Alt+Enter"
            disabled={!isValue}
            onClick={() => (at === null ? undefined : onAccept(at))}
          >
            <Check size={16} aria-hidden="true" /> It is right
          </Button>
          <p className="w-full text-caption text-muted max-lg:hidden">
            Or by keys: Alt and the arrows up and down to go, Alt and Enter when it is right.
          </p>
        </>
      )}
    </div>
  );
}

function checksText(count: number): string {
  return count === 1 ? "1 thing to check" : `${count} things to check`;
}
