import type { ImportSource } from "@vitrine/cv-parser";
import { AppError } from "../../../http/app-error.ts";
import type { UploadedFile } from "../../../http/multipart.ts";
import { wake } from "../events/emit-event.ts";
import { inSession, nothingRead, stepAfter } from "../session/moves.ts";
import { findSession, updateSession, type SessionChanges, type SessionRow } from "../session/repository.ts";
import { newFileKey, removeSource, sourceKey } from "../session/session-files.ts";
import { openSession } from "../session/session-service.ts";
import { arrivalOf } from "../tasks/arrival.ts";
import { accountKey } from "../tasks/account-key.ts";
import type { OnboardingDependencies } from "../tasks/dependencies.ts";
import { onboardingPictureRules } from "./picture-rules.ts";
import { readUpload } from "./read-upload.ts";

type Dependencies = Pick<OnboardingDependencies, "cvs" | "db" | "storage" | "engine" | "media">;
type UploadedCv = {
  cv: UploadedFile | undefined;
  picture: UploadedFile | undefined;
  source?: ImportSource | undefined;
  /** Aborted when whoever uploads went away. */
  signal?: AbortSignal | undefined;
};
type Addressed = { userId: number; sessionId: string };

export const contentTypes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  doc: "application/msword",
  linkedin: "application/zip",
  json_resume: "application/json",
} as const;

/** Taking in a CV, as a file or as text, and a picture (contract.md 13.1). */
export function createUploadService({ cvs, db, storage, engine, media }: Dependencies) {
  /** The addressed session, or the caller's active one, or a new one. */
  async function target(userId: number, sessionId: string | null | undefined): Promise<SessionRow> {
    if (!sessionId) return openSession(db, userId);
    const row = await findSession(db, userId, sessionId);
    if (!row) throw new AppError("not_found");
    return row;
  }

  /** Puts a new CV in the place of the former one; work on the former one is stopped. */
  async function replaceCv(addressed: Addressed, changes: SessionChanges): Promise<SessionRow> {
    const { before, row } = await inSession(db, addressed, async (inside, before) => {
      const step = stepAfter(before, "receive_cv");
      const row = await updateSession(inside, before.id, { ...nothingRead, ...changes, step, path: "upload" });
      await wake(inside, row.id);
      return { before, row };
    });
    await removeSource(storage, before);
    if (before.picture !== null && before.picture !== row.picture) await media.remove(before.picture);
    return row;
  }

  /** Stores an uploaded CV under a random key and answers with its text. */
  async function uploadCv(userId: number, sessionId: string | undefined, files: UploadedCv): Promise<SessionRow> {
    const session = await target(userId, sessionId);
    stepAfter(session, "receive_cv");
    const read = await readUpload(engine, files.cv, {
      who: accountKey(userId),
      cameAt: arrivalOf(session, new Date()),
      field: "cv_file",
      source: files.source,
      signal: files.signal,
    });
    const picture = files.picture ? await media.store(userId, files.picture, onboardingPictureRules) : null;
    const key = newFileKey();
    await storage.put(sourceKey(key), files.cv?.bytes ?? Buffer.alloc(0), contentTypes[read.kind]);
    try {
      return await replaceCv(
        { userId, sessionId: session.id },
        {
          cv_text: read.text,
          source_kind: read.kind,
          source_pages: read.pages,
          file_key: key,
          use_vision: read.useVision,
          ...(picture === null ? {} : { picture }),
        },
      );
    } catch (error) {
      await removeSource(storage, { file_key: key, source_pages: 0 });
      if (picture !== null) await media.remove(picture);
      throw error;
    }
  }

  return {
    uploadCv: (...given: Parameters<typeof uploadCv>) => cvs.take(() => uploadCv(...given)),

    async pasteText(userId: number, sessionId: string | null | undefined, text: string): Promise<SessionRow> {
      const session = await target(userId, sessionId);
      const source = { source_kind: "text", source_pages: 1, file_key: null, use_vision: false } as const;
      return replaceCv({ userId, sessionId: session.id }, { cv_text: text, ...source });
    },

    async uploadPicture(addressed: Addressed, file: UploadedFile | undefined): Promise<SessionRow> {
      stepAfter(await target(addressed.userId, addressed.sessionId), "receive_picture");
      const picture = await media.store(addressed.userId, file, onboardingPictureRules);
      try {
        const { before, row } = await inSession(db, addressed, async (inside, before) => {
          const step = stepAfter(before, "receive_picture");
          return { before, row: await updateSession(inside, before.id, { step, picture }) };
        });
        if (before.picture !== null) await media.remove(before.picture);
        return row;
      } catch (error) {
        await media.remove(picture);
        throw error;
      }
    },
  };
}

export type UploadService = ReturnType<typeof createUploadService>;
