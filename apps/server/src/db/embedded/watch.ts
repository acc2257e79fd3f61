import { setTimeout as sleep } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import { launch } from "./launch.ts";
import type { Postmaster } from "./postmaster.ts";
import { isAlive } from "./postmaster.ts";

const watchIntervalMs = 250;
const retryDelayMs = 1_000;

export type WatchLog = { info(message: string): void; warn(message: string): void };

/** Keeps a PostgreSQL running on its port until told to let go. */
export type Watch = {
  /** Ends the watching and returns the process to stop, if one lives. */
  letGo(): Promise<Postmaster | undefined>;
};

/** Starts PostgreSQL again, on the same port, when it ends without having been asked to. */
export function watchPostmaster(cluster: Cluster, started: Postmaster, log: WatchLog): Watch {
  let current: Postmaster | undefined = started;
  let revival: Promise<void> | undefined;

  async function relaunch(): Promise<Postmaster | undefined> {
    try {
      const postmaster = await launch(cluster, started.port);
      log.info("The embedded PostgreSQL runs again.");
      return postmaster;
    } catch (error) {
      log.warn(error instanceof Error ? error.message : String(error));
      await sleep(retryDelayMs);
      return undefined;
    }
  }

  async function check(): Promise<void> {
    if (current && isAlive(current.pid)) return;
    if (current) log.warn("The embedded PostgreSQL ended unexpectedly; starting it again.");
    current = undefined;
    current = await relaunch();
  }

  const timer = setInterval(() => {
    revival ??= check().finally(() => (revival = undefined));
  }, watchIntervalMs).unref();

  return {
    letGo: async () => {
      clearInterval(timer);
      await revival;
      return current;
    },
  };
}
