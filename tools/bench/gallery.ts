import { request } from "node:http";
import { loadavg, availableParallelism } from "node:os";
import { chromium, type Browser } from "@playwright/test";
import { createPerson, type ApiPerson } from "@vitrine/e2e/api-person";
import { signInEverywhere } from "@vitrine/e2e/browser-session";
import { samplePdf } from "@vitrine/e2e/sample-cv";
import type { RunningServer } from "@vitrine/e2e/server";
import { templateManifests } from "@vitrine/templates/catalogue";
import { browserLaunchOptions } from "./browser.ts";
import { median, seconds, type Section } from "./report.ts";
import { expectOk, siteOfCv } from "./site-of-cv.ts";

/** As many as a browser asks one server for at a time. */
const atOnce = 6;
const edits = 5;
const targetMs = 2000;

/** How long an owner's website in all templates takes, from the server and as the gallery shows it. */
export async function measureGallery(server: RunningServer): Promise<Section> {
  const slugs = templateManifests.map(({ slug }) => slug);
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    const person = await createPerson(server, "Nadia Example");
    const id = await siteOfCv(person, "cv.pdf", new Uint8Array(await samplePdf(browser, "Nadia Example")));
    const all = () =>
      timeOfAll(
        slugs.map((slug) => `${server.url}/fitting/${id}/${slug}/picture`),
        person,
      );
    const first = await all();
    const remembered = await all();
    const drawnAnew: number[] = [];
    for (let edit = 0; edit < edits; edit += 1) {
      await change(person, id, `Edit ${edit}`);
      drawnAnew.push(await all());
    }
    const shown: Shown[] = [];
    for (let edit = 0; edit < edits; edit += 1) {
      await change(person, id, `Shown ${edit}`);
      shown.push(await timeShown(browser, server, person, id));
    }
    const anew = median(drawnAnew);
    const firstScreen = median(shown.map(({ first: ms }) => ms));
    const inGallery = median(shown.map(({ all: ms }) => ms));
    return {
      title: "An owner's website in every template",
      how: `\`npm run bench -- gallery\`: the website of a one-page CV in all ${slugs.length} templates. From the server: ${atOnce} requests at a time, until the last byte of the last picture of a page; "for the first time" right after the server's start. In the gallery: Chromium at 1440 x 900 with an empty cache, after an edit, from the opening of the page; whoever looks goes on by a screen as soon as every card on it shows the website. Medians of ${edits}. Load of the machine in the last minute: ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores.`,
      figures: [
        { name: "from the server, for the first time", value: seconds(first) },
        {
          name: "from the server, after an edit",
          value: seconds(anew),
          target: "2 s or less",
          isMet: anew <= targetMs,
        },
        { name: "from the server, once more", value: seconds(remembered) },
        { name: "in the gallery, what stands on the first screen", value: seconds(firstScreen) },
        {
          name: `in the gallery, all ${slugs.length}, screen after screen`,
          value: seconds(inGallery),
          target: "2 s or less",
          isMet: inGallery <= targetMs,
        },
      ],
    };
  } finally {
    await browser.close();
  }
}

async function change(person: ApiPerson, id: number, intro: string): Promise<void> {
  await expectOk(person.call("PATCH", `/websites/${id}/builder`, { intro }));
}

/** Time until every address has answered in full, as many at a time as a browser asks. */
async function timeOfAll(urls: readonly string[], person: ApiPerson): Promise<number> {
  const waiting = [...urls];
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let url = waiting.shift(); url; url = waiting.shift()) await ask(url, person);
    }),
  );
  return performance.now() - begun;
}

/** Asks as a picture in a page of the application does, and takes none but a compressed one. */
async function ask(url: string, { sessionId, token }: ApiPerson): Promise<void> {
  const headers = {
    "accept-encoding": "br",
    "sec-fetch-dest": "image",
    "sec-fetch-mode": "no-cors",
    "sec-fetch-site": "same-origin",
    cookie: `vitrine_session_${sessionId}=${token}`,
  };
  await new Promise<void>((resolve, reject) => {
    request(url, { headers }, (response) => {
      if (response.statusCode === 200) response.resume().on("end", resolve);
      else reject(new Error(`${url} answered ${response.statusCode}.`));
    })
      .on("error", reject)
      .end();
  });
}

type Shown = { first: number; all: number };

/** Times from the opening of the gallery until the cards on the screen show the website, and until all have, one screen after the other. */
async function timeShown(browser: Browser, server: RunningServer, person: ApiPerson, id: number): Promise<Shown> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await signInEverywhere(context, person);
    const page = await context.newPage();
    await page.goto(`${server.url}/templates/${id}`);
    return await page.evaluate(walk, templateManifests.length);
  } finally {
    await context.close();
  }
}

/** Runs in the page: goes on by a screen whenever every card on it shows the website; times by the page's clock. */
async function walk(wanted: number): Promise<Shown> {
  const refresh = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const cards = () => [...document.querySelectorAll("li:has([data-template])")];
  while (cards().length < wanted) await refresh();
  const list = cards()[0]?.closest("section");
  if (!list) throw new Error("The cards stand in no section.");
  const isWaiting = (card: Element) => {
    const own = card.querySelector("iframe, img[src^='/fitting/']");
    if (own && !/opacity-0|invisible/.test(own.className)) return false;
    const { top, bottom } = card.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  let first = 0;
  for (;;) {
    while (cards().some(isWaiting)) await refresh();
    first ||= performance.now();
    const before = list.scrollTop;
    list.scrollBy({ top: list.clientHeight, behavior: "instant" });
    if (list.scrollTop === before) return { first, all: performance.now() };
    await refresh();
  }
}
