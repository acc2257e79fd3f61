import { clsx } from "clsx";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

type EmptyStateProps = {
  drawing?: ReactNode;
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
  className?: string;
};

/** Nothing here yet: a drawn outline of what will be, one sentence, the action. */
export function EmptyState({ drawing, title, text, actions, className }: EmptyStateProps) {
  return (
    <div className={clsx("flex flex-col items-start gap-4 py-8", className)}>
      {drawing}
      <div className="max-w-[48ch]">
        <h2 className="font-text text-h3">{title}</h2>
        {text ? <p className="mt-1 text-muted">{text}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
    </div>
  );
}

type ErrorStateProps = {
  title: string;
  text?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  busy?: boolean;
  children?: ReactNode;
  className?: string;
};

/** What happened, what to do, and a way to try again. */
export function ErrorState({
  title,
  text,
  onRetry,
  retryLabel = "Try Again",
  busy,
  children,
  className,
}: ErrorStateProps) {
  return (
    <div role="alert" className={clsx("flex flex-col items-start gap-4 py-8", className)}>
      <CircleAlert size={28} strokeWidth={1.75} className="text-danger" aria-hidden="true" />
      <div className="max-w-[56ch]">
        <h2 className="font-text text-h3">{title}</h2>
        {text ? <p className="mt-1 text-muted">{text}</p> : null}
      </div>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {onRetry ? (
          <Button onClick={onRetry} busy={busy}>
            {retryLabel}
          </Button>
        ) : null}
        {children}
      </div>
    </div>
  );
}
