import { buttonClass, type ButtonVariant } from "@vitrine/ui";
import { useId, type ReactNode } from "react";

type FileButtonProps = {
  label: string;
  icon?: ReactNode;
  accept: string;
  variant?: ButtonVariant;
  disabled?: boolean;
  describedBy?: string;
  className?: string;
  onFile: (file: File) => void;
};

/** A button that opens the system's file chooser; the input itself takes the focus. */
export function FileButton({
  label,
  icon,
  accept,
  variant,
  disabled,
  describedBy,
  className = "",
  onFile,
}: FileButtonProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={buttonClass({
        variant,
        className: `has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand has-disabled:cursor-not-allowed! has-disabled:opacity-50 ${className}`,
      })}
    >
      {icon}
      {label}
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={disabled}
        aria-describedby={describedBy}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file must be choosable again after a refusal.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
