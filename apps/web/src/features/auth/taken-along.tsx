import { Button } from "@vitrine/ui";
import { X } from "lucide-react";
import type { ReactNode } from "react";

type TakenAlongProps = { removeLabel: string; onRemove: () => void; children: ReactNode };

/** What a new account begins with, which can still be left behind. */
export function TakenAlong({ removeLabel, onRemove, children }: TakenAlongProps) {
  return (
    <p className="mb-6 flex min-h-11 items-center justify-between gap-3 rounded-m border-s-[3px] border-brand bg-tint py-2 ps-3 text-label">
      <span>{children}</span>
      <Button variant="quiet" iconOnly className="-my-2" aria-label={removeLabel} onClick={onRemove}>
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      </Button>
    </p>
  );
}
