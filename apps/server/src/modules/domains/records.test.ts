import { expect, test } from "vitest";
import { DnsUnavailable, type Dns } from "../../ports/dns/dns.ts";
import { checkRecords, isProved, wantedRecords } from "./records.ts";

const door = { host: "sites.example", addresses: ["192.0.2.1", "2001:db8::1"] };
const proof = { type: "TXT", name: "_vitrine.jane.example", value: "vitrine-site=abc", purpose: "ownership" };

test("the top of a domain gets addresses where they are known, any other name an alias", () => {
  expect(wantedRecords("jane.example", "abc", door)).toEqual([
    proof,
    { type: "A", name: "jane.example", value: "192.0.2.1", purpose: "address" },
    { type: "AAAA", name: "jane.example", value: "2001:db8::1", purpose: "address" },
  ]);
  const alias = { type: "CNAME", value: "sites.example", purpose: "address" };
  expect(wantedRecords("jane.example", "abc", { ...door, addresses: [] })).toEqual([
    proof,
    { ...alias, name: "jane.example" },
  ]);
  expect(wantedRecords("www.jane.example", "abc", door)[1]).toEqual({ ...alias, name: "www.jane.example" });
});

const dnsOf = (known: Partial<Dns>): Dns => ({
  texts: async () => [],
  aliases: async () => [],
  addresses: async () => [],
  ...known,
});
const stateOf = async (known: Partial<Dns>, domain = "www.jane.example", at = door) =>
  (await checkRecords(dnsOf(known), wantedRecords(domain, "abc", at), at)).map(({ state, found }) => [state, found]);

test("what is found is compared with what is wanted", async () => {
  expect(await stateOf({})).toEqual([
    ["missing", []],
    ["missing", []],
  ]);
  const wrong = { texts: async () => ["v=spf1"], aliases: async () => ["other.example"] };
  expect(await stateOf(wrong)).toEqual([
    ["different", ["v=spf1"]],
    ["different", ["other.example"]],
  ]);
  const right = { texts: async () => ["v=spf1", " vitrine-site=abc"], aliases: async () => ["Sites.Example"] };
  expect(await stateOf(right)).toEqual([
    ["found", ["v=spf1", " vitrine-site=abc"]],
    ["found", ["Sites.Example"]],
  ]);
});

test("an alias that the provider replaced by its addresses counts as well", async () => {
  const flattened = { addresses: async () => ["192.0.2.1"] };
  expect((await stateOf(flattened))[1]).toEqual(["found", ["192.0.2.1"]]);
  const asked = { addresses: async (name: string) => [name === "sites.example" ? "192.0.2.9" : "192.0.2.1"] };
  expect((await stateOf(asked, "jane.example", { ...door, addresses: [] }))[1]).toEqual(["different", ["192.0.2.1"]]);
});

test("an address of the other kind is none", async () => {
  const old = { addresses: async () => ["198.51.100.7"] };
  expect((await stateOf(old, "jane.example")).slice(1)).toEqual([
    ["different", ["198.51.100.7"]],
    ["missing", []],
  ]);
});

test("silence about the address leaves it unknown, silence about the proof is a failure", async () => {
  const silence = async () => {
    throw new DnsUnavailable("no answer");
  };
  expect((await stateOf({ aliases: silence }))[1]).toEqual([null, []]);
  await expect(stateOf({ texts: silence })).rejects.toThrow(DnsUnavailable);
});

test("long answers are cut", async () => {
  const texts = async () => Array.from({ length: 9 }, () => "x".repeat(999));
  const [first] = await stateOf({ texts });
  expect(first?.[1]).toEqual(Array.from({ length: 5 }, () => "x".repeat(255)));
});

test("the ownership alone proves", () => {
  expect(isProved([{ type: "CNAME", name: "a", state: "found", found: [] }])).toBe(false);
  expect(isProved([{ type: "TXT", name: "a", state: "found", found: [] }])).toBe(true);
});
