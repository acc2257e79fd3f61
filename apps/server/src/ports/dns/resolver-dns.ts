import { Resolver } from "node:dns/promises";
import { DnsUnavailable, type Dns } from "./dns.ts";

/** Answers that say "there is none", not "I cannot tell". */
const nothingThere: ReadonlySet<string> = new Set(["ENOTFOUND", "ENODATA"]);

const timeoutMs = 3000;
const tries = 2;

/**
 * Asks name servers over the network.
 * @param servers addresses of name servers, `host` or `host:port`; none asks those of the system
 */
export function createResolverDns(servers: readonly string[]): Dns {
  const resolver = new Resolver({ timeout: timeoutMs, tries });
  if (servers.length > 0) resolver.setServers(servers);
  return {
    texts: async (name) => (await answered(resolver.resolveTxt(name))).map((parts) => parts.join("")),
    aliases: (name) => answered(resolver.resolveCname(name)),
    addresses: async (name) => {
      const found = await Promise.all([answered(resolver.resolve4(name)), answered(resolver.resolve6(name))]);
      return found.flat();
    },
  };
}

async function answered<T>(asked: Promise<T[]>): Promise<T[]> {
  try {
    return await asked;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (nothingThere.has(code)) return [];
    throw new DnsUnavailable(`The name servers gave no answer (${code}).`, { cause: error });
  }
}
