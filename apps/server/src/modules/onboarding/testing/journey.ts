import type { Json, Person, TestAnswer, TestApp } from "../../../testing/index.ts";
import { upload } from "../../../testing/index.ts";
import { aPdf, sampleCv } from "./cv-files.ts";

export type UploadOptions = {
  name?: string;
  sessionId?: string;
  headers?: Record<string, string>;
  picture?: Uint8Array;
};

/** Uploads a file as a CV. */
export function uploadCv(
  app: TestApp,
  person: Person,
  file: Uint8Array | null,
  options: UploadOptions = {},
): Promise<TestAnswer> {
  return upload(
    app,
    "/onboarding/upload-cv",
    [
      ...(options.sessionId ? [{ name: "session_id", content: options.sessionId }] : []),
      ...(file ? [{ name: "cv_file", fileName: options.name ?? "cv.pdf", content: file }] : []),
      ...(options.picture ? [{ name: "profile_picture", fileName: "me.png", content: options.picture }] : []),
    ],
    { Authorization: `Bearer ${person.token}`, ...options.headers },
  );
}

export const sessionOf = (answer: TestAnswer) => answer.body["session"] as Json & { session_id: string; step: string };

/** A session whose CV is uploaded and whose picture is skipped. */
export async function atProcessing(app: TestApp, person: Person, file = aPdf([...sampleCv])): Promise<string> {
  const uploaded = await uploadCv(app, person, file);
  if (uploaded.status !== 200) throw new Error(`The upload was refused: ${uploaded.raw}`);
  const id = String(uploaded.body["session_id"]);
  await person.call("POST", "/onboarding/skip-picture", { session_id: id });
  return id;
}

/** A session whose CV was read. */
export async function atReview(app: TestApp, person: Person, file?: Buffer): Promise<string> {
  const id = await atProcessing(app, person, file);
  const parsed = await person.call("POST", "/onboarding/parse-cv", { session_id: id });
  if (parsed.status !== 200) throw new Error(`The CV was not read: ${parsed.raw}`);
  return id;
}
