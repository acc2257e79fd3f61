/**
 * How long an account waits after wrong passwords, counted over all addresses that they come from. The limits of
 * contract.md 1.8 stay; this one stops guesses that are spread over many addresses.
 */
export const signInPauseRules = {
  /** So many wrong passwords in a row cost nothing but the limits per address. */
  freeFailures: 10,
  firstPauseMs: 30_000,
  longestPauseMs: 3600_000,
  /** Without another failure for so long, all is forgotten. */
  forgottenAfterMs: 24 * 3600_000,
  /** The owner is told of it at most this often. */
  toldEveryMs: 24 * 3600_000,
} as const;

/**
 * The pause that follows a failure: none up to nine in a row, then half a minute, doubling up to an hour.
 * @param failures in a row, with the one that just happened
 * @param freeFailures failures that the pause begins at
 */
export function signInPauseMs(failures: number, freeFailures: number = signInPauseRules.freeFailures): number {
  if (failures < freeFailures) return 0;
  const doubled = signInPauseRules.firstPauseMs * 2 ** Math.min(failures - freeFailures, 20);
  return Math.min(doubled, signInPauseRules.longestPauseMs);
}
