/**
 * Looks records up in the name system. A name without such records gives an empty list.
 * Every call throws {@link DnsUnavailable} when there was no answer to rely on.
 */
export type Dns = {
  /** The texts of TXT records, each in one piece. */
  texts(name: string): Promise<string[]>;
  /** The names that a CNAME record leads to. */
  aliases(name: string): Promise<string[]>;
  /** IPv4 and IPv6 addresses, aliases followed. */
  addresses(name: string): Promise<string[]>;
};

/** The name servers did not answer, or answered with a fault of their own: nothing is known of the name. */
export class DnsUnavailable extends Error {
  override readonly name = "DnsUnavailable";
}
