/** Why a job failed, in words that hold nothing of a person: for the log, the store and the admin page. */
export type SafeFailure = { reason: string; /** Where in the program it failed. */ trace?: string[] };

const networkWords: Readonly<Record<string, string>> = {
  ECONNREFUSED: "The other side refused the connection",
  ECONNRESET: "The other side broke the connection",
  ECONNECTION: "The other side could not be reached",
  ESOCKET: "The other side could not be reached",
  ETIMEDOUT: "The other side did not answer in time",
  EDNS: "The other side's name is not known",
  ENOTFOUND: "The other side's name is not known",
  EAUTH: "The mail server refused the sign-in",
  EENVELOPE: "The mail server refused a recipient or the sender",
  EMESSAGE: "The mail server refused the mail",
  ENOSPC: "The disk is full",
  EROFS: "The disk can only be read",
};

/**
 * A failure without the words of its error: messages of mail servers name recipients, those of the database
 * the values of a query.
 */
export function safeFailure(error: unknown): SafeFailure {
  if (!(error instanceof Error)) return { reason: "Unknown failure" };
  const { code, status } = codesOf(error);
  const words = (code !== null && networkWords[code]) || error.name;
  const details = [code, status].filter((detail) => detail !== null).join(" ");
  return { reason: details === "" ? words : `${words} (${details})`, trace: traceOf(error) };
}

/** The innermost lines of the stack, without the message before them. */
function traceOf({ stack = "" }: Error): string[] {
  const lines = stack.split("\n").map((line) => line.trim());
  return lines.filter((line) => /^at .+:\d+:\d+\)?$/.test(line)).slice(0, 5);
}

/** The codes of an error, or of what caused it. */
function codesOf(error: Error): { code: string | null; status: number | null } {
  const code = "code" in error && typeof error.code === "string" ? error.code : null;
  const status = "responseCode" in error && typeof error.responseCode === "number" ? error.responseCode : null;
  if (code === null && status === null && error.cause instanceof Error) return codesOf(error.cause);
  // Codes are short names such as 57P01 or ECONNREFUSED; anything else could be words.
  return { code: code !== null && /^[\w-]{1,32}$/.test(code) ? code : null, status };
}
