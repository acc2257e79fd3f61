import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { freePort } from "@vitrine/e2e/free-port";
import type { SinkMode } from "./mail-sink-process.ts";

const program = fileURLToPath(new URL("mail-sink-process.ts", import.meta.url));

/** A mail as it was handed over; `at` is the moment of taking it, in milliseconds since 1970. */
export type SunkMail = { at: number; to: string; subject: string; name: string; link: string };

/** A mail server in a process of its own that records what it takes, and that can refuse, hang or be killed. */
export class MailSink {
  readonly url: string;
  readonly #port: number;
  readonly #file: string;
  #child: ChildProcess | null = null;
  #mode: SinkMode = "accept";

  private constructor(port: number, file: string) {
    this.#port = port;
    this.#file = file;
    this.url = `smtp://127.0.0.1:${port}`;
  }

  /** @param file where the mails are written, a line each; it outlives the process */
  static async start(file: string): Promise<MailSink> {
    const sink = new MailSink(await freePort(), file);
    await sink.#fork();
    return sink;
  }

  async #fork(): Promise<void> {
    this.#child = fork(program, [String(this.#port), this.#file], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
    await once(this.#child, "message");
    this.#child.send(this.#mode);
  }

  answer(mode: SinkMode): void {
    this.#mode = mode;
    this.#child?.send(mode);
  }

  /** Ends it as a crash does and starts another one in its place. */
  async crashAndRestart(): Promise<void> {
    await this.stop();
    await this.#fork();
  }

  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  }

  /** All mails so far, oldest first. */
  mails(): SunkMail[] {
    if (!existsSync(this.#file)) return [];
    return readFileSync(this.#file, "utf8")
      .split("\n")
      .filter((line) => line.endsWith("}"))
      .map((line) => JSON.parse(line) as SunkMail);
  }

  /** Waits for a mail to an address; null when `timeoutMs` passes first. */
  async mailTo(address: string, timeoutMs: number): Promise<SunkMail | null> {
    const end = Date.now() + timeoutMs;
    for (;;) {
      const found = this.mails().find(({ to }) => to === address);
      if (found || Date.now() > end) return found ?? null;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
