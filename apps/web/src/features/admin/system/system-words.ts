import type { SystemWarning } from "@vitrine/model";

type Words = { title: string; text: string; tone: "warning" | "danger" };

/** What a warning means and what helps, for whoever runs the installation. */
export const warningWords: Readonly<Record<SystemWarning, Words>> = {
  VitrineDatabaseAway: {
    title: "The database does not answer",
    text: "Published pages are shown from memory for six hours. Everything else waits until it is back.",
    tone: "danger",
  },
  VitrineStoreFails: {
    title: "The file store does not take files",
    text: "Uploads are refused. Look whether the disk is full or the bucket can be reached.",
    tone: "danger",
  },
  VitrineCvsWait: {
    title: "A CV has waited for two minutes",
    text: "More workers are needed, or none works.",
    tone: "danger",
  },
  VitrineMailsWait: {
    title: "A mail has waited for five minutes",
    text: "Look whether the mail server takes mails, and whether a worker runs.",
    tone: "danger",
  },
  VitrineJobsDied: {
    title: "Jobs have failed for good",
    text: "They are listed under Jobs, with the reason of their last try.",
    tone: "warning",
  },
  VitrineConnectionsWaitedFor: {
    title: "Requests wait for a connection to the database",
    text: "Raise DATABASE_POOL, or look for slow statements.",
    tone: "warning",
  },
  VitrineMemory: {
    title: "This process holds more than 2 GB of memory",
    text: "Should it go on growing, start it anew and report it.",
    tone: "warning",
  },
  VitrineBackupLate: {
    title: "The latest backup is more than a day old",
    text: "The log of the worker says why the backup by the clock did not end.",
    tone: "warning",
  },
};

const units = ["bytes", "kB", "MB", "GB", "TB"] as const;

/** "1.2 GB", or a dash for what nobody knows. */
export function sizeOf(bytes: number | null): string {
  if (bytes === null) return "–";
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const value = bytes / 1000 ** power;
  return `${power === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[power]}`;
}

/** "3 days 4 h" since a moment. */
export function uptimeOf(startedAt: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - new Date(startedAt).getTime()) / 60_000));
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days > 0) return `${days} ${days === 1 ? "day" : "days"} ${hours} h`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}
