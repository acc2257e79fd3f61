import { generateTemplateData, planNames, recommendTemplate } from "@vitrine/model";
import { templateManifests } from "@vitrine/templates/catalogue";
import { z } from "zod";
import { AppError } from "../../../http/app-error.ts";
import { emitEvent } from "../events/emit-event.ts";
import { noTask, stepAfter } from "../session/moves.ts";
import { updateSession } from "../session/repository.ts";
import type { OnboardingDependencies } from "../tasks/dependencies.ts";
import { whileHeld, type Claim } from "../tasks/lease.ts";

const inputSchema = z.object({ plan: z.enum(planNames) });

/** Matches a template to the data as the owner corrected it, and fills the template's own data. */
export async function runMatch({ db, clock, templates }: OnboardingDependencies, claim: Claim): Promise<void> {
  const { plan } = inputSchema.parse(claim.row.task_input);
  await whileHeld(db, claim, async (inside, row) => {
    const cv = row.parsed_data;
    if (cv === null) throw new AppError("invalid_state", { message: "No parsed data available" });
    const now = clock.now();
    const hasPicture = row.picture !== null;
    const recommendation = recommendTemplate(cv, { manifests: templateManifests, plan, hasPicture, now });
    const family = templates.find(recommendation.recommended_template)?.family ?? "default";
    const templateData = generateTemplateData(cv, family);
    await updateSession(inside, row.id, {
      ...noTask,
      step: stepAfter(row, "finish_matching"),
      processing_step: 5,
      processing_progress: 100,
      recommendation,
      template_data: templateData,
    });
    const progress = { type: "template_progress", progress: 100 } as const;
    await emitEvent(
      inside,
      row.id,
      { ...progress, step: "generating", processing_step: 5 },
      { ...progress, step: "complete", processing_step: 6 },
      { type: "template_success", template_recommendation: recommendation, template_data: templateData },
    );
  });
}
