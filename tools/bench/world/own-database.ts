import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readlinkSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@vitrine/e2e/free-port";
import { startEmbeddedPostgres } from "@vitrine/server/embedded-postgres";
import { Client } from "pg";
import { databaseProcesses, signal, treeCpuMs } from "./processes.ts";

const quiet = { info: () => undefined, warn: () => undefined };

/** A PostgreSQL as an operator runs one: nobody starts it again unless told, and its port stays the same. */
export class OwnDatabase {
  readonly url: string;
  readonly #folder: string;
  readonly #program: string;
  readonly #port: number;
  readonly #environment: Record<string, string>;
  #child: ChildProcess | null = null;

  private constructor(of: {
    url: string;
    folder: string;
    program: string;
    port: number;
    environment: Record<string, string>;
  }) {
    this.url = of.url;
    this.#folder = of.folder;
    this.#program = of.program;
    this.#port = of.port;
    this.#environment = of.environment;
  }

  /** Makes a cluster with the product's own programs and starts it; `environment` is what it runs in besides. */
  static async create(environment: Record<string, string> = {}): Promise<OwnDatabase> {
    const folder = mkdtempSync(join(tmpdir(), "vitrine-own-database-"));
    const made = await startEmbeddedPostgres({ dataDir: folder, log: quiet });
    const program = readlinkSync(`/proc/${databaseProcesses(folder).main}/exe`);
    await made.stop();
    const port = await freePort();
    const url = new URL(made.url);
    url.port = String(port);
    const own = new OwnDatabase({ url: url.href, folder, program, port, environment });
    await own.start();
    return own;
  }

  async start(): Promise<void> {
    const directory = join(this.#folder, "postgres", "cluster");
    const { uid, gid } = statSync(directory);
    const settings = [`port=${this.#port}`, "listen_addresses=127.0.0.1", "unix_socket_directories=", "timezone=UTC"];
    this.#child = spawn(this.#program, ["-D", "/proc/self/cwd", ...settings.flatMap((setting) => ["-c", setting])], {
      cwd: directory,
      ...(process.getuid?.() === 0 ? { uid, gid } : {}),
      env: { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC", ...this.#environment },
      stdio: "ignore",
    });
    for (let attempt = 0; attempt < 200; attempt += 1) {
      if (await this.query("select 1").then(Boolean, () => false)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error("The database did not start.");
  }

  /** Ends it at once for everybody who is connected, in order. */
  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null) return;
    child.kill("SIGINT");
    await once(child, "exit");
  }

  /** Stops all its processes where they are; connections stay open and nothing answers. */
  hang(): void {
    signal(databaseProcesses(this.#folder).all, "SIGSTOP");
  }

  goOn(): void {
    signal(databaseProcesses(this.#folder).all, "SIGCONT");
  }

  /** Processor time that its processes have used so far. */
  cpuMs(): number {
    return treeCpuMs(this.#child?.pid ?? 0);
  }

  async query(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: this.url, connectionTimeoutMillis: 5000 });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
