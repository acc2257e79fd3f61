import { expect, test } from "vitest";
import { ownerOfHost, type HostOwner } from "./site-hosts.ts";

const hosts = { appUrl: "https://app.vitrine.example", sitesHost: "vitrine.example" };
const application: HostOwner = { kind: "application" };
const nobody: HostOwner = { kind: "nobody" };

test.each<[string, HostOwner]>([
  ["app.vitrine.example", application],
  ["APP.vitrine.example:443", application],
  ["vitrine.example", application],
  ["vitrine.example.", application],
  ["127.0.0.1:3000", application],
  ["[::1]:3000", application],
  ["localhost:3000", application],
  ["", application],
  ["jane-doe.vitrine.example", { kind: "site", name: "jane-doe" }],
  ["Jane-Doe.vitrine.example.:80", { kind: "site", name: "jane-doe" }],
  ["www.vitrine.example", nobody],
  ["a.jane.vitrine.example", nobody],
  ["jane.example", { kind: "site", name: "jane.example" }],
  ["WWW.Jane.Example:3000", { kind: "site", name: "www.jane.example" }],
  ["xn--mller-kva.example", { kind: "site", name: "xn--mller-kva.example" }],
  ["notvitrine.example", { kind: "site", name: "notvitrine.example" }],
  ["jane..example", nobody],
  ["jane_doe.example", nobody],
  ["1.2.3.4.5", nobody],
  ["-.example", nobody],
])("the host %j", (host, owner) => {
  expect(ownerOfHost(host, hosts)).toEqual(owner);
});
