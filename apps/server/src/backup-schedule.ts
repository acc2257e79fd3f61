import { backUp, type Source } from "./backup/back-up.ts";
import { placeOf } from "./backup/open.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/connection.ts";
import type { Logger } from "./http/logger.ts";
import { noteBackup } from "./modules/admin/index.ts";
import { systemClock } from "./ports/clock.ts";
import { keptInstallationKey } from "./ports/keys/installation-key.ts";
import type { Queue } from "./ports/queue/queue.ts";
import { openStorage, placeOfFiles } from "./ports/storage/open-storage.ts";
import { version } from "./version.ts";

type Environment = Record<string, string | undefined>;
type Given = { config: Config; environment: Environment; database: Database; queue: Queue; logger: Logger };

/** Makes backups by the clock where the settings name a place for them, in one worker at a time. */
export async function startBackups({ config, environment, database, queue, logger }: Given): Promise<void> {
  const { to, schedule, keep } = config.backups;
  await queue.work("backup", async () => {
    if (to === null) return;
    const source = await sourceOf(config, environment, database.url);
    const { missing, ...report } = await backUp(source, placeOf(to, config.backups, environment), keep);
    await noteBackup(database, systemClock.now());
    logger.info({ backup: report, missing: missing.length }, "a backup was made");
  });
  if (to !== null) await queue.schedule("backup", schedule);
}

/** What the settings of an installation say that a backup is made of. */
export async function sourceOf(config: Config, environment: Environment, databaseUrl: string): Promise<Source> {
  const { secretKey, dataDir } = config;
  return {
    databaseUrl,
    storage: openStorage(placeOfFiles(config), environment),
    secretKey: { value: secretKey ?? (await keptInstallationKey(dataDir)), isKept: secretKey === null },
    vitrine: version,
  };
}
