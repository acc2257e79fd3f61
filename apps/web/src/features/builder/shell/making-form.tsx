import { Button } from "@vitrine/ui";
import { clsx } from "clsx";
import type { ReactNode } from "react";

type MakingFormProps = {
  /** What the button says. */
  label: string;
  isBusy: boolean;
  className?: string;
  onMake: () => void;
  onClose: () => void;
  children: ReactNode;
};

const button = "max-md:min-h-11";

/** A short form in its place of a page that makes one thing, or is put away again. */
export function MakingForm({ label, isBusy, className, onMake, onClose, children }: MakingFormProps) {
  return (
    <form
      noValidate
      className={clsx("flex flex-col gap-4", className)}
      onSubmit={(event) => {
        event.preventDefault();
        onMake();
      }}
    >
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="small" className={button} busy={isBusy} busyLabel="Making it…">
          {label}
        </Button>
        <Button size="small" className={button} disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
