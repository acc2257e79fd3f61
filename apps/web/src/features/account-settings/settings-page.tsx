import { useNavigate, useSearch } from "@tanstack/react-router";
import { Tabs } from "@vitrine/ui";
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

/** `/dashboard/settings?tab=…` (contract.md 16); an unknown tab opens the first. */
export function SettingsPage() {
  const { tab } = useSearch({ strict: false });
  const navigate = useNavigate();
  const open = settingsTabs.find(({ value }) => value === tab) ?? settingsTabs[0];
  return (
    <>
      <h1 className="mb-6 text-h1">Settings</h1>
      <Tabs
        label="Settings"
        items={tabs}
        value={open.value}
        onValueChange={(value) => void navigate({ to: "/dashboard/settings", search: { tab: value } })}
      />
    </>
  );
}
