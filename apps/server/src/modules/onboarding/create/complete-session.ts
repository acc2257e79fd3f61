import type { Db } from "../../../db/connection.ts";
import type { WebsiteRow } from "../../websites/index.ts";
import { emitEvent } from "../events/emit-event.ts";
import { noTask } from "../session/moves.ts";
import { updateSession, type SessionRow } from "../session/repository.ts";

/** Ends a session whose website was made at once, within the caller's transaction. */
export async function completeSession(inside: Db, row: SessionRow, website: WebsiteRow): Promise<SessionRow> {
  const completed = await updateSession(inside, row.id, {
    ...noTask,
    step: "complete",
    status: "completed",
    website_id: website.id,
  });
  const made = { id: website.id, name: website.name, template: { slug: website.template_slug } };
  await emitEvent(inside, row.id, { type: "website_creation_started" }, { type: "website_success", website: made });
  return completed;
}
