import type { CvParse } from "@vitrine/cv-parser";
import { EngineUnavailable, UnreadableDocument } from "@vitrine/cv-parser/worker";
import { refusalOf, type ParsedData, type Refusal } from "@vitrine/model";
import { AppError, invalidField } from "../../../http/app-error.ts";
import type { GivenCv } from "../../cv-updates/index.ts";
import { refineWithAi } from "../refine/refine-with-ai.ts";
import { accountKey } from "../tasks/account-key.ts";
import type { OnboardingDependencies } from "../tasks/dependencies.ts";
import { noTextMessage, notNow, unreadableMessages } from "../tasks/failure.ts";
import { readUpload } from "./read-upload.ts";
import { storable, storableDeep } from "./storable.ts";

/**
 * Reads a CV while its owner waits, in the line of their account, and keeps nothing of it.
 * @throws AppError validation_failed, file_too_large, unsupported_media_type, unavailable
 */
export async function readNow(
  { engine, ai, clock, onError }: Pick<OnboardingDependencies, "engine" | "ai" | "clock" | "onError">,
  userId: number,
  { file, text, asCv, signal }: GivenCv,
): Promise<CvParse> {
  const requester = { who: accountKey(userId), signal };
  const options = { ...requester, now: clock.now(), asCv, withPlaces: ai !== null };
  // What is no CV at all is refused with the words of every upload.
  if (file) await readUpload(engine, file, { ...requester, field: "file" });
  const parse = await read(() => (file ? engine.parse(file.bytes, options) : engine.parseText(text, options)));
  if (!/[\p{L}\p{N}]/u.test(parse.text)) throw new AppError("validation_failed", { message: noTextMessage });
  const refusal = refusalOf(parse.diagnostics);
  if (refusal) throw refused(refusal, file ? "file" : "text");
  const refined = ai ? await refineWithAi(parse, ai, onError) : parse;
  const { cv, evidence, unplaced } = refined;
  return { ...refined, text: storable(refined.text), ...storableDeep({ cv, evidence, unplaced }) };
}

/**
 * What the engine alone finds in a file of our own.
 * @throws AppError unavailable
 */
export async function readBack(
  { engine, clock }: Pick<OnboardingDependencies, "engine" | "clock">,
  userId: number,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<ParsedData> {
  const options = { who: accountKey(userId), signal, now: clock.now(), asCv: true };
  return (await read(() => engine.parse(bytes, options))).cv;
}

/** The refusal of a paper, with whether its owner's word (`as_cv`) has it read all the same. */
function refused({ message, mayInsist }: Refusal, field: string): AppError {
  return new AppError("validation_failed", {
    message,
    errors: { [field]: [message] },
    data: { may_insist: mayInsist },
  });
}

async function read(parse: () => Promise<CvParse>): Promise<CvParse> {
  try {
    return await parse();
  } catch (error) {
    if (error instanceof EngineUnavailable) throw notNow(error);
    if (error instanceof UnreadableDocument) throw invalidField("file", unreadableMessages[error.code]);
    throw error;
  }
}
