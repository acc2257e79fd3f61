import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const script = fileURLToPath(new URL("../../deploy/make-bucket.sh", import.meta.url));

const hashOfNothing = createHash("sha256").digest("hex");

type Answers = Record<"PUT" | "HEAD", number | number[]>;

/** Runs the script before a store that answers so, the last answer again and again. @returns its exit code and what was asked */
async function makeBucket(answers: Answers): Promise<{ code: number; asked: string[] }> {
  const asked: string[] = [];
  const store = createServer((request, response) => {
    const method = request.method === "PUT" ? "PUT" : "HEAD";
    const { authorization = "", "x-amz-content-sha256": content } = request.headers;
    const isSigned = authorization.startsWith("AWS4-HMAC-SHA256 Credential=vitrine/") && content === hashOfNothing;
    const statuses = [answers[method]].flat();
    const status =
      statuses[Math.min(asked.filter((each) => each.startsWith(method)).length, statuses.length - 1)] ?? 500;
    asked.push(`${method} ${request.url} ${status}${isSigned ? "" : " unsigned"}`);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => store.listen(0, "127.0.0.1", resolve));
  const address = store.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const env = {
    PATH: process.env["PATH"],
    BUCKET_URL: `http://127.0.0.1:${port}/vitrine`,
    AWS_ACCESS_KEY_ID: "vitrine",
    AWS_SECRET_ACCESS_KEY: "a secret of this test",
    TRIES: "1",
  };
  const code = await new Promise<number>((resolve) =>
    execFile("sh", [script], { env }, (error) => resolve(error ? Number(error.code) : 0)),
  );
  store.close();
  return { code, asked };
}

test("a bucket is made once the store is there, and found to be there", async () => {
  const { code, asked } = await makeBucket({ PUT: [503, 200], HEAD: 200 });
  expect(asked).toEqual(["PUT /vitrine 503", "PUT /vitrine 200", "HEAD /vitrine 200"]);
  expect(code).toBe(0);
});

test("one that is there already is left as it is", async () => {
  expect((await makeBucket({ PUT: 409, HEAD: 200 })).code).toBe(0);
});

test.each([
  ["refuses the key", { PUT: 403, HEAD: 403 }],
  ["has the bucket of somebody else", { PUT: 409, HEAD: 403 }],
  ["does not begin to work", { PUT: 503, HEAD: 503 }],
  ["says that it made a bucket, and has none", { PUT: 200, HEAD: 404 }],
])("a store that %s is a failure", async (_what, answers) => {
  expect((await makeBucket(answers)).code).not.toBe(0);
});
