import type { ActiveWebsite, User } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import type { Clock } from "../../ports/clock.ts";
import { presentUser, readActiveWebsite } from "./present-user.ts";
import * as repository from "./repository.ts";
import { openSession, type OpenedSession, type SessionOptions } from "./sessions.ts";

/** What every successful sign-in answers with. */
export type SignedIn = OpenedSession & { user: User; active_website: ActiveWebsite | null; is_admin: boolean };

/** Opens a session for a user who has just proved who they are. */
export async function signIn(db: Db, clock: Clock, userId: number, options: SessionOptions): Promise<SignedIn> {
  const session = await openSession(db, clock, userId, options);
  const found = await repository.findUser(db, userId);
  if (!found) throw new AppError("server_error");
  return {
    ...session,
    user: presentUser(found),
    active_website: await readActiveWebsite(db, found.user),
    is_admin: found.user.role === "admin",
  };
}
