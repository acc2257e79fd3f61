import { useNavigate, useSearch } from "@tanstack/react-router";
import { Notice, Tabs } from "@vitrine/ui";
import { useSession } from "../../lib/session/session-store.ts";
import { settingsTabs } from "../../lib/settings-tabs.ts";
import { ApiTab } from "./api-tab.tsx";
import { BillingTab } from "./billing-tab.tsx";
import { DomainTab } from "./domain-tab.tsx";
import { ProfileTab } from "./profile-tab.tsx";
import { SecurityTab } from "./security-tab.tsx";

const contents = {
  profile: <ProfileTab />,
  security: <SecurityTab />,
  domain: <DomainTab />,
  billing: <BillingTab />,
  api: <ApiTab />,
};
const tabs = settingsTabs.map((tab) => ({ ...tab, content: contents[tab.value] }));

/** What only the person may see or do: to an admin who looks through their eyes the server answers none of it. */
const ownTabs: ReadonlySet<string> = new Set(["security", "api"]);

/** `/dashboard/settings?tab=…` (contract.md 16); an unknown tab opens the first. */
export function SettingsPage() {
  const { tab } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { user } = useSession();
  const isLookedThrough = Boolean(user?.impersonation);
  const closed = <ClosedTab name={user?.name ?? ""} />;
  const open = settingsTabs.find(({ value }) => value === tab) ?? settingsTabs[0];
  return (
    <>
      <h1 className="mb-6 text-h1">Settings</h1>
      <Tabs
        label="Settings"
        items={tabs.map((tab) => (isLookedThrough && ownTabs.has(tab.value) ? { ...tab, content: closed } : tab))}
        value={open.value}
        onValueChange={(value) => void navigate({ to: "/dashboard/settings", search: { tab: value } })}
      />
    </>
  );
}

function ClosedTab({ name }: { name: string }) {
  return (
    <Notice tone="info" title={`Closed while you view as ${name}`}>
      Password, second steps, devices, tokens, the export of the account and its end belong to its owner alone.
    </Notice>
  );
}
