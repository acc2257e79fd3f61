import { Badge, Button, toast } from "@vitrine/ui";
import { useState } from "react";
import { quietApi } from "../../lib/api.ts";
import { sayFailure } from "../../lib/say-failure.ts";
import { queryClient } from "../../lib/query-client.ts";
import { useSignOut } from "../../lib/use-sign-out.ts";
import { sessionsQuery, type SignedInDevice } from "./sessions-query.ts";

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** Each signed-in device with its last use; every one but this can be ended here. */
export function SessionList({ sessions }: { sessions: readonly SignedInDevice[] }) {
  const { signOut, isSigningOut } = useSignOut();
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-2 text-label">
                {session.device}
                {session.is_current ? <Badge tone="brand">This device</Badge> : null}
              </p>
              <p className="text-caption text-muted">
                Last used {moment.format(new Date(session.last_used_at))}
                {session.remember ? ", kept signed in" : ""}
              </p>
            </div>
            {session.is_current ? null : <EndButton session={session} />}
          </li>
        ))}
      </ul>
      <Button
        variant="danger"
        className="-ms-4 mt-3"
        busy={isSigningOut}
        busyLabel="Signing out…"
        onClick={() => void signOut({ everywhere: true })}
      >
        Sign out everywhere
      </Button>
    </>
  );
}

function EndButton({ session }: { session: SignedInDevice }) {
  const [isEnding, setEnding] = useState(false);
  const end = async () => {
    setEnding(true);
    try {
      const { message } = await quietApi.accountSettings.endSession({ params: { sessionId: session.id } });
      toast.success(message);
    } catch (error) {
      sayFailure(error, "That device was not signed out. Please try again.");
    }
    await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    setEnding(false);
  };
  return (
    <Button
      size="small"
      busy={isEnding}
      busyLabel="Signing out…"
      aria-label={`Sign out ${session.device}`}
      onClick={() => void end()}
    >
      Sign out
    </Button>
  );
}
