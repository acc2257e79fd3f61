const laneWords: Readonly<Record<string, string>> = {
  "account-mail": "Account mail",
  "notice-mail": "Notices by mail",
  mail: "Mail of earlier versions",
  "read-cv": "Reading CVs",
  "onboarding-step": "Matching and creating",
  "remove-files": "Removing files",
  "sweep-pictures": "Removing files of uploads that never ended",
  "render-page": "Drawing pages anew",
  "sweep-template-versions": "Removing versions of templates that no site keeps",
  maintenance: "Maintenance",
  "rewrite-old-entries": "Bringing old entries up to date",
  "billing-due": "Billing, each minute",
  "billing-daily": "Billing, each day",
  "publish-due-posts": "Publishing posts",
  "check-domains": "Checking domains",
  backup: "Backing up",
};

/** What a lane of jobs does. */
export function laneName(lane: string): string {
  return laneWords[lane] ?? lane;
}

/** "Reset password" of "reset-password". */
export function kindName(kind: string): string {
  const words = laneWords[kind] ?? kind.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "3 min" since a moment; a dash when nothing waits. */
export function ageOf(at: string | null, now: Date): string {
  if (at === null) return "–";
  const seconds = Math.max(0, Math.round((now.getTime() - new Date(at).getTime()) / 1000));
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
  return `${Math.floor(seconds / 3600)} h`;
}
