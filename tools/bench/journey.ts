import { chromium } from "@playwright/test";
import { createPerson } from "@vitrine/e2e/api-person";
import { samplePdf } from "@vitrine/e2e/sample-cv";
import type { RunningServer } from "@vitrine/e2e/server";
import { browserLaunchOptions } from "./browser.ts";
import { median, seconds, type Section } from "./report.ts";

const runs = 5;

/** Upload to public page for a one-page text PDF, through the public API, without any AI key. */
export async function measureJourney(server: RunningServer): Promise<{ section: Section; publicUrl: string }> {
  const browser = await chromium.launch(browserLaunchOptions());
  const pdf = await samplePdf(browser, "Nadia Example");
  await browser.close();
  const times: number[] = [];
  let publicUrl = "";
  for (let run = 0; run < runs; run += 1) {
    const person = await createPerson(server, `Nadia Example ${run}`);
    const begun = performance.now();
    const form = new FormData();
    form.set("cv_file", new Blob([new Uint8Array(pdf)], { type: "application/pdf" }), "cv.pdf");
    const { body: uploaded } = await expectOk(person.call("POST", "/onboarding/upload-cv", form));
    const session = { session_id: String(uploaded["session_id"]) };
    await expectOk(person.call("POST", "/onboarding/skip-picture", session));
    await expectOk(person.call("POST", "/onboarding/parse-cv", session));
    const { body: created } = await expectOk(person.call("POST", "/onboarding/create-website", session));
    const website = created["website"] as { id: number };
    const { body: published } = await expectOk(person.call("POST", `/websites/${website.id}/publish`));
    publicUrl = `${server.url}${(published["website"] as { public_url: string }).public_url}`;
    const page = await fetch(publicUrl);
    if (!page.ok || !(await page.text()).includes("Riverside Hospital"))
      throw new Error("The public page does not show the CV.");
    times.push(performance.now() - begun);
  }
  const figures = [
    { name: "upload to public page, median of 5", value: seconds(median(times)), target: "3 s or less" },
    { name: "slowest of 5 (the first one)", value: seconds(Math.max(...times)) },
  ];
  return {
    publicUrl,
    section: {
      title: "From upload to public page",
      how: "`npm run bench -- journey`: a one-page, two-column text PDF goes through upload, reading, matching, creation, publishing and the first request of the public page over HTTP on a freshly started server with its embedded database.",
      figures,
    },
  };
}

async function expectOk<T extends { status: number; body: unknown }>(call: Promise<T>): Promise<T> {
  const answer = await call;
  if (answer.status >= 300) throw new Error(`The call answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
}
