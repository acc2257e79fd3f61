import type { AppealStatus, PlanName, Subscription, WaitingStatus, WebsiteStatus } from "@vitrine/model";
import type { BadgeTone } from "@vitrine/ui";

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });
const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** "21 Nov 2026", or a dash for what never was. */
export function dayOf(at: string | null): string {
  return at === null ? "–" : day.format(new Date(at));
}

/** "21 Nov 2026, 14:03", or a dash for what never was. */
export function momentOf(at: string | null): string {
  return at === null ? "–" : moment.format(new Date(at));
}

export const planWords: Readonly<Record<PlanName, string>> = { free: "Free", pro: "Pro", premium: "Premium" };

export const websiteStatusWords: Readonly<Record<WebsiteStatus, { label: string; tone: BadgeTone }>> = {
  draft: { label: "Draft", tone: "neutral" },
  private: { label: "Private", tone: "info" },
  published: { label: "Published", tone: "success" },
};

/** How a website stands: its status, or that it was taken down. */
export function siteStateWords(site: { status: WebsiteStatus; taken_down_at: string | null }): {
  label: string;
  tone: BadgeTone;
} {
  return site.taken_down_at === null ? websiteStatusWords[site.status] : { label: "Taken down", tone: "danger" };
}

export const appealStatusWords: Readonly<Record<AppealStatus, { label: string; tone: BadgeTone }>> = {
  open: { label: "Open", tone: "warning" },
  upheld: { label: "Upheld", tone: "neutral" },
  lifted: { label: "Lifted", tone: "success" },
};

export const waitingStatusWords: Readonly<Record<WaitingStatus, { label: string; tone: BadgeTone }>> = {
  pending: { label: "Waiting", tone: "warning" },
  invited: { label: "Invited", tone: "info" },
  converted: { label: "Registered", tone: "success" },
};

export const subscriptionStatusWords: Readonly<Record<Subscription["status"], { label: string; tone: BadgeTone }>> = {
  trialing: { label: "Trial", tone: "info" },
  active: { label: "Active", tone: "success" },
  past_due: { label: "Past due", tone: "danger" },
  unpaid: { label: "Unpaid", tone: "danger" },
  incomplete: { label: "Incomplete", tone: "warning" },
  incomplete_expired: { label: "Never paid", tone: "neutral" },
  canceled: { label: "Cancelled", tone: "neutral" },
  paused: { label: "Paused", tone: "warning" },
};

const ownSpelling: Readonly<Record<string, string>> = { linkedin: "LinkedIn", youtube: "YouTube", tiktok: "TikTok" };

/** Where a visit came from, as one writes it. */
export const sourceWord = (source: string) => ownSpelling[source] ?? source.charAt(0).toUpperCase() + source.slice(1);

/** The values of a word table as choices of a filter. */
export function choicesOf<K extends string>(words: Readonly<Record<K, string | { label: string }>>) {
  return Object.entries<string | { label: string }>(words).map(([value, word]) => ({
    value,
    label: typeof word === "string" ? word : word.label,
  }));
}
