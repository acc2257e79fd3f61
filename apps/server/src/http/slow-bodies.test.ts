import { connect } from "node:net";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createHttp } from "./create-http.ts";
import { refuseSlowBodies } from "./slow-bodies.ts";

const http = Fastify();
let port = 0;
beforeAll(async () => {
  refuseSlowBodies(http, { bodyGraceMs: 200, bodyBytesPerSecond: 10_000, checkEveryMs: 50 });
  http.post("/", async ({ body }) => body);
  http.post("/refused", { onRequest: async (_request, reply) => reply.code(401).send() }, async () => ({}));
  port = Number(new URL(await http.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => http.close());

/** Sends a request whose body comes a byte at a time; gives what comes back until the connection ends. */
function trickle(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n`);
    const drops = setInterval(() => socket.writable && socket.write(" "), 30);
    socket.setEncoding("utf8").on("data", (part: string) => (answer += part));
    socket.once("error", reject);
    socket.once("close", () => {
      clearInterval(drops);
      resolve(answer);
    });
  });
}

test("bodies that trickle are answered with 408 and their connections closed", async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => trickle("/")));
  for (const answer of answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain("Connection: close");
    expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toMatchObject({ status: 408, code: "request_timeout" });
  }
});

test("a body that nobody reads, because its request was refused, ends as well", async () => {
  expect(await trickle("/refused")).toMatch(/^HTTP\/1\.1 401 /);
});

test("headers that do not come and what is no HTTP get an answer of the usual shape", async () => {
  const whole = await createHttp({
    appUrl: () => "http://localhost:3000",
    sitesHost: () => "localhost:3000",
    logLevel: "silent",
    trustProxy: false,
  });
  whole.server.headersTimeout = 200;
  const at = Number(new URL(await whole.listen({ port: 0, host: "127.0.0.1" })).port);
  const answerTo = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(at, "127.0.0.1");
      let answer = "";
      socket.write(text);
      socket.setEncoding("utf8").on("data", (part: string) => (answer += part));
      socket.once("error", reject).once("close", () => resolve(answer));
    });
  expect(await answerTo("GET / HTTP/1.1\r\nHost: x\r\n")).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"request_timeout"/);
  expect(await answerTo("nonsense\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"bad_request"/);
  await whole.close();
});
