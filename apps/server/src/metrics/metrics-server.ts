import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { Registry } from "prom-client";

/** Serves `/metrics` on a port of its own, which is for Prometheus and not for the world. */
export async function startMetricsServer(
  { host, port }: { host: string; port: number },
  registry: Registry,
  read: () => Promise<void>,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") return void response.writeHead(404).end();
    void read()
      .then(() => registry.metrics())
      .then(
        (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
  });
  server.listen(port, host);
  await once(server, "listening");
  return server;
}
