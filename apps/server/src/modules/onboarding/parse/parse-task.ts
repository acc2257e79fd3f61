import type { CvParse, ImportSource, ParseOptions } from "@vitrine/cv-parser";
import { UnreadableDocument, type Requester } from "@vitrine/cv-parser/worker";
import { planNames, recommendTemplate, type ParsedData } from "@vitrine/model";
import { templateManifests } from "@vitrine/templates/catalogue";
import { z } from "zod";
import { AppError } from "../../../http/app-error.ts";
import { emitEvent } from "../events/emit-event.ts";
import { refineWithAi } from "../refine/refine-with-ai.ts";
import { noTask, stepAfter } from "../session/moves.ts";
import { updateSession, type SessionRow } from "../session/repository.ts";
import { sourceKey } from "../session/session-files.ts";
import { holderKey } from "../tasks/account-key.ts";
import type { OnboardingDependencies } from "../tasks/dependencies.ts";
import { noTextMessage } from "../tasks/failure.ts";
import { whileHeld, type Claim } from "../tasks/lease.ts";
import { storable, storableDeep } from "../upload/storable.ts";
import { createProgressReporter } from "./progress-reporter.ts";

const inputSchema = z.object({
  hash: z.string(),
  from: z.enum(["file", "text"]),
  as_cv: z.boolean().default(false),
  plan: z.enum(planNames),
  came_at: z.coerce.date().optional(),
});

/** Reads the CV of a session and stores what it says, with a first recommendation, in one fenced transaction. */
export async function runParse(dependencies: OnboardingDependencies, claim: Claim): Promise<void> {
  const { db, clock } = dependencies;
  const input = inputSchema.parse(claim.row.task_input);
  const reporter = createProgressReporter(db, claim);
  const engineParse = await read(dependencies, claim.row, input.from, {
    now: clock.now(),
    who: holderKey(claim.row),
    cameAt: input.came_at,
    asCv: input.as_cv,
    withPlaces: dependencies.ai !== null,
    onProgress: (progress) => reporter.report(progress),
  });
  await reporter.settled();
  if (isBlank(engineParse)) throw new AppError("validation_failed", { message: noTextMessage });
  const { ai, onError } = dependencies;
  const parse = ai ? await refineWithAi(engineParse, ai, onError) : engineParse;
  const cv = storableDeep(parse.cv);
  const recommendation = storableDeep(
    recommendTemplate(cv, {
      manifests: templateManifests,
      plan: input.plan,
      hasPicture: claim.row.picture !== null,
      now: clock.now(),
    }),
  );
  await whileHeld(db, claim, async (inside, row) => {
    const stored = await updateSession(inside, row.id, {
      ...noTask,
      step: stepAfter(row, "finish_parse"),
      processing_step: 5,
      processing_progress: 100,
      cv_text: storable(parse.text),
      source_kind: parse.kind,
      source_pages: parse.pages,
      confidence: parse.confidence,
      error: null,
      parsed_input: input.hash,
      parsed_data: { ...cv, confidence: parse.confidence },
      parsed_version: row.parsed_version + 1,
      evidence: storableDeep(parse.evidence),
      diagnostics: storableDeep(parse.diagnostics),
      unplaced: storableDeep(parse.unplaced),
      recommendation,
    });
    const done = { type: "progress", progress: 100 } as const;
    await emitEvent(
      inside,
      row.id,
      { ...done, step: "complete", processing_step: 3, found: countsOf(cv) },
      { ...done, step: "template_matching", processing_step: 4 },
      {
        type: "review_ready",
        parsed_data: stored.parsed_data ?? cv,
        confidence: parse.confidence,
        template_recommendation: recommendation,
      },
    );
  });
}

async function read(
  { storage, engine }: OnboardingDependencies,
  row: SessionRow,
  from: "file" | "text",
  options: ParseOptions & Requester,
): Promise<CvParse> {
  if (from === "text") return engine.parseText(row.cv_text ?? "", options);
  const bytes = row.file_key === null ? null : await storage.get(sourceKey(row.file_key));
  if (!bytes) throw new UnreadableDocument("empty_file", "The stored file is missing.");
  const source = importSourceOf(row);
  return engine.parse(bytes, { ...options, ...(source ? { source } : {}) });
}

/** Where a stored export comes from; undefined for a page to be read. */
function importSourceOf({ source_kind: kind }: Pick<SessionRow, "source_kind">): ImportSource | undefined {
  return kind === "linkedin" || kind === "json_resume" ? kind : undefined;
}

function isBlank(parse: CvParse): boolean {
  return !/[\p{L}\p{N}]/u.test(parse.text);
}

/** How much was found, for the processing screen. */
function countsOf(cv: ParsedData): Record<string, number> {
  return {
    experiences: cv.experiences.length,
    educations: cv.educations.length,
    skills: cv.skills.length,
    projects: cv.projects.length,
  };
}
