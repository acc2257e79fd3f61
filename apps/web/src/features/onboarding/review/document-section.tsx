import { toast } from "@vitrine/ui";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { DropPlace } from "./drop-place.tsx";
import { useReview } from "./review-context.ts";

type DocumentSectionProps = {
  title: string;
  /** The list that is shown, onto which lines can be dropped. */
  list: string;
  count?: number;
  children: ReactNode;
};

/** A part of what was read, under its heading. */
export function DocumentSection({ title, list, count, children }: DocumentSectionProps) {
  return (
    <section className="border-t border-line pt-5">
      <DropPlace list={list}>
        <h3 className="mb-3 flex items-baseline gap-2 text-h3">
          {title}
          {count === undefined ? null : <span className="text-caption text-muted tabular-nums">{count}</span>}
        </h3>
        {children}
      </DropPlace>
    </section>
  );
}

type RemoveButtonProps = {
  /** Pointer of the entry. */
  pointer: string;
  /** Pointer just behind the last entry of its list after the removal; where "Put back" sets it. */
  backTo: string;
  /** What the entry is called in the label and in the toast. */
  name: string;
  entry: unknown;
};

/** Takes an entry out of the list; the toast can put it back, at the end. */
export function RemoveButton({ pointer, backTo, name, entry }: RemoveButtonProps) {
  const { correct, activate } = useReview();
  return (
    <button
      type="button"
      aria-label={`Remove ${name}`}
      onClick={() => {
        activate(null, "field");
        correct([{ pointer, value: null }]);
        toast.info(`${name} removed.`, {
          action: { label: "Put back", onAction: () => correct([{ pointer: backTo, value: entry }]) },
        });
      }}
      className="grid size-8 shrink-0 place-items-center rounded-m text-muted hover:bg-sunken hover:text-danger max-lg:size-11"
    >
      <X size={16} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
