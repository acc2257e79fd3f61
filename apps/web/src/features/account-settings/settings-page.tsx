import { useNavigate, useSearch } from "@tanstack/react-router";
import { Tabs } from "@vitrine/ui";
import { ApiTab } from "./api-tab.tsx";
import { BillingTab } from "./billing-tab.tsx";
import { DomainTab } from "./domain-tab.tsx";
import { ProfileTab } from "./profile-tab.tsx";
import { SecurityTab } from "./security-tab.tsx";

const tabs = [
  { value: "profile", label: "Profile", content: <ProfileTab /> },
  { value: "security", label: "Security", content: <SecurityTab /> },
  { value: "domain", label: "Domain", content: <DomainTab /> },
  { value: "billing", label: "Billing", content: <BillingTab /> },
  { value: "api", label: "API", content: <ApiTab /> },
] as const;

/** `/dashboard/settings?tab=…` (contract.md 16); an unknown tab opens the first. */
export function SettingsPage() {
  const { tab } = useSearch({ strict: false });
  const navigate = useNavigate();
  const open = tabs.find(({ value }) => value === tab) ?? tabs[0];
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
