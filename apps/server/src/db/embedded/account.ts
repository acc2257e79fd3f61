import { statSync } from "node:fs";

/** The operating-system account PostgreSQL runs under. */
export type Account = { uid: number; gid: number };

/** `nobody` on every common Linux: it owns nothing else and has an entry in passwd, which initdb asks for. */
const unprivilegedAccount: Account = { uid: 65_534, gid: 65_534 };

/**
 * Chooses the account for PostgreSQL, which refuses to run as root.
 * Returns undefined when this process is not root (PostgreSQL then runs as the same user); as root, the owner of
 * an existing `home` when that is not root itself, else an unprivileged account.
 */
export function chooseAccount(home: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(home, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : unprivilegedAccount;
}
