import { createHmac } from "node:crypto";
import { durations, tryoutMessages } from "@vitrine/model";
import { networkOf } from "../../../http/address-network.ts";
import { invalidField } from "../../../http/app-error.ts";
import type { UploadedFile } from "../../../http/multipart.ts";
import { beginParse } from "../parse/begin-parse.ts";
import { parseInput } from "../parse/parse-input.ts";
import type { SessionRow } from "../session/repository.ts";
import { newFileKey, removeSource, sourceKey } from "../session/session-files.ts";
import { visitorKey } from "../tasks/account-key.ts";
import { readUpload } from "../upload/read-upload.ts";
import { contentTypes } from "../upload/upload-service.ts";
import type { TryoutDependencies } from "./dependencies.ts";
import { insertTryout, type NewTryout } from "./tryout-repository.ts";

export type GivenCv = {
  file: UploadedFile | undefined;
  text: string;
  /** The visitor's address on the network. */
  address: string;
  /** Aborted when the visitor went away. */
  signal: AbortSignal;
};

/**
 * Takes in the CV of a visitor without an account and puts its reading into the line, beside those of accounts.
 * @returns the secret of the tryout's address, which is known nowhere else
 * @throws AppError validation_failed, file_too_large, unsupported_media_type, unavailable
 */
export async function openTryout(
  dependencies: TryoutDependencies,
  { file, text, address, signal }: GivenCv,
): Promise<{ token: string; row: SessionRow }> {
  const visitor = visitorOf(address, dependencies.installationKey);
  const expiresAt = new Date(dependencies.clock.now().getTime() + durations.tryoutKeptMs);
  if (!file && text === "") throw invalidField("file", tryoutMessages.nothingGiven);
  const source = file ? await storeFile(dependencies, file, { visitor, signal }) : pasted(text);
  try {
    return await begin(dependencies, { visitor, expiresAt, source });
  } catch (error) {
    await removeSource(dependencies.storage, { file_key: source.file_key, source_pages: 0 });
    throw error;
  }
}

/** One name for a network, which tells nobody which one. */
function visitorOf(address: string, key: string): string {
  return createHmac("sha256", key).update(networkOf(address)).digest("base64url").slice(0, 22);
}

function pasted(text: string): NewTryout["source"] {
  return { cv_text: text, source_kind: "text", source_pages: 1, file_key: null, use_vision: false };
}

async function storeFile(
  { engine, storage }: TryoutDependencies,
  file: UploadedFile,
  { visitor, signal }: { visitor: string; signal: AbortSignal },
): Promise<NewTryout["source"]> {
  const read = await readUpload(engine, file, { who: visitorKey(visitor), field: "file", signal });
  const key = newFileKey();
  await storage.put(sourceKey(key), file.bytes, contentTypes[read.kind]);
  return {
    cv_text: read.text,
    source_kind: read.kind,
    source_pages: read.pages,
    file_key: key,
    use_vision: read.useVision,
  };
}

function begin({ db, queue }: TryoutDependencies, tryout: NewTryout): Promise<{ token: string; row: SessionRow }> {
  return db.transaction(async (inside) => {
    const { token, row } = await insertTryout(inside, tryout);
    const input = parseInput(row, { session_id: row.id });
    return { token, row: await beginParse({ queue, inside }, row, { input, plan: "free" }) };
  });
}
