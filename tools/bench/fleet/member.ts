import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { freePort } from "@vitrine/e2e/free-port";

const main = fileURLToPath(new URL("../../../apps/server/dist/main.js", import.meta.url));
const keptOutput = 4000;

/** One process of an installation of several, that can be killed and comes back in the same place. */
export class Member {
  readonly name: string;
  readonly url: string;
  readonly #environment: Record<string, string>;
  #child: ChildProcess | null = null;
  #written = "";

  private constructor(name: string, port: number, environment: Record<string, string>) {
    this.name = name;
    this.url = `http://127.0.0.1:${port}`;
    this.#environment = { ...environment, PORT: String(port) };
  }

  static async start(name: string, environment: Record<string, string>): Promise<Member> {
    const member = new Member(name, await freePort(), environment);
    await member.start();
    return member;
  }

  get isRunning(): boolean {
    return this.#child !== null;
  }

  /** Resident memory of the process itself, without the readers that it starts. */
  memoryMb(): number {
    const status = readFileSync(`/proc/${this.#child?.pid ?? 0}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  }

  /** @throws Error when it ends before it runs */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [main], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "error", ...this.#environment },
    });
    const running = Promise.withResolvers<void>();
    const hear = (chunk: Buffer) => {
      this.#written = (this.#written + chunk.toString()).slice(-keptOutput);
      if (/Vitrine (?:worker )?is running/.test(this.#written)) running.resolve();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", (code) => {
      running.reject(new Error(`${this.name} ended with ${code}: ${this.#written}`));
      if (this.#child === child) this.#child = null;
    });
    await running.promise;
    this.#written = "";
    this.#child = child;
  }

  /** Ends it as a crash does. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  async stop(): Promise<void> {
    await this.#end("SIGTERM");
  }

  async #end(name: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(name);
    await once(child, "exit");
  }
}
