import {
  durations,
  readingNotes,
  refusalOf,
  thingsToCheck,
  tryoutMessages,
  tryoutTemplates,
  type Tryout,
} from "@vitrine/model";
import { AppError } from "../../../http/app-error.ts";
import { iso } from "../../auth/index.ts";
import type { SessionRow } from "../session/repository.ts";
import { awaitTask } from "../tasks/await-task.ts";
import { linePlaceOf } from "../tasks/line-place.ts";
import type { TryoutDependencies } from "./dependencies.ts";
import { findTryout } from "./tryout-repository.ts";
import { offeredTemplates } from "./offered-templates.ts";

/**
 * What is known of a tryout; while its CV is being read this waits some seconds for it.
 * @throws AppError not_found for an unknown, ended or kept one
 */
export async function readTryout(dependencies: TryoutDependencies, token: string): Promise<Tryout> {
  const { db, clock, hub, queue } = dependencies;
  const find = () => findTryout(db, token, clock.now());
  const row = await require(find);
  if (row.task === "parse") {
    await awaitTask(hub, { find, sessionId: row.id, task: "parse", timeoutMs: durations.tryoutWaitMs });
  }
  const now = row.task === "parse" ? await require(find) : row;
  return present(now, { token, now: clock.now(), line: await linePlaceOf(queue, now) });
}

async function require(find: () => Promise<SessionRow | null>): Promise<SessionRow> {
  const row = await find();
  if (!row) throw new AppError("not_found", { message: tryoutMessages.gone });
  return row;
}

type Shown = { token: string; now: Date; line: Tryout["line"] };

function present(row: SessionRow, { token, now, line }: Shown): Tryout {
  const { evidence, unplaced, error } = row;
  const refusal = row.parsed_data && refusalOf(row.diagnostics);
  const cv = refusal ? null : row.parsed_data;
  const sites = cv ? tryoutTemplates(offeredTemplates, cv, now) : [];
  return {
    session_id: row.id,
    expires_at: iso(row.tryout_expires_at ?? now),
    state: refusal ? "refused" : cv ? "ready" : error ? "failed" : "reading",
    line,
    message: refusal?.message ?? error?.message ?? null,
    may_insist: refusal?.mayInsist ?? false,
    person: { name: cv?.personal_info.name ?? "", email: cv?.personal_info.email ?? "" },
    sites: sites.map(({ manifest, reasoning }) => ({
      template_slug: manifest.slug,
      template_name: manifest.name,
      reasoning,
      url: `/try/${token}/${manifest.slug}`,
    })),
    notes: cv ? readingNotes(row.diagnostics, cv.confidence) : [],
    to_check: cv ? thingsToCheck(cv, evidence, unplaced) : [],
  };
}
