import { Badge, Button, ConfirmDialog, toast } from "@vitrine/ui";
import { useState } from "react";
import { quietApi } from "../../../lib/api.ts";
import { sayFailure } from "../../../lib/say-failure.ts";
import { useSingleFlight } from "../../../lib/use-single-flight.ts";
import { AppSetUpDialog, type AppSetUp } from "./app-set-up-dialog.tsx";
import { refreshSecondFactor, type SecondFactorStanding } from "./second-factor-query.ts";

type AuthenticatorAppProps = { app: SecondFactorStanding["app"]; onCodes: (codes: string[]) => void };

const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });

/** Whether an app is set up, with the way to do it or to take it away. */
export function AuthenticatorApp({ app, onCodes }: AuthenticatorAppProps) {
  const [setUp, setSetUp] = useState<AppSetUp | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isDoomed, setDoomed] = useState(false);
  const begin = useSingleFlight(async () => {
    setBusy(true);
    try {
      setSetUp((await quietApi.secondFactor.setUpApp()).data);
    } catch (error) {
      sayFailure(error, "The app could not be set up. Please try again.");
    }
    setBusy(false);
  });
  const remove = useSingleFlight(async () => {
    setBusy(true);
    setDoomed(false);
    try {
      toast.success((await quietApi.secondFactor.turnAppOff()).message);
    } catch (error) {
      sayFailure(error, "The app was not removed. Please try again.");
    }
    await refreshSecondFactor();
    setBusy(false);
  });
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-y border-line py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 text-label">
          Authenticator app
          {app ? <Badge tone="success">On</Badge> : null}
        </p>
        <p className="text-caption text-muted">
          {app
            ? `Six digits from your phone, since ${day.format(new Date(app.added_at))}`
            : "Six digits from an app on your phone, also without a network."}
        </p>
      </div>
      {app ? (
        <Button size="small" variant="danger" busy={isBusy} busyLabel="Removing…" onClick={() => setDoomed(true)}>
          Remove app
        </Button>
      ) : (
        <Button size="small" busy={isBusy} busyLabel="Preparing…" onClick={() => void begin()}>
          Set up app
        </Button>
      )}
      {setUp ? (
        <AppSetUpDialog
          setUp={setUp}
          onClose={() => setSetUp(null)}
          onDone={(codes) => {
            setSetUp(null);
            if (codes) onCodes(codes);
          }}
        />
      ) : null}
      <ConfirmDialog
        open={isDoomed}
        onOpenChange={() => setDoomed(false)}
        title="Remove the authenticator app?"
        message="Without another second step your password alone is enough to sign in."
        confirmLabel="Remove app"
        destructive
        onConfirm={() => void remove()}
      />
    </div>
  );
}
