import { Link } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { ErrorState, Notice, Skeleton, buttonClass } from "@vitrine/ui";
import { useState } from "react";
import { quietApi } from "../../lib/api.ts";
import { failureMessage } from "../../lib/form-errors.ts";
import { AppealForm } from "../../lib/moderation/appeal-form.tsx";
import { DecisionWords } from "../../lib/moderation/decision-words.tsx";

/** `/suspension`: where the link leads that is mailed with a suspension. Its reader cannot sign in. */
export function SuspensionPage({ token }: { token: string | undefined }) {
  return (
    <div className="page-gutter mx-auto w-full max-w-[40rem] pt-8 pb-24">
      <h1 className="text-h1">Your account is suspended</h1>
      {token ? <Suspension token={token} /> : <Nowhere />}
    </div>
  );
}

function Suspension({ token }: { token: string }) {
  const [thanks, setThanks] = useState<string | null>(null);
  const { data, isPending, error, refetch, isFetching } = useQuery({
    queryKey: ["suspension", token],
    queryFn: async ({ signal }) => (await quietApi.moderation.readSuspension({ body: { token } }, { signal })).data,
    retry: false,
  });
  const send = async (message: string) => {
    const answer = await quietApi.moderation.appealSuspension({ body: { token, message } });
    setThanks(answer.message);
  };
  if (isPending) return <Skeleton className="mt-8 h-48" />;
  if (!data)
    return isGone(error) ? (
      <Nowhere />
    ) : (
      <ErrorState
        title="This could not be loaded"
        text={failureMessage(error, "Check your connection and try again.")}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  return (
    <>
      <p className="mt-3 text-muted">You cannot sign in, and your websites are not public. Everything is kept.</p>
      <div className="mt-6">
        <DecisionWords restriction={data} />
      </div>
      {thanks ? (
        <Notice tone="success" role="status" className="mt-8">
          {thanks}
        </Notice>
      ) : data.can_appeal ? (
        <section aria-labelledby="object" className="mt-10">
          <h2 id="object" className="mb-4 text-h3">
            Object to this decision
          </h2>
          <AppealForm send={send} />
        </section>
      ) : null}
    </>
  );
}

const isGone = (error: unknown) => error instanceof Error && "status" in error && error.status === 404;

function Nowhere() {
  return (
    <>
      <p className="mt-3 mb-6 text-muted">
        This link does not lead anywhere any more. If you can sign in, your account is open again.
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to="/login" className={buttonClass({ variant: "primary" })}>
          Sign in
        </Link>
        <Link to="/support" className={buttonClass()}>
          Write to the support
        </Link>
      </div>
    </>
  );
}
