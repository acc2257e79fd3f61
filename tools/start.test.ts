import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { aRepository } from "./testing/repository.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** `npm start` on an empty data directory, in a process group of its own as in a terminal. */
function npmStart(settings: Record<string, string> = {}) {
  const dataDir = join(aRepository({}), "data");
  const child = spawn("npm", ["start"], {
    cwd: root,
    detached: true,
    env: { ...process.env, DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "warn", ...settings },
  });
  let printed = "";
  const keep = (chunk: Buffer) => (printed += chunk.toString());
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const ended = once(child, "exit").then(([code]) => code as number | null);
  const isDatabaseRunning = () => existsSync(join(dataDir, "postgres/cluster/postmaster.pid"));
  return { child, ended, printed: () => printed, isDatabaseRunning };
}

async function untilRunning({ child, printed }: ReturnType<typeof npmStart>): Promise<void> {
  const address = /Vitrine is running at http:\/\/localhost:/;
  await expect
    .poll(() => child.exitCode !== null || address.test(printed()), { timeout: 200_000, interval: 20 })
    .toBe(true);
  expect(printed()).toMatch(address);
}

test("a SIGTERM that npm receives stops the server and its database", { timeout: 240_000 }, async () => {
  const start = npmStart();
  await untilRunning(start);
  expect(start.isDatabaseRunning()).toBe(true);
  start.child.kill("SIGTERM");
  expect(await start.ended).toBe(0);
  expect(start.isDatabaseRunning()).toBe(false);
});

test(
  "Ctrl-C reaches the server twice, from the terminal and from npm, and stops it in order",
  { timeout: 240_000 },
  async () => {
    const start = npmStart();
    await untilRunning(start);
    process.kill(-(start.child.pid ?? 0), "SIGINT");
    expect(await start.ended).toBe(0);
    expect(start.isDatabaseRunning()).toBe(false);
  },
);

test("a signal in the middle of the start leaves nothing running", { timeout: 240_000 }, async () => {
  const start = npmStart();
  await expect.poll(start.isDatabaseRunning, { timeout: 200_000, interval: 5 }).toBe(true);
  start.child.kill("SIGTERM");
  expect(await start.ended).toBe(0);
  expect(start.isDatabaseRunning()).toBe(false);
});

test("a start that fails says why, and leaves nothing running", { timeout: 240_000 }, async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const start = npmStart({ PORT: String(port) });
  expect(await start.ended).toBe(1);
  other.close();
  expect(start.printed()).toContain("EADDRINUSE");
  expect(start.isDatabaseRunning()).toBe(false);
});
