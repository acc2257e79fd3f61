import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The installation's key, with which secrets are encrypted before they are stored. Without a setting it is made once
 * and kept beside the data, readable by its owner only: a copy of the database alone opens nothing.
 */
export async function keptInstallationKey(dataDir: string): Promise<string> {
  await keepInstallationKey(dataDir, randomBytes(32).toString("base64url")).catch((error: unknown) => {
    if (!(error instanceof Error) || !("code" in error) || error.code !== "EEXIST") throw error;
  });
  return (await readFile(pathOf(dataDir), "utf8")).trim();
}

/** The key that lies in a data directory; null when none has been made there yet. */
export async function findInstallationKey(dataDir: string): Promise<string | null> {
  return existsSync(pathOf(dataDir)) ? (await readFile(pathOf(dataDir), "utf8")).trim() : null;
}

/** Keeps a key where none is. @throws Error with code EEXIST where there is one */
export async function keepInstallationKey(dataDir: string, key: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const file = await open(pathOf(dataDir), "wx", 0o600);
  await file.writeFile(`${key}\n`);
  await file.sync();
  await file.close();
}

const pathOf = (dataDir: string) => join(dataDir, "secret.key");
