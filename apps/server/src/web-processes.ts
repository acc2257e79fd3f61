import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

/** A process that ends by itself is replaced, but not more often than this. */
const againMs = 1000;

type Options = {
  count: number;
  /** What the processes are started with, beside the settings of this one. */
  environment: Record<string, string>;
  onError: (error: unknown) => void;
};

/** Tells the process that started this one, as one of several, that it serves. */
export const sayServing = (port: number): void => void process.send?.({ port });

/** True in one of the processes that {@link WebProcesses} started. */
export const isOneOfSeveral = () => cluster.isWorker;

const leave = "leave";
let hasToLeave = false;

/** True in one of them when another one takes its place. */
export const isReplaced = () => hasToLeave;

/** Calls `then` when another process takes the place of this one. */
export function onLeaving(then: () => void): void {
  process.on("message", (message) => {
    if (message !== leave) return;
    hasToLeave = true;
    then();
  });
}

/**
 * Several processes that serve on one port of one machine (setting WEB_PROCESSES). This process hands connections
 * out among them, replaces those that end by themselves, and can replace all of them one after the other without a
 * refused request.
 */
export class WebProcesses {
  readonly #options: Options;
  readonly #serving = new Set<Worker>();
  readonly #living = new Set<Worker>();
  #isStopping = false;
  #handingOver: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
    cluster.setupPrimary({ args: [] });
  }

  /** @returns the port that they serve on, when all of them do */
  async start(): Promise<number> {
    const ports = await Promise.all(Array.from({ length: this.#options.count }, () => this.#add()));
    return ports[0] ?? 0;
  }

  /**
   * Starts the program anew, one process at a time: the new one serves before its forerunner gets no more
   * connections. What the forerunner has begun it ends.
   */
  handOver(): Promise<void> {
    this.#handingOver = this.#handingOver.then(() => this.#replaceAll()).catch(this.#options.onError);
    return this.#handingOver;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    const ended = [...this.#living].map((worker) => once(worker, "exit"));
    for (const worker of this.#living) worker.process.kill("SIGTERM");
    await Promise.all(ended);
  }

  async #replaceAll(): Promise<void> {
    const formers = [...this.#serving];
    for (const former of formers) {
      if (this.#isStopping) return;
      await this.#add();
      this.#serving.delete(former);
      // It closes its own door: what was handed to it until then it answers, or gives back.
      former.send(leave);
    }
  }

  async #add(): Promise<number> {
    const worker = cluster.fork(this.#options.environment);
    this.#living.add(worker);
    const serving = new Promise<number>((resolve, reject) => {
      worker.on("message", ({ port }: { port: number }) => resolve(port));
      worker.on("exit", (code) => reject(new Error(`A web process ended with ${code}.`)));
    });
    worker.on("exit", () => {
      this.#living.delete(worker);
      if (this.#serving.delete(worker)) void this.#replace();
    });
    const port = await serving;
    this.#serving.add(worker);
    return port;
  }

  async #replace(): Promise<void> {
    while (!this.#isStopping) {
      await pause(againMs);
      try {
        if (!this.#isStopping) await this.#add();
        return;
      } catch (error) {
        this.#options.onError(error);
      }
    }
  }
}
