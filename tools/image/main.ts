import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { createPerson, type ApiPerson, type Json } from "@vitrine/e2e/api-person";
import { sampleDocx, sampleText } from "@vitrine/e2e/sample-cv";
import { startServer } from "@vitrine/e2e/server";
import sharp from "sharp";
import { scannedPdf, textPdf } from "../bench/world/pdf-files.ts";
import { OwnDatabase } from "../bench/world/own-database.ts";
import { makePrunedTree } from "./pruned-tree.ts";

/*
 * `npm run test:image`: whether `deploy/prune-image.sh` leaves what the product needs. It runs from a tree that was
 * pruned as the image is, and does whatever opens files of its packages: CVs of each kind, pages, pictures, exports.
 */
const { tree, megabytes, remove } = makePrunedTree(fileURLToPath(new URL("../../", import.meta.url)));
console.log(`${Math.round(megabytes)} MB are left, packages of the web application's build among them`);
const database = await OwnDatabase.create();
const server = await startServer({ tree, environment: { DATABASE_URL: database.url } });
const lines = sampleText("Nadia Example").split("\n");

/** The text as a scanner sees it. */
async function scan(): Promise<Buffer> {
  const [width, height] = [1240, 1754];
  const rows = lines.map((line, row) => `<text x="100" y="${120 + row * 44}">${line.replaceAll("&", "&amp;")}</text>`);
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="28">${rows.join("")}</svg>`;
  const jpeg = await sharp(Buffer.from(page)).flatten({ background: "white" }).jpeg({ quality: 90 }).toBuffer();
  return scannedPdf({ jpeg, width, height });
}

async function expectOk(call: ReturnType<ApiPerson["call"]>): Promise<Json> {
  const { status, body } = await call;
  assert.ok(status < 300, `${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Hands a CV in and makes a website of it. */
async function siteOf(file: Uint8Array | Blob, name: string): Promise<{ owner: ApiPerson; id: number }> {
  const owner = await createPerson(server);
  const form = new FormData();
  form.set("cv_file", file instanceof Blob ? file : new Blob([new Uint8Array(file)]), name);
  const session = {
    session_id: String((await expectOk(owner.call("POST", "/onboarding/upload-cv", form)))["session_id"]),
  };
  await expectOk(owner.call("POST", "/onboarding/skip-picture", session));
  await expectOk(owner.call("POST", "/onboarding/parse-cv", session));
  const created = await expectOk(owner.call("POST", "/onboarding/create-website", session));
  return { owner, id: (created["website"] as { id: number }).id };
}

const get = (owner: ApiPerson, path: string) =>
  fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${owner.token}` } });

for (const [kind, name, make] of [
  ["a text PDF", "cv.pdf", async () => textPdf(lines)],
  ["a scan", "scan.pdf", scan],
  ["a Word file", "cv.docx", () => sampleDocx("Nadia Example")],
] as const)
  await test(`${kind} is read, and its page shows it`, async () => {
    const { owner, id } = await siteOf(await make(), name);
    const { website } = await expectOk(owner.call("POST", `/websites/${id}/publish`));
    const page = await fetch(`${server.url}${(website as { public_url: string }).public_url}`);
    assert.equal(page.status, 200);
    assert.ok((await page.text()).includes("Riverside Hospital"));
  });

await test("a website is exported in each form, and its CVs are read back", async () => {
  const { owner, id } = await siteOf(textPdf(lines), "cv.pdf");
  for (const format of ["json", "pdf", "docx", "zip"]) {
    const answer = await get(owner, `/websites/${id}/export?format=${format}`);
    assert.equal(answer.status, 200, format);
    assert.ok((await answer.arrayBuffer()).byteLength > 1000, format);
  }
  for (const format of ["pdf", "docx"])
    await expectOk(owner.call("GET", `/websites/${id}/export/check?format=${format}`));
});

await test("pictures are drawn and taken: of shared links, of a person, of templates", async () => {
  const { owner, id } = await siteOf(textPdf(lines), "cv.pdf");
  const card = await get(owner, `/websites/${id}/card`);
  assert.match(String(card.headers.get("content-type")), /^image\//);
  const background = { r: 20, g: 90, b: 90 };
  const photo = await sharp({ create: { width: 800, height: 800, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set("picture", new Blob([new Uint8Array(photo)], { type: "image/png" }), "photo.png");
  await expectOk(owner.call("POST", `/websites/${id}/profile-picture`, form));
  const preview = await fetch(`${server.url}/site-assets/previews/default-desktop.webp`);
  assert.equal(preview.status, 200);
});

await test("the application, its interface and its pages for developers are served", async () => {
  for (const path of ["/", "/login", "/developers", "/api/openapi.json", "/api/templates", "/sitemap.xml"])
    assert.equal((await fetch(`${server.url}${path}`)).status, 200, path);
});

await test("nothing was missed on the way", () => {
  assert.doesNotMatch(server.output(), /ENOENT|MODULE_NOT_FOUND|Cannot find/);
});

await server.stop();
await database.remove();
remove();
