import { clsx } from "clsx";
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from "react";

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  label: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** A checkbox with its label as a 44 px target. */
export function Checkbox({ label, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className="flex min-h-11 items-center gap-3 py-1">
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          className={clsx("size-5 shrink-0 rounded-s accent-brand", error && "outline-2 outline-danger")}
        />
        <span className="min-w-0">{label}</span>
      </label>
      {error ? (
        <p id={id} className="text-caption text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}
