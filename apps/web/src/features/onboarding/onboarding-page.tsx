import { useQuery } from "@tanstack/react-query";
import { ErrorState, Skeleton } from "@vitrine/ui";
import { quietApi } from "../../lib/api.ts";

/** Finds the session that can be gone on with. */
export function OnboardingPage() {
  const session = useQuery({
    queryKey: ["onboarding", "active-session"],
    queryFn: ({ signal }) => quietApi.onboarding.activeSession({}, { signal }),
  });
  if (session.isPending) return <Skeleton className="mx-auto mt-12 h-80 w-full max-w-[45rem]" />;
  if (session.isError) {
    return (
      <ErrorState
        className="mx-auto w-full max-w-[45rem]"
        title="Your session could not be loaded"
        onRetry={() => void session.refetch()}
      />
    );
  }
  return <h1 className="mx-auto w-full max-w-[45rem] pt-12 text-h1">Create your portfolio</h1>;
}
