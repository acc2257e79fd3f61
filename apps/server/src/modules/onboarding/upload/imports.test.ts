import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSdkAi } from "../../../ports/ai/sdk-ai.ts";
import { startTestingModel, type TestingModel } from "../../../testing/played-model.ts";
import { aPerson, createTestApp, upload, type Person, type TestApp } from "../../../testing/index.ts";
import { aDocx, aPdf, aZip, sampleCv, sampleCvText } from "../testing/cv-files.ts";

let app: TestApp;
let person: Person;
let model: TestingModel;
beforeAll(async () => {
  model = await startTestingModel(() => ({ status: 500 }));
  const settings = { provider: "openai-compatible", model: "played", apiKey: "k", baseUrl: model.baseUrl } as const;
  app = await createTestApp({ ai: createSdkAi(settings) });
  person = await aPerson(app);
});
afterAll(async () => {
  await app.end();
  await model.close();
});

const archive = aZip([
  { name: "Profile.csv", content: "First Name,Last Name,Headline\nIngrid,Solheim,Marine Engineer\n" },
  {
    name: "Positions.csv",
    content: "Company Name,Title,Description,Location,Started On,Finished On\nFjordline,Chief Engineer,,,Mar 2019,\n",
  },
]);
const resume = Buffer.from(
  JSON.stringify({
    basics: { name: "Amadou Keïta" },
    work: [{ name: "Sahel Seeds", position: "Agronomist", startDate: "2019" }],
  }),
);

const send = (file: Uint8Array, source?: string) =>
  upload(
    app,
    "/onboarding/upload-cv",
    [...(source ? [{ name: "source", content: source }] : []), { name: "cv_file", fileName: "file", content: file }],
    { Authorization: `Bearer ${person.token}` },
  );

/** Uploads, skips the picture, reads; gives the answer of parse-cv and the session's data. */
async function importFile(file: Uint8Array, source: string) {
  const uploaded = await send(file, source);
  expect(uploaded.status).toBe(200);
  const session_id = String(uploaded.body["session_id"]);
  await person.call("POST", "/onboarding/skip-picture", { session_id });
  const parsed = await person.call("POST", "/onboarding/parse-cv", { session_id, cv_text: uploaded.body["text"] });
  const data = await person.call("GET", `/onboarding/session-data?session_id=${session_id}`);
  return { parsed, data };
}

describe("structured exports", () => {
  test("a LinkedIn archive is read as data, with evidence in its text", async () => {
    const { parsed, data } = await importFile(archive, "linkedin");
    expect(parsed.body).toMatchObject({
      personal_info: { name: "Ingrid Solheim", title: "Marine Engineer" },
      experiences: [{ position: "Chief Engineer", company: "Fjordline", start_date: "2019-03", end_date: null }],
      confidence: 1,
    });
    expect(data.body["source"]).toEqual({ kind: "linkedin", pages: 1, has_page_images: false });
    const evidence = data.body["evidence"] as Record<string, { spans: { start: number; end: number }[] }>;
    const [span] = evidence["/experiences/0/company"]?.spans ?? [];
    expect(String(data.body["text"]).slice(span?.start, span?.end)).toBe("Fjordline");
  });

  test("a JSON Resume is read as data, and no export is sent to an AI service", async () => {
    const before = model.requests.length;
    const { parsed, data } = await importFile(resume, "json_resume");
    expect(parsed.body).toMatchObject({
      personal_info: { name: "Amadou Keïta" },
      experiences: [{ company: "Sahel Seeds", position: "Agronomist" }],
    });
    expect(data.body["source"]).toMatchObject({ kind: "json_resume" });
    expect(model.requests).toHaveLength(before);
  });

  test("R3.2.2-20 a profile saved as PDF goes the ordinary way, and so does a Word file", async () => {
    expect((await send(aPdf([...sampleCv]), "linkedin")).body["text"]).toContain("Marta Lindqvist");
    expect((await send(aDocx(sampleCvText.split("\n")), "linkedin")).body["text"]).toContain("Nordtrafik AB");
  });

  test("a failing AI service leaves the engine's result, and says so", async () => {
    const { parsed } = await importFile(aPdf([...sampleCv]), "linkedin");
    expect(parsed.status).toBe(200);
    expect(parsed.body).toMatchObject({ personal_info: { name: "Marta Lindqvist" } });
    expect(JSON.stringify(parsed.body["diagnostics"])).toContain("ai_failed");
  });
});

describe("what is refused", () => {
  const wrongType = "Please upload a PDF, DOC, or DOCX file";

  test("without a source the three file kinds stay the only ones", async () => {
    for (const file of [archive, resume]) {
      const answer = await send(file);
      expect(answer.status).toBe(415);
      expect(answer.body["message"]).toBe(wrongType);
    }
  });

  test.each([
    ["linkedin", aZip([{ name: "photo.txt", content: "x" }]), 415, /neither a LinkedIn profile/],
    ["linkedin", Buffer.from("plain words"), 415, /neither a LinkedIn profile/],
    ["linkedin", archive.subarray(0, 120), 422, /download it from LinkedIn again/],
    [
      "linkedin",
      aZip([{ name: "Profile.csv", content: Buffer.alloc(20_000_000, "0") }]),
      422,
      /too large once it is unpacked/,
    ],
    ["json_resume", Buffer.from('{"name":"x"}'), 415, /not a JSON Resume file/],
    ["json_resume", Buffer.from("{"), 422, /not valid JSON/],
    ["facebook", resume, 422, /source/],
  ])("%s with another file", async (source, file, status, message) => {
    const answer = await send(file, source);
    expect(answer.status).toBe(status);
    expect(answer.raw).toMatch(message);
  });
});
