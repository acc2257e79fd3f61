import { DrizzleQueryError } from "drizzle-orm/errors";

/** An error as a line of the log holds it. */
type LoggedError = Record<string, unknown>;

/** What PostgreSQL says of a failure without naming a value. */
const namesOfFailure = ["code", "severity", "schema", "table", "column", "constraint", "routine"] as const;

/**
 * An error for the log. What the database says of a failed statement repeats the values that were written, a visitor's
 * message or somebody's address: of such an error the statement with its placeholders, the code and the names of
 * tables and constraints are kept, and no value. The only place that writes errors to the log.
 */
export function errorForLog(error: Error, depth = 0): LoggedError {
  const kept = isOfDatabase(error) ? databaseError(error) : plainError(error);
  const { cause } = error;
  return cause instanceof Error && depth < 4 ? { ...kept, cause: errorForLog(cause, depth + 1) } : kept;
}

function plainError(error: Error): LoggedError {
  const code = "code" in error ? { code: String(error.code) } : {};
  const own = `${error.name}: ${error.message}`;
  const stack = mentionsDatabase(error) ? `${error.name}\n${framesOf(error)}` : (error.stack ?? own);
  return { type: error.name, message: mentionsDatabase(error) ? error.name : error.message, ...code, stack };
}

function databaseError(error: Error): LoggedError {
  const values = error as unknown as Record<string, unknown>;
  const names = namesOfFailure.flatMap((name) => (typeof values[name] === "string" ? [[name, values[name]]] : []));
  return {
    type: error.name,
    message: "A statement failed.",
    ...(error instanceof DrizzleQueryError ? { query: error.query } : {}),
    ...(Object.fromEntries(names) as LoggedError),
    stack: framesOf(error),
  };
}

/** Whether a failed statement is behind an error that somebody threw in its place, with its words. */
function mentionsDatabase(error: Error): boolean {
  for (let cause = error.cause; cause instanceof Error; cause = cause.cause) {
    if (isOfDatabase(cause) && error.message.includes(cause.message)) return true;
  }
  return false;
}

/** An error of drizzle, or of PostgreSQL itself, which both have what no other error has. */
function isOfDatabase(error: Error): boolean {
  return error instanceof DrizzleQueryError || ("severity" in error && "routine" in error);
}

/** The places of a stack without the message above them. */
function framesOf({ stack = "" }: Error): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}
