import { expect, test } from "vitest";
import { siteAddress, siteName } from "./site-address.ts";

const site = { domain: "www.amara.example", status: "published", public_url: "/p/amara" } as const;
const origin = "https://vitrine.example";

test("a published website is at the domain of its owner's own, on the plan that has such", () => {
  expect(siteAddress(site, "premium", origin)).toBe("https://www.amara.example/");
  expect(siteAddress({ ...site, domain: null }, "premium", origin)).toBe("https://vitrine.example/p/amara");
  expect(siteAddress(site, "pro", origin)).toBe("https://vitrine.example/p/amara");
});

test("what only people who are signed in may see is where they are known, and a draft nowhere", () => {
  expect(siteAddress({ ...site, status: "private" }, "premium", origin)).toBe("https://vitrine.example/p/amara");
  expect(siteAddress({ ...site, status: "draft", public_url: null }, "premium", origin)).toBeNull();
});

test("it is called by the domain only where that answers", () => {
  const names = { domain: "www.amara.example", subdomain: "amara" };
  expect([siteName(names, "premium"), siteName(names, "free")]).toEqual(["www.amara.example", "amara"]);
  expect(siteName({ domain: null, subdomain: null }, "premium")).toBeNull();
});
