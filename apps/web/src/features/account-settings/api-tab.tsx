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

/** Tokens for programs: made by premium users, seen and deleted by everybody who has one. */
export function ApiTab() {
  const { user } = useSession();
  return user?.current_plan === "premium" ? <Tokens /> : <WithoutPlan />;
}

function WithoutPlan() {
  const tokens = useQuery(apiTokensQuery);
  return (
    <>
      <SettingsSection title="API access" text="Let programs of your own read and change your websites.">
        <UpgradeCard
          plan="premium"
          title="API access is part of Premium"
          text="With Premium you make tokens for your programs, each with its own rights and end."
        />
      </SettingsSection>
      {tokens.data && tokens.data.length > 0 ? (
        <SettingsSection
          title="Your tokens"
          text="They do nothing on your plan, and work again with Premium unless you delete them."
        >
          <TokenList tokens={tokens.data} />
        </SettingsSection>
      ) : null}
    </>
  );
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
        <p className="mb-4">
          <a href="/developers" className="text-brand underline">
            What programs can call
          </a>
        </p>
        <NewTokenForm onCreated={setSecret} />
      </SettingsSection>
      <SettingsSection
        title="Your tokens"
        text="A deleted token stops working at once. A new password for your account ends them all."
      >
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
