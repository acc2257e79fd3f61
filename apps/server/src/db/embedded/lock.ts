import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { createConnection, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DirectoryInUseError } from "./errors.ts";

export type DirectoryLock = { release(): Promise<void> };

/**
 * Makes this process the only Vitrine server of a data directory until it ends or releases the lock.
 * The lock is a listening local socket named after the directory: the kernel frees it with the process, so a
 * `kill -9` leaves nothing to clean up.
 * @throws DirectoryInUseError when another living process holds it
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const address = lockAddress(directory);
  const lock = (await tryListen(address)) ?? (await reclaim(address));
  if (lock) return lock;
  const holder = (await askHolder(address)) ?? "unknown";
  throw new DirectoryInUseError(
    `Another Vitrine server (process ${holder}) already uses ${directory}. Stop it, or set DATA_DIR to another folder.`,
  );
}

function lockAddress(directory: string): string {
  const name = `vitrine-${createHash("sha256").update(directory).digest("hex").slice(0, 32)}`;
  if (process.platform === "linux") return `\0${name}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

function tryListen(address: string): Promise<DirectoryLock | undefined> {
  const server = createServer((connection) => connection.on("error", () => undefined).end(String(process.pid)));
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => {
      server.unref();
      resolve({ release: () => new Promise((done) => server.close(() => done())) });
    });
  });
}

/** Only a socket kept as a file (macOS) can outlive its process; a file nobody answers on is removed. */
async function reclaim(address: string): Promise<DirectoryLock | undefined> {
  if (process.platform === "linux" || process.platform === "win32") return undefined;
  if ((await askHolder(address)) !== undefined) return undefined;
  rmSync(address, { force: true });
  return tryListen(address);
}

function askHolder(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = "";
    const connection = createConnection(address);
    connection.setTimeout(1000, () => connection.destroy());
    connection.on("data", (chunk) => (answer += chunk.toString()));
    connection.on("error", () => resolve(undefined));
    connection.on("close", () => resolve(answer || undefined));
  });
}
