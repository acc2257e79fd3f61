import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";

/** SERVER_PROGRAM names one that is built already, which starts in half of the time. */
const main = process.env["SERVER_PROGRAM"] ?? fileURLToPath(new URL("../main.ts", import.meta.url));

export type ServerProcess = {
  child: ChildProcess;
  /** Where it serves, without a slash at the end. */
  address: string;
  /** What it wrote so far. */
  written: () => { out: string; errors: string };
  /** Resolves when it has ended, with its exit code. */
  ended: Promise<number | null>;
};

/** Starts the whole server as a process of its own and waits until it says that it runs. */
export async function startServerProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env["PATH"] ?? "", PORT: "0", ADMIN_EMAIL: "first@example.test", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  let errors = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", () => {
      const found = /^Vitrine is running at (\S+)$/m.exec(out)?.[1];
      if (found) resolve(found);
    });
    void ended.then((code) => reject(new Error(`The server ended with ${code}: ${errors}${out}`)));
  });
  return { child, address, written: () => ({ out, errors }), ended };
}
