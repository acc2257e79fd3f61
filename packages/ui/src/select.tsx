import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import type { Ref, SelectHTMLAttributes } from "react";
import { useFieldControl } from "./field.tsx";
import { controlClass } from "./text-input.tsx";

export type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> };

/** A native select: native list on the phone, styled popover on the desktop where the browser can. */
export function Select({ className, children, ...rest }: SelectProps) {
  const control = useFieldControl();
  return (
    <span className="relative block">
      <select
        {...control}
        {...rest}
        className={clsx(
          controlClass,
          "ui-select min-h-12 appearance-none py-0 pe-9 md:min-h-10 md:pointer-coarse:min-h-11",
          className,
        )}
      >
        {children}
      </select>
      <ChevronDown
        size={16}
        strokeWidth={1.75}
        aria-hidden="true"
        className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
