import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createPerson, type ApiPerson, type Json } from "@vitrine/e2e/api-person";
import { startDnsServer, type DnsServer } from "@vitrine/e2e/dns-server";
import { FreshDebian, makeFreshDebian } from "./fresh-debian.ts";
import { guideBlocks } from "./guide-blocks.ts";

/*
 * `npm run test:first-host`: a stranger's path. A Debian that nobody has touched boots beside this system, the commands
 * of the guide to a machine without containers are copied there, and two websites are put on domains of their owners'
 * own, with certificates of an authority of its own. Root, mmdebstrap, systemd-nspawn and caddy are needed, and the
 * ports 80, 443, 3000 and 9443, so this is no part of `npm test`. FIRST_HOST_ROOT is where the Debian lies or is made.
 */
const project = fileURLToPath(new URL("../../", import.meta.url));
const guide = readFileSync(join(project, "docs/guides/deploy.md"), "utf8");
const blocks = guideBlocks(guide, "A machine without containers");
const domains = ["www.ada.example", "www.grace.example"] as const;
const names = ["vitrine.example", "vitrine-sites.example", "ca.example", ...domains];
const repository = "/srv/vitrine";
/** Of the whole path, from Debian's packages to the second domain. */
const limitMinutes = 10;

const work = mkdtempSync(join(tmpdir(), "vitrine-first-host-"));
const root = process.env["FIRST_HOST_ROOT"] ?? join(work, "debian");
makeFreshDebian(root);
const clone = join(work, "repository");
spawnSync("git", ["clone", "--quiet", "--bare", project, clone]);
const caddy = spawnSync("which", ["caddy"], { encoding: "utf8" }).stdout.trim();
assert.ok(caddy, "caddy is needed for the authority");
mkdirSync(join(root, "srv/authority"), { recursive: true });
writeFileSync(
  join(root, "srv/authority/Caddyfile"),
  `{
  admin off
  http_port 9080
  https_port 9443
  skip_install_trust
}
https://ca.example:9443 {
  tls internal
  acme_server
}
`,
);

const dns = await startDnsServer();
const shown = { [repository]: clone, "/opt/authority": caddy };
const debian = await FreshDebian.boot({ root, shown, names });
const steps: { title: string; seconds: number }[] = [];
try {
  await startAuthority();
  for (const { title, commands } of blocks) {
    const begun = performance.now();
    debian.copy(commands.replaceAll("<this repository>", repository));
    // The one setting that a machine on the net does without: who is asked about domains.
    if (commands.includes("/etc/vitrine.env")) debian.copy(`echo DNS_SERVERS=${dns.address} >> /etc/vitrine.env`);
    step(title, begun);
  }
  for (const domain of domains) {
    const begun = performance.now();
    await connect(domain, dns);
    step(`A website on ${domain}, from the account to the page by TLS`, begun);
  }
} finally {
  await debian.stop();
  await dns.stop();
  if (process.env["FIRST_HOST_ROOT"] === undefined) rmSync(work, { recursive: true, force: true });
}

const total = steps.reduce((sum, { seconds }) => sum + seconds, 0);
const line = (title: string, seconds: number) => `| ${title} | ${seconds.toFixed(0)} s |`;
console.log(
  ["", "| step | time |", "| --- | --- |", ...steps.map(({ title, seconds }) => line(title, seconds))].join("\n"),
);
console.log(line("all", total));
assert.ok(total < limitMinutes * 60, `The path took longer than ${limitMinutes} minutes.`);

function step(title: string, begun: number): void {
  steps.push({ title, seconds: (performance.now() - begun) / 1000 });
  console.log(`first-host: ${title}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

/** Another Caddy gives certificates; its own lies where the guide looks for it. */
async function startAuthority(): Promise<void> {
  debian.start("XDG_DATA_HOME=/srv/authority exec /opt/authority run --config /srv/authority/Caddyfile");
  const own = join(root, "srv/authority/caddy/pki/authorities/local/root.crt");
  await until(async () => existsSync(own));
  writeFileSync(join(root, "root/authority.crt"), readFileSync(own));
}

/** What an owner does in a browser, with the calls that it makes, and what a visitor sees then. */
async function connect(domain: string, records: DnsServer): Promise<void> {
  const name = `Owner of ${domain}`;
  const server = { url: "http://127.0.0.1:3000", dataDir: join(root, "var/lib/vitrine") };
  const owner = await createPerson(server, name);
  await done(owner, "POST", "/subscription/start-trial", { plan: "premium" });
  const { website } = await done(owner, "POST", "/websites", { name });
  const id = Number((website as Json)["id"]);
  await done(owner, "PATCH", `/websites/${id}/builder`, { full_name: name, status: "published" });
  const claim = await done(owner, "PUT", `/websites/${id}/domain`, { domain });
  const wanted = (claim["data"] as Json)["records"] as { type: "TXT" | "CNAME"; name: string; value: string }[];
  for (const record of wanted) await records.set(record.name, { [record.type]: [record.value] });
  const checked = await done(owner, "POST", `/websites/${id}/domain/verify`);
  assert.equal((checked["data"] as Json)["status"], "verified");
  const page = await overTls(domain);
  assert.ok(page.includes(name), `${domain} shows its website`);
  assert.equal((await overTls("vitrine.example")).includes("Vitrine"), true);
}

async function done(owner: ApiPerson, method: string, path: string, body?: Json): Promise<Json> {
  const answer = await owner.call(method, path, body);
  assert.ok(answer.status < 300, `${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** The page of a host, believed only with a certificate of the authority. */
function overTls(host: string): Promise<string> {
  const ca = readFileSync(join(root, "root/authority.crt"));
  return new Promise((resolve, reject) => {
    const asked = { host: "127.0.0.1", port: 443, servername: host, headers: { host }, ca };
    const asking = request(asked, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => (text += part));
      answer.on("end", () => resolve(text));
    });
    asking.on("error", reject).end();
  });
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (await isSo()) return;
    await pause(100);
  }
  throw new Error("What was waited for did not come.");
}
