import { fork } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { networkApart, readerCommand } from "./reader-command.ts";

/** What code in a reader manages to do, as `fixtures/prying-reader.ts` tells it. */
async function pryingReader(asked: { port: number; folder: string }): Promise<Record<string, string>> {
  const script = new URL("../fixtures/prying-reader.ts", import.meta.url);
  const child = fork(script, { ...readerCommand(128), stdio: ["ignore", "ignore", "ignore", "ipc"] });
  try {
    return await new Promise((resolve, reject) => {
      child.on("message", (told) => resolve(told as Record<string, string>));
      child.on("exit", (code) => reject(new Error(`It ended with ${code}.`)));
      child.send(asked);
    });
  } finally {
    child.kill("SIGKILL");
  }
}

test("code in a reader reads no file but its own, writes none, starts nothing and reaches nobody", async () => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-sealed-"));
  const server = createServer((socket) => socket.end("hello"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const { port } = server.address() as AddressInfo;
    expect(await pryingReader({ port, folder })).toMatchObject({
      ownCode: "read",
      passwords: "ERR_ACCESS_DENIED",
      secretsOfTheServer: "ERR_ACCESS_DENIED",
      write: "ERR_ACCESS_DENIED",
      program: "ERR_ACCESS_DENIED",
      library: "A reader has no network.",
      // Where the system gives no network of its own, what Node's library does is all that can be closed.
      ...(networkApart() ? { wire: "ENETUNREACH", interfaces: "lo" } : {}),
    });
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
});
