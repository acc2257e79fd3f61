import { useQuery } from "@tanstack/react-query";
import { Button, EmptyState, ErrorState, Skeleton } from "@vitrine/ui";
import { useState } from "react";
import { quietApi } from "../../lib/api.ts";
import { sayFailure } from "../../lib/say-failure.ts";
import { useGo } from "../../lib/navigation.ts";
import { storeUser } from "../../lib/session/session-store.ts";
import { useSignOut } from "../../lib/use-sign-out.ts";
import { EmptyVitrine } from "./empty-vitrine.tsx";

/** Asked again by itself, so that the page notices when access is granted. */
const askEveryMs = 30_000;

/** `/beta-access-required` (contract.md 4): locked, or access granted with a way on. */
export function BetaAccessPage() {
  const status = useQuery({
    queryKey: ["beta-access"],
    queryFn: async ({ signal }) => (await quietApi.beta.betaAccessStatus({}, { signal })).data,
    staleTime: 0,
    refetchInterval: askEveryMs,
    refetchOnWindowFocus: true,
  });
  return (
    <div className="page-gutter mx-auto w-full max-w-[44rem] flex-1 pt-[8vh] pb-16" aria-live="polite">
      {status.isPending ? <Skeleton className="h-64" /> : null}
      {status.isError ? (
        <>
          <h1 className="sr-only">Beta access</h1>
          <ErrorState
            title="Your access could not be checked"
            text="Check your connection and try again."
            onRetry={() => void status.refetch()}
            busy={status.isFetching}
          />
        </>
      ) : null}
      {status.data && !status.data.has_access ? (
        <Locked message={status.data.message} isChecking={status.isFetching} onCheck={() => void status.refetch()} />
      ) : null}
      {status.data?.has_access ? <Granted /> : null}
    </div>
  );
}

type LockedProps = { message: string | undefined; isChecking: boolean; onCheck: () => void };

function Locked({ message, isChecking, onCheck }: LockedProps) {
  const { signOut, isSigningOut } = useSignOut();
  return (
    <>
      <h1 className="text-h1">Beta access required</h1>
      <EmptyState
        drawing={<EmptyVitrine />}
        title="Your place is not open yet"
        text={
          message ? (
            <span className="whitespace-pre-line wrap-anywhere">{message}</span>
          ) : (
            "We let people in one after the other. You get a mail when it is your turn, and this page opens by itself."
          )
        }
        actions={
          <>
            <Button variant="primary" busy={isChecking} busyLabel="Checking…" onClick={onCheck}>
              Check again
            </Button>
            <Button busy={isSigningOut} busyLabel="Signing out…" onClick={() => void signOut()}>
              Logout
            </Button>
          </>
        }
      />
    </>
  );
}

function Granted() {
  const go = useGo();
  const [isGoing, setGoing] = useState(false);
  const enter = async () => {
    setGoing(true);
    try {
      const { user } = await quietApi.beta.betaAccessSeen();
      storeUser(user);
      go("/dashboard", { replace: true });
    } catch (error) {
      sayFailure(error, "An error occurred. Please try again.");
      setGoing(false);
    }
  };
  return (
    <>
      <h1 className="text-h1">Access granted</h1>
      <EmptyState
        drawing={<EmptyVitrine isOpen />}
        title="Your place is open"
        text="You can make, edit and publish your website now."
        actions={
          <Button variant="primary" busy={isGoing} onClick={() => void enter()}>
            Continue
          </Button>
        }
      />
    </>
  );
}
