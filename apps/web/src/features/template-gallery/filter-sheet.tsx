import { Badge, Button, Dialog, VisuallyHidden } from "@vitrine/ui";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { AnswerFields } from "./narrowing-fields.tsx";
import type { Narrowing } from "./use-narrowing.ts";

type FilterSheetProps = {
  narrowing: Narrowing;
  /** How many templates are left, in words. */
  left: string;
};

/** Where they would take the room of the templates, the questions wait behind a button that says how many are answered. */
export function FilterSheet({ narrowing, left }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const { answered } = narrowing;
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className="min-h-12 max-sm:px-3"
        // The number takes the place of the drawing: the field beside it keeps its width.
        icon={answered === 0 ? <SlidersHorizontal size={20} strokeWidth={1.75} aria-hidden /> : null}
        onClick={() => setOpen(true)}
      >
        Filters{" "}
        {answered === 0 ? null : (
          <Badge tone="brand" className="w-5 justify-center tabular-nums">
            {answered} <VisuallyHidden>set</VisuallyHidden>
          </Badge>
        )}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Filters"
        description={<span role="status">{left}</span>}
        footer={
          <>
            <Button variant="quiet" className="me-auto -ms-4" onClick={narrowing.forgetAnswers}>
              Clear filters
            </Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              Done
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <AnswerFields narrowing={narrowing} />
        </div>
      </Dialog>
    </>
  );
}
