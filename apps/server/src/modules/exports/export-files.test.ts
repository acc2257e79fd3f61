import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  aFilledWebsite,
  aPerson,
  aWebsite,
  createTestApp,
  namesInZip,
  shareReaders,
  type Person,
  type TestApp,
} from "../../testing/index.ts";

let app: TestApp;
const readers = shareReaders();
beforeAll(async () => {
  app = await createTestApp({ workers: false });
  await readers.warmUp();
});
afterAll(async () => {
  await readers.close();
  await app.end();
});

async function exported(owner: Person, id: number, format: string) {
  const answer = await app.http.inject({
    method: "GET",
    url: `/api/websites/${id}/export?format=${format}`,
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(answer.statusCode, answer.statusCode === 200 ? "" : answer.payload).toBe(200);
  // The name of the contract stays; who looks for more finds the person's.
  expect(answer.headers["content-disposition"]).toMatch(
    new RegExp(`^attachment; filename="website-${id}\\.${format}"(; filename\\*=UTF-8''[^;"]+)?$`),
  );
  expect(answer.headers["cache-control"]).toBe("no-store");
  const name = String(answer.headers["content-disposition"]);
  return { type: answer.headers["content-type"], name, bytes: answer.rawPayload };
}

describe("R1.1-32 R2.7-16 the CV of a website", () => {
  test.each([
    ["pdf", "application/pdf", "%PDF-"],
    ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "PK"],
  ])("as %s is a file of its kind that programs read back", async (format, type, start) => {
    const owner = await aPerson(app, { plan: "pro" });
    const website = await aFilledWebsite(app, owner);
    const file = await exported(owner, website.id, format);
    expect(file.type).toBe(type);
    expect(file.bytes.subarray(0, start.length).toString("latin1")).toBe(start);
    const { cv } = await readers.parse(file.bytes);
    expect(cv.personal_info).toMatchObject({ name: website.full_name, email: website.contact.email });
    expect(cv.experiences.map((job) => [job.position, job.company])).toEqual(
      website.experience.map((job) => [job.position, job.name]),
    );
    expect(cv.educations.map((school) => school.institution)).toEqual(website.education.map((school) => school.name));
    const named = encodeURIComponent(`${website.full_name} CV.${format}`);
    expect(file.name).toContain(`filename*=UTF-8''${named}`);
    // A CV is no blog.
    expect(JSON.stringify(cv)).not.toContain("Learning to read drawings");
  });

  test("tells its owner alone what a machine finds in it", async () => {
    const owner = await aPerson(app, { plan: "pro" });
    const website = await aFilledWebsite(app, owner);
    const path = `/websites/${website.id}/export/check?format=docx`;
    const { body } = await owner.call("GET", path);
    expect(body["check"]).toMatchObject({ percent: 100, lost: [] });
    expect((await (await aPerson(app)).call("GET", path)).status).toBe(404);
  });

  test("of an empty website, and of one whose owner tries to break out, is made all the same", async () => {
    const owner = await aPerson(app, { plan: "premium" });
    const empty = await aWebsite(owner);
    const hostile = await aWebsite(owner, {
      full_name: "</w:t><w:r> & \"Bobby\" 'Tables' %PDF ]]>",
      intro: "a\u0001b\u000bc \u202eturned\u202c <script>alert(1)</script> {{x}} 🚀",
      links: [{ label: "x", url: "javascript:alert(1)" }],
    });
    for (const format of ["pdf", "docx"]) {
      const { cv, text } = await readers.parse((await exported(owner, hostile.id, format)).bytes);
      expect(text).toContain("</w:t><w:r> & \"Bobby\" 'Tables' %PDF ]]>");
      expect(text).toContain("abc turned <script>alert(1)</script> {{x}}");
      expect(cv.personal_info.links).toEqual([]);
      expect((await exported(owner, empty.id, format)).bytes.length).toBeGreaterThan(1000);
    }
  });

  test("as PDF is refused where no font has its letters, and Word is named instead", async () => {
    const owner = await aPerson(app);
    const { id } = await aWebsite(owner, { full_name: "김민수" });
    const refused = await owner.call("GET", `/websites/${id}/export?format=pdf`);
    expect(refused).toMatchObject({ status: 422, body: { code: "validation_failed" } });
    const { format } = refused.body["errors"] as Record<string, string[]>;
    expect(format?.[0]).toMatch(/\(김 민 수\)\. Please choose Word/);
    expect((await exported(owner, id, "docx")).bytes.length).toBeGreaterThan(1000);
  });
});

test("R1.1-32 the live site is an archive of pages, fonts and pictures; drafts stay at home", async () => {
  const owner = await aPerson(app, { plan: "pro" });
  const { id, flat_picture } = await aFilledWebsite(app, owner);
  const { type, bytes } = await exported(owner, id, "zip");
  expect(type).toBe("application/zip");
  const names = namesInZip(bytes);
  const picture = `media/${flat_picture?.split("/").at(-1)}`;
  const posts = ["blog/index.html", "blog/learning-to-read-drawings/index.html"];
  expect(names).toEqual(expect.arrayContaining(["index.html", "README.txt", picture, ...posts]));
  expect(names.filter((name) => name.startsWith("blog/"))).toHaveLength(2);
  expect(names.some((name) => name.endsWith(".woff2"))).toBe(true);
  // Nobody knows where the files will lie: what needs an address is left out.
  expect(names).not.toContain("sitemap.xml");
  expect(names.every((name) => !name.includes("..") && !name.startsWith("/"))).toBe(true);
});
