import { z } from "zod";
import { AppError } from "../../../http/app-error.ts";
import type { ContentService } from "../../content/index.ts";
import { keepCv } from "../../cv-updates/index.ts";
import { keepTray } from "../../trays/index.ts";
import { mediaUrl } from "../../media/index.ts";
import { emitEvent } from "../events/emit-event.ts";
import { noTask, stepAfter } from "../session/moves.ts";
import { updateSession } from "../session/repository.ts";
import type { OnboardingDependencies } from "../tasks/dependencies.ts";
import { whileHeld, type Claim } from "../tasks/lease.ts";
import { storeWebsite } from "./store-website.ts";
import { generateTemplateData, toldNewestFirst, websiteFromCv, withPrivacy } from "@vitrine/model";

/** What a creation was asked for; kept with the session, so that another process can finish it. */
const createInputSchema = z.object({
  templateSlug: z.string(),
  templateData: z.record(z.string(), z.unknown()).nullable(),
  isForEditing: z.boolean(),
});
export type CreateInput = z.infer<typeof createInputSchema>;

export type CreateDependencies = OnboardingDependencies & { content: ContentService };

/**
 * Makes the website of a session. The website and the end of the session are one transaction, so a
 * session has either no website or one, whenever the process dies.
 */
export async function runCreate(dependencies: CreateDependencies, claim: Claim): Promise<void> {
  const { db, clock, templates, content } = dependencies;
  const input = createInputSchema.parse(claim.row.task_input);
  await whileHeld(db, claim, async (inside, row) => {
    const cv = row.parsed_data;
    const manifest = templates.find(input.templateSlug);
    if (cv === null || !manifest || row.user_id === null)
      throw new AppError("invalid_state", { message: "Missing required data" });
    const now = clock.now();
    const shown = withPrivacy(cv, row.privacy);
    const website = await storeWebsite(
      inside,
      { content, templates, now },
      {
        userId: row.user_id,
        sessionId: row.id,
        manifest,
        content: websiteFromCv(toldNewestFirst(shown)),
        templateData: input.templateData ?? generateTemplateData(cv, manifest.family),
        picture: row.picture === null || row.privacy.picture === "hidden" ? null : mediaUrl(row.picture),
      },
    );
    await keepTray(inside, website.id, row.unplaced);
    await keepCv(inside, website.id, { said: shown, privacy: row.privacy });
    await updateSession(inside, row.id, {
      ...noTask,
      step: stepAfter(row, "finish_creating"),
      status: "completed",
      error: null,
      website_id: website.id,
    });
    await emitEvent(inside, row.id, { type: "website_progress", progress: 100 });
    if (input.isForEditing) {
      await emitEvent(inside, row.id, {
        type: "cv_ready",
        website_id: website.id,
        ...(row.confidence === null ? {} : { confidence: row.confidence }),
      });
      return;
    }
    const made = { id: website.id, name: website.name, template: { slug: website.template_slug } };
    await emitEvent(inside, row.id, { type: "website_success", website: made });
  });
}
