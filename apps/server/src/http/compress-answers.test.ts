import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compressAnswers } from "./compress-answers.ts";

const large = { success: true, words: Array.from({ length: 400 }, (_, index) => `entry ${index}`) };
let app: FastifyInstance;

beforeEach(() => {
  app = fastify();
  compressAnswers(app);
  app.get("/large", () => large);
  app.get("/small", () => ({ success: true }));
  app.get("/page", (_request, reply) => reply.type("text/html").send("<p>word</p>".repeat(400)));
});
afterEach(() => app.close());

const ask = (url: string, headers: Record<string, string>) => app.inject({ url, headers });

test.each([
  ["br, gzip", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["br;q=0, gzip;q=0.5", "gzip", gunzipSync],
] as const)("a large answer is compressed for %s as %s", async (accepted, encoding, decompress) => {
  const answer = await ask("/large", { "accept-encoding": accepted });
  expect([answer.headers["content-encoding"], answer.headers["vary"]]).toEqual([encoding, "Accept-Encoding"]);
  expect(Number(answer.headers["content-length"])).toBe(answer.rawPayload.length);
  expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(large).length / 2);
  expect(JSON.parse(decompress(answer.rawPayload).toString())).toEqual(large);
});

test.each([
  ["who takes none", "/large", {}],
  ["who refuses them", "/large", { "accept-encoding": "br;q=0, gzip;q=0.0" }],
  ["another site's page", "/large", { "accept-encoding": "br, gzip", "sec-fetch-site": "cross-site" }],
  ["a page of a neighbouring host", "/large", { "accept-encoding": "br, gzip", "sec-fetch-site": "same-site" }],
  ["a few words", "/small", { "accept-encoding": "br, gzip" }],
  ["what is no JSON", "/page", { "accept-encoding": "br, gzip" }],
])("an answer is left as it is for %s", async (_who, url, headers) => {
  const answer = await ask(url, headers);
  expect(answer.headers["content-encoding"]).toBeUndefined();
  expect(answer.statusCode).toBe(200);
});
