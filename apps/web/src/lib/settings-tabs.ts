/** The tabs of the settings in their order, by their names in the address. */
export const settingsTabs = [
  { value: "profile", label: "Profile" },
  { value: "security", label: "Security" },
  { value: "domain", label: "Domain" },
  { value: "billing", label: "Billing" },
  { value: "api", label: "API" },
] as const;
