import { z } from "zod";
import { laneFiguresSchema, type LaneFigures } from "./jobs.ts";

const state = z.enum(["ok", "failing"]);

/** What one process knows of the installation and of itself. Lanes and database are the same from every process. */
export const systemFiguresSchema = z.object({
  version: z.string(),
  node: z.string(),
  started_at: z.string(),
  database: z.object({
    state,
    /** Of PostgreSQL; null while it does not answer, as its size. */
    version: z.string().nullable(),
    bytes: z.number().nullable(),
    /** Of this process. */
    connections: z.object({ used: z.number().int(), idle: z.number().int(), waited_for: z.number().int() }),
  }),
  store: z.object({ state }),
  process: z.object({
    memory_bytes: z.number(),
    requests_under_way: z.number().int(),
    /** Views of public pages that memory answered before anything else was asked, since the start. */
    views_from_memory: z.number().int(),
  }),
  lanes: z.array(laneFiguresSchema),
  backups: z.object({
    is_scheduled: z.boolean(),
    /** When the latest one by the clock was complete. */
    last_at: z.string().nullable(),
  }),
});
export type SystemFigures = z.infer<typeof systemFiguresSchema>;

/** Named as the alert rules of `deploy/monitoring`, as far as one process can see what causes them. */
export const systemWarnings = [
  "VitrineDatabaseAway",
  "VitrineStoreFails",
  "VitrineCvsWait",
  "VitrineMailsWait",
  "VitrineJobsDied",
  "VitrineConnectionsWaitedFor",
  "VitrineMemory",
  "VitrineBackupLate",
] as const;
export type SystemWarning = (typeof systemWarnings)[number];

export const systemSchema = systemFiguresSchema.extend({ warnings: z.array(z.enum(systemWarnings)) });
export type System = z.infer<typeof systemSchema>;

const secondMs = 1000;
const hourMs = 3600 * secondMs;

/** From here on somebody should look; the alert rules have the same numbers. */
export const systemLimits = {
  cvWaitsMs: 120 * secondMs,
  mailWaitsMs: 300 * secondMs,
  connectionsWaitedFor: 5,
  memoryBytes: 2e9,
  /** A day and the time that a backup takes. */
  backupAgeMs: 30 * hourMs,
} as const;

/** What asks for attention at a moment. */
export function warningsOf(figures: SystemFigures, now: Date): SystemWarning[] {
  const { database, store, process, lanes, backups } = figures;
  const age = (at: string | null) => (at === null ? 0 : now.getTime() - new Date(at).getTime());
  const longest = (names: readonly string[]) =>
    Math.max(0, ...lanes.filter(({ lane }) => names.includes(lane)).map((lane) => age(lane.oldest_waiting_at)));
  const asks: Record<SystemWarning, boolean> = {
    VitrineDatabaseAway: database.state === "failing",
    VitrineStoreFails: store.state === "failing",
    VitrineCvsWait: longest(["read-cv", "onboarding-step"]) > systemLimits.cvWaitsMs,
    VitrineMailsWait: longest(["account-mail", "notice-mail"]) > systemLimits.mailWaitsMs,
    VitrineJobsDied: lanes.some(({ dead }: LaneFigures) => dead > 0),
    VitrineConnectionsWaitedFor: database.connections.waited_for > systemLimits.connectionsWaitedFor,
    VitrineMemory: process.memory_bytes > systemLimits.memoryBytes,
    VitrineBackupLate: backups.is_scheduled && isLate(backups.last_at ?? figures.started_at, now),
  };
  return systemWarnings.filter((name) => asks[name]);
}

/** Without any backup yet, the first one is waited for from the start on. */
const isLate = (since: string, now: Date) => now.getTime() - new Date(since).getTime() > systemLimits.backupAgeMs;
