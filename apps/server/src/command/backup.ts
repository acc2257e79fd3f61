import { parseArgs } from "node:util";
import { backUp } from "../backup/back-up.ts";
import { placeOf } from "../backup/open.ts";
import { sourceOf } from "../backup-schedule.ts";
import { UsageError, type Command } from "./command.ts";
import { openInstallation } from "./installation.ts";

/** Beside a running server or without one; the tables are those of the last start. */
export const backupCommand: Command = {
  usage: "backup DIR|s3://… [--list]",
  summary: "Backs up database and files into a place, or lists the backups there",
  async run(args, surroundings) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { list: { type: "boolean", default: false } },
    });
    const config = surroundings.config();
    const [where = config.backups.to, ...rest] = positionals;
    if (where === null || rest.length > 0) throw new UsageError("A backup needs one place.");
    const { say, environment } = surroundings;
    const place = placeOf(where, config.backups, environment);
    if (values.list) {
      for (const id of await place.backups()) say(id);
      return;
    }
    await using installation = await openInstallation(config, surroundings);
    const source = await sourceOf(config, environment, installation.database.url);
    const report = await backUp(source, place, config.backups.keep);
    const { id, tables, rows, files, filesWritten, bytesWritten, missing } = report;
    say(`Backup ${id}: ${rows} rows of ${tables} tables, ${files} files (${filesWritten} new).`);
    say(`${place.seal.isEncrypted ? "Encrypted" : "Not encrypted"}, verified, ${bytesWritten} bytes written.`);
    for (const key of missing) say(`The file store had lost ${key} before this backup.`);
  },
};
