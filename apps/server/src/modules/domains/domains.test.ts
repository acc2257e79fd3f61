import { durations, type CustomDomain } from "@vitrine/model";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { subscriptions } from "../../db/schema/account.ts";
import { startDnsServer, type TestDnsServer } from "../../testing/dns-server.ts";
import {
  aPerson,
  aWebsite,
  createTestApp,
  eventually,
  signedIn,
  websiteOf,
  type Person,
  type TestAnswer,
  type TestApp,
} from "../../testing/index.ts";

let dns: TestDnsServer;
let app: TestApp;
beforeAll(async () => {
  dns = await startDnsServer();
  app = await createTestApp({ workers: false, dnsServer: dns.address });
});
afterAll(async () => {
  await app.end();
  await dns.close();
});

let made = 0;
async function aSite(person?: Person) {
  const owner = person ?? (await aPerson(app, { plan: "premium" }));
  made += 1;
  const { id } = await aWebsite(owner, { subdomain: `domain-${made}`, status: "published" });
  const path = `/websites/${id}/domain`;
  const site = {
    owner,
    id,
    get: () => site.owner.call("GET", path),
    put: (domain: unknown) => site.owner.call("PUT", path, { domain }),
    verify: () => site.owner.call("POST", `${path}/verify`),
    remove: () => site.owner.call("DELETE", path),
    website: async () => websiteOf(await site.owner.call("GET", `/websites/${id}`)),
  };
  return site;
}
type Site = Awaited<ReturnType<typeof aSite>>;

const dataOf = (answer: TestAnswer) => answer.body["data"] as CustomDomain;
const recordOf = (answer: TestAnswer, purpose: string) =>
  dataOf(answer).records.find((record) => record.purpose === purpose);

/** Claims a domain and publishes its proof, as an owner does at a DNS provider. */
async function claimed(site: Site, domain: string): Promise<TestAnswer> {
  const answer = await site.put(domain);
  expect(answer.status, answer.raw).toBe(200);
  const proof = recordOf(answer, "ownership");
  dns.zone.set(proof?.name ?? "", { TXT: [...(dns.zone.get(proof?.name ?? "")?.TXT ?? []), proof?.value ?? ""] });
  return answer;
}

test("a domain is claimed, checked, verified and given up", async () => {
  const site = await aSite();
  const none = { domain: null, status: null, records: [], checked_at: null, url: null };
  expect((await site.get()).body).toEqual({ success: true, data: none });

  const put = await site.put(" WWW.Jane.Example. ");
  expect(dataOf(put)).toEqual({
    domain: "www.jane.example",
    status: "pending",
    checked_at: null,
    url: null,
    records: [
      {
        type: "TXT",
        name: "_vitrine.www.jane.example",
        value: expect.stringMatching(/^vitrine-site=[0-9a-f]{32}$/),
        purpose: "ownership",
        state: null,
        found: [],
      },
      { type: "CNAME", name: "www.jane.example", value: "localhost", purpose: "address", state: null, found: [] },
    ],
  });
  dns.zone.set("_vitrine.www.jane.example", { TXT: ["another=service"] });
  const failed = await site.verify();
  expect(dataOf(failed)).toMatchObject({ status: "failed", checked_at: expect.stringMatching(/Z$/), url: null });
  expect(recordOf(failed, "ownership")).toMatchObject({ state: "different", found: ["another=service"] });
  expect(recordOf(failed, "address")).toMatchObject({ state: "missing" });
  expect((await site.website()).domain).toBeNull();

  dns.zone.set("_vitrine.www.jane.example", { TXT: [recordOf(put, "ownership")?.value ?? ""] });
  dns.zone.set("www.jane.example", { CNAME: ["localhost"] });
  const verified = await site.verify();
  expect(dataOf(verified)).toMatchObject({ status: "verified", url: "http://www.jane.example:3000/" });
  expect(dataOf(verified).records.map(({ state }) => state)).toEqual(["found", "found"]);
  expect((await site.website()).domain).toBe("www.jane.example");
  expect((await site.put("www.jane.example")).body).toEqual(verified.body);

  expect(await site.remove()).toMatchObject({ status: 200, body: { message: "The domain has been removed." } });
  expect((await site.website()).domain).toBeNull();
  expect(dataOf(await site.get())).toEqual(none);
  expect((await site.remove()).status).toBe(404);
});

test("another domain takes the place of the one before, which stops being the website's", async () => {
  const site = await aSite();
  await claimed(site, "first.example");
  await site.verify();
  expect(dataOf(await site.put("second.example"))).toMatchObject({ domain: "second.example", status: "pending" });
  expect((await site.website()).domain).toBeNull();
});

test.each([
  ["no domain", undefined],
  ["a scheme", "https://jane.example"],
  ["a port", "jane.example:443"],
  ["an address in numbers", "192.0.2.1"],
  ["a single word", "jane"],
  ["our own host", "localhost"],
  ["a name below our own host", "jane.localhost"],
  ["a reserved name below our own host", "www.localhost"],
])("%s is refused", async (_what, domain) => {
  const site = await aSite();
  const refused = await site.put(domain);
  expect(refused).toMatchObject({ status: 422, body: { errors: { domain: [expect.stringMatching(/\.$/)] } } });
  expect(dataOf(await site.get()).domain).toBeNull();
});

test("a claim that is not verified blocks nobody, and whoever proves the domain has it", async () => {
  const [first, second] = [await aSite(), await aSite()];
  await first.put("wanted.example");
  await claimed(second, "wanted.example");
  expect(dataOf(await second.verify()).status).toBe("verified");

  expect(dataOf(await first.get()).status).toBe("pending");
  const late = await aSite();
  expect(await late.put("wanted.example")).toMatchObject({
    status: 422,
    body: { errors: { domain: ["This domain is connected to another website. Remove it there first."] } },
  });
  // Even with a proof of its own the earlier claim comes too late.
  const proof = recordOf(await first.get(), "ownership");
  const other = dns.zone.get("_vitrine.wanted.example")?.TXT ?? [];
  dns.zone.set("_vitrine.wanted.example", { TXT: [...other, proof?.value ?? ""] });
  expect(await first.verify()).toMatchObject({ status: 409, body: { code: "invalid_state" } });
  expect((await second.website()).domain).toBe("wanted.example");

  await second.remove();
  expect(dataOf(await first.verify()).status).toBe("verified");
});

test("a domain that was sold goes to its new owner, once the proof of the former one is gone", async () => {
  const [seller, buyer] = [await aSite(), await aSite()];
  await claimed(seller, "sold.example");
  await seller.verify();
  dns.zone.delete("_vitrine.sold.example");
  const claim = await buyer.put("sold.example");
  expect(dataOf(await buyer.verify()).status).toBe("failed");
  expect((await seller.website()).domain, "without a proof nobody loses anything").toBe("sold.example");
  dns.zone.set("_vitrine.sold.example", { TXT: [recordOf(claim, "ownership")?.value ?? ""] });
  expect(dataOf(await buyer.verify()).status).toBe("verified");
  expect([(await seller.website()).domain, (await buyer.website()).domain]).toEqual([null, "sold.example"]);
  expect(dataOf(await seller.get()).status).toBe("failed");
});

test("of two that prove a domain at the same time one gets it", async () => {
  const sites = [await aSite(), await aSite()];
  for (const site of sites) await claimed(site, "race.example");
  const answers = await Promise.all(sites.map((site) => site.verify()));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test("name servers that do not answer change nothing", async () => {
  const site = await aSite();
  await claimed(site, "silent.example");
  await site.verify();
  dns.isFailing = true;
  const refused = await site.verify();
  dns.isFailing = false;
  expect(refused).toMatchObject({ status: 503, body: { code: "unavailable" } });
  expect(refused.headers["retry-after"]).toBe("60");
  expect(dataOf(await site.get()).status).toBe("verified");
  dns.zone.delete("_vitrine.silent.example");
  expect(dataOf(await site.verify()).status).toBe("failed");
  expect((await site.website()).domain).toBeNull();
});

test("domains are part of Premium; what is stored may be read and given up on every plan", async () => {
  const site = await aSite();
  expect(await site.verify()).toMatchObject({ status: 409, body: { message: "Enter a domain first." } });
  await claimed(site, "downgraded.example");
  await site.verify();
  for (const plan of ["pro", "free"] as const) {
    await app.database.db.update(subscriptions).set({ plan }).where(eq(subscriptions.user_id, site.owner.id));
    for (const refused of [await site.put("other.example"), await site.verify()]) {
      expect(refused.status).toBe(403);
      expect(refused.body).toMatchObject({
        code: "feature_requires_upgrade",
        data: { feature: "custom_domains", required_plan: "premium", current_plan: plan },
      });
    }
  }
  expect(dataOf(await site.get())).toMatchObject({ domain: "downgraded.example", status: "verified", url: null });
  expect((await site.remove()).status).toBe(200);
});

test("claims are looked at in the background for three days", async () => {
  const [site, late, downgraded] = [await aSite(), await aSite(), await aSite()];
  await late.put("late.example");
  app.clock.advance(durations.domainWaitMs + 1000);
  for (const one of [site, late, downgraded]) one.owner = await signedIn(app, one.owner);
  await claimed(site, "background.example");
  await claimed(downgraded, "no-plan.example");
  const byOwner = eq(subscriptions.user_id, downgraded.owner.id);
  await app.database.db.update(subscriptions).set({ plan: "pro" }).where(byOwner);
  await app.startWorkers();
  await app.queue.enqueue("check-domains", {});
  await eventually(async () => ((await site.website()).domain === "background.example" ? true : undefined));
  expect([dataOf(await late.get()).checked_at, dataOf(await downgraded.get()).checked_at]).toEqual([null, null]);
});

test("the builder can give a domain up, and sets none", async () => {
  const site = await aSite();
  await claimed(site, "builder.example");
  await site.verify();
  const builder = (domain: unknown) => site.owner.call("PATCH", `/websites/${site.id}/builder`, { domain });
  expect(await builder("other.example")).toMatchObject({
    status: 422,
    body: { errors: { domain: [expect.any(String)] } },
  });
  expect((await builder("builder.example")).body["message"]).toBe("No changes to save");
  expect(websiteOf(await builder(null)).domain).toBeNull();
  expect(dataOf(await site.get()).domain).toBeNull();
});

test("a domain is free again when its website is deleted", async () => {
  const site = await aSite();
  await claimed(site, "deleted.example");
  await site.verify();
  await site.owner.call("DELETE", `/websites/${site.id}`);
  const next = await aSite();
  await claimed(next, "deleted.example");
  expect(dataOf(await next.verify()).status).toBe("verified");
});
