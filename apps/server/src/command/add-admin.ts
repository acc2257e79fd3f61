import { z } from "zod";
import { migrateDatabase } from "../db/migrate.ts";
import { addAdmin } from "../modules/auth/index.ts";
import { CommandError, UsageError, type Command } from "./command.ts";
import { openInstallation } from "./installation.ts";

const emailSchema = z.email().max(254).toLowerCase();

/** For an installation whose admins lost their accounts, and for one more. */
export const addAdminCommand: Command = {
  usage: "admin create EMAIL",
  summary: "Makes an account for an administrator and prints its password",
  async run([action, address, ...rest], surroundings) {
    if (action !== "create" || address === undefined || rest.length > 0)
      throw new UsageError("An administrator is made with one address.");
    const email = emailSchema.safeParse(address);
    if (!email.success) throw new UsageError(`"${address}" is not an email address.`);
    await using installation = await openInstallation(surroundings.config(), surroundings);
    await migrateDatabase(installation.database);
    const password = await addAdmin(installation.database.db, email.data);
    if (password === null) throw new CommandError("There is an account with this address already.");
    surroundings.say(`Admin: ${email.data}  password: ${password}`);
  },
};
