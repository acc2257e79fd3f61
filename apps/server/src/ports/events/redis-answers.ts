import { randomBytes } from "node:crypto";
import { connect as connectPlainly, type Socket } from "node:net";
import { connect as connectSecurely } from "node:tls";
import type { AnswerWay } from "./listeners.ts";
import { command, readReplies, type Reply } from "./resp.ts";

const againMs = 500;
const beatMs = 1000;
/** A connection that says nothing for so long, although it is asked, is dead. */
const silentMs = 3000;
const mostBytes = 1024 * 1024;

const channelOf = (place: string) => `vitrine:heard:${place}`;

/**
 * Carries the answers of processes to each other past the database, by publishing them in Redis. They are told to one
 * process alone, and one that is lost is only waited for: nothing has to be kept there, and nothing is believed that
 * this process did not ask for.
 */
export class RedisAnswers implements AnswerWay {
  readonly #url: URL;
  readonly #onError: (error: unknown) => void;
  readonly #listeners = new Set<(word: string) => void>();
  /** Never met twice, also where several installations share a Redis; the number 1 has a meaning of its own. */
  readonly #ownPlace = (BigInt(`0x${randomBytes(8).toString("hex")}`) + 2n).toString();
  #socket: Socket | null = null;
  #isOpen = false;
  #isClosed = false;

  constructor(url: string, onError: (error: unknown) => void) {
    this.#url = new URL(url);
    this.#onError = onError;
  }

  get place(): string | null {
    return this.#isOpen ? this.#ownPlace : null;
  }

  /** Begins to connect, and comes back after each loss. */
  start(): void {
    if (this.#isClosed) return;
    const { hostname: host, port, protocol } = this.#url;
    const at = { host, port: Number(port || 6379) };
    const socket = protocol === "rediss:" ? connectSecurely({ ...at, servername: host }) : connectPlainly(at);
    this.#socket = socket;
    let heardAt = performance.now();
    let rest = Buffer.alloc(0);
    const beat = setInterval(() => {
      if (performance.now() - heardAt > silentMs) socket.destroy(new Error("Redis says nothing."));
      else socket.write(command("PING"));
    }, beatMs).unref();
    socket.setNoDelay(true);
    socket.write(this.#greeting());
    socket.on("data", (chunk: Buffer) => {
      heardAt = performance.now();
      try {
        rest = Buffer.concat([rest, chunk]);
        const { replies, end } = readReplies(rest);
        rest = rest.subarray(end);
        if (rest.length > mostBytes) throw new Error("Redis says too much.");
        for (const reply of replies) this.#hear(reply);
      } catch (error) {
        socket.destroy(error instanceof Error ? error : undefined);
      }
    });
    socket.on("error", (error) => this.#onError(error));
    socket.on("close", () => {
      clearInterval(beat);
      this.#isOpen = false;
      if (!this.#isClosed) setTimeout(() => this.start(), againMs).unref();
    });
  }

  send(place: string, word: string): boolean {
    if (!this.#isOpen || !this.#socket) return false;
    this.#socket.write(command("PUBLISH", channelOf(place), word));
    return true;
  }

  onWord(listener: (word: string) => void): void {
    this.#listeners.add(listener);
  }

  close(): void {
    this.#isClosed = true;
    this.#isOpen = false;
    this.#socket?.destroy();
  }

  #greeting(): string {
    const { username, password } = this.#url;
    const who = password ? ["AUTH", decodeURIComponent(username || "default"), decodeURIComponent(password)] : [];
    return command("HELLO", "3", ...who) + command("SUBSCRIBE", channelOf(this.#ownPlace));
  }

  #hear(reply: Reply): void {
    if (reply !== null && typeof reply === "object" && !Array.isArray(reply)) throw new Error(reply.refused);
    if (!Array.isArray(reply) || reply[1] !== channelOf(this.#ownPlace)) return;
    if (reply[0] === "subscribe") this.#isOpen = true;
    const [, , word] = reply;
    if (reply[0] === "message" && typeof word === "string") for (const listener of this.#listeners) listener(word);
  }
}
