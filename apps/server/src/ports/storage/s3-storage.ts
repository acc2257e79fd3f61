import { AwsClient } from "aws4fetch";
import { readListing } from "./s3-listing.ts";
import { checkedKey, StorageFullError, type Storage } from "./storage.ts";

/** A file of the largest kind passes in this time over a slow line; a store that says nothing is given up. */
const callTimeoutMs = 20_000;
const checkTimeoutMs = 2000;
const retries = 2;

/** What stores answer whose disks are full. */
const insufficientStorage = 507;

/**
 * Files in an S3-compatible store. `url` as in STORAGE_URL:
 * `s3://key:secret@bucket/folder?endpoint=https://host&region=…`, the folder left out for all of the bucket; the credentials may also come from `credentials`.
 */
export function createS3Storage(url: string, credentials: { accessKeyId: string; secretAccessKey: string }): Storage {
  const { hostname: bucket, pathname, username, password, searchParams } = new URL(url);
  const folder = pathname.replace(/^\/+|\/+$/g, "").replace(/(?<=.)$/, "/");
  const endpoint = (searchParams.get("endpoint") ?? "https://s3.amazonaws.com").replace(/\/+$/, "");
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username) || credentials.accessKeyId,
    secretAccessKey: decodeURIComponent(password) || credentials.secretAccessKey,
    region: searchParams.get("region") ?? "us-east-1",
    service: "s3",
    retries,
  });
  const addressOf = (key: string) => `${endpoint}/${bucket}/${folder}${checkedKey(key)}`;
  const call = async (address: string, init: RequestInit, allowed: readonly number[]) => {
    const response = await client.fetch(address, {
      signal: AbortSignal.timeout(callTimeoutMs),
      // What is signed for this address goes to no other one.
      redirect: "error",
      ...init,
    });
    if (response.status === insufficientStorage) throw new StorageFullError(new Error("The file store answered 507."));
    if (!response.ok && !allowed.includes(response.status))
      throw new Error(`The file store answered ${response.status}.`);
    return response;
  };
  return {
    async put(key, bytes, contentType) {
      await call(
        addressOf(key),
        { method: "PUT", body: new Uint8Array(bytes), headers: { "Content-Type": contentType } },
        [],
      );
    },
    async get(key) {
      const response = await call(addressOf(key), { method: "GET" }, [404]);
      return response.status === 404 ? null : Buffer.from(await response.arrayBuffer());
    },
    async remove(key) {
      await call(addressOf(key), { method: "DELETE" }, [404]);
    },
    async *list(prefix) {
      for (let next: string | null = ""; next !== null;) {
        const query = new URLSearchParams({ "list-type": "2", prefix: folder + prefix });
        if (next) query.set("continuation-token", next);
        const response = await call(`${endpoint}/${bucket}?${query.toString()}`, { method: "GET" }, []);
        const page = readListing(await response.text());
        for (const { key, size } of page.files) yield { key: key.slice(folder.length), size };
        ({ next } = page);
      }
    },
    async check() {
      const signal = AbortSignal.timeout(checkTimeoutMs);
      await call(`${endpoint}/${bucket}?max-keys=1`, { method: "GET", signal }, []);
    },
  };
}
