/** Keeps files by key; keys are made by us, never by a caller: `[a-z0-9/._-]+`. */
export type Storage = {
  /** Whole or not at all. @throws StorageFullError */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The bytes, or null when there is no such file. */
  get(key: string): Promise<Buffer | null>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Rejects when the store does not answer or takes nothing. */
  check(): Promise<void>;
};

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
  if (!keyPattern.test(key) || key.includes("..")) throw new Error("This storage key is not allowed.");
  return key;
}
