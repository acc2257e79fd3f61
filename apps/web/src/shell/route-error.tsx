import type { ErrorComponentProps } from "@tanstack/react-router";
import { useMatches, useRouter } from "@tanstack/react-router";
import { Button, ErrorState } from "@vitrine/ui";

/** Shown in place of a page that could not be loaded or broke while rendering. */
export function RouteError({ reset }: ErrorComponentProps) {
  const router = useRouter();
  const { layout = "minimal" } = useMatches().at(-1)?.staticData ?? {};
  // The main and the minimal layout bring the landmark themselves; the other pages draw their own.
  const Frame = layout === "main" || layout === "minimal" ? "div" : "main";
  return (
    <Frame className="page-gutter mx-auto w-full max-w-[44rem] py-12">
      <h1 className="sr-only">Page not shown</h1>
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
    </Frame>
  );
}
