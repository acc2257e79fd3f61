import type { AuditAction, AuditEntry, AuditTarget } from "@vitrine/model";

export const auditWords: Readonly<Record<AuditAction, string>> = {
  "user.updated": "changed the user",
  "user.deleted": "deleted the user",
  "website.taken_down": "took down the website",
  "website.restored": "lifted the take-down of the website",
  "website.deleted": "deleted the website",
  "reports.dismissed": "dismissed the reports of the website",
  "appeal.answered": "answered the objection about",
  "waiting_list.updated": "changed on the waiting list",
  "waiting_list.deleted": "took off the waiting list",
  "waiting_list.invited": "invited",
  "waiting_list.exported": "exported the waiting list",
  "subscription.updated": "changed the subscription of",
  "subscription.cancelled": "cancelled the subscription of",
  "subscription.refunded": "refunded",
  "offer.created": "made the offer",
  "offer.updated": "changed the offer",
  "offer.deleted": "deleted the offer",
  "beta.updated": "changed beta access",
  "landing.updated": "changed what the start page claims",
  "job.retried": "tried again the job",
  "job.dropped": "dropped the job",
  "impersonation.started": "began to view as",
  "impersonation.stopped": "stopped viewing as",
  "impersonation.restored": "went back to their own account",
  "impersonation.wrote": "changed something as",
  "login.succeeded": "signed in",
  "login.failed": "could not sign in",
};

/** The action as a choice of a filter: "Changed the user". */
export function auditChoice(action: AuditAction): { value: AuditAction; label: string } {
  const words = auditWords[action];
  return { value: action, label: words.charAt(0).toUpperCase() + words.slice(1) };
}

const pages: Readonly<Record<AuditTarget, string>> = {
  user: "/admin/users",
  website: "/admin/websites",
  waiting_list: "/admin/waiting-list",
  subscription: "/admin/subscriptions",
  offer: "/admin/offers",
  beta: "/admin/beta-settings",
  landing: "/admin/landing",
  job: "/admin/jobs",
};

/** Where an entry's target is looked after; null when it is gone. */
export function targetPlace({ action, target }: AuditEntry): { to: string; search: Record<string, string> } | null {
  if (action.endsWith(".deleted")) return null;
  if (target.type === "waiting_list") return { to: pages.waiting_list, search: { search: target.name } };
  return { to: pages[target.type], search: target.id === null ? {} : { open: target.id } };
}

/** What was told beside the action, in one line: "role: user → admin, reason: spam". */
export function auditDetails(details: AuditEntry["details"]): string {
  const { from, to } = details;
  const told = isRecord(from) && isRecord(to) ? differences(from, to) : details;
  return Object.entries(told)
    .filter(([, value]) => value !== null && value !== undefined && value !== "")
    .map(([name, value]) => `${name.replaceAll("_", " ")}: ${detailText(value)}`)
    .join(", ");
}

/** What differs between two states, each as from and to. */
function differences(from: Record<string, unknown>, to: Record<string, unknown>): Record<string, unknown> {
  const changed = Object.keys(to).filter((name) => from[name] !== to[name]);
  return Object.fromEntries(changed.map((name) => [name, { from: from[name], to: to[name] }]));
}

function detailText(value: unknown): string {
  if (isRecord(value) && ("from" in value || "to" in value)) return `${plain(value["from"])} → ${plain(value["to"])}`;
  return plain(value);
}

function plain(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (value === null || value === undefined || value === "") return "nothing";
  return typeof value === "string" ? value : JSON.stringify(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
