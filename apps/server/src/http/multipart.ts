import type { EndpointDefinition } from "@vitrine/contract";
import { limits } from "@vitrine/model";
import type { FastifyRequest } from "fastify";
import { AppError } from "./app-error.ts";

export type UploadedFile = { bytes: Buffer; fileName: string; mimeType: string; tooLarge: boolean };
export type UploadedFiles = Record<string, UploadedFile | undefined>;

/**
 * Reads a multipart body into fields and files. A file beyond the largest file limit is read no
 * further and marked `tooLarge`, so that its own endpoint answers with its own sentence.
 * @throws AppError unsupported_media_type, payload_too_large, bad_request (the connection broke)
 */
export async function readMultipart(
  request: FastifyRequest,
  definition: EndpointDefinition,
): Promise<{ fields: Record<string, string>; files: UploadedFiles }> {
  if (!request.isMultipart())
    throw new AppError("unsupported_media_type", { message: "Please send the file as multipart form data." });
  try {
    return await readParts(request, definition);
  } catch (error) {
    throw isOurs(error) ? error : new AppError("bad_request", { message: brokenOff, cause: error });
  }
}

const brokenOff = "The upload broke off before it was complete. Please try again.";

/** A limit that was reached has an answer of its own; whatever else a body breaks with, it is the body that is broken. */
function isOurs(error: unknown): boolean {
  return (
    error instanceof AppError || (error instanceof Error && "code" in error && String(error.code).startsWith("FST_"))
  );
}

async function readParts(
  request: FastifyRequest,
  definition: EndpointDefinition,
): Promise<{ fields: Record<string, string>; files: UploadedFiles }> {
  const fields: Record<string, string> = {};
  const files: UploadedFiles = {};
  const parts = request.parts({
    limits: { fileSize: limits.cvFileBytes + 1, files: 4, fields: 20, fieldSize: limits.jsonBodyBytes, parts: 24 },
  });
  for await (const part of parts) {
    if (part.type === "field") {
      if (typeof part.value === "string") fields[part.fieldname] = part.value;
      continue;
    }
    const bytes = await part.toBuffer();
    if (definition.files && part.fieldname in definition.files) {
      files[part.fieldname] = {
        bytes,
        fileName: part.filename,
        mimeType: part.mimetype,
        tooLarge: part.file.truncated,
      };
    }
  }
  return { fields, files };
}
