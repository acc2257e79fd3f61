import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./testing/index.ts";
import { startServerProcess, type ServerProcess } from "./testing/server-process.ts";
import { createTestDatabase, type TestDatabase } from "./testing/test-database.ts";

let database: TestDatabase;
let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "vitrine-several-"));
  server = await startServerProcess({ DATABASE_URL: database.url, DATA_DIR: folder, WEB_PROCESSES: "2" });
}, 120_000);
afterAll(async () => {
  server.child.kill("SIGKILL");
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The processes that serve: those below the first one that run the server. */
function serving(): number[] {
  const { pid = 0 } = server.child;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
  return children.filter((child) => /\/main\.[jt]s/.test(readFileSync(`/proc/${child}/cmdline`, "utf8")));
}

function health(agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    request(`${server.address}/api/health`, { agent }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    })
      .on("error", reject)
      .end();
  });
}

test(
  "two processes serve on one port, and all of them are replaced without a refused request",
  { timeout: 180_000 },
  async () => {
    const before = serving();
    expect(before).toHaveLength(2);
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    const answers: number[] = [];
    const over = new AbortController();
    const asking = Array.from({ length: 4 }, async () => {
      while (!over.signal.aborted) {
        answers.push(await health(agent));
        await pause(20);
      }
    });
    server.child.kill("SIGHUP");
    await eventually(() => {
      const now = serving();
      return now.length === 2 && now.every((pid) => !before.includes(pid)) ? true : undefined;
    }, 150_000);
    over.abort();
    await Promise.all(asking);
    agent.destroy();
    expect(answers.length).toBeGreaterThan(50);
    expect(new Set(answers)).toEqual(new Set([200]));
  },
);

test("a process that is killed is replaced, and all end with the first one", { timeout: 120_000 }, async () => {
  const [first] = serving();
  if (first === undefined) throw new Error("No process serves.");
  process.kill(first, "SIGKILL");
  await eventually(() => (serving().length === 2 && !serving().includes(first) ? true : undefined), 100_000);
  const children = serving();
  expect((await fetch(`${server.address}/api/ready`)).status).toBe(200);
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  for (const pid of children) expect(() => process.kill(pid, 0)).toThrow();
});
