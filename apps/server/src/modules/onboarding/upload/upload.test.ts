import { limits } from "@vitrine/model";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aPerson, createTestApp, upload, type Person, type TestApp } from "../../../testing/index.ts";
import { aDocx, aPdf, aProtectedPdf, aZip, sampleCv, sampleCvText } from "../testing/cv-files.ts";
import { atReview, sessionOf, uploadCv } from "../testing/journey.ts";

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await createTestApp();
  person = await aPerson(app);
});
afterAll(() => app.end());

const wrongType = "Please upload a PDF, DOC, or DOCX file";
const aPicture = (side = 40) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#336699" } })
    .png()
    .toBuffer();

describe("files that are taken", () => {
  test("R3.7-07 R3.7-08 a PDF with a picture", async () => {
    const answer = await uploadCv(app, person, aPdf([...sampleCv]), { picture: await aPicture() });
    expect(answer.status).toBe(200);
    expect(answer.body["text"]).toContain("Marta Lindqvist");
    expect(answer.body["use_vision_parsing"]).toBe(false);
    expect(answer.body["session_id"]).toBe(sessionOf(answer).session_id);
    expect(answer.body["profile_picture_url"]).toMatch(/^\/media\/[a-f0-9]{32}\.jpg$/);
    expect(sessionOf(answer)).toMatchObject({ step: "upload_picture", path: "upload" });
  });

  test("R3.7-09 the stored path is an opaque reference", async () => {
    const answer = await uploadCv(app, person, aPdf([...sampleCv]), { name: "../../etc/passwd.pdf" });
    expect(answer.body["stored_path"]).toMatch(/^cv_[a-f0-9]{32}$/);
    expect(answer.raw).not.toMatch(/passwd|\/tmp|onboarding\//);
  });

  test("a Word document", async () => {
    const answer = await uploadCv(app, person, aDocx(sampleCvText.split("\n")), { name: "cv.docx" });
    expect(answer.status).toBe(200);
    expect(answer.body["text"]).toContain("Nordtrafik AB");
  });

  test("a file with hardly any text is marked for vision parsing", async () => {
    const answer = await uploadCv(app, person, aPdf(["Scan 1"]));
    expect(answer.body["use_vision_parsing"]).toBe(true);
  });

  test("R3.5-02 R3.9-03 exactly 10 MB are accepted, one byte more is not", async () => {
    const pdf = aPdf([...sampleCv]);
    const filled = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length, "\n")]);
    expect((await uploadCv(app, person, filled(limits.cvFileBytes))).status).toBe(200);
    const refused = await uploadCv(app, person, filled(limits.cvFileBytes + 1));
    expect(refused.status).toBe(413);
    expect(refused.body).toMatchObject({
      code: "file_too_large",
      message: "File size must be less than 10MB",
      errors: { cv_file: ["File size must be less than 10MB"] },
    });
  });

  test("another upload takes the place of the first and forgets what was read", async () => {
    const someone = await aPerson(app);
    const id = await atReview(app, someone);
    const again = await uploadCv(app, someone, aPdf(["# Ines Duarte", "ines.duarte@example.com"]), { sessionId: id });
    expect(sessionOf(again)).toMatchObject({ session_id: id, step: "upload_picture", has_cv_data: false });
    const data = await someone.call("GET", `/onboarding/session-data?session_id=${id}`);
    expect(data.body["text"]).not.toContain("Marta");
  });

  test("R3.7-05 an idempotency key replays the first upload and stores nothing more", async () => {
    const someone = await aPerson(app);
    const send = () => uploadCv(app, someone, aPdf([...sampleCv]), { headers: { "Idempotency-Key": "upload-1" } });
    const [first, second] = [await send(), await send()];
    expect(second.headers["idempotency-replayed"]).toBe("true");
    expect(second.body["stored_path"]).toBe(first.body["stored_path"]);
  });
});

describe("files that are refused", () => {
  test.each([
    ["a text file", "cv.txt", Buffer.from(sampleCvText), 415, wrongType],
    ["R3.5-03 a picture named cv.pdf", "cv.pdf", null, 415, wrongType],
    ["R3.5-01 a program", "cv.exe", Buffer.from("MZ\u0000\u0001\u0002\u0003binary"), 415, wrongType],
    ["a ZIP archive named cv.docx", "cv.docx", aZip([{ name: "a.txt", content: "hello" }]), 415, wrongType],
    ["an empty file", "cv.pdf", Buffer.alloc(0), 422, "This file is empty. Please upload another file."],
    [
      "a password-protected PDF",
      "cv.pdf",
      aProtectedPdf(),
      422,
      "This file is password-protected. Please upload an unprotected file.",
    ],
  ])("%s", async (_, name, content, status, message) => {
    const answer = await uploadCv(app, person, content ?? (await aPicture()), { name });
    expect([answer.status, answer.body["message"]]).toEqual([status, message]);
    expect(answer.body["errors"]).toEqual({ cv_file: [message] });
  });

  test("a truncated Word document", async () => {
    const whole = aDocx(sampleCvText.split("\n"));
    const answer = await uploadCv(app, person, whole.subarray(0, whole.length - 60), { name: "cv.docx" });
    expect([415, 422]).toContain(answer.status);
    expect(answer.body["errors"]).toHaveProperty("cv_file");
  });

  test("a ZIP bomb in a Word document costs neither memory nor time", async () => {
    const bomb = aDocx(["Marta"], [{ name: "word/media/zeros.bin", content: Buffer.alloc(120 * 1024 * 1024) }]);
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const answer = await uploadCv(app, person, bomb, { name: "cv.docx" });
    expect(answer.status).toBe(422);
    expect(answer.body["message"]).toContain("too large once it is unpacked");
  });

  test("no file at all", async () => {
    const answer = await uploadCv(app, person, null);
    expect([answer.status, answer.body["errors"]]).toEqual([422, { cv_file: ["The cv file field is required."] }]);
  });

  test("a body that is no form", async () => {
    const answer = await person.call("POST", "/onboarding/upload-cv", { cv_file: "x" });
    expect(answer.status).toBe(415);
  });

  test("a refused file changes nothing of the session", async () => {
    const someone = await aPerson(app);
    const id = await atReview(app, someone);
    await uploadCv(app, someone, Buffer.from("no cv"), { sessionId: id });
    expect(sessionOf(await someone.call("GET", `/onboarding/session?session_id=${id}`))).toMatchObject({
      step: "review",
      has_cv_data: true,
    });
  });
});

describe("pasted text", () => {
  const paste = (text: unknown) => person.call("POST", "/onboarding/paste-text", { cv_text: text });

  test("R3.7-05 is taken with the session at the picture", async () => {
    const answer = await paste(`  ${sampleCvText}  `);
    expect(answer.body).toMatchObject({ text: sampleCvText, stored_path: null, use_vision_parsing: false });
    expect(sessionOf(answer).step).toBe("upload_picture");
  });

  test.each([
    ["nothing", ""],
    ["blanks", " \n\t "],
    ["a NUL byte", "Marta\u0000"],
    ["100,001 characters", "a".repeat(100_001)],
    ["a number", 7],
  ])("%s is refused", async (_, text) => {
    const answer = await paste(text);
    expect(answer.status).toBe(422);
    expect(answer.body["errors"]).toHaveProperty("cv_text");
  });

  test("100,000 characters are taken", async () => {
    expect((await paste("a ".repeat(50_000).slice(0, 99_999) + "b")).status).toBe(200);
  });
});

describe("the picture", () => {
  async function send(sessionId: string | null, picture: Uint8Array | null) {
    return upload(
      app,
      "/onboarding/upload-profile-picture",
      [
        ...(sessionId ? [{ name: "session_id", content: sessionId }] : []),
        ...(picture ? [{ name: "profile_picture", fileName: "me.png", content: picture }] : []),
      ],
      { Authorization: `Bearer ${person.token}` },
    );
  }
  async function anUploaded(): Promise<string> {
    return String((await uploadCv(app, person, aPdf([...sampleCv]))).body["session_id"]);
  }

  test("R3.7-10 is stored, shown and can be proceeded with", async () => {
    const id = await anUploaded();
    const answer = await send(id, await aPicture());
    expect(answer.status).toBe(200);
    const shown = await app.http.inject({ url: String(answer.body["profile_picture_url"]) });
    expect(shown.statusCode).toBe(200);
    const proceeded = await person.call("POST", "/onboarding/proceed-with-picture", { session_id: id });
    expect(sessionOf(proceeded).step).toBe("processing");
  });

  test("skipping removes it", async () => {
    const id = await anUploaded();
    const url = String((await send(id, await aPicture())).body["profile_picture_url"]);
    const skipped = await person.call("POST", "/onboarding/skip-picture", { session_id: id });
    expect(sessionOf(skipped)["profile_picture_url"]).toBeNull();
    expect((await app.http.inject({ url })).statusCode).toBe(404);
  });

  test("R3.5-06 no image, R3.5-07 too large, undecodable, missing", async () => {
    const id = await anUploaded();
    const picture = await aPicture();
    const cases: [Uint8Array | null, number, string][] = [
      [Buffer.from("plain text"), 415, "Please select an image file"],
      [Buffer.alloc(limits.pictureBytes + 1), 413, "Picture file size must be less than 5MB"],
      [picture.subarray(0, 40), 422, "Failed to process image file"],
      [null, 422, "The profile picture field is required."],
    ];
    for (const [content, status, message] of cases) {
      const answer = await send(id, content);
      expect([answer.status, answer.body["message"]]).toEqual([status, message]);
    }
  });

  test("R3.5-09 needs a session id", async () => {
    const answer = await send(null, await aPicture());
    expect([answer.status, answer.body["message"]]).toEqual([422, "No session ID available"]);
  });
});

describe("pages of the file", () => {
  test("a PDF page is drawn as PNG; other pages and kinds are 404", async () => {
    const someone = await aPerson(app);
    const id = await atReview(app, someone);
    const page = (number: number) =>
      app.http.inject({
        url: `/api/onboarding/source-page?session_id=${id}&page=${number}`,
        headers: { Authorization: `Bearer ${someone.token}` },
      });
    const first = await page(1);
    expect(first.headers["content-type"]).toBe("image/png");
    expect(first.rawPayload.subarray(1, 4).toString()).toBe("PNG");
    expect((await page(1)).rawPayload.equals(first.rawPayload)).toBe(true);
    expect((await page(2)).statusCode).toBe(404);
    await someone.call("POST", "/onboarding/paste-text", { cv_text: sampleCvText, session_id: id });
    expect((await page(1)).statusCode).toBe(404);
  });
});
