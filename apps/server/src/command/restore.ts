import { parseArgs } from "node:util";
import { placeOf } from "../backup/open.ts";
import { restore } from "../backup/restore.ts";
import { findInstallationKey, keepInstallationKey } from "../ports/keys/installation-key.ts";
import { CommandError, UsageError, type Command } from "./command.ts";
import { openInstallation } from "./installation.ts";

/** Into an empty database and an empty store, which the settings name as for a start. */
export const restoreCommand: Command = {
  usage: "restore DIR|s3://… [--backup ID]",
  summary: "Restores the latest backup of a place, or a chosen one, where nothing is yet",
  async run(args, surroundings) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { backup: { type: "string" } },
    });
    const [where, ...rest] = positionals;
    if (where === undefined || rest.length > 0) throw new UsageError("A restore needs one place.");
    const config = surroundings.config();
    const place = placeOf(where, config.backups, surroundings.environment);
    await using installation = await openInstallation(config, surroundings);
    if (installation.isServed) throw new CommandError(`A server uses ${config.dataDir}. Stop it first.`);
    const { id, tables, files, made_at, vitrine } = await restore(
      place,
      {
        databaseUrl: installation.database.url,
        storage: installation.storage,
        secretKey: {
          read: async () => config.secretKey ?? findInstallationKey(config.dataDir),
          keep: (value) => keepInstallationKey(config.dataDir, value),
        },
      },
      values.backup,
    );
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    surroundings.say(`Restored backup ${id} of ${made_at}, made by Vitrine ${vitrine}.`);
    surroundings.say(`${rows} rows of ${tables.length} tables, ${files.count} files; every one counted.`);
  },
};
