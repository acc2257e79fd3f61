import { Button, toast } from "@vitrine/ui";
import { useState } from "react";
import { quietApi } from "../../lib/api.ts";
import { sayFailure } from "../../lib/say-failure.ts";
import { useSession } from "../../lib/session/session-store.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";

/** For people without a password: the mailed link that also serves a forgotten one. */
export function PasswordLink() {
  const { user } = useSession();
  const [isSending, setSending] = useState(false);
  const send = useSingleFlight(async () => {
    setSending(true);
    try {
      await quietApi.account.forgotPassword({ body: { email: user?.email ?? "" } });
      toast.success("We mailed you a link to choose a password.");
    } catch (error) {
      sayFailure(error, "The link was not sent. Please try again.");
    }
    setSending(false);
  });
  return (
    <Button busy={isSending} busyLabel="Sending..." onClick={() => void send()}>
      Mail me a link to choose a password
    </Button>
  );
}
