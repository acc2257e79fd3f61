/** The account for which a file is read, as the engine's readers are shared between accounts. */
export function accountKey(userId: number): string {
  return `account:${userId}`;
}
