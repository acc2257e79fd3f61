import { connect, createServer, type Server, type Socket } from "node:net";
import { once } from "node:events";
import { freePort } from "@vitrine/e2e/free-port";
import type { Member } from "./member.ts";

/** Hands connections to the processes in turn, as a load balancer without a memory does. */
export class Front {
  readonly url: string;
  readonly #server: Server;

  private constructor(url: string, server: Server) {
    this.url = url;
    this.#server = server;
  }

  static async start(members: readonly Member[]): Promise<Front> {
    let turn = 0;
    const server = createServer((client) => {
      const there = members.filter(({ isRunning }) => isRunning);
      const member = there[(turn += 1) % there.length];
      if (!member) return void client.destroy();
      join(client, connect(Number(new URL(member.url).port), "127.0.0.1"));
    });
    const port = await freePort();
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return new Front(`http://127.0.0.1:${port}`, server);
  }

  stop(): void {
    this.#server.close();
  }
}

/** What breaks on one side breaks on the other. */
function join(client: Socket, member: Socket): void {
  client.pipe(member).pipe(client);
  for (const [one, other] of [
    [client, member],
    [member, client],
  ] as const)
    one.on("error", () => other.destroy()).on("close", () => other.destroy());
}
