/** Thrown at once, without a try, while the database is known to be away. */
export class DatabaseAwayError extends Error {
  override readonly name = "DatabaseAwayError";

  constructor() {
    super("The database is away.");
  }
}

/**
 * What connections, the operating system and PostgreSQL say when a statement got no answer through no
 * fault of its own: classes 08 (connection), 53 (resources) and 57 (operator intervention, which
 * includes a statement that ran out of its time), a lock or a transaction that ran out of its time,
 * a write to a standby, and deadlocks.
 */
const awayStates = /^(?:08...|53...|57...|25006|25P03|40001|40P01|55P03|58030)$/;
const awayCodes = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"]);
const awayMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired$|Client has encountered a connection error|Query read timeout|Cannot use a pool after)/;

/** Whether an error says that the database did not answer, or could not. */
export function isDatabaseAway(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof DatabaseAwayError || awayMessages.test(each.message)) return true;
    const { code } = each as NodeJS.ErrnoException;
    if (typeof code === "string" && (awayStates.test(code) || awayCodes.has(code))) return true;
  }
  return false;
}
