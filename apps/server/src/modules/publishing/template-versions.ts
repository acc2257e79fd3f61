import { mkdtemp, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { z } from "zod";
import { keepLasting } from "../../http/build-files.ts";
import type { Storage } from "../../ports/storage/storage.ts";
import { assetsPath } from "./site-paths.ts";
import { versionOf, type BuiltFiles } from "./template-builds.ts";

const [compress, expand] = [promisify(gzip), promisify(gunzip)];

/** A version that could not be had is asked for again after so long: the store may have been away. */
const lostMs = 60_000;
/** Several times what a template and all that templates share come to. */
const mostBytes = 64 * 1024 * 1024;

const keyOf = (version: string) => `template-versions/${version}.gz`;
const versionPattern = /^[0-9a-f]{40}$/;
const archiveSchema = z.record(z.string().regex(/^[\w-][\w.-]*\.js$/), z.string());

type Kept = { entry: Promise<string | null>; until: number };

/**
 * Versions of templates that sites stay with: what drew them, in the store and, where it is needed, in a folder of this
 * process. They are part of the data, so that backups hold them.
 */
export class TemplateVersions {
  readonly #storage: Storage;
  readonly #onError: (error: unknown) => void;
  readonly #kept = new Map<string, Kept>();
  #folder: Promise<string> | null = null;

  constructor(storage: Storage, onError: (error: unknown) => void) {
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
    if ((await this.#storage.get(keyOf(version))) !== null) return version;
    const texts = [...files.values()];
    const isNeeded = (name: string) => name.endsWith(".js") || texts.some((text) => text.includes(name));
    for (const file of await readdir(assets, { withFileTypes: true }))
      if (file.isFile() && isNeeded(file.name))
        await keepLasting(this.#storage, { address: `${assetsPath}${file.name}`, path: join(assets, file.name) });
    const archive = await compress(JSON.stringify(Object.fromEntries(files)));
    await this.#storage.put(keyOf(version), archive, "application/gzip");
    return version;
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

  async #unpack(version: string): Promise<string | null> {
    const archive = versionPattern.test(version) ? await this.#storage.get(keyOf(version)) : null;
    if (archive === null) return null;
    const text = (await expand(archive, { maxOutputLength: mostBytes })).toString("utf8");
    const files = new Map(Object.entries(archiveSchema.parse(JSON.parse(text))));
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
