import { isIPv6 } from "node:net";

/**
 * Who is counted behind an address: itself, or for IPv6 the network of 64 bits that one household or machine gets whole
 * (RFC 6177), so that nobody has a new name for each try. An IPv4 address written as IPv6 is that IPv4 address.
 */
export function networkOf(address: string): string {
  const [bare = ""] = address.split("%");
  if (!isIPv6(bare)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped) return mapped;
  const [head = "", tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = Array.from({ length: 8 - groups.length - after.length }, () => "0");
  return `${[...groups, ...missing, ...after].slice(0, 4).join(":")}::/64`;
}
