import { clsx } from "clsx";
import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { Spinner } from "./spinner.tsx";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "danger-solid";
export type ButtonSize = "small" | "medium" | "large";

const variants: Record<ButtonVariant, string> = {
  primary: "bg-brand text-on-brand forced-colors:border hover:bg-brand-strong",
  secondary: "border border-edge bg-surface text-ink hover:border-ink",
  quiet: "text-ink underline-offset-4 hover:underline",
  danger: "text-danger underline-offset-4 hover:underline",
  "danger-solid": "forced-colors:border bg-danger text-on-danger hover:brightness-90",
};

const sizes: Record<ButtonSize, string> = {
  small: "min-h-9 px-3 pointer-coarse:min-h-11",
  medium: "min-h-11 px-4 md:min-h-10 md:pointer-coarse:min-h-11",
  large: "min-h-12 px-5",
};

type Look = { variant?: ButtonVariant; size?: ButtonSize; iconOnly?: boolean; className?: string };

/** Classes of a button, for links that look like one. */
export function buttonClass({
  variant = "secondary",
  size = "medium",
  iconOnly = false,
  className,
}: Look = {}): string {
  return clsx(
    "inline-flex shrink-0 items-center justify-center gap-2 rounded-m text-label whitespace-nowrap transition-colors duration-(--t-1)",
    "disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sunken disabled:text-ink/45 disabled:no-underline",
    variants[variant],
    sizes[size],
    iconOnly && "aspect-square px-0!",
    className,
  );
}

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Look & {
    /** Work is under way: the button keeps its place, says so and takes no second press. */
    busy?: boolean;
    /** Text while busy, e.g. "Saving…"; the label itself when absent. */
    busyLabel?: string;
    icon?: ReactNode;
    ref?: Ref<HTMLButtonElement>;
  };

/** A button. While `busy` it keeps focus but ignores presses. */
export function Button({
  variant,
  size,
  iconOnly,
  className,
  busy = false,
  busyLabel,
  icon,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the type is a prop with a safe default
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      className={buttonClass({ variant, size, iconOnly, className: clsx(busy && "cursor-progress!", className) })}
    >
      {busy ? <Spinner size={14} immediate /> : icon}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}
