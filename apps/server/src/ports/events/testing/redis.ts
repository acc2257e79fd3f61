import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

/** Whether this machine has a Redis to test with; it is no part of the project. */
export const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;

export type OwnRedis = {
  port: number;
  url: string;
  /** Goes on and stops where it is, with its connections open. */
  signal(signal: "SIGSTOP" | "SIGCONT"): void;
  stop(): Promise<void>;
};

/** A Redis that keeps nothing and knows one password. */
export async function startRedis(port?: number): Promise<OwnRedis> {
  const at = port ?? (await freePort());
  const options = ["--port", String(at), "--bind", "127.0.0.1", "--save", "", "--requirepass", "a secret"];
  const child = spawn("redis-server", options, { stdio: ["ignore", "pipe", "inherit"] });
  for await (const chunk of child.stdout) if (String(chunk).includes("Ready to accept connections")) break;
  child.stdout.resume();
  return {
    port: at,
    url: `redis://:${encodeURIComponent("a secret")}@127.0.0.1:${at}`,
    signal: (signal) => void child.kill(signal),
    async stop() {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
