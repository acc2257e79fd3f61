import { expect, test } from "vitest";
import { domainNameSchema, hostNameIn } from "./host-name.ts";

test.each([
  ["jane.example", "jane.example"],
  [" WWW.Jane.Example. ", "www.jane.example"],
  ["müller.example", "xn--mller-kva.example"],
  ["a-b.co.uk", "a-b.co.uk"],
])("%j is a domain", (given, domain) => {
  expect(domainNameSchema.parse(given)).toBe(domain);
});

test.each([
  "",
  "jane",
  "https://jane.example",
  "jane.example:8080",
  "jane.example/cv",
  "192.168.0.1",
  "::1",
  "jane..example",
  "-jane.example",
  "jane_doe.example",
  "jane example.com",
  "*.example.com",
  "me@jane.example",
  "münchen.example/pfad",
  `${"a".repeat(64)}.example`,
  `${"a.".repeat(130)}example`,
  5,
  null,
])("%j is not", (given) => {
  const { error } = domainNameSchema.safeParse(given);
  expect(error?.issues[0]?.message).toMatch(/domain/i);
});

test.each([
  ["https://www.Jane.example/about?x=1", "www.jane.example"],
  ["jane.example:8080", "jane.example"],
  [" jane.example. ", "jane.example"],
])("what was pasted as %j means %j", (pasted, host) => {
  expect(hostNameIn(pasted)).toBe(host);
});
