import type { Refusal } from "@vitrine/model";
import { Button } from "@vitrine/ui";

type RefusedReadingProps = { refusal: Refusal; isBusy: boolean; onInsist: () => void; onStartOver: () => void };

/** Stands in place of what was found where nothing was read, and lets the owner say that it is a CV. */
export function RefusedReading({ refusal, isBusy, onInsist, onStartOver }: RefusedReadingProps) {
  return (
    <section aria-label="Result of the reading" className="mb-5 border-s-2 border-warn ps-3">
      <p className="font-medium text-ink">Nothing was read.</p>
      <p className="mt-1 text-muted">{refusal.message} You can also fill in your data below.</p>
      <p className="mt-3 flex flex-wrap gap-3">
        {refusal.mayInsist ? (
          <Button busy={isBusy} onClick={onInsist}>
            It is my CV: read it
          </Button>
        ) : null}
        <Button variant="quiet" onClick={onStartOver}>
          Choose another file
        </Button>
      </p>
    </section>
  );
}
