/** Hosts of one mail service whose addresses differ in dots alone without being different. */
const dotlessHosts: ReadonlySet<string> = new Set(["gmail.com", "googlemail.com"]);

/**
 * The mailbox behind an address, so that a person who writes their address in another way is the same person: lower
 * case, nothing after a plus, and no dots where they mean nothing.
 */
export function mailboxOf(email: string): string {
  const [local = "", host = ""] = email.trim().toLowerCase().split("@");
  const name = local.split("+")[0] ?? "";
  return dotlessHosts.has(host) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${host}`;
}
