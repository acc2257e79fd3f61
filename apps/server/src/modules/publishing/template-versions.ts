import { existsSync } from "node:fs";
import { mkdtemp, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { z } from "zod";
import type { Db } from "../../db/connection.ts";
import { findBuildFile, keepLasting } from "../../http/build-files.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Storage } from "../../ports/storage/storage.ts";
import { assetsPath } from "./site-paths.ts";
import { versionOf, type BuiltFiles } from "./template-builds.ts";
import { announceVersion, sweepVersions, versionKey, type ShelvedVersion } from "./version-shelf.ts";

const [compress, expand] = [promisify(gzip), promisify(gunzip)];

/** A version that could not be had is asked for again after so long: the store may have been away. */
const lostMs = 60_000;
/** Several times what a template and all that templates share come to. */
const mostBytes = 64 * 1024 * 1024;

const versionPattern = /^[0-9a-f]{40}$/;
/** What may be the name of a font or a picture that pages ask for. */
const fileNames = /[\w-][\w.-]*\.(?:webp|woff2)\b/g;
/** Scripts are a kilobyte, the same for nearly all versions, and stay for good. */
const isScript = (name: string) => name.endsWith(".js");
const archiveSchema = z.record(z.string().regex(/^[\w-][\w.-]*\.js$/), z.string());

const addressOf = (name: string) => `${assetsPath}${name}`;

type Dependencies = { db: Db; clock: Clock; storage: Storage; onError: (error: unknown) => void };
type Kept = { entry: Promise<string | null>; until: number };

/**
 * Versions of templates that sites stay with: what drew them, in the store and, where it is needed, in a folder of this
 * process. They are part of the data, so that backups hold them.
 */
export class TemplateVersions {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #storage: Storage;
  readonly #onError: (error: unknown) => void;
  readonly #kept = new Map<string, Kept>();
  #folder: Promise<string> | null = null;

  constructor({ db, clock, storage, onError }: Dependencies) {
    this.#db = db;
    this.#clock = clock;
    this.#storage = storage;
    this.#onError = onError;
  }

  /**
   * Puts a version into the store, with the fonts and the script that its pages ask for.
   * @param assets the folder of those files
   * @throws what the store throws
   */
  async keep(files: BuiltFiles, assets: string): Promise<string> {
    const version = versionOf(files);
    const texts = [...files.values()];
    const isNeeded = (name: string) => isScript(name) || texts.some((text) => text.includes(name));
    const names = (await readdir(assets, { withFileTypes: true }))
      .filter((file) => file.isFile() && isNeeded(file.name))
      .map(({ name }) => name);
    const addresses = names.filter((name) => !isScript(name)).map(addressOf);
    await announceVersion(this.#db, this.#clock.now(), { version, addresses });
    if ((await this.#storage.get(versionKey(version))) !== null) return version;
    for (const name of names) await keepLasting(this.#storage, { address: addressOf(name), path: join(assets, name) });
    const archive = await compress(JSON.stringify(Object.fromEntries(files)));
    await this.#storage.put(versionKey(version), archive, "application/gzip");
    return version;
  }

  /** Removes what no site needs any more. */
  async sweep(): Promise<void> {
    await sweepVersions({ db: this.#db, storage: this.#storage, clock: this.#clock }, (version) => this.#read(version));
  }

  /** Puts files beside an unpacked version, where it says that they are. @returns those that are there then */
  async placeBeside(paths: readonly string[]): Promise<ReadonlySet<string>> {
    const there = new Set<string>();
    for (const path of paths) {
      if (existsSync(path)) there.add(path);
      const file = there.has(path) ? null : await findBuildFile(this.#storage, addressOf(basename(path)));
      if (!file) continue;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, file.bytes);
      there.add(path);
    }
    return there;
  }

  /** The address of a version that can be imported; null for one that is lost, or cannot be had at the moment. */
  async entryOf(version: string): Promise<string | null> {
    const known = this.#kept.get(version);
    if (known && performance.now() < known.until) return known.entry;
    const entry = this.#unpack(version).catch((error: unknown) => {
      this.#onError(error);
      return null;
    });
    const kept = { entry, until: Number.POSITIVE_INFINITY };
    this.#kept.set(version, kept);
    if ((await entry) === null) this.lose(version);
    return entry;
  }

  /** Says of a version that it does not draw, for a while. */
  lose(version: string): void {
    this.#kept.set(version, { entry: Promise.resolve(null), until: performance.now() + lostMs });
  }

  /** Removes the folder of this process. */
  async close(): Promise<void> {
    const folder = await this.#folder?.catch(() => null);
    if (folder) await rm(folder, { recursive: true, force: true });
  }

  async #filesOf(version: string): Promise<BuiltFiles | null> {
    const archive = versionPattern.test(version) ? await this.#storage.get(versionKey(version)) : null;
    if (archive === null) return null;
    const text = (await expand(archive, { maxOutputLength: mostBytes })).toString("utf8");
    return new Map(Object.entries(archiveSchema.parse(JSON.parse(text))));
  }

  /** A version as it lies in the store; null for one that cannot be read. */
  async #read(version: string): Promise<ShelvedVersion | null> {
    const files = await this.#filesOf(version).catch(() => null);
    const names = files && [...files.values()].flatMap((text) => text.match(fileNames) ?? []);
    return names && { version, addresses: [...new Set(names)].map(addressOf) };
  }

  async #unpack(version: string): Promise<string | null> {
    const files = await this.#filesOf(version);
    if (files === null) return null;
    // Code is run by its content's name only: whoever can write to the store cannot put other code in its place.
    if (versionOf(files) !== version) throw new Error(`The kept version ${version} of a template is not what it was.`);
    this.#folder ??= mkdtemp(join(tmpdir(), "vitrine-template-versions-"));
    const folder = join(await this.#folder, version);
    const unfinished = `${folder}.part`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished);
    await writeFile(join(unfinished, "package.json"), '{ "type": "module" }');
    for (const [name, content] of files) await writeFile(join(unfinished, name), content);
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
    return pathToFileURL(join(folder, "server.js")).href;
  }
}
