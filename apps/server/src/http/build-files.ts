import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { FastifyReply } from "fastify";
import type { Clock } from "../ports/clock.ts";
import { buildKey, type Storage } from "../ports/storage/storage.ts";
import { withoutDocumentHeaders } from "./asset-headers.ts";

/** A folder of built files whose names carry a hash, and where they are served: `/assets/`. */
export type BuildFolder = { directory: string; address: string };
/** A file of some build, ready to be sent. */
export type BuildFile = { bytes: Buffer; contentType: string };

/** A page that stands in somebody's tab asks for its build's files for no longer than this after the build is gone. */
const keptDays = 30;
const atOnce = 16;
const dayMs = 86_400_000;

const contentTypes: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  webp: "image/webp",
  woff2: "font/woff2",
};
const addressPattern = new RegExp(
  `^/(?:assets|site-assets)/[\\w.-]{1,120}\\.(${Object.keys(contentTypes).join("|")})$`,
);

/** What is known of a build: its files' addresses, and when another one took its place; null while none has. */
const listSchema = z.object({ addresses: z.array(z.string()), replaced_at: z.iso.datetime().nullable() });
type BuildList = z.infer<typeof listSchema>;

const shortHash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 40);
const files = buildKey("files/");
const lists = buildKey("lists/");
const fileKey = (address: string) => `${files}${shortHash(address)}`;
const lastingKey = (address: string) => `template-versions/files/${shortHash(address)}`;

/**
 * Puts the hashed files of this build into the store, so that processes of every version answer for it: during a
 * rollout, and for the pages that were open before it. Builds that were replaced long ago are forgotten.
 * @throws what the store throws; a build that is kept in part is completed by the next call
 */
export async function keepBuild(
  folders: readonly BuildFolder[],
  { storage, clock }: { storage: Storage; clock: Clock },
): Promise<void> {
  const paths = new Map((await Promise.all(folders.map(filesIn))).flat());
  const addresses = [...paths.keys()].toSorted();
  const own = `${lists}${shortHash(addresses.join("\n"))}`;
  const stored = new Set<string>();
  for await (const { key } of storage.list(files)) stored.add(key);
  const missing = [...paths].filter(([address]) => !stored.has(fileKey(address)));
  await inTurns(missing, async ([address, path]) =>
    storage.put(fileKey(address), await readFile(path), contentTypeOf(address)),
  );
  await putList(storage, own, { addresses, replaced_at: null });
  await forgetFormer(own, addresses, { storage, now: clock.now() });
}

/** Keeps one file of a build for as long as sites stay with a version of their template, and in every backup. */
export async function keepLasting(
  storage: Storage,
  { address, path }: { address: string; path: string },
): Promise<void> {
  await storage.put(lastingKey(address), await readFile(path), contentTypeOf(address));
}

/** Forgets files that {@link keepLasting} kept. @throws what the store throws */
export async function forgetLasting(storage: Storage, addresses: readonly string[]): Promise<void> {
  await inTurns(addresses, (address) => storage.remove(lastingKey(address)));
}

/** A file of any build that is kept; null for other addresses. */
export async function findBuildFile(storage: Storage, address: string): Promise<BuildFile | null> {
  if (!addressPattern.test(address)) return null;
  const bytes = (await storage.get(fileKey(address))) ?? (await storage.get(lastingKey(address)));
  return bytes && { bytes, contentType: contentTypeOf(address) };
}

/** Sends a file of another build as this build's own are sent: for ever, and to pages on other hosts. */
export function sendBuildFile(reply: FastifyReply, address: string, { bytes, contentType }: BuildFile): FastifyReply {
  withoutDocumentHeaders(reply, address);
  return reply
    .header("Cache-Control", "public, max-age=31536000, immutable")
    .header("Access-Control-Allow-Origin", "*")
    .header("Cross-Origin-Resource-Policy", "cross-origin")
    .type(contentType)
    .send(bytes);
}

/** The address and path of each file on a folder's top level that browsers ask for; compressed forms are left out. */
async function filesIn({ directory, address }: BuildFolder): Promise<[string, string][]> {
  const names = await readdir(directory);
  return names
    .filter((name) => addressPattern.test(`${address}${name}`))
    .map((name) => [`${address}${name}`, join(directory, name)]);
}

/** Says of the other builds that they are replaced, and removes those for which that was said long ago. */
async function forgetFormer(
  own: string,
  current: readonly string[],
  { storage, now }: { storage: Storage; now: Date },
): Promise<void> {
  const needed = new Set(current);
  const ended: { key: string; list: BuildList }[] = [];
  for await (const { key } of storage.list(lists)) {
    const list = key === own ? null : await readList(storage, key);
    if (!list) continue;
    if (list.replaced_at === null) await putList(storage, key, { ...list, replaced_at: now.toISOString() });
    else if (now.getTime() - Date.parse(list.replaced_at) > keptDays * dayMs) {
      ended.push({ key, list });
      continue;
    }
    for (const address of list.addresses) needed.add(address);
  }
  for (const { key, list } of ended) {
    const unneeded = list.addresses.filter((address) => !needed.has(address));
    await inTurns(unneeded, (address) => storage.remove(fileKey(address)));
    await storage.remove(key);
  }
}

async function readList(storage: Storage, key: string): Promise<BuildList | null> {
  const bytes = await storage.get(key);
  return bytes && listSchema.parse(JSON.parse(bytes.toString("utf8")));
}

async function putList(storage: Storage, key: string, list: BuildList): Promise<void> {
  await storage.put(key, Buffer.from(JSON.stringify(list)), "application/json");
}

/** Does `action` for each item, a few at a time: a store across a network is slow, and must not be flooded. */
async function inTurns<T>(items: readonly T[], action: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const line = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await action(item);
  };
  await Promise.all(Array.from({ length: atOnce }, line));
}

const contentTypeOf = (address: string) =>
  contentTypes[address.slice(address.lastIndexOf(".") + 1)] ?? "application/octet-stream";
