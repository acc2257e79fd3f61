import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Browser, type Page } from "@playwright/test";
import { signInEverywhere } from "@vitrine/e2e/browser-session";
import { statesOfPages } from "@vitrine/e2e/page-states";
import { makeShownSites, statesOfSections, type State, type StatesOfScreen } from "@vitrine/e2e/section-states";
import { startServer, type RunningServer } from "@vitrine/e2e/server";
import { browserLaunchOptions } from "../bench/browser.ts";
import { judge } from "./judge.ts";
import { drawSheet, type SheetRow } from "./sheet.ts";
import { photograph, schemes, setWidth, sizes, type Scheme, type Shot, type Size } from "./shot.ts";

const sheets = fileURLToPath(new URL("../../docs/pictures/screens/", import.meta.url));

export type ScreensOptions = {
  /** Where the single pictures go; null keeps the sheets alone. */
  to: string | null;
  /** Beginnings of the names of screens; all where empty. */
  only: readonly string[];
  /** False leaves axe out. */
  isJudged: boolean;
};

/**
 * Opens every state of the first minute, of publishing, of every day and of sections, pictures it at four widths by day and by night, and writes
 * one sheet for each screen.
 * @returns what axe objects to, what scrolls sideways, and states that could not be opened
 */
export async function takeScreens({ to, only, isJudged }: ScreensOptions): Promise<string[]> {
  await mkdir(sheets, { recursive: true });
  if (to !== null) await mkdir(to, { recursive: true });
  const faults: string[] = [];
  const server = await startServer();
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    const isWanted = ({ name }: StatesOfScreen) => only.length === 0 || only.some((begin) => name.startsWith(begin));
    const pages = (await statesOfPages(server)).filter(isWanted);
    // Sites with everything take a while to fill: only where their screens are wanted.
    const isAllPages = only.length > 0 && only.every((begin) => pages.some(({ name }) => name.startsWith(begin)));
    const sections = isAllPages ? [] : statesOfSections(await makeShownSites(server, browser), server).filter(isWanted);
    const screens = [...pages, ...sections];
    for (const screen of screens) {
      const { rows, faults: found } = await walk(screen, { server, browser, to, isJudged });
      faults.push(...found);
      await writeFile(join(sheets, `${screen.name}.webp`), await drawSheet(rows));
      console.log(`${screen.name}: ${rows.length} of ${screen.states.length} states, ${found.length} faults`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return faults;
}

type Walk = Pick<ScreensOptions, "to" | "isJudged"> & { server: RunningServer; browser: Browser };

/** Opens the states of a screen in their order: each with its pictures, and what is wrong with it. */
export async function walk({ name, person, states }: StatesOfScreen, { server, browser, to, isJudged }: Walk) {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: "reduce", locale: "en-GB" });
  if (person) await signInEverywhere(context, person);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const faults: string[] = [];
  const rows: SheetRow[] = [];
  for (const state of states) {
    try {
      const shots = await shotsOf(page, state, async (size, scheme) => {
        const found = isJudged ? await judge(page, size, scheme) : [];
        faults.push(...found.map((fault) => `${name}/${state.name}: ${size.width} ${scheme}: ${fault}`));
      });
      rows.push({ name: state.name, shots });
      if (to !== null)
        for (const { file, width, scheme } of shots)
          await writeFile(join(to, `${name}-${state.name}-${width}-${scheme}.webp`), file);
    } catch (error) {
      faults.push(`${name}/${state.name}: ${String(error).split("\n").slice(0, 4).join(" ")}`);
    }
    await state
      .leave?.(page)
      .catch((error: unknown) => faults.push(`${name}/${state.name}: left with ${String(error)}`));
  }
  await context.close();
  return { rows, faults };
}

type Judge = (size: Size, scheme: Scheme) => Promise<void>;

/** A state at every width in both schemes. */
async function shotsOf(page: Page, state: State, judgeIt: Judge): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const [turn, size] of sizes.entries()) {
    if (turn > 0 && state.isFresh) await state.leave?.(page);
    if (turn === 0 || state.isFresh) {
      await setWidth(page, state.isFresh ? size : sizes[0]);
      await state.open(page);
    }
    if (!state.isFresh) await setWidth(page, size);
    for (const scheme of schemes) {
      shots.push(await photograph(page, { size, scheme, isStill: state.isFresh === true }));
      await judgeIt(size, scheme);
    }
  }
  return shots;
}
