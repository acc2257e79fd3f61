import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aPerson, aWebsite, createTestApp, type TestApp } from "../testing/index.ts";
import { createHttp, type TrustedProxies } from "./create-http.ts";

const addresses = { appUrl: () => "https://vitrine.example", sitesHost: () => "sites.example" };

/** What a server behind proxies believes of a request that comes from 127.0.0.1 with these headers. */
async function believed(trustProxy: TrustedProxies, headers: Record<string, string>) {
  const http = await createHttp({ ...addresses, logLevel: "silent", trustProxy });
  http.get("/seen", (request) => ({ ip: request.ip, host: request.host }));
  const answer = await http.inject({ url: "/seen", headers: { host: "vitrine.example", ...headers } });
  await http.close();
  return answer.json<{ ip: string; host: string }>();
}

/** A proxy appends the address that it saw; everything left of that is the visitor's own invention. */
const appended = { "x-forwarded-for": "198.51.100.66, 203.0.113.9" };

describe("a visitor's address", () => {
  test.each([
    ["nobody is believed", false, appended, "127.0.0.1"],
    ["the last proxy's word counts, not the visitor's", 1, appended, "203.0.113.9"],
    [
      "two proxies, the visitor pretends a third",
      2,
      { "x-forwarded-for": "1.2.3.4, 203.0.113.9, 10.0.0.5" },
      "203.0.113.9",
    ],
    ["proxies by address", ["127.0.0.1"], appended, "203.0.113.9"],
    [
      "proxies by network",
      ["127.0.0.1", "10.0.0.0/8"],
      { "x-forwarded-for": "1.2.3.4, 203.0.113.9, 10.0.0.5" },
      "203.0.113.9",
    ],
    ["whoever connects is no proxy", ["10.0.0.0/8"], appended, "127.0.0.1"],
  ] as const)("%s", async (_when, trusted, headers, ip) => {
    const proxies = typeof trusted === "object" ? [...trusted] : trusted;
    expect((await believed(proxies, headers)).ip).toBe(ip);
  });

  test("X-Forwarded-Host is believed of nobody: caches in front keep answers by Host", async () => {
    const headers = { "x-forwarded-host": "evil.example" };
    const settings: TrustedProxies[] = [false, 1, ["127.0.0.1"]];
    for (const trusted of settings) expect((await believed(trusted, headers)).host).toBe("vitrine.example");
  });

  test("behind a proxy a visitor gets the site of the host that was asked for, whatever else is named", async () => {
    const app = await createTestApp({ workers: false, sitesHost: "sites.example", trustProxy: 1 });
    try {
      const owner = await aPerson(app, { plan: "pro" });
      await aWebsite(owner, { subdomain: "jane", status: "published", name: "Site of Jane" });
      await aWebsite(await aPerson(app), { subdomain: "mallory", status: "published", name: "Site of Mallory" });
      const look = (headers: Record<string, string>) => app.http.inject({ url: "/", headers });
      const plain = await look({ host: "jane.sites.example" });
      expect([plain.statusCode, plain.payload.includes("Site of Jane")]).toEqual([200, true]);
      const steered = await look({ host: "jane.sites.example", "x-forwarded-host": "mallory.sites.example" });
      expect([steered.statusCode, steered.payload]).toEqual([200, plain.payload]);
    } finally {
      await app.end();
    }
  });
});

describe("Strict-Transport-Security", () => {
  async function sent(appUrl: string, sitesHost: string, host: string) {
    const settings = {
      appUrl: () => appUrl,
      sitesHost: () => sitesHost,
      logLevel: "silent",
      trustProxy: false,
    } as const;
    const http = await createHttp(settings);
    http.get("/", () => ({}));
    const { headers } = await http.inject({ url: "/", headers: { host } });
    await http.close();
    return headers["strict-transport-security"];
  }

  test.each([
    ["not without TLS", "http://vitrine.example", "vitrine.example", "vitrine.example", undefined],
    ["with TLS", "https://vitrine.example", "sites.example", "vitrine.example", "max-age=31536000"],
    [
      "with sites below it",
      "https://vitrine.example",
      "vitrine.example",
      "vitrine.example",
      "max-age=31536000; includeSubDomains",
    ],
    [
      "with sites further below",
      "https://vitrine.example",
      "s.vitrine.example:443",
      "vitrine.example:443",
      "max-age=31536000; includeSubDomains",
    ],
    ["on a site's name", "https://vitrine.example", "sites.example", "jane.sites.example", "max-age=31536000"],
    ["not on an owner's domain", "https://vitrine.example", "sites.example", "jane.example", undefined],
  ])("%s", async (_when, appUrl, sitesHost, host, expected) => {
    expect(await sent(appUrl, sitesHost, host)).toBe(expected);
  });
});

describe("/dev/mail", () => {
  let directory = "";
  let laptop: TestApp;
  let open: TestApp;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "vitrine-mail-"));
    laptop = await createTestApp({ workers: false, outboxDirectory: directory, trustProxy: ["127.0.0.1"] });
    open = await createTestApp({ workers: false, outboxDirectory: directory, appUrl: "http://vitrine.example" });
  });
  afterAll(async () => {
    await laptop.end();
    await open.end();
    await rm(directory, { recursive: true, force: true });
  });

  test("is open to whoever sits at this machine", async () => {
    expect((await laptop.http.inject({ url: "/dev/mail", headers: { host: "localhost:3000" } })).statusCode).toBe(200);
    expect((await laptop.http.inject({ url: "/dev/mail", headers: { host: "127.0.0.1:3000" } })).statusCode).toBe(200);
  });

  test.each([
    ["from another address", { remoteAddress: "203.0.113.9", headers: { host: "localhost:3000" } }],
    ["from the network at home", { remoteAddress: "192.168.1.7", headers: { host: "192.168.1.2:3000" } }],
    ["through a proxy", { headers: { host: "localhost:3000", "x-forwarded-for": "127.0.0.1" } }],
    ["through a proxy that says who it is", { headers: { host: "localhost:3000", forwarded: "for=127.0.0.1" } }],
    ["by another name of this machine", { headers: { host: "laptop:3000" } }],
  ])("is closed %s", async (_when, request) => {
    expect((await laptop.http.inject({ url: "/dev/mail", ...request })).statusCode).toBe(404);
  });

  test("shows mails as mails: a list, words with links that work, the other form, and files", async () => {
    const link = `http://localhost:3000/verify?token=${"a=b&".repeat(30)}end`;
    const mailer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
    const { message } = await mailer.sendMail({
      to: "zoë@example.test",
      subject: "Größe <b>",
      text: `Open ${link}.`,
      html: `<p>Open <a href="${link.replaceAll("&", "&amp;")}">this</a> <script>alert(1)</script></p>`,
      attachments: [{ filename: "Übersicht.txt", content: "Kept." }],
    });
    await writeFile(join(directory, "2026-01-01T00-00-00-000Z-0a0a0a0a.eml"), message as Buffer);
    const get = (url: string) => laptop.http.inject({ url, headers: { host: "localhost:3000" } });
    const page = await get("/dev/mail");
    expect(page.payload).toContain("<h2>Größe &#60;b&#62;</h2>");
    const [, mail = ""] = /<li><a href="([^"]+)" aria-current="true"><strong>Größe/.exec(page.payload) ?? [];
    expect((await get(`${mail}?view=text`)).payload).toContain(`href="${link.replaceAll("&", "&#38;")}"`);
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
    const [, shown = ""] = /src="([^"]+\/html)"/.exec(page.payload) ?? [];
    const html = await get(shown);
    expect(html.payload).toContain(`<a target="_blank" href="${link.replaceAll("&", "&amp;")}">`);
    expect(html.headers["content-security-policy"]).not.toContain("script-src");
    const [, file = ""] = /href="([^"]+\/files\/0)"/.exec(page.payload) ?? [];
    expect((await get(file)).payload).toBe("Kept.");
    expect((await get(shown.replace(/html$/, "source"))).payload).toContain("Content-Type: multipart/");
    for (const url of [mail, shown, file, "/dev/mail/..%2Fsecret/source"]) {
      expect((await open.http.inject({ url, headers: { host: "localhost:3000" } })).statusCode).toBe(404);
    }
    expect((await get("/dev/mail/..%2Fsecret/source")).statusCode).toBe(404);
  });

  test("is closed everywhere when the address is public", async () => {
    expect((await open.http.inject({ url: "/dev/mail", headers: { host: "localhost:3000" } })).statusCode).toBe(404);
  });
});
