import { parseCvText } from "@vitrine/cv-parser";
import { writeFileSync } from "node:fs";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { aPerson, type Json } from "../../../testing/people.ts";
import { sampleCvText } from "../../onboarding/testing/cv-files.ts";
import { aScriptedEngine } from "../../onboarding/testing/scripted-engine.ts";

/*
 * What a kind of section is followed through, run by `patents.test.ts` in a copy of the product that has one more. It
 * prints what the calls, the page and the files say.
 */
const [, , pdfFile = ""] = process.argv;
// Readers may open no packages but those beside them, and a copy has them elsewhere.
const engine = { ...aScriptedEngine(), parseText: async (text: string) => parseCvText(text, { now: new Date() }) };
const app = await createTestApp({ engine });
const owner = await aPerson(app, { plan: "premium" });
const ask = async (method: "GET" | "POST" | "PATCH", path: string, body?: Json) => owner.call(method, path, body);

const { id } = (await ask("POST", "/websites", { name: "Ada" })).body["website"] as { id: number };
const made = await ask("POST", `/websites/${id}/sections`, { kind: "patents" });
const section = made.body["section"] as { id: number; label: string };
const entries = `/websites/${id}/sections/${section.id}/entries`;
const refused = await ask("POST", entries, { fields: { number: "EP 1" } });
await ask("POST", entries, { fields: { title: "A quieter bridge", number: "EP 4711", date: "2024" } });
await ask("PATCH", `/websites/${id}/builder`, { subdomain: "patents-of-ada", status: "published" });

/** The sections of a site that is made of a CV with patents in it. */
async function sectionsFromCv(): Promise<unknown> {
  const cv_text = `${sampleCvText}\nPatents\nEP 4711: A quieter bridge, 2024\nEP 4712: A longer bridge, 2021`;
  const session_id = (await ask("POST", "/onboarding/paste-text", { cv_text })).body["session_id"];
  await ask("POST", "/onboarding/skip-picture", { session_id });
  await ask("POST", "/onboarding/parse-cv", { session_id });
  const created = (await ask("POST", "/onboarding/create-website", { session_id })).body["website"] as { id: number };
  const sections = (await ask("GET", `/websites/${created.id}/sections`)).body["data"] as Json[];
  const found = sections.filter(({ kind }) => kind === "patents");
  return Promise.all(
    found.map(async (one) => {
      const { data } = (await ask("GET", `/websites/${created.id}/sections/${String(one["id"])}/entries`)).body;
      return { title: one["title"], entries: (data as Json[]).map(({ fields }) => fields) };
    }),
  );
}

const site = (await ask("GET", "/public/sites/patents-of-ada")).body["site"] as { sections: { kind: string }[] };
const pdf = await app.http.inject({
  url: `/api/websites/${id}/export?format=pdf`,
  headers: { authorization: `Bearer ${owner.token}` },
});
const docx = await app.http.inject({
  url: `/api/websites/${id}/export?format=docx`,
  headers: { authorization: `Bearer ${owner.token}` },
});
writeFileSync(`${pdfFile}.pdf`, pdf.rawPayload);
writeFileSync(`${pdfFile}.docx`, docx.rawPayload);
const report = {
  label: section.label,
  errors: refused.body["errors"],
  entries: (await ask("GET", entries)).body["data"],
  site: site.sections.filter(({ kind }) => kind === "patents"),
  page: (await ask("GET", "/p/patents-of-ada")).raw,
  json: (await ask("GET", `/websites/${id}/export`)).body["sections"],
  fromCv: await sectionsFromCv(),
};
writeFileSync(`${pdfFile}.json`, JSON.stringify(report));
await app.end();
process.exit(0);
