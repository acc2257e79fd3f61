import { migrateDatabase } from "../db/migrate.ts";
import { UsageError, type Command } from "./command.ts";
import { openInstallation } from "./installation.ts";

/** Every start migrates too; alone, the tables are ready before the first new process is. */
export const migrateCommand: Command = {
  usage: "migrate",
  summary: "Brings the tables of the database up to date",
  async run(args, surroundings) {
    if (args.length > 0) throw new UsageError("There is nothing to say after migrate.");
    await using installation = await openInstallation(surroundings.config(), surroundings);
    await migrateDatabase(installation.database);
    surroundings.say("The database is up to date.");
  },
};
