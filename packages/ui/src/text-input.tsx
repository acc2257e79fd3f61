import { clsx } from "clsx";
import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from "react";
import { useFieldControl } from "./field.tsx";

export const controlClass =
  "w-full min-w-0 rounded-m border border-edge bg-surface px-3 text-body text-ink placeholder:text-muted md:text-app " +
  "transition-colors duration-(--t-1) hover:border-ink aria-invalid:border-[1.5px] aria-invalid:border-danger " +
  "focus-visible:outline-offset-1 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink/60";

export type TextInputProps = InputHTMLAttributes<HTMLInputElement> & {
  ref?: Ref<HTMLInputElement>;
  /** A small control or text inside the right edge. */
  trailing?: ReactNode;
  /** An icon inside the left edge. */
  leading?: ReactNode;
  /** Words that stand before what is typed, in a room of their own. */
  before?: string;
};

/** One line of text. Inside a Field it takes its id and aria attributes from it. */
export function TextInput({ className, trailing, leading, before, ...rest }: TextInputProps) {
  const control = useFieldControl();
  const input = (
    <input
      {...control}
      {...rest}
      className={clsx(
        controlClass,
        "min-h-12 md:min-h-10 md:pointer-coarse:min-h-11",
        leading && "ps-9",
        trailing && "pe-12",
        before && "rounded-s-none",
        className,
      )}
    />
  );
  if (before) {
    return (
      <span className="flex">
        <span className="flex max-w-[55%] items-center rounded-s-m border border-e-0 border-edge bg-sunken px-3 text-caption text-muted">
          <span className="truncate">{before}</span>
        </span>
        {input}
      </span>
    );
  }
  if (!trailing && !leading) return input;
  return (
    <span className="relative block">
      {leading ? (
        <span className="pointer-events-none absolute inset-y-0 start-3 flex items-center text-muted">{leading}</span>
      ) : null}
      {input}
      {trailing ? <span className="absolute inset-y-0 end-1 flex items-center">{trailing}</span> : null}
    </span>
  );
}

export type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

/** Several lines of text; grows with its content where the browser can. */
export function TextArea({ className, rows = 4, ...rest }: TextAreaProps) {
  const control = useFieldControl();
  return (
    <textarea
      {...control}
      {...rest}
      rows={rows}
      className={clsx(controlClass, "field-sizing-content max-h-96 min-h-24 py-2 leading-normal", className)}
    />
  );
}
