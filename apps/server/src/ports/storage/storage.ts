/** Keeps files by key; keys are made by us, never by a caller: `[a-z0-9/._-]+`. */
export type Storage = {
  /** Whole or not at all. @throws StorageFullError */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The bytes, or null when there is no such file. */
  get(key: string): Promise<Buffer | null>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** The files whose keys begin so, in no order; files that come or go meanwhile may be among them or not. */
  list(prefix: string): AsyncGenerator<StoredFile>;
  /** Rejects when the store does not answer or takes nothing. */
  check(): Promise<void>;
};

/** A file as a list of the store shows it. */
export type StoredFile = { key: string; /** In bytes. */ size: number };

const builds = "builds/";

/** The key of what a start writes of its own build; it changes, and no backup carries it. */
export const buildKey = (name: string): string => `${builds}${name}`;

/** Whether a file belongs to a build and not to anybody's data. */
export const isOfBuild = (key: string): boolean => key.startsWith(builds);

/** The store answers and has no room, or may not be written to. */
export class StorageFullError extends Error {
  override readonly name = "StorageFullError";

  constructor(cause: unknown) {
    super("The file store takes nothing.", { cause });
  }
}

const keyPattern = /^[a-z0-9][a-z0-9/._-]{0,200}$/;

/** Guards against a key that would leave the store. */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error("This storage key is not allowed.");
  return key;
}

/** Whether a file with this name can be ours. */
export function isKey(name: string): boolean {
  return keyPattern.test(name) && !name.includes("..");
}
