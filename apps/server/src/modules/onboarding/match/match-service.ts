import {
  completeParsedData,
  generateTemplateData,
  nextOnboardingStep,
  recommendTemplate,
  type ParsedData,
  type PlanName,
  type TemplateData,
  type TemplateRecommendation,
} from "@vitrine/model";
import { templateManifests } from "@vitrine/templates/catalogue";
import { AppError, invalidField } from "../../../http/app-error.ts";
import { emitEvent } from "../events/emit-event.ts";
import { inSession, stepAfter, stepOf } from "../session/moves.ts";
import { updateSession, type SessionChanges, type SessionRow } from "../session/repository.ts";
import type { OnboardingDependencies } from "../tasks/dependencies.ts";
import { enqueueTask } from "../tasks/enqueue-task.ts";
import { newRun, taskColumns } from "../tasks/lease.ts";
import { storableDeep } from "../upload/storable.ts";

type Caller = { userId: number; plan: PlanName };
type Asked = { sessionId: string | null; parsedData: ParsedData };
type Dependencies = Pick<OnboardingDependencies, "db" | "clock" | "queue" | "templates">;

/** Recommending a template and filling its own data (contract.md 13). */
export function createMatchService({ db, clock, queue, templates }: Dependencies) {
  /** Keeps a result on the addressed session where its step allows a result to be kept. */
  async function keep(caller: Caller, sessionId: string | null, changes: SessionChanges): Promise<SessionRow | null> {
    if (sessionId === null) return null;
    return inSession(db, { userId: caller.userId, sessionId }, async (inside, row) => {
      const isKept = row.status === "active" && nextOnboardingStep(stepOf(row), "correct_data") !== null;
      return isKept ? updateSession(inside, row.id, changes) : row;
    });
  }

  return {
    async recommend(
      caller: Caller,
      { sessionId, parsedData }: Asked,
    ): Promise<{ recommendation: TemplateRecommendation; session: SessionRow | null }> {
      const cv = storableDeep(completeParsedData(parsedData));
      const session = await keep(caller, sessionId, {});
      const recommendation = recommendTemplate(cv, {
        manifests: templateManifests,
        plan: caller.plan,
        hasPicture: session?.picture !== null && session !== null,
        now: clock.now(),
      });
      return { recommendation, session: await keep(caller, sessionId, { recommendation }) };
    },

    async generate(
      caller: Caller,
      { sessionId, parsedData, templateSlug }: Asked & { templateSlug: string },
    ): Promise<{ templateData: TemplateData; category: string; session: SessionRow | null }> {
      const manifest = templates.find(templateSlug);
      if (!manifest) throw invalidField("template_slug", "The selected template_slug is invalid.");
      const cv = storableDeep(completeParsedData(parsedData));
      const templateData = generateTemplateData(cv, manifest.family);
      const session = await keep(caller, sessionId, { template_data: templateData });
      return { templateData, category: manifest.category, session };
    },

    /** Puts matching on the session as a job; the result is pushed. */
    async proceed(caller: Caller, sessionId: string): Promise<SessionRow> {
      return inSession(db, { userId: caller.userId, sessionId }, async (inside, row) => {
        if (row.task !== null && row.task !== "match") throw new AppError("already_processing");
        if (row.task === "match") return row;
        if (row.parsed_data === null) throw new AppError("invalid_state", { message: "No parsed data available" });
        const step = stepAfter(row, "start_matching");
        const run = newRun();
        const task = taskColumns("match", run, { plan: caller.plan });
        const updated = await updateSession(inside, row.id, {
          ...task,
          step,
          processing_step: 4,
          processing_progress: 0,
        });
        await emitEvent(inside, row.id, {
          type: "template_progress",
          step: "matching",
          processing_step: 4,
          progress: 0,
        });
        await enqueueTask(queue, inside, updated);
        return updated;
      });
    },
  };
}

export type MatchService = ReturnType<typeof createMatchService>;
