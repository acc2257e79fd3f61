import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a model is asked, as an OpenAI-compatible server gets it. */
export type ModelRequest = {
  model: string;
  messages: { role: string; content: unknown }[];
  response_format?: { type: string; json_schema?: { schema?: { properties?: Record<string, unknown> } } };
};

/** How a played model behaves: what it says, or what the server does in its place. */
export type Played = { say: unknown } | { status: number; body?: string } | "silence" | "hang up";

/** A real HTTP server that speaks the OpenAI-compatible chat protocol and plays a model. */
export type TestingModel = { baseUrl: string; requests: ModelRequest[]; close: () => Promise<void> };

/** Starts a {@link TestingModel} on a free port; `play` decides on each request. */
export async function startTestingModel(play: (request: ModelRequest, index: number) => Played): Promise<TestingModel> {
  const requests: ModelRequest[] = [];
  const server = createServer((incoming, response) => {
    void read(incoming).then((request) => {
      requests.push(request);
      respond(play(request, requests.length - 1), response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function read(incoming: IncomingMessage): Promise<ModelRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString("utf8")) as ModelRequest;
}

function respond(played: Played, response: ServerResponse): void {
  if (played === "silence") return;
  if (played === "hang up") return void response.destroy();
  const json = { "content-type": "application/json" };
  if ("status" in played) {
    response.writeHead(played.status, { ...json, "retry-after-ms": "1" });
    return void response.end(played.body ?? JSON.stringify({ error: { message: "no", type: "played" } }));
  }
  const content = typeof played.say === "string" ? played.say : JSON.stringify(played.say);
  response.writeHead(200, json);
  response.end(
    JSON.stringify({
      id: "1",
      object: "chat.completion",
      created: 1,
      model: "played",
      choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
  );
}
