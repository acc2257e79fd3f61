import { useQuery } from "@tanstack/react-query";
import { ErrorState, Skeleton } from "@vitrine/ui";
import { useState } from "react";
import { useSession } from "../../lib/session/session-store.ts";
import { apiTokensQuery } from "./api-tokens-query.ts";
import { NewSecretDialog } from "./new-secret-dialog.tsx";
import { NewTokenForm } from "./new-token-form.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { TokenList } from "./token-list.tsx";
import { UpgradeCard } from "./upgrade-card.tsx";

/** Tokens for programs, for premium users; what they are, for everybody else. */
export function ApiTab() {
  const { user } = useSession();
  if (user?.current_plan !== "premium") {
    return (
      <SettingsSection title="API access" text="Let programs of your own read and change your websites.">
        <UpgradeCard
          plan="premium"
          title="API access is part of Premium"
          text="With Premium you make tokens for your programs, each with its own rights and end."
        />
      </SettingsSection>
    );
  }
  return <Tokens />;
}

function Tokens() {
  const tokens = useQuery(apiTokensQuery);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <>
      <SettingsSection
        title="New token"
        text="A program sends it as a bearer token. It never reaches your account or plan."
      >
        <NewTokenForm onCreated={setSecret} />
      </SettingsSection>
      <SettingsSection title="Your tokens" text="A deleted token stops working at once.">
        {tokens.isPending ? <Skeleton className="h-24" /> : null}
        {tokens.isError ? (
          <ErrorState
            title="Your tokens could not be loaded"
            text="Check your connection and try again."
            onRetry={() => void tokens.refetch()}
            busy={tokens.isFetching}
          />
        ) : null}
        {tokens.data ? <TokenList tokens={tokens.data} /> : null}
      </SettingsSection>
      {secret === null ? null : <NewSecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}
