import { Button, buttonClass, Dialog } from "@vitrine/ui";
import { Link } from "@tanstack/react-router";
import type { OnboardingError } from "../state/state-shape.ts";
import { errorSuggestions } from "../state/error-suggestions.ts";

type ErrorDialogProps = {
  error: OnboardingError | null;
  /** Absent where trying again makes no sense. */
  onRetry: (() => void) | undefined;
  onStartOver: () => void;
  onClose: () => void;
};

const planCodes = ["subscription_limit_exceeded", "template_requires_upgrade"];

/** What went wrong, what may help, and the ways on (document 3, section 2). */
export function ErrorDialog({ error, onRetry, onStartOver, onClose }: ErrorDialogProps) {
  const isAboutPlan = error !== null && planCodes.includes(error.code);
  return (
    <Dialog
      open={error !== null}
      onOpenChange={(open) => {
        if (open) return;
        onClose();
        keepFocusOnPage();
      }}
      title="Oops! Something went wrong"
      description={error?.message}
      role="alertdialog"
      footer={
        <>
          <Button onClick={onStartOver}>Start Over</Button>
          {isAboutPlan ? null : (
            <Link to="/cv-builder" className={buttonClass({ variant: "secondary" })}>
              Enter Manually
            </Link>
          )}
          {onRetry ? (
            <Button variant="primary" onClick={onRetry} data-autofocus="">
              Try Again
            </Button>
          ) : null}
          {isAboutPlan ? (
            <Link to="/subscription" className={buttonClass({ variant: "primary" })}>
              See plans
            </Link>
          ) : null}
        </>
      }
    >
      {error && !isAboutPlan ? (
        <>
          <h3 className="text-label">What you can try</h3>
          <ul className="mt-2 list-disc space-y-1 ps-5 text-app marker:text-muted">
            {errorSuggestions(error.message).map((suggestion) => (
              <li key={suggestion}>{suggestion}</li>
            ))}
          </ul>
        </>
      ) : null}
    </Dialog>
  );
}

/** What had the focus when the error came may be gone: the title takes it, so that reading goes on there. */
function keepFocusOnPage(): void {
  setTimeout(() => {
    const main = document.querySelector("main");
    if (!main?.contains(document.activeElement)) main?.querySelector("h1")?.focus({ preventScroll: true });
  });
}
