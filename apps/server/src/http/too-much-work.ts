import { ThreadRefused } from "../ports/threads/work-thread.ts";
import { AppError } from "./app-error.ts";

/**
 * For what the work of a thread threw.
 * @returns throws AppError unavailable with these words when the thread refused the work, and any other error as it is
 */
export function askedToComeAgain(message: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof ThreadRefused)) throw error;
    throw new AppError("unavailable", { message, retryAfterSeconds: 10, cause: error });
  };
}
