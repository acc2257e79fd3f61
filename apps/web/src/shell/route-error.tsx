import type { ErrorComponentProps } from "@tanstack/react-router";
import { useRouter } from "@tanstack/react-router";
import { Button, ErrorState } from "@vitrine/ui";

/** Shown in place of a page that could not be loaded or broke while rendering. */
export function RouteError({ reset }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <main id="main" className="page-gutter mx-auto max-w-[44rem] py-12">
      <ErrorState
        title="This page could not be shown"
        text="Something went wrong on our side or the connection broke. What you saved is safe."
        onRetry={() => {
          reset();
          void router.invalidate();
        }}
      >
        <Button variant="quiet" onClick={() => router.history.push("/")}>
          Go to the start page
        </Button>
      </ErrorState>
    </main>
  );
}
