import type { ExtractedText, ImportSource, SourceKind } from "@vitrine/cv-parser";
import { EngineUnavailable, UnreadableDocument, type Requester } from "@vitrine/cv-parser/worker";
import { limits } from "@vitrine/model";
import { AppError, invalidField } from "../../../http/app-error.ts";
import type { UploadedFile } from "../../../http/multipart.ts";
import type { OnboardingDependencies } from "../tasks/dependencies.ts";
import { notNow, unreadableMessage, unreadableMessages } from "../tasks/failure.ts";
import { storable } from "./storable.ts";

const tooLargeMessage = "File size must be less than 10MB";

/** What an upload gives: the kind that its content shows, its text, and whether that is enough to read. */
export type ReadUpload = Pick<ExtractedText, "text" | "pages"> & {
  kind: Exclude<SourceKind, "text">;
  useVision: boolean;
};

/** Who uploads, in which field of the form, what they say of the file's origin, and whether they still wait. */
export type UploadedFrom = Requester & { field: "cv_file" | "file"; source?: ImportSource | undefined };

/**
 * Checks an uploaded CV by its content and extracts its text (contract.md 1.8, 13 and 20.4).
 * @throws AppError file_too_large, unsupported_media_type, validation_failed, unavailable
 */
export async function readUpload(
  engine: OnboardingDependencies["engine"],
  file: UploadedFile | undefined,
  from: UploadedFrom,
): Promise<ReadUpload> {
  const { source, field } = from;
  if (!file) throw invalidField(field, `The ${field.replace("_", " ")} field is required.`);
  if (file.tooLarge || file.bytes.length > limits.cvFileBytes) throw refused("file_too_large", field, tooLargeMessage);
  if (file.bytes.length === 0) throw invalidField(field, unreadableMessages.empty_file);
  const extracted = await extract(engine, file, from);
  const { kind } = extracted;
  if (kind === "text") throw refused("unsupported_media_type", field, unreadableMessage("unsupported_type", source));
  return { kind, text: storable(extracted.text), pages: extracted.pages, useVision: extracted.needsVision };
}

async function extract(
  engine: OnboardingDependencies["engine"],
  file: UploadedFile,
  from: UploadedFrom,
): Promise<ExtractedText> {
  try {
    return await engine.extract(file.bytes, from);
  } catch (error) {
    if (error instanceof EngineUnavailable) throw notNow(error);
    if (!(error instanceof UnreadableDocument)) throw error;
    const message = unreadableMessage(error.code, from.source);
    if (error.code === "unsupported_type") throw refused("unsupported_media_type", from.field, message, error);
    throw invalidField(from.field, message);
  }
}

function refused(
  code: "file_too_large" | "unsupported_media_type",
  field: string,
  message: string,
  cause?: unknown,
): AppError {
  return new AppError(code, { message, errors: { [field]: [message] }, cause });
}
