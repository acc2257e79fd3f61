import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { removeUnfinished } from "../whole-file.ts";
import { createDiskStorage } from "./disk-storage.ts";
import { createS3Storage } from "./s3-storage.ts";
import { StorageFullError, type Storage } from "./storage.ts";

const noCredentials = { accessKeyId: "", secretAccessKey: "" };
let directory: string;
const bucket = aBucket();

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "vitrine-storage-"));
  await bucket.listen();
});
afterAll(async () => {
  await bucket.close();
  await rm(directory, { recursive: true, force: true });
});

/** As much of an S3 store as is used: it keeps objects and refuses what is not signed. */
function aBucket() {
  const objects = new Map<string, { bytes: Buffer; type: string }>();
  const seen: { method: string; path: string; authorization: string }[] = [];
  let refusal: number | null = null;
  /** Two objects a page, as a store with many would answer. */
  const listing = (query: URLSearchParams) => {
    const prefix = query.get("prefix") ?? "";
    const keys = [...objects.keys()]
      .map((path) => path.slice("/files/".length))
      .filter((key) => key.startsWith(prefix));
    const from = Number(query.get("continuation-token") ?? 0);
    const page = keys.toSorted().slice(from, from + 2);
    const contents = page.map(
      (key) => `<Contents><Key>${key}</Key><Size>${objects.get(`/files/${key}`)?.bytes.length}</Size></Contents>`,
    );
    const more = from + 2 < keys.length;
    const token = more ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : "";
    return `<?xml version="1.0"?><ListBucketResult><Name>files</Name><IsTruncated>${more}</IsTruncated>${token}${contents.join("")}</ListBucketResult>`;
  };
  const server = createServer((request, response) => {
    void readAll(request).then((bytes) => {
      const { method = "", url = "" } = request;
      const authorization = request.headers.authorization ?? "";
      seen.push({ method, path: url, authorization });
      const isSigned =
        /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-west-1\/s3\/aws4_request, .*Signature=[0-9a-f]{64}$/;
      if (refusal !== null) return response.writeHead(refusal, { location: "/files/elsewhere" }).end();
      if (!isSigned.test(authorization) || !request.headers["x-amz-date"]) return response.writeHead(403).end();
      if (url.startsWith("/files?"))
        return response.writeHead(200).end(listing(new URL(url, "http://store").searchParams));
      if (method === "PUT") objects.set(url, { bytes, type: request.headers["content-type"] ?? "" });
      const found = objects.get(url);
      if (method === "DELETE") objects.delete(url);
      return method === "GET" && !found ? response.writeHead(404).end() : response.writeHead(200).end(found?.bytes);
    });
  });
  return {
    objects,
    seen,
    listen: () => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)),
    close: () => new Promise((resolve) => server.close(resolve)),
    refuseEverything: (status: number | null) => void (refusal = status),
    address: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    url: () =>
      `s3://key:s%2Fcret@files?endpoint=http://127.0.0.1:${(server.address() as AddressInfo).port}/&region=eu-west-1`,
  };
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts);
}

const stores: [string, () => Storage][] = [
  ["on disk", () => createDiskStorage(directory)],
  ["in a bucket", () => createS3Storage(bucket.url(), noCredentials)],
];

describe.each(stores)("files %s", (_, open) => {
  test("are kept, replaced and removed", async () => {
    const storage = open();
    await storage.check();
    expect(await storage.get("cv/none.pdf")).toBeNull();
    await storage.put("cv/a.pdf", Buffer.from("one"), "application/pdf");
    await storage.put("cv/a.pdf", Buffer.from([0, 255, 1]), "application/pdf");
    expect(await storage.get("cv/a.pdf")).toEqual(Buffer.from([0, 255, 1]));
    await storage.remove("cv/a.pdf");
    expect(await storage.get("cv/a.pdf")).toBeNull();
    await storage.remove("cv/a.pdf");
  });

  test("are listed by the beginning of their keys, with their sizes", async () => {
    const storage = open();
    const names = ["list/a/1", "list/a/2", "list/b/3", "list/c", "list-other"];
    for (const [index, key] of names.entries()) await storage.put(key, Buffer.alloc(index), "text/plain");
    const listed = async (prefix: string) => {
      const found: Record<string, number> = {};
      for await (const { key, size } of storage.list(prefix)) found[key] = size;
      return found;
    };
    expect(await listed("list/")).toEqual({ "list/a/1": 0, "list/a/2": 1, "list/b/3": 2, "list/c": 3 });
    expect(await listed("list/a")).toEqual({ "list/a/1": 0, "list/a/2": 1 });
    expect(await listed("list/nothing")).toEqual({});
  });

  test.each(["../a", "a/../../b", "/etc/passwd", "", "a\\..\\b", "A", "a b", "a\u0000", "x".repeat(300)])(
    "never lie outside: %j is refused",
    async (key) => {
      const storage = open();
      for (const work of [
        async () => storage.get(key),
        async () => storage.put(key, Buffer.from("x"), "text/plain"),
        async () => storage.remove(key),
      ]) {
        await expect(work()).rejects.toThrow("This storage key is not allowed.");
      }
    },
  );
});

test("a write on disk leaves no half file behind", async () => {
  const storage = createDiskStorage(join(directory, "whole"));
  await Promise.all([1, 2, 3].map((each) => storage.put("deep/er/file.bin", Buffer.alloc(1000, each), "x/y")));
  expect(await readdir(join(directory, "whole/deep/er"))).toEqual(["file.bin"]);
  expect((await stat(join(directory, "whole/deep/er/file.bin"))).size).toBe(1000);
});

test("a check writes to the disk, so that a full or read-only one is known", async () => {
  const place = join(directory, "checked");
  await createDiskStorage(place).check();
  expect(await readdir(place)).toEqual([]);
  // A file stands where the folder has to be: nothing can be written, not even by the system's administrator.
  await writeFile(join(directory, "blocked"), "");
  await expect(createDiskStorage(join(directory, "blocked")).check()).rejects.toThrow();
});

test("what killed processes left half-written is removed once it is old enough", async () => {
  const place = join(directory, "left");
  await createDiskStorage(place).put("cv/whole.pdf", Buffer.from("x"), "application/pdf");
  await writeFile(join(place, "cv/half.pdf.1a2b3c4d.part"), "x");
  await removeUnfinished(place, 60_000);
  expect(await readdir(join(place, "cv"))).toHaveLength(2);
  await removeUnfinished(place, 0);
  expect(await readdir(join(place, "cv"))).toEqual(["whole.pdf"]);
});

describe("a bucket", () => {
  test("gets signed requests and the kind of each file, never the secret", async () => {
    await createS3Storage(bucket.url(), noCredentials).put("pictures/a.webp", Buffer.from("x"), "image/webp");
    expect(bucket.objects.get("/files/pictures/a.webp")).toEqual({ bytes: Buffer.from("x"), type: "image/webp" });
    expect(JSON.stringify(bucket.seen)).not.toMatch(/s\/cret|s%2Fcret/);
  });

  test("takes credentials from beside the address", async () => {
    const url = `s3://files?endpoint=${bucket.address()}&region=eu-west-1`;
    const storage = createS3Storage(url, { accessKeyId: "key", secretAccessKey: "secret" });
    await expect(storage.check()).resolves.toBeUndefined();
  });

  test("can be shared with others by a folder in its address", async () => {
    const storage = createS3Storage(bucket.url().replace("@files?", "@files/ours/deep/?"), noCredentials);
    await storage.put("a/b", Buffer.from("x"), "text/plain");
    expect(bucket.objects.has("/files/ours/deep/a/b")).toBe(true);
    const found = [];
    for await (const { key } of storage.list("a/")) found.push(key);
    expect(found).toEqual(["a/b"]);
  });

  test("without room says so", async () => {
    const storage = createS3Storage(bucket.url(), noCredentials);
    bucket.refuseEverything(507);
    await expect(storage.put("a", Buffer.from("x"), "text/plain")).rejects.toThrow(StorageFullError);
    bucket.refuseEverything(null);
  });

  test("that refuses makes every call fail", async () => {
    const storage = createS3Storage(bucket.url(), noCredentials);
    bucket.refuseEverything(403);
    await expect(storage.check()).rejects.toThrow("The file store answered 403.");
    await expect(storage.get("a")).rejects.toThrow("403");
    await expect(storage.put("a", Buffer.from("x"), "text/plain")).rejects.toThrow("403");
    bucket.refuseEverything(null);
  });

  test("that sends elsewhere is not followed", async () => {
    const storage = createS3Storage(bucket.url(), noCredentials);
    bucket.refuseEverything(307);
    const before = bucket.seen.length;
    await expect(storage.put("a", Buffer.from("x"), "text/plain")).rejects.toThrow();
    expect(bucket.seen.slice(before).map(({ path }) => path)).toEqual(["/files/a"]);
    bucket.refuseEverything(null);
  });
});
