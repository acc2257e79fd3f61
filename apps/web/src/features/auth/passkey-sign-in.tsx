import { Button } from "@vitrine/ui";
import { KeyRound } from "lucide-react";
import { useEffect, useState } from "react";
import { quietApi } from "../../lib/api.ts";
import { failureMessage } from "../../lib/form-errors.ts";
import {
  knowsPasskeys,
  offersPasskeysInFields,
  askForPasskey,
  withdrawOffer,
} from "../../lib/second-factor/passkey.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";
import { FormMessage } from "./form-message.tsx";
import { useEnter } from "./use-enter.ts";

/** Asks the browser for a passkey and signs in with it. @throws when there is none, or the server refuses it */
async function signInByPasskey(inField: boolean) {
  const { challenge, options } = (await quietApi.passkeys.askPasskey()).data;
  const passkey = await askForPasskey(options, inField);
  return quietApi.passkeys.loginByPasskey({ body: { challenge, passkey } });
}

/** Signing in with a passkey: by its button, and where the browser can by choosing one in the field for the address. */
export function PasskeySignIn() {
  const enter = useEnter();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isHere = true;
    const offer = async () => {
      if (!(await offersPasskeysInFields()) || !isHere) return;
      const answer = await signInByPasskey(true).catch(() => null);
      if (answer && isHere) enter(answer);
    };
    if (knowsPasskeys()) void offer();
    return () => {
      isHere = false;
      if (knowsPasskeys()) void withdrawOffer();
    };
  }, [enter]);
  const press = useSingleFlight(async () => {
    setBusy(true);
    setFailure(null);
    try {
      enter(await signInByPasskey(false));
    } catch (error) {
      setFailure(failureMessage(error, "No passkey was used. Try again, or sign in with your password."));
    }
    setBusy(false);
  });
  if (!knowsPasskeys()) return null;
  return (
    <div className="mt-4" data-needs-passkeys="">
      {failure ? <FormMessage message={failure} /> : null}
      <Button
        className="w-full"
        icon={<KeyRound size={16} strokeWidth={1.75} aria-hidden="true" />}
        busy={isBusy}
        busyLabel="Waiting for your passkey…"
        onClick={() => void press()}
      >
        Sign in with a passkey
      </Button>
    </div>
  );
}
