import type { DomainRecord } from "@vitrine/model";
import type { CheckedRecord } from "../../db/schema/domains.ts";
import { DnsUnavailable, type Dns } from "../../ports/dns/dns.ts";

/** Where domains have to lead: the sites' host, and its addresses as far as they are set. */
export type FrontDoor = { host: string; addresses: readonly string[] };

type WantedRecord = Pick<DomainRecord, "type" | "name" | "value" | "purpose">;

/**
 * The records that an owner adds for a domain: one that proves whose it is, and those that lead visitors
 * here. No alias may stand at the top of a domain (RFC 1034, 3.6.2), so addresses are given there, if known.
 */
export function wantedRecords(domain: string, token: string, door: FrontDoor): WantedRecord[] {
  const proof: WantedRecord = {
    type: "TXT",
    name: `_vitrine.${domain}`,
    value: `vitrine-site=${token}`,
    purpose: "ownership",
  };
  const isTop = domain.split(".").length === 2;
  if (!isTop || door.addresses.length === 0) {
    return [proof, { type: "CNAME", name: domain, value: door.host, purpose: "address" }];
  }
  const addresses = door.addresses.map((value): WantedRecord => {
    return { type: value.includes(":") ? "AAAA" : "A", name: domain, value, purpose: "address" };
  });
  return [proof, ...addresses];
}

/** The wanted records with what the last check found of them. */
export function withFindings(wanted: readonly WantedRecord[], checked: readonly CheckedRecord[]): DomainRecord[] {
  return wanted.map((record) => {
    const found = checked.find(({ type, name }) => type === record.type && name === record.name);
    return { ...record, state: found?.state ?? null, found: found?.found ?? [] };
  });
}

/**
 * Looks the wanted records up.
 * @throws DnsUnavailable when the proof could not be looked up; an address that could not stays unknown
 */
export async function checkRecords(
  dns: Dns,
  wanted: readonly WantedRecord[],
  door: FrontDoor,
): Promise<CheckedRecord[]> {
  return Promise.all(
    wanted.map((record) => (record.type === "TXT" ? checkProof(dns, record) : checkAddress(dns, record, door))),
  );
}

/** Whether a check found the proof of ownership. */
export function isProved(checked: readonly CheckedRecord[]): boolean {
  return checked.some(({ type, state }) => type === "TXT" && state === "found");
}

const shownAtMost = 5;

function compared({ type, name }: WantedRecord, found: readonly string[], isRight: boolean): CheckedRecord {
  const state = isRight ? "found" : found.length > 0 ? "different" : "missing";
  return { type, name, state, found: found.slice(0, shownAtMost).map((value) => value.slice(0, 255)) };
}

async function checkProof(dns: Dns, record: WantedRecord): Promise<CheckedRecord> {
  const texts = await dns.texts(record.name);
  return compared(
    record,
    texts,
    texts.some((text) => text.trim() === record.value),
  );
}

/** An alias may be replaced by addresses of both kinds. */
const isOfKind = ({ type }: WantedRecord, address: string) =>
  type === "CNAME" || (type === "AAAA") === address.includes(":");

/** Right is an alias of the front door, or whatever leads to its addresses: providers flatten aliases. */
async function checkAddress(dns: Dns, record: WantedRecord, door: FrontDoor): Promise<CheckedRecord> {
  try {
    const aliases = await dns.aliases(record.name);
    const isAlias = aliases.some((alias) => alias.toLowerCase().replace(/\.$/, "") === door.host);
    if (isAlias) return compared(record, aliases, true);
    const addresses = (await dns.addresses(record.name)).filter((address) => isOfKind(record, address));
    const own = door.addresses.length > 0 || addresses.length === 0 ? door.addresses : await dns.addresses(door.host);
    const isRight = addresses.some((address) => own.includes(address));
    return compared(record, [...aliases, ...addresses], isRight);
  } catch (error) {
    if (!(error instanceof DnsUnavailable)) throw error;
    return { type: record.type, name: record.name, state: null, found: [] };
  }
}
