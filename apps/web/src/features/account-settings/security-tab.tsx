import { useQuery } from "@tanstack/react-query";
import { ErrorState, Skeleton } from "@vitrine/ui";
import { DeleteAccount } from "./delete-account.tsx";
import { ExportData } from "./export-data.tsx";
import { PasswordForm } from "./password-form.tsx";
import { PasswordLink } from "./password-link.tsx";
import { SecondFactorSections } from "./second-factor/second-factor-sections.tsx";
import { SessionList } from "./session-list.tsx";
import { sessionsQuery } from "./sessions-query.ts";
import { SettingsSection } from "./settings-section.tsx";

/** Password, second steps, signed-in devices, one's own data, and the end of the account. */
export function SecurityTab() {
  const sessions = useQuery(sessionsQuery);
  if (sessions.isPending) return <Skeleton className="h-72" />;
  if (sessions.isError) {
    return (
      <ErrorState
        title="Your security settings could not be loaded"
        text="Check your connection and try again."
        onRetry={() => void sessions.refetch()}
        busy={sessions.isFetching}
      />
    );
  }
  const { data, has_password: hasPassword } = sessions.data;
  return (
    <>
      {hasPassword ? (
        <SettingsSection title="Password" text="Changing it signs out every other device and ends all API tokens.">
          <PasswordForm />
        </SettingsSection>
      ) : (
        <SettingsSection title="Password" text="You sign in through another provider and have no password here.">
          <PasswordLink />
        </SettingsSection>
      )}
      <SecondFactorSections />
      <SettingsSection title="Signed-in devices" text="End any that you do not know, then change your password.">
        <SessionList sessions={data} />
      </SettingsSection>
      <SettingsSection title="Your data" text="Everything stored about you and your websites, as one JSON file.">
        <ExportData />
      </SettingsSection>
      <SettingsSection
        title="Delete account"
        text="Your websites, files and personal data are removed for good, and a running subscription ends."
      >
        <DeleteAccount hasPassword={hasPassword} />
      </SettingsSection>
    </>
  );
}
