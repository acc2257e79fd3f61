import { useQuery } from "@tanstack/react-query";
import { ErrorState, Notice, Skeleton } from "@vitrine/ui";
import { useState } from "react";
import { SettingsSection } from "../settings-section.tsx";
import { AuthenticatorApp } from "./authenticator-app.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { secondFactorQuery } from "./second-factor-query.ts";

/** What makes a stolen password worth nothing: an authenticator app, passkeys, and codes for the day they are lost. */
export function SecondFactorSections() {
  const standing = useQuery(secondFactorQuery);
  const [codes, setCodes] = useState<string[] | null>(null);
  const title = "Two-step sign-in";
  const text =
    "With an app or a passkey, nobody gets in with your password alone. We then ask for it whenever you sign in, and again before what matters most.";
  if (!standing.data) {
    return (
      <SettingsSection title={title} text={text}>
        {standing.isError ? (
          <ErrorState
            title="This could not be loaded"
            text="Check your connection and try again."
            onRetry={() => void standing.refetch()}
            busy={standing.isFetching}
          />
        ) : (
          <Skeleton className="h-40" />
        )}
      </SettingsSection>
    );
  }
  const { app, passkeys, recovery_codes_left: left, is_required: isRequired } = standing.data;
  const hasNone = app === null && passkeys.length === 0;
  return (
    <>
      <SettingsSection title={title} text={text}>
        {isRequired && hasNone ? (
          <Notice tone="warning" className="mb-4">
            Administrators need a second step here. Set one up to open the admin area.
          </Notice>
        ) : null}
        <AuthenticatorApp app={app} onCodes={setCodes} />
        {hasNone ? null : <RecoveryCodes left={left} onCodes={setCodes} />}
      </SettingsSection>
      <SettingsSection
        title="Passkeys"
        text="Sign in with your fingerprint, your face or a security key, in one step and without a password."
      >
        <PasskeyList passkeys={passkeys} onCodes={setCodes} />
      </SettingsSection>
      {codes ? <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} /> : null}
    </>
  );
}
