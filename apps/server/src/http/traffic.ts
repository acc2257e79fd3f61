import type { ServerResponse } from "node:http";
import { Server } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "./app-error.ts";
import { sendError } from "./errors.ts";

/** How a process that stops lets its requests end. */
export type Farewell = {
  /** Requests under way may take this long; then each that has no answer yet is told to come again. */
  finishMs: number;
  /** How long those answers may take to leave. */
  leaveMs: number;
};

const comeAgainSeconds = 3;
const lookEveryMs = 20;

/** The requests of one server that are under way, and whether it takes further ones. */
export class Traffic {
  readonly #open = new Map<FastifyRequest, FastifyReply>();
  readonly #streams = new Set<() => void>();
  readonly #leaving = new Set<ServerResponse>();
  readonly #answeredListeners: ((request: FastifyRequest, reply: FastifyReply) => void)[] = [];
  #isStopping = false;
  #isLeaving = false;

  /** True from the moment that the process was told to stop: it is not ready any more. */
  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** Requests under way. */
  get size(): number {
    return this.#open.size;
  }

  /** Counts requests of `app` from their headers to the last byte of their answer. To be called before other hooks are added. */
  watch(app: FastifyInstance): void {
    app.addHook("onRequest", async (request, reply) => {
      if (this.#isStopping && request.routeOptions.config.definition?.isSignOfLife !== true) {
        reply.header("Connection", "close");
        throw new AppError("unavailable", { retryAfterSeconds: comeAgainSeconds });
      }
      this.#open.set(request, reply);
      const forget = () => void this.#open.delete(request);
      reply.raw.once("close", forget).once("finish", forget);
    });
    app.addHook("onResponse", async (request, reply) => {
      for (const listener of this.#answeredListeners) listener(request, reply);
    });
    app.addHook("onSend", async (_request, reply, payload) => {
      if (this.#isLeaving) reply.header("Connection", "close");
      return payload;
    });
  }

  /** Called for each request whose answer is over. */
  onAnswered(listener: (request: FastifyRequest, reply: FastifyReply) => void): void {
    this.#answeredListeners.push(listener);
  }

  /** Counts an answer that is written but not yet taken by its visitor's connection. */
  watchLeaving(response: ServerResponse): void {
    this.#leaving.add(response);
    response.once("close", () => this.#leaving.delete(response));
  }

  /**
   * Names a stream that has no end of its own, so that a process that stops can end it.
   * @returns forgets it again
   */
  addStream(end: () => void): () => void {
    if (this.#isStopping) queueMicrotask(end);
    else this.#streams.add(end);
    return () => void this.#streams.delete(end);
  }

  /** True from the moment that its connections are let go of, one after each answer. */
  get isLeaving(): boolean {
    return this.#isLeaving;
  }

  /**
   * Answers as ever and lets go of each connection with its next answer, because another process gets all new ones.
   * Resolves when no connection is left, or the time is over.
   */
  async leave(app: FastifyInstance, withinMs: number): Promise<void> {
    this.#isLeaving = true;
    // No further connections; those that stand are let go of only with an answer, or somebody's request would be lost.
    Server.prototype.close.call(app.server);
    const connections = () =>
      new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
    const end = performance.now() + withinMs;
    while (performance.now() < end && (await connections()) > 0) await pause(lookEveryMs);
  }

  /** Takes no further requests, ends streams, and resolves when those under way are over or their time is. */
  async stop({ finishMs, leaveMs }: Farewell): Promise<void> {
    this.#isStopping = true;
    this.#isLeaving = true;
    for (const end of this.#streams) end();
    if (await this.#areOver(finishMs)) return;
    for (const [request, reply] of this.#open) {
      if (reply.sent || reply.raw.headersSent) continue;
      sendError(new AppError("unavailable", { retryAfterSeconds: comeAgainSeconds }), request, reply);
    }
    await this.#areOver(leaveMs);
  }

  async #areOver(withinMs: number): Promise<boolean> {
    const end = performance.now() + withinMs;
    while (this.#open.size + this.#leaving.size > 0) {
      if (performance.now() > end) return false;
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
    return true;
  }
}
