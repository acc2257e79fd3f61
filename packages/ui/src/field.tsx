import { clsx } from "clsx";
import { createContext, useContext, useId, useMemo, type ReactNode } from "react";
import { CircleAlert } from "lucide-react";

type FieldControl = { id: string; describedBy: string | undefined; invalid: boolean };

const FieldContext = createContext<FieldControl | null>(null);

/** Id and aria attributes that a control inside a {@link Field} carries; empty outside of one. */
export function useFieldControl() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return { id: field.id, "aria-describedby": field.describedBy, "aria-invalid": field.invalid || undefined };
}

export type FieldProps = {
  label: ReactNode;
  /** Adds the word "optional"; required fields carry no mark. */
  optional?: boolean;
  help?: ReactNode;
  /** Replaces the help while present. */
  error?: string | undefined;
  /** Characters used and allowed; turns to warning at 90 %. */
  counter?: { used: number; max: number };
  /** Something at the right of the label line, e.g. a link. */
  aside?: ReactNode;
  hideLabel?: boolean;
  children: ReactNode;
  className?: string;
};

/** Label, control, help or error, and counter; the control inside takes its ids from context. */
export function Field({ label, optional, help, error, counter, aside, hideLabel, children, className }: FieldProps) {
  const id = useId();
  const note = `${id}-note`;
  const hasNote = Boolean(error ?? help);
  const control = useMemo(
    () => ({ id, describedBy: hasNote ? note : undefined, invalid: Boolean(error) }),
    [id, note, hasNote, error],
  );
  return (
    <div className={clsx("flex min-w-0 flex-col gap-1.5", className)}>
      <div className={clsx("flex items-baseline justify-between gap-3", hideLabel && !aside && "sr-only")}>
        <label htmlFor={id} className={clsx("text-label", hideLabel && "sr-only")}>
          {label}
          {optional ? <span className="ms-1.5 text-caption leading-none font-normal text-muted">optional</span> : null}
        </label>
        {aside ? <span className="text-caption">{aside}</span> : null}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      {hasNote || counter ? (
        <div className="flex justify-between gap-3 text-caption">
          <FieldNote id={note} help={help} error={error} />
          {counter ? <FieldCounter {...counter} /> : null}
        </div>
      ) : null}
    </div>
  );
}

function FieldNote({ id, help, error }: { id: string; help?: ReactNode; error?: string | undefined }) {
  if (!error)
    return (
      <div id={id} className="min-w-0 text-muted">
        {help}
      </div>
    );
  return (
    <p id={id} className="flex min-w-0 items-start gap-1.5 text-danger">
      <CircleAlert size={15} strokeWidth={1.75} className="mt-px shrink-0" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">{error}</span>
    </p>
  );
}

function FieldCounter({ used, max }: { used: number; max: number }) {
  return (
    <span className={clsx("shrink-0 tabular-nums", used >= max * 0.9 ? "font-semibold text-warn" : "text-muted")}>
      {used}/{max}
    </span>
  );
}
