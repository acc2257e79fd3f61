import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInForeground } from "./setup/processes.mjs";

/*
 * `npm run test:external`: the server's tests on a PostgreSQL that the system's packages installed, as a proof that
 * nothing depends on the embedded one. Further words go to Vitest.
 */
const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const programs = globSync("/usr/lib/postgresql/*/bin").sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
const bin = programs.at(-1);

if (!bin) {
  console.error("No PostgreSQL was found below /usr/lib/postgresql: install the system's package postgresql.");
  process.exitCode = 1;
} else {
  process.exitCode = await testOn(bin);
}

async function testOn(bin: string): Promise<number> {
  const directory = mkdtempSync(join(tmpdir(), "vitrine-external-"));
  if (account.uid !== undefined) chownSync(directory, account.uid, account.gid);
  const cluster = join(directory, "cluster");
  const port = await freePort();
  const init = ["-D", cluster, "-U", "vitrine", "-A", "trust", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"];
  const made = spawnSync(join(bin, "initdb"), init, { ...account, cwd: directory, encoding: "utf8" });
  if (made.status !== 0) throw new Error(made.stderr);
  const settings = [`port=${port}`, "listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"];
  const server = spawn(join(bin, "postgres"), ["-D", cluster, ...settings.flatMap((setting) => ["-c", setting])], {
    ...account,
    cwd: directory,
    detached: true,
    stdio: "ignore",
  });
  try {
    waitUntilReady(bin, port);
    console.log(spawnSync(join(bin, "postgres"), ["--version"], { encoding: "utf8" }).stdout.trim());
    const env = { ...process.env, TEST_DATABASE_URL: `postgres://vitrine@127.0.0.1:${port}/postgres` };
    return await runInForeground("vitest", ["run", "--project", "server", ...process.argv.slice(2)], { env });
  } finally {
    server.kill("SIGINT");
    if (server.exitCode === null) await once(server, "exit");
    rmSync(directory, { recursive: true, force: true });
  }
}

function waitUntilReady(bin: string, port: number): void {
  const wait = ["-h", "127.0.0.1", "-p", String(port), "-U", "vitrine", "-t", "1"];
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (spawnSync(join(bin, "pg_isready"), wait).status === 0) return;
    spawnSync("sleep", ["0.1"]);
  }
  throw new Error("The system's PostgreSQL did not start.");
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
