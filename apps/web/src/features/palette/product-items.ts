import { adminFeatures, adminModeration, adminOperations, adminPages } from "../../lib/admin-pages.ts";
import { helpTexts, type HelpTopic } from "../../lib/help-texts.ts";
import { settingsTabs } from "../../lib/settings-tabs.ts";
import type { TemplateGroup } from "../../lib/storage/client-storage.ts";
import { setTheme } from "../../lib/theme.ts";
import type { PaletteItem } from "./find-items.ts";
import type { Go } from "./site-items.ts";

type Acts = { create: () => void; createByHand: () => void; signOut: () => void };

/** What can be done from anywhere. */
export function actionItems(go: Go, { create, createByHand, signOut }: Acts): PaletteItem[] {
  const item = (label: string, detail: string, run: () => void): PaletteItem => ({
    id: `action ${label}`,
    group: "Actions",
    label,
    detail,
    run,
  });
  return [
    item("Create New Website", "From a CV", create),
    item("Create Manually", "From an empty form", createByHand),
    item("Dashboard", "All your websites", () => go("/dashboard")),
    item("Subscription", "Plan, payment and invoices", () => go("/subscription")),
    item("Support", "Ask a question", () => go("/dashboard/support")),
    item("Light theme", "Appearance", () => setTheme("light")),
    item("Dark theme", "Appearance", () => setTheme("dark")),
    item("Theme as the system", "Appearance", () => setTheme("system")),
    item("Logout", "Leave this browser", signOut),
  ];
}

/** Every template, tried on the website that is active; without one there is nothing to try it on. */
export function templateItems(groups: readonly TemplateGroup[], websiteId: number | null, go: Go): PaletteItem[] {
  if (websiteId === null) return [];
  return groups.flatMap(({ category, templates }) =>
    templates.map(({ slug, name }) => ({
      id: `template ${slug}`,
      group: "Templates",
      label: name,
      detail: `${category} template`,
      run: () => go(`/templates/${websiteId}?template=${slug}`),
    })),
  );
}

export function settingsItems(go: Go): PaletteItem[] {
  return settingsTabs.map(({ value, label }) => ({
    id: `settings ${value}`,
    group: "Settings",
    label,
    detail: "Settings",
    run: () => go(`/dashboard/settings?tab=${value}`),
  }));
}

const helpAddresses: Readonly<Record<HelpTopic, string>> = {
  start: "/help",
  ats: "/help/ats-optimization",
  analytics: "/help/analytics",
};

export function helpItems(go: Go): PaletteItem[] {
  return Object.entries(helpAddresses).flatMap(([topic, address]) =>
    helpTexts[topic as HelpTopic].sections.map(({ id, title }) => ({
      id: `help ${topic} ${id}`,
      group: "Help",
      label: title,
      detail: helpTexts[topic as HelpTopic].title,
      run: () => go(`${address}#${id}`),
    })),
  );
}

/** For admins alone. */
export function adminItems(go: Go): PaletteItem[] {
  const pages = [adminPages, adminModeration.pages, adminFeatures.pages, adminOperations.pages].flat();
  return pages.map(({ label, to }) => ({
    id: `admin ${to}`,
    group: "Administration",
    label,
    detail: "Admin Panel",
    run: () => go(to),
  }));
}
