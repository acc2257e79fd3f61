import { expect, test } from "vitest";
import { warningsOf, type SystemFigures, type SystemWarning } from "./system.ts";

const now = new Date("2026-11-20T12:00:00Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
const lane = { lane: "read-cv", waiting: 0, oldest_waiting_at: null, running: 0, pausing: 0, dead: 0 };

const calm: SystemFigures = {
  version: "1.0.0",
  node: "24.0.0",
  started_at: ago(90),
  database: { state: "ok", version: "18.4", bytes: 1, connections: { used: 1, idle: 1, waited_for: 5 } },
  store: { state: "ok" },
  process: { memory_bytes: 2e9, requests_under_way: 1, views_from_memory: 0 },
  lanes: [
    { ...lane, waiting: 1, oldest_waiting_at: ago(120) },
    { ...lane, lane: "notice-mail", waiting: 1, oldest_waiting_at: ago(300) },
    { ...lane, lane: "maintenance", waiting: 1, oldest_waiting_at: ago(9000) },
  ],
  backups: { is_scheduled: true, last_at: ago(30 * 3600) },
};

test("at its limits an installation is calm", () => {
  expect(warningsOf(calm, now)).toEqual([]);
});

test.each<[SystemWarning, Partial<SystemFigures>]>([
  ["VitrineDatabaseAway", { database: { ...calm.database, state: "failing" } }],
  ["VitrineStoreFails", { store: { state: "failing" } }],
  ["VitrineCvsWait", { lanes: [{ ...lane, lane: "onboarding-step", oldest_waiting_at: ago(121) }] }],
  ["VitrineMailsWait", { lanes: [{ ...lane, lane: "account-mail", oldest_waiting_at: ago(301) }] }],
  ["VitrineJobsDied", { lanes: [{ ...lane, dead: 1 }] }],
  [
    "VitrineConnectionsWaitedFor",
    { database: { ...calm.database, connections: { used: 10, idle: 0, waited_for: 6 } } },
  ],
  ["VitrineMemory", { process: { ...calm.process, memory_bytes: 2e9 + 1 } }],
  ["VitrineBackupLate", { backups: { is_scheduled: true, last_at: ago(30 * 3600 + 1) } }],
  ["VitrineBackupLate", { started_at: ago(31 * 3600), backups: { is_scheduled: true, last_at: null } }],
])("%s is said beyond its limit, and alone", (warning, figures) => {
  expect(warningsOf({ ...calm, ...figures }, now)).toEqual([warning]);
});

test("who makes no backups by the clock is not told of late ones", () => {
  expect(warningsOf({ ...calm, backups: { is_scheduled: false, last_at: null }, started_at: ago(1e6) }, now)).toEqual(
    [],
  );
});
