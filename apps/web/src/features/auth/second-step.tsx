import { ApiError } from "@vitrine/api-client";
import { pendingSignInSchema, type PendingSignIn } from "@vitrine/contract";
import { Button, toast } from "@vitrine/ui";
import { quietApi } from "../../lib/api.ts";
import { failureMessage } from "../../lib/form-errors.ts";
import { SecondFactorForm, type SecondFactorProof } from "../../lib/second-factor/second-factor-form.tsx";
import type { SignIn } from "../../lib/session/session-store.ts";
import { AuthFrame } from "./auth-frame.tsx";

/** What a sign-in waits for, when the server asks for a second factor; null for every other failure. */
export function pendingSignIn(error: unknown): PendingSignIn | null {
  if (!(error instanceof ApiError) || error.code !== "sign_in_incomplete") return null;
  return pendingSignInSchema.safeParse(error.data).data ?? null;
}

type SecondStepProps = {
  pending: PendingSignIn;
  onSignedIn: (answer: SignIn & { message: string }) => void;
  onRestart: () => void;
};

/** The second step of a sign-in, in place of the form of the first. */
export function SecondStep({ pending, onSignedIn, onRestart }: SecondStepProps) {
  const { challenge, methods, passkey_options: question } = pending;
  const send = async (proof: SecondFactorProof) => {
    try {
      onSignedIn(await quietApi.secondFactor.loginSecondFactor({ body: { challenge, ...proof } }));
      return null;
    } catch (error) {
      if (error instanceof ApiError && error.data["expired"] === true) {
        toast.error(error.message);
        onRestart();
      }
      return failureMessage(error, "Login failed. Please check your internet connection and try again.");
    }
  };
  return (
    <AuthFrame title="Confirm that it is you" lead="Your account asks for a second step.">
      <SecondFactorForm
        hasApp={methods.includes("code")}
        passkeyQuestion={question}
        submitLabel="Continue"
        onProof={send}
      />
      <Button variant="quiet" className="-ms-4 mt-2" onClick={onRestart}>
        Back to Login
      </Button>
    </AuthFrame>
  );
}
