import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Certificates that this machine was given for its own way to the net. */
const ownAuthorities = "/usr/local/share/ca-certificates";
const bootMs = 120_000;
/** SIGRTMIN+3 on Linux: has a container's systemd stop everything. */
const orderlyEnd = 37;

export type FreshDebianOptions = {
  /** Where the root lies, or is made. */
  root: string;
  /** Folders and files of this machine that the other one sees, by their path there. */
  shown: Readonly<Record<string, string>>;
  /** Names that lead to this machine. */
  names: readonly string[];
};

/** A root as a fresh installation leaves it: Debian's smallest system, with systemd. Nothing is done where one lies. */
export function makeFreshDebian(root: string): void {
  if (existsSync(join(root, "usr/lib/systemd/systemd"))) return;
  const made = spawnSync(
    "mmdebstrap",
    ["--variant=minbase", "--include=systemd,systemd-sysv,ca-certificates", "bookworm", root],
    { stdio: "inherit" },
  );
  if (made.status !== 0) throw new Error("No Debian could be made; mmdebstrap says why.");
}

/**
 * A Debian with its own processes, files, users and services, started by its own systemd. The net is this machine's, so
 * that its packages come the same way.
 */
export class FreshDebian {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  static async boot({ root, shown, names }: FreshDebianOptions): Promise<FreshDebian> {
    const authorities = join(root, ownAuthorities);
    mkdirSync(authorities, { recursive: true });
    for (const name of globSync("*.crt", { cwd: ownAuthorities }))
      cpSync(join(ownAuthorities, name), join(authorities, name));
    writeFileSync(join(root, "etc/hosts"), `127.0.0.1 localhost\n`);
    appendFileSync(join(root, "etc/hosts"), names.map((name) => `127.0.0.1 ${name}\n`).join(""));
    const binds = Object.entries(shown).map(([there, here]) => `--bind-ro=${here}:${there}`);
    const child = spawn(
      "systemd-nspawn",
      ["--quiet", "--boot", "--register=no", "--keep-unit", "--resolv-conf=copy-host", ...binds, `--directory=${root}`],
      { stdio: ["ignore", "ignore", "inherit"] },
    );
    const debian = new FreshDebian(child);
    const end = performance.now() + bootMs;
    // A unit that finds no device of its own is no reason to wait.
    const isUp = "systemctl is-system-running --wait | grep -E 'running|degraded' && update-ca-certificates";
    while (debian.#run(isUp, "ignore") !== 0) {
      if (performance.now() < end) await pause(500);
      else {
        await debian.stop();
        throw new Error("The other machine did not start.");
      }
    }
    return debian;
  }

  /** Runs commands there as root who copied them into a terminal. @throws Error when one of them fails */
  copy(commands: string): void {
    const status = this.#run(`set -euo pipefail\ncd /root\n${commands}`, "inherit");
    if (status !== 0) throw new Error(`A step ended with ${status}:\n${commands}`);
  }

  /** Starts a program there that is no part of the guide. */
  start(commands: string): ChildProcess {
    return spawn("nsenter", this.#inside(commands), { stdio: "ignore", env: this.#environment() });
  }

  async stop(): Promise<void> {
    const leader = this.#leader();
    if (leader !== null) process.kill(leader, orderlyEnd);
    if (this.#child.exitCode === null) await once(this.#child, "exit");
  }

  #run(commands: string, stdio: "inherit" | "ignore"): number | null {
    return spawnSync("nsenter", this.#inside(commands), { stdio, env: this.#environment() }).status;
  }

  #inside(commands: string): string[] {
    return ["--target", String(this.#leader() ?? 0), "--all", "--wd=/root", "bash", "-c", commands];
  }

  /** The first process there: the child of whoever started it, which has another one for a moment before. */
  #leader(): number | null {
    const list = `/proc/${this.#child.pid ?? 0}/task/${this.#child.pid ?? 0}/children`;
    const [leader] = existsSync(list) ? readFileSync(list, "utf8").trim().split(" ").filter(Boolean) : [];
    return leader === undefined ? null : Number(leader);
  }

  #environment(): NodeJS.ProcessEnv {
    const certificates = "/etc/ssl/certs/ca-certificates.crt";
    return {
      PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
      HOME: "/root",
      DEBIAN_FRONTEND: "noninteractive",
      NODE_EXTRA_CA_CERTS: certificates,
    };
  }
}
