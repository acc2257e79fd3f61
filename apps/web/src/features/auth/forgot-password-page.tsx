import { quietApi } from "../../lib/api.ts";
import { AskForMailPage } from "./ask-for-mail-page.tsx";

/** `/forgot-password`: one address; the answer is the same for known and unknown ones. */
export function ForgotPasswordPage() {
  return (
    <AskForMailPage
      title="Reset your password"
      lead="We send you a link to choose a new one. It is valid for 60 minutes."
      action="Send reset link"
      ask={quietApi.account.forgotPassword}
    />
  );
}
