import { randomBytes } from "node:crypto";
import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The installation's key, with which secrets are encrypted before they are stored. Without a setting it is made once
 * and kept beside the data, readable by its owner only: a copy of the database alone opens nothing.
 */
export async function keptInstallationKey(dataDir: string): Promise<string> {
  const path = join(dataDir, "secret.key");
  await mkdir(dataDir, { recursive: true });
  try {
    const file = await open(path, "wx", 0o600);
    await file.writeFile(`${randomBytes(32).toString("base64url")}\n`);
    await file.sync();
    await file.close();
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error) || error.code !== "EEXIST") throw error;
  }
  return (await readFile(path, "utf8")).trim();
}
