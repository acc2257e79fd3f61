import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { createPerson, type ApiPerson } from "@vitrine/e2e/api-person";
import type { RunningServer } from "@vitrine/e2e/server";
import { templateManifests } from "@vitrine/templates/catalogue";
import { browserLaunchOptions } from "../browser.ts";
import type { Section } from "../report.ts";
import { expectOk, siteOfCv } from "../site-of-cv.ts";
import { factsOf, type Exported } from "./facts.ts";
import { faultsOfPage, type PageFaults } from "./page-faults.ts";

const people = 30;
const templatesOfEach = 10;
const widths = [375, 1280];

type Site = { id: number; person: ApiPerson; exported: Exported };
type Look = { file: string; template: string; width: number; faults: PageFaults };

/** Puts labelled CVs through the product and looks at each website in ten templates, as its owner chooses one. */
export async function measureStrangers(server: RunningServer, project: string): Promise<Section[]> {
  const files = filesIn(join(project, "../shared/bench/cv"));
  if (files.length === 0) {
    console.log("The labelled CV sets are not beside the project: no stranger's life is put into templates.");
    return [];
  }
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    const page = await browser.newPage({ baseURL: server.url });
    const looks: Look[] = [];
    for (const [turn, file] of files.entries()) {
      const site = await siteOf(server, file);
      for (const template of templatesOf(turn)) looks.push(...(await lookAt(page, server, site, file, template)));
    }
    return [sectionOf(looks, files.length)];
  } finally {
    await browser.close();
  }
}

/** Every real file, and as many of those of invented people, from beginning to end of the set, as make thirty. */
function filesIn(bench: string): string[] {
  const [real = [], own = []] = ["real-dev", "dev"].map((set) => {
    const folder = join(bench, set, "files");
    return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  });
  const readable = own.filter((file) => !/scan|\.txt$/.test(file));
  const wanted = Math.min(people - real.length, readable.length);
  const spread = Array.from({ length: wanted }, (_, index) => readable[Math.floor((index * readable.length) / wanted)]);
  return [...real, ...spread.filter((file) => file !== undefined)];
}

/** Ten templates, others for each turn, so that thirty lives are seen in all of them. */
function templatesOf(turn: number): string[] {
  const slugs = templateManifests.map(({ slug }) => slug);
  return Array.from(
    { length: templatesOfEach },
    (_, index) => slugs[(turn * templatesOfEach + index) % slugs.length] ?? "",
  );
}

async function siteOf(server: RunningServer, file: string): Promise<Site> {
  const person = await createPerson(server, "Nobody Known");
  const id = await siteOfCv(person, basename(file), new Uint8Array(readFileSync(file)));
  return {
    id,
    person,
    exported: await expectOk(person.call("GET", `/websites/${id}/export?format=json`)),
  };
}

async function lookAt(page: Page, server: RunningServer, site: Site, file: string, template: string): Promise<Look[]> {
  const address = `${server.url}/fitting/${site.id}/${template}`;
  const html = await fittingPage(address, site.person);
  await page.route(address, (route) => route.fulfill({ body: html, contentType: "text/html; charset=utf-8" }));
  const asked = { facts: factsOf(site.exported), source: JSON.stringify(site.exported) };
  const looks: Look[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    await page.evaluate(wholePage);
    const faults = await faultsOfPage(page, asked);
    looks.push({ file, template, width, faults });
    if (Object.keys(faults).length > 0) console.log(`${file}, ${template}, ${width} px: ${JSON.stringify(faults)}`);
  }
  await page.unroute(address);
  return looks;
}

/** The page as the frame of the choice of templates gets it: no other page of the application may open it. */
async function fittingPage(address: string, { sessionId, token }: ApiPerson): Promise<string> {
  const asFrame = { "sec-fetch-dest": "iframe", "sec-fetch-mode": "navigate", "sec-fetch-site": "same-origin" };
  const response = await fetch(address, { headers: { ...asFrame, cookie: `vitrine_session_${sessionId}=${token}` } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.text();
}

/** Resolves when faces are there and everything is laid out and unfolded; runs inside the browser. */
async function wholePage(): Promise<void> {
  await document.fonts.ready;
  for (const details of document.querySelectorAll("details")) details.open = true;
  const first = document
    .getAnimations()
    .filter((each) => "animationName" in each && each.animationName === "first-screen");
  await Promise.all(first.map((each) => each.finished));
}

function sectionOf(looks: readonly Look[], files: number): Section {
  const faulty = looks.filter(({ faults }) => Object.keys(faults).length > 0);
  const kinds = [...new Set(faulty.flatMap(({ faults }) => Object.keys(faults)))].toSorted();
  const count = (kind: string) => looks.filter(({ faults }) => kind in faults).length;
  return {
    title: "Strangers' lives in templates",
    how: `\`npm run bench -- strangers\`, with the labelled CV sets beside the project: ${files} CVs go through upload, reading and creation, and each website is drawn by the server in ten templates, other ones for each CV, at ${widths.join(" and ")} px. Every page is asked for texts of the website that it does not show, numbers that the website does not hold, titles with nothing below, empty columns, screens of which no more than a third is used, and sideways scrolling.`,
    figures: [
      { name: "pages looked at", value: String(looks.length) },
      { name: "pages with a fault", value: String(faulty.length), target: "0", isMet: faulty.length === 0 },
      ...kinds.map((kind) => ({ name: `– ${kind}`, value: String(count(kind)) })),
    ],
  };
}
