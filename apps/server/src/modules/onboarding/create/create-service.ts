import { defaultTemplateSlug, durations, type PlanName, type TemplateManifest, type Website } from "@vitrine/model";
import { AppError, invalidField } from "../../../http/app-error.ts";
import { createWebsiteReader, loadOwnedWebsite } from "../../websites/index.ts";
import { emitEvent } from "../events/emit-event.ts";
import { inSession, stepAfter } from "../session/moves.ts";
import { findSession, updateSession, type SessionRow } from "../session/repository.ts";
import { awaitTask } from "../tasks/await-task.ts";
import { errorOf } from "../tasks/failure.ts";
import { begunTaskColumns, newRun } from "../tasks/lease.ts";
import { runTask, type TaskHandlers } from "../tasks/run-task.ts";
import type { CreateDependencies, CreateInput } from "./create-task.ts";

type Caller = { userId: number; plan: PlanName };
type Wish = {
  sessionId: string | null | undefined;
  templateSlug: string | null | undefined;
  templateData: Record<string, unknown> | null | undefined;
  isForEditing: boolean;
};
export type Created = { website: Website; session: SessionRow | null; isNew: boolean };

/** Making a website from a session (contract.md 13, create-website and create-website-for-editing). */
export function createCreateService(dependencies: CreateDependencies, handlers: TaskHandlers) {
  const { db, hub, templates } = dependencies;
  const reader = createWebsiteReader(templates);

  function chosenTemplate(caller: Caller, row: SessionRow, wish: Wish): TemplateManifest {
    const asked = wish.templateSlug ? templates.find(wish.templateSlug) : undefined;
    if (wish.templateSlug && !asked) throw invalidField("template_slug", "The selected template_slug is invalid.");
    const slug = row.recommendation?.recommended_template ?? defaultTemplateSlug;
    const manifest = asked ?? templates.find(slug) ?? templates.find("default");
    if (!manifest) throw new AppError("server_error");
    templates.requireAllowed(manifest, caller.plan);
    return manifest;
  }

  /** The caller's chosen data, else what was generated for the recommended template, else what the creation fills in. */
  function templateDataFor(row: SessionRow, manifest: TemplateManifest, wish: Wish): CreateInput["templateData"] {
    if (wish.templateData) return wish.templateData;
    return manifest.slug === row.recommendation?.recommended_template ? row.template_data : null;
  }

  /** @returns the run to do; null when the website exists or another call is making it */
  function begin(caller: Caller, sessionId: string, wish: Wish): Promise<string | null> {
    return inSession(db, { userId: caller.userId, sessionId }, async (inside, row) => {
      if (row.website_id !== null || row.task === "create") return null;
      if (row.task === "parse") throw new AppError("already_processing");
      if (row.parsed_data === null) throw invalidField("session_id", "Missing required data");
      const manifest = chosenTemplate(caller, row, wish);
      const run = newRun();
      const input: CreateInput = {
        templateSlug: manifest.slug,
        templateData: templateDataFor(row, manifest, wish),
        isForEditing: wish.isForEditing,
      };
      const step = stepAfter(row, "start_creating");
      await updateSession(inside, row.id, { ...begunTaskColumns("create", run, input), step });
      await emitEvent(inside, row.id, { type: "website_creation_started" }, { type: "website_progress", progress: 10 });
      return run;
    });
  }

  async function websiteOf(caller: Caller, row: SessionRow): Promise<Website> {
    const stored = row.website_id === null ? null : await loadOwnedWebsite(db, caller.userId, row.website_id);
    if (!stored) throw new AppError("not_found", { message: "The portfolio made in this session was deleted." });
    return reader.read(db, stored);
  }

  return {
    /**
     * Makes the session's website, or gives the one it made already. The work is done in this
     * process; should it die, a worker finishes it.
     */
    async fromSession(caller: Caller, wish: Wish): Promise<Created> {
      const sessionId = wish.sessionId ?? "";
      if (sessionId === "") throw invalidField("session_id", "No session ID available");
      const run = await begin(caller, sessionId, wish);
      if (run !== null) {
        const failed = await runTask(dependencies, handlers, { sessionId, run });
        if (failed) throw failed.error;
      }
      const find = () => findSession(db, caller.userId, sessionId);
      const row = await awaitTask(hub, { find, sessionId, task: "create", timeoutMs: durations.parseWaitMs });
      if (row === "late") throw new AppError("ai_timeout", { message: "Website creation failed" });
      if (row === null) throw new AppError("not_found");
      if (row.website_id === null && row.error) throw errorOf(row.error);
      return { website: await websiteOf(caller, row), session: row, isNew: run !== null };
    },
  };
}

export type CreateService = ReturnType<typeof createCreateService>;
