import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Browser } from "@playwright/test";
import { comparedStates, mailStates } from "@vitrine/e2e/compared-states";
import type { StatesOfScreen } from "@vitrine/e2e/section-states";
import { startServer, type RunningServer } from "@vitrine/e2e/server";
import { browserLaunchOptions } from "../bench/browser.ts";
import { walk } from "./screens.ts";
import { drawStrip, stackStrips } from "./sheet.ts";

const folder = (name: string) => fileURLToPath(new URL(`../../docs/pictures/${name}/`, import.meta.url));

/**
 * Pictures the screens of which `docs/pictures/before` keeps a former state, at four widths by day and by night, and
 * writes one sheet for each: as it was, and below it as it is.
 * @returns states that could not be opened, and what scrolls sideways
 */
export async function takeCompared(): Promise<string[]> {
  await mkdir(folder("compared"), { recursive: true });
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    const ofPeople = await withServer({}, async (server) => compare(await comparedStates(server), { server, browser }));
    // Mails are shown where none are sent.
    const development = { NODE_ENV: "development" };
    const ofMails = await withServer(development, async (server) =>
      compare([await mailStates(server)], { server, browser }),
    );
    return [...ofPeople, ...ofMails];
  } finally {
    await browser.close();
  }
}

async function withServer<Made>(environment: Record<string, string>, work: (server: RunningServer) => Promise<Made>) {
  const server = await startServer({ environment });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

type Session = { server: RunningServer; browser: Browser };

async function compare(screens: readonly StatesOfScreen[], session: Session): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of screens) {
    const { rows, faults: found } = await walk(screen, { ...session, to: null, isJudged: false });
    faults.push(...found);
    for (const { name, shots } of rows) {
      const before = await readFile(join(folder("before"), `${name}.webp`)).catch(() => null);
      // A step that only leads to another has no former state.
      if (before === null) continue;
      const strips = [
        { name: `${name}: before`, strip: before },
        { name: `${name}: now`, strip: await drawStrip(shots) },
      ];
      await writeFile(join(folder("compared"), `${name}.webp`), await stackStrips(strips));
      console.log(name);
    }
  }
  return faults;
}
