import { Button } from "@vitrine/ui";
import { clsx } from "clsx";
import { Search } from "lucide-react";
import { showSearch } from "../lib/page-header.tsx";

const keys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘K" : "Ctrl K";

type SearchButtonProps = {
  className?: string;
  /** Among many controls the keys are named on wide screens alone. */
  isNarrow?: boolean;
};

/** The visible way to the search over everything; where there is room it names its keys. */
export function SearchButton({ className, isNarrow = false }: SearchButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={() => showSearch(true)}
      className={clsx("max-sm:px-2", className)}
      icon={<Search size={18} strokeWidth={1.75} aria-hidden="true" />}
    >
      <span className="sr-only">Search everything</span>
      <kbd className={clsx("font-text text-caption text-muted", isNarrow ? "max-2xl:hidden" : "max-xl:hidden")}>
        {keys}
      </kbd>
    </Button>
  );
}
