import { useQuery } from "@tanstack/react-query";
import { ErrorState, Skeleton } from "@vitrine/ui";
import { failureMessage } from "../../../lib/form-errors.ts";
import { AdminHeading } from "../parts/admin-heading.tsx";
import { ClaimsForm } from "./claims-form.tsx";
import { ClaimsNotice } from "./claims-notice.tsx";
import { landingClaimsQuery } from "./claims-query.ts";

/** `/admin/landing`: what the start page claims of this installation. */
export function LandingClaimsPage() {
  const { data, isPending, isError, error, refetch, isFetching } = useQuery(landingClaimsQuery);
  return (
    <>
      <AdminHeading
        title="Landing"
        text="What the start page claims of this installation. A block in which nothing is shown is not there. Counts are rounded down."
      />
      <ClaimsNotice />
      {isPending ? <Skeleton className="mt-6 h-96" /> : null}
      {isError && !data ? (
        <ErrorState
          title="The claims could not be loaded"
          text={failureMessage(error, "Check your connection and try again.")}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : null}
      {data ? (
        <ClaimsForm
          key={data.version}
          claims={data.data}
          version={data.version}
          counted={data.counted}
          shipped={data.shipped}
        />
      ) : null}
    </>
  );
}
