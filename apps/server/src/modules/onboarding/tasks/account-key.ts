/** The account for which a file is read, as the engine's readers are shared between accounts. */
export function accountKey(userId: number): string {
  return `account:${userId}`;
}

/** The same for whoever a session belongs to: its account, or the visitor who tries it. */
export function holderKey({ user_id: userId, visitor }: { user_id: number | null; visitor: string | null }): string {
  return userId === null ? visitorKey(visitor ?? "") : accountKey(userId);
}

/** The visitor for whom a file is read before there is an account. */
export function visitorKey(visitor: string): string {
  return `visitor:${visitor}`;
}
