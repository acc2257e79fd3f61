import { useId, type ReactNode } from "react";

type SwitchProps = {
  /** The whole sentence with its state, e.g. "Demo data on". */
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  help?: ReactNode;
};

/** An on/off switch that names its state in words. */
export function Switch({ label, checked, onCheckedChange, disabled, help }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center gap-3">
      <button
        type="button"
        role="switch"
        id={id}
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        onClick={() => onCheckedChange(!checked)}
        disabled={disabled}
        aria-describedby={help ? `${id}-help` : undefined}
        className="group relative h-6 w-10 shrink-0 rounded-full border border-edge bg-sunken transition-colors duration-(--t-1) disabled:opacity-45 aria-checked:border-brand aria-checked:bg-brand"
      >
        <span className="block size-4 translate-x-[3px] rounded-full bg-edge transition-transform forced-colors:bg-[CanvasText] duration-(--t-1) group-aria-checked:translate-x-[19px] group-aria-checked:bg-on-brand" />
      </button>
      <div className="min-w-0">
        <label id={`${id}-label`} htmlFor={id} className="text-label">
          {label}
        </label>
        {help ? (
          <p id={`${id}-help`} className="text-caption text-muted">
            {help}
          </p>
        ) : null}
      </div>
    </div>
  );
}
