import { readFileSync } from "node:fs";
import { systemLimits, systemWarnings, type System } from "@vitrine/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, createTestApp, type Person, type TestApp } from "../../testing/index.ts";
import { noteBackup } from "./system.ts";

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await createTestApp({ workers: false });
  admin = await aPerson(app, { role: "admin" });
});
afterAll(() => app.end());

const system = async () => (await admin.call("GET", "/admin/system")).body["data"] as System;

test("an admin sees how everything stands; a job that waits too long and the latest backup are told of", async () => {
  expect(await system()).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    database: { state: "ok", version: expect.stringMatching(/^\d+/), connections: { waited_for: 0 } },
    store: { state: "ok" },
    process: { requests_under_way: 1 },
    backups: { is_scheduled: false, last_at: null },
    warnings: [],
  });
  await app.queue.enqueue("read-cv", { v: 1, session_id: "of-nobody" });
  await app.database.pool.query(
    "update pgboss.job set created_on = now() - interval '3 minutes' where name = 'read-cv'",
  );
  const at = new Date("2026-11-20T02:31:00Z");
  await noteBackup(app.database, new Date(at.getTime() - 1));
  await noteBackup(app.database, at);
  const after = await system();
  expect(after.warnings).toEqual(["VitrineCvsWait"]);
  expect(after.lanes).toContainEqual(expect.objectContaining({ lane: "read-cv", waiting: 1 }));
  expect(after.backups.last_at).toBe("2026-11-20T02:31:00Z");
  expect(JSON.stringify(after)).not.toContain("of-nobody");
});

test("its warnings are those of the shipped alert rules, with the same numbers", () => {
  const rules = readFileSync(new URL("../../../../../deploy/monitoring/alerts.yaml", import.meta.url), "utf8");
  const numberOf = (alert: string) => Number(new RegExp(`alert: ${alert}\\n[^]*?> ([\\de.]+)\\n`).exec(rules)?.[1]);
  expect(systemWarnings.filter((name) => !rules.includes(`alert: ${name}\n`))).toEqual([
    "VitrineStoreFails",
    "VitrineBackupLate",
  ]);
  expect(numberOf("VitrineCvsWait") * 1000).toBe(systemLimits.cvWaitsMs);
  expect(numberOf("VitrineMailsWait") * 1000).toBe(systemLimits.mailWaitsMs);
  expect(numberOf("VitrineConnectionsWaitedFor")).toBe(systemLimits.connectionsWaitedFor);
  expect(numberOf("VitrineMemory")).toBe(systemLimits.memoryBytes);
});
