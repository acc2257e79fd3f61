import type { Config } from "../config.ts";
import { openDatabase, type Database } from "../db/connection.ts";
import { visitEmbeddedPostgres } from "../db/embedded/index.ts";
import { openStorage, placeOfFiles } from "../ports/storage/open-storage.ts";
import type { Storage } from "../ports/storage/storage.ts";
import type { Surroundings } from "./command.ts";

/** Database and files that the settings name, for a command that may run beside the server. */
export type Installation = AsyncDisposable & {
  database: Database;
  storage: Storage;
  /** True when the server of this data directory runs at this moment. */
  isServed: boolean;
};

const log = { info: () => undefined, warn: () => undefined };

/**
 * Opens what the settings name; an embedded PostgreSQL that nobody runs is started for as long as it is used.
 * @throws EmbeddedPostgresError when it cannot run
 */
export async function openInstallation(config: Config, { environment }: Surroundings): Promise<Installation> {
  const embedded = config.databaseUrl ? null : await visitEmbeddedPostgres({ dataDir: config.dataDir, log });
  const database = openDatabase(config.databaseUrl ?? embedded?.url ?? "", {
    directUrl: config.databaseDirectUrl,
    onError: () => undefined,
  });
  return {
    database,
    storage: openStorage(placeOfFiles(config), environment),
    isServed: embedded?.isGuest ?? false,
    async [Symbol.asyncDispose]() {
      await database.close();
      await embedded?.stop();
    },
  };
}
