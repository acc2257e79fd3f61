import { planRules, type ChangePreview } from "@vitrine/model";
import { Button, Dialog, ErrorState, Notice, Skeleton } from "@vitrine/ui";
import { clsx } from "clsx";
import { failureMessage } from "../../lib/form-errors.ts";
import { dollars, longDate } from "../../lib/plans/words.ts";
import { isAtOnce, usePlanChange, type PlanTarget } from "./use-plan-change.ts";

type ChangeDialogProps = { target: PlanTarget; currentName: string; onClose: () => void };

/** Shows what a change of plan charges and takes away; nothing changes before it is confirmed. */
export function ChangeDialog({ target, currentName, onClose }: ChangeDialogProps) {
  const { preview, confirm, isChanging, failure } = usePlanChange(target);
  const shown = preview.data;
  const name = planRules[target.plan].displayName;
  const title = name === currentName ? `Change to ${target.cycle} billing` : `Change from ${currentName} to ${name}`;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      size="small"
      busy={isChanging}
      footer={
        <>
          <Button onClick={onClose} disabled={isChanging}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={!shown || preview.isFetching}
            busy={isChanging}
            busyLabel="Processing..."
            onClick={() => (shown ? confirm(shown) : undefined)}
          >
            {shown ? confirmLabel(shown) : "Confirm the change"}
          </Button>
        </>
      }
    >
      {failure ? (
        <Notice tone="danger" role="alert" className="mb-4">
          {failure}
        </Notice>
      ) : null}
      {preview.isPending ? <Skeleton className="h-40" /> : null}
      {preview.isError ? (
        <ErrorState
          title="The change could not be worked out"
          text={failureMessage(preview.error, "Check your connection and try again. Nothing was changed.")}
          onRetry={() => void preview.refetch()}
          busy={preview.isFetching}
        />
      ) : null}
      {shown ? <Preview shown={shown} /> : null}
    </Dialog>
  );
}

function confirmLabel(shown: ChangePreview): string {
  if (shown.amount_due > 0) return `Pay ${dollars(shown.amount_due)} and change`;
  return isAtOnce(shown) ? "Change now" : `Change on ${longDate(shown.effective_at)}`;
}

function Preview({ shown }: { shown: ChangePreview }) {
  const { lines, amount_due: due, credit, next_charge: next, losses } = shown;
  return (
    <>
      <p>
        {isAtOnce(shown)
          ? "The change takes place at once."
          : `Everything stays as it is until ${longDate(shown.effective_at)}; the change takes place then.`}
      </p>
      <table className="mt-4 w-full border-y border-line text-app tabular-nums">
        <caption className="sr-only">What the change costs</caption>
        <tbody className="divide-y divide-line">
          {lines.map(({ description, amount }) => (
            <Amount key={description} label={description} amount={amount} />
          ))}
          <Amount label="Due now" amount={due} isSum />
          {credit > 0 ? <Amount label="Credit for later charges" amount={credit} /> : null}
        </tbody>
      </table>
      <p className="mt-3 text-caption text-muted">
        {next ? `Next charge: ${dollars(next.amount)} on ${longDate(next.at)}.` : "Nothing more will be charged."}
      </p>
      {losses.length > 0 ? (
        <section aria-label="What ends" className="mt-4">
          <h3 className="text-h3">What ends</h3>
          <ul className="mt-2 list-disc space-y-1 ps-5 marker:text-muted">
            {losses.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
          <p className="mt-2 text-caption text-muted">Nothing is deleted.</p>
        </section>
      ) : null}
    </>
  );
}

function Amount({ label, amount, isSum = false }: { label: string; amount: number; isSum?: boolean }) {
  return (
    <tr className={isSum ? "font-semibold" : undefined}>
      <th scope="row" className={clsx("py-2.5 pe-4 text-start", isSum ? "font-semibold" : "font-normal")}>
        {label}
      </th>
      <td className="py-2.5 text-end whitespace-nowrap">{dollars(amount)}</td>
    </tr>
  );
}
