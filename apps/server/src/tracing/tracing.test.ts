import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createTestDatabase } from "../testing/test-database.ts";
import { startServerProcess } from "../testing/server-process.ts";

type Attribute = { key: string; value: Record<string, unknown> };
type SpanSent = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attribute[] };
type Sent = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SpanSent[] }[] }[] };

/** Takes spans as a collector does. */
async function startCollector() {
  const bodies: string[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    void text(request).then((body) => {
      if (request.url === "/v1/traces") bodies.push(body);
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  // Spans come every five seconds, which is when a server of Node gives up a connection: one of the two would lose.
  server.keepAliveTimeout = 60_000;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const sent = () => bodies.map((body) => JSON.parse(body) as Sent);
  return {
    address: `http://127.0.0.1:${port}`,
    words: () => bodies.join("\n"),
    resources: () => sent().flatMap(({ resourceSpans }) => resourceSpans.map(({ resource }) => resource.attributes)),
    spans: () =>
      sent().flatMap(({ resourceSpans }) => resourceSpans.flatMap((each) => each.scopeSpans.flatMap((s) => s.spans))),
    end: () => void server.close(),
  };
}

const caller = { trace: "0af7651916cd43dd8448eb211c80319c", span: "b7ad6b7169203331" };

test(
  "a request, its SQL and its job are one trace, which names nobody and is named in the log",
  { timeout: 60_000 },
  async () => {
    const collector = await startCollector();
    const database = await createTestDatabase();
    const folder = mkdtempSync(join(tmpdir(), "vitrine-traces-"));
    const server = await startServerProcess({
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      LOG_LEVEL: "info",
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
    });
    onTestFinished(() => void server.child.kill("SIGKILL"));
    const body = {
      name: "Nadia Example",
      email: "nadia.traced@example.test",
      password: "correct horse battery",
      password_confirmation: "correct horse battery",
      terms: true,
    };
    const registered = await fetch(`${server.address}/api/register`, {
      method: "POST",
      headers: { "content-type": "application/json", traceparent: `00-${caller.trace}-${caller.span}-01` },
      body: JSON.stringify(body),
    });
    expect(registered.status).toBe(201);
    expect((await fetch(`${server.address}/api/email/verify/7/nadias-secret`, { method: "POST" })).ok).toBe(false);
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    collector.end();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });

    const spans = collector.spans().filter(({ traceId }) => traceId === caller.trace);
    const named = (name: string) => spans.find((span) => span.name === name);
    const parentOf = ({ parentSpanId }: SpanSent) => spans.find(({ spanId }) => spanId === parentSpanId);
    const request = named("POST /api/register");
    const job = named("job account-mail");
    expect(request?.parentSpanId).toBe(caller.span);
    expect(job && parentOf(job)?.name).toBe("enqueue account-mail");
    const statements = spans.filter(({ name }) => name.startsWith("pg.query"));
    const parents = new Set(statements.map((span) => parentOf(span)?.name));
    expect([...parents]).toEqual(expect.arrayContaining(["POST /api/register", "job account-mail"]));
    expect(statements.some(({ attributes }) => JSON.stringify(attributes).includes("$1"))).toBe(true);
    for (const word of ["nadia", "Nadia", "secret", "correct horse"]) expect(collector.words()).not.toContain(word);
    expect(collector.resources()[0]).toContainEqual({ key: "service.name", value: { stringValue: "vitrine" } });
    const lines = server
      .written()
      .out.split("\n")
      .filter((line) => line.startsWith("{"));
    expect(lines.some((line) => line.includes(caller.trace))).toBe(true);
  },
);
