import { addAdminCommand } from "./add-admin.ts";
import { backupCommand } from "./backup.ts";
import { checkCommand } from "./check.ts";
import type { Command } from "./command.ts";
import { migrateCommand } from "./migrate.ts";
import { restoreCommand } from "./restore.ts";
import { cvCommand, startCommand, templatesCommand, webCommand, workerCommand } from "./programs.ts";

/** Every command by its name, in the order in which the help shows them. */
export const commands: Readonly<Record<string, Command>> = {
  start: startCommand,
  web: webCommand,
  worker: workerCommand,
  migrate: migrateCommand,
  backup: backupCommand,
  restore: restoreCommand,
  check: checkCommand,
  admin: addAdminCommand,
  cv: cvCommand,
  templates: templatesCommand,
};

/** What `vitrine --help` prints. */
export function helpText(): string {
  const width = Math.max(...Object.values(commands).map(({ usage }) => usage.length));
  const lines = Object.values(commands).map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`);
  return [
    "Usage: vitrine COMMAND",
    "",
    ...lines,
    "",
    "Settings come from the environment and from .env, the same for every command (README.md).",
    "Exit codes: 0 done, 1 failed, 2 not understood.",
  ].join("\n");
}
