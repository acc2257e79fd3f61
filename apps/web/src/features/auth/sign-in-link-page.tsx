import { Link, useSearch } from "@tanstack/react-router";
import type { PendingSignIn } from "@vitrine/contract";
import { Button } from "@vitrine/ui";
import { useState } from "react";
import { quietApi } from "../../lib/api.ts";
import { failureMessage } from "../../lib/form-errors.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";
import { AskForMailPage } from "./ask-for-mail-page.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { BackToLogin } from "./back-to-login.tsx";
import { FormMessage } from "./form-message.tsx";
import { pendingSignIn, SecondStep } from "./second-step.tsx";
import { useEnter } from "./use-enter.ts";

/** `/sign-in-link`: asks for the mail, and with the secret of one signs in. */
export function SignInLinkPage() {
  const { token } = useSearch({ strict: false });
  return token ? <UseLink token={token} /> : <AskForLink />;
}

function AskForLink() {
  return (
    <AskForMailPage
      title="Sign in by email"
      lead="We send you a link that signs you in once, without your password. It is valid for 10 minutes."
      action="Send sign-in link"
      ask={quietApi.account.mailSignInLink}
    />
  );
}

/** Only the press signs in, so that programs which look into mails use no link up. */
function UseLink({ token }: { token: string }) {
  const enterAs = useEnter();
  const [pending, setPending] = useState<PendingSignIn | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const enter = useSingleFlight(async () => {
    setBusy(true);
    setFailure(null);
    try {
      enterAs(await quietApi.account.loginByLink({ body: { token } }));
    } catch (error) {
      const asked = pendingSignIn(error);
      setPending(asked);
      if (!asked) setFailure(failureMessage(error, "The sign-in did not work. Please try again."));
    }
    setBusy(false);
  });
  if (pending) {
    const restart = () => setPending(null);
    return <SecondStep pending={pending} onSignedIn={enterAs} onRestart={restart} />;
  }
  return (
    <AuthFrame title="Sign in by email" lead="This link works once.">
      {failure ? (
        <FormMessage message={failure}>
          <Link to="/sign-in-link" className="text-brand underline underline-offset-4">
            Ask for a new link
          </Link>
        </FormMessage>
      ) : null}
      <div className="flex flex-col gap-4">
        <Button variant="primary" size="large" busy={isBusy} busyLabel="Signing in…" onClick={() => void enter()}>
          Sign in now
        </Button>
        <BackToLogin />
      </div>
    </AuthFrame>
  );
}
