import { errorStatus, type ErrorCode } from "@vitrine/contract";
import type { ImportSource, UnavailableReason, UnreadableCode } from "@vitrine/cv-parser";
import { EngineUnavailable, UnreadableDocument } from "@vitrine/cv-parser/worker";
import type { OnboardingAction, OnboardingEventType } from "@vitrine/model";
import { AppError, invalidField } from "../../../http/app-error.ts";
import type { TaskName } from "./lease.ts";

/** A failure as the session keeps it and shows it. */
export type Failure = { message: string; code: string; retryable: boolean };

/** What the owner of a file reads when it cannot be opened (contract.md 1.8 and 13). */
export const unreadableMessages: Readonly<Record<UnreadableCode, string>> = {
  empty_file: "This file is empty. Please upload another file.",
  unsupported_type: "Please upload a PDF, DOC, or DOCX file",
  password_protected: "This file is password-protected. Please upload an unprotected file.",
  corrupt_file:
    "This file is damaged and cannot be read. Please save it again as PDF and upload that, or paste the text.",
  too_many_pages: "This file has too many pages for a CV. Please upload a shorter one.",
  too_large_unpacked: "This file is too large once it is unpacked. Please save it again as PDF and upload that.",
  timed_out: "Reading this file takes too long. Please save it again as PDF and upload that, or paste the text.",
  out_of_memory: "This file is too complex to read. Please save it again as PDF and upload that, or paste the text.",
};

/** What is said in place of the common sentence about a file that its owner exported elsewhere. */
const importMessages: Readonly<Record<ImportSource, Partial<Record<UnreadableCode, string>>>> = {
  linkedin: {
    unsupported_type:
      "This is neither a LinkedIn profile saved as PDF nor a LinkedIn data archive. Please choose the PDF or the ZIP file that LinkedIn gave you.",
    corrupt_file: "This archive is damaged and cannot be opened. Please download it from LinkedIn again.",
    too_large_unpacked:
      "This archive is too large once it is unpacked. Please ask LinkedIn for the profile data only, or save your profile as PDF.",
  },
  json_resume: {
    unsupported_type: "This is not a JSON Resume file. It needs at least one section such as “basics” or “work”.",
    corrupt_file: "This file is not valid JSON. Please export it again, or upload your CV as PDF.",
  },
};

/** The sentence for a file that cannot be read, by where it was exported. */
export function unreadableMessage(code: UnreadableCode, source?: ImportSource): string {
  return (source && importMessages[source][code]) ?? unreadableMessages[code];
}

export const noTextMessage = "We found no text to read in this file. Please upload another file or paste the text.";

/** Said when the engine could not read a file for a reason that is not the file's. */
const notNowMessages: Readonly<Record<UnavailableReason, string>> = {
  busy: "Many files are being read at the moment. Please try again in a moment.",
  lost: "We could not read this file right now. Nothing is wrong with it; please try again.",
  closed: "We could not read this file right now. Nothing is wrong with it; please try again.",
  cancelled: "The upload was broken off. Please try again.",
};

/** A file that was not read, with how many wait in front of it and when it is sensible to ask again. */
export function notNow(error: EngineUnavailable): AppError {
  return new AppError("unavailable", {
    message: notNowMessages[error.reason],
    retryAfterSeconds: error.retryAfterSeconds,
    ...(error.ahead > 0 ? { data: { ahead: error.ahead } } : {}),
    cause: error,
  });
}

type TaskFacts = { fallback: string; event: OnboardingEventType; leads: OnboardingAction | null };

/** What each kind of work says when it fails, and where the session goes then (contract.md 13.1). */
export const taskFacts: Readonly<Record<TaskName, TaskFacts>> = {
  parse: { fallback: "Parsing failed", event: "error", leads: null },
  match: { fallback: "Failed to proceed with template matching", event: "template_error", leads: "fail_matching" },
  create: { fallback: "Website creation failed", event: "website_error", leads: "fail_creating" },
};

/** Turns whatever a task threw into what its owner may read. */
export function failureOf(task: TaskName, error: unknown): Failure {
  if (error instanceof UnreadableDocument && error.code === "timed_out") {
    return { message: unreadableMessages.timed_out, code: "ai_timeout", retryable: true };
  }
  if (error instanceof UnreadableDocument) {
    return { message: unreadableMessages[error.code], code: "validation_failed", retryable: false };
  }
  if (error instanceof EngineUnavailable) {
    return { message: notNowMessages[error.reason], code: "unavailable", retryable: true };
  }
  if (error instanceof AppError && error.status < 500) {
    return { message: error.message, code: error.code, retryable: false };
  }
  return { message: taskFacts[task].fallback, code: task === "parse" ? "ai_failed" : "server_error", retryable: true };
}

/** When a file that was not read for a reason of ours may be tried again; the reason is gone with its reader. */
const comeAgainSeconds = 5;

/** The kept failure as the answer of the call that waited for the work. */
export function errorOf(failure: Failure): AppError {
  if (failure.code === "validation_failed") return invalidField("cv_file", failure.message);
  const code = failure.code in errorStatus ? (failure.code as ErrorCode) : "server_error";
  return new AppError(code, {
    message: failure.message,
    ...(code === "unavailable" ? { retryAfterSeconds: comeAgainSeconds } : {}),
  });
}
