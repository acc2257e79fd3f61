import { chromium, expect, test, type BrowserContext, type Page } from "@playwright/test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPerson, type ApiPerson, type Json } from "../fixtures/api-person.ts";
import { signInEverywhere } from "../fixtures/browser-session.ts";
import { startServer, type RunningServer } from "../fixtures/server.ts";

/** The full run of two hundred kills takes many minutes; the ordinary suite proves the same with a few. */
const kills = Number(process.env["CHAOS_KILLS"] ?? 10);
const seed = Number(process.env["CHAOS_SEED"] ?? 20_261_121);

test.describe.configure({ timeout: 180_000 + kills * 60_000 });

test(`${kills} kills of tab, server and network cost no acknowledged keystroke, and undo still inverts`, async () => {
  const random = seeded(seed);
  const world = await World.open();
  const counts = { tab: 0, server: 0, network: 0 };
  try {
    await world.openBuilder();
    for (let round = 0; round < kills; round += 1) {
      const kind = (["tab", "network", "tab", "server", "network"] as const)[Math.floor(random() * 5)] ?? "tab";
      counts[kind] += 1;
      const label = `kill ${round + 1} (${kind}, seed ${seed})`;
      const acknowledged = await type(world, `${round}`, random);
      await world.kill(kind, random);
      await expectText(world, acknowledged, label);
      if (round % 5 === 4) await expectUndoInverts(world, label);
      if (round % 10 === 9) await addEntry(world, round, kind === "network", label);
      if (round % 10 === 9) console.log(`chaos: ${round + 1} of ${kills} kills survived ${JSON.stringify(counts)}`);
    }
    await save(world);
    console.log(`chaos: ${kills} kills survived (${JSON.stringify(counts)}), seed ${seed}`);
  } finally {
    await world.close();
  }
});

/** A small seeded generator, so that a failing run can be repeated. */
function seeded(start: number): () => number {
  let state = start;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const intro = (page: Page) => page.getByLabel("Introduction");

/** Types into the introduction, and answers what the builder had said to be kept when the kill comes. */
async function type(world: World, word: string, random: () => number): Promise<string> {
  const { page } = world;
  await openPersonal(page);
  await intro(page).fill("");
  await intro(page).pressSequentially(`Round ${word}, a sentence`, { delay: 4 });
  await expect(page.locator("[data-keep=kept]").first()).toBeAttached();
  const acknowledged = await intro(page).inputValue();
  if (random() < 0.5) await intro(page).pressSequentially(" and more", { delay: 2 });
  return acknowledged;
}

async function openPersonal(page: Page): Promise<void> {
  await page
    .getByRole("navigation", { name: "Website sections" })
    .getByRole("button", { name: "Personal Info" })
    .click();
}

/** Every acknowledged keystroke is there; what was typed after it may be there too. */
async function expectText({ page }: World, acknowledged: string, label: string): Promise<void> {
  await expect(intro(page), label).toHaveValue(new RegExp(`^${acknowledged}`));
}

/** Two edits of different fields, taken back and made again, give the same texts. */
async function expectUndoInverts({ page }: World, label: string): Promise<void> {
  const undo = page.getByRole("button", { name: "Undo last change" });
  const redo = page.getByRole("button", { name: "Redo last change" });
  const location = page.getByLabel("Location");
  const before = [await intro(page).inputValue(), await location.inputValue()];
  await location.fill(`${before[1]}x`);
  await intro(page).fill("Something else");
  const after = [await intro(page).inputValue(), await location.inputValue()];
  await undo.click();
  await undo.click();
  await expect(intro(page), label).toHaveValue(before[0] ?? "");
  await expect(location, label).toHaveValue(before[1] ?? "");
  await redo.click();
  await redo.click();
  await expect(intro(page), label).toHaveValue(after[0] ?? "");
  await expect(location, label).toHaveValue(after[1] ?? "");
  await undo.click();
  await undo.click();
}

/** Adds an entry, now and then without a connection; the server ends with it once. */
async function addEntry(world: World, round: number, isOffline: boolean, label: string): Promise<void> {
  const { page, context } = world;
  const position = `Nurse ${round}`;
  await page
    .getByRole("navigation", { name: "Website sections" })
    .getByRole("button", { name: /^Experience/ })
    .click();
  await page.getByRole("button", { name: "Add Experience" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Experience" });
  await dialog.getByLabel("Job Title").fill(position);
  await dialog.getByLabel("Company").fill("Riverside Hospital");
  await dialog.getByLabel("Start Date").fill("2019-03");
  if (isOffline) await context.setOffline(true);
  await dialog.getByRole("button", { name: "Add Experience" }).click();
  await expect(dialog).toBeHidden();
  if (isOffline) {
    await expect(page.getByText(/kept on this device/).first()).toBeAttached();
    await world.restartTab();
    await context.setOffline(false);
    await world.openBuilder();
  }
  await expect
    .poll(async () => (await world.website())["experience"], { message: label, timeout: 30_000 })
    .toEqual(expect.arrayContaining([expect.objectContaining({ position })]));
  const named = ((await world.website())["experience"] as { position: string }[]).filter(
    (job) => job.position === position,
  );
  expect(named, label).toHaveLength(1);
}

/** What is typed at the end is what the site gets. */
async function save(world: World): Promise<void> {
  const { page } = world;
  await openPersonal(page);
  await intro(page).fill("Still here.");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /Save Changes/ })
    .click();
  await expect.poll(async () => (await world.website())["intro"]).toBe("Still here.");
}

type Browser = { context: BrowserContext; profile: string; page: Page };

/** A server that can be crashed and a browser whose tab can be killed; both come back with what they kept. */
class World {
  #server: RunningServer;
  readonly #port: number;
  readonly #profile: string;
  readonly person: ApiPerson;
  readonly id: number;
  context: BrowserContext;
  page: Page;

  private constructor(server: RunningServer, owner: { person: ApiPerson; id: number }, browser: Browser) {
    this.#server = server;
    this.#port = Number(new URL(server.url).port);
    this.#profile = browser.profile;
    this.person = owner.person;
    this.id = owner.id;
    this.context = browser.context;
    this.page = browser.page;
  }

  static async open(): Promise<World> {
    const server = await startServer();
    const person = await createPerson(server, "Nadia Example");
    const created = await person.call("POST", "/websites", { name: "Ward portfolio", template_slug: "default" });
    const { id } = created.body["website"] as { id: number };
    const profile = mkdtempSync(join(tmpdir(), "vitrine-chaos-"));
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
      viewport: { width: 1280, height: 800 },
      baseURL: server.url,
    });
    await signInEverywhere(context, person);
    return new World(server, { person, id }, { context, profile, page: await context.newPage() });
  }

  async website(): Promise<Json> {
    return (await this.person.call("GET", `/websites/${this.id}`)).body["website"] as Json;
  }

  async openBuilder(): Promise<void> {
    await this.page.goto(`/builder/${this.id}?preview=false`);
    await expect(this.page.getByRole("navigation", { name: "Website sections" })).toBeVisible({ timeout: 30_000 });
  }

  /** Kills the tab's process as a crash does: no handler of the page runs. */
  async restartTab(): Promise<void> {
    const killed = this.page;
    const devtools = await this.context.newCDPSession(killed);
    const crashed = killed.waitForEvent("crash");
    // A process that is killed answers nothing.
    void devtools.send("Page.crash").catch(() => undefined);
    await crashed;
    this.page = await this.context.newPage();
    void killed.close().catch(() => undefined);
  }

  async kill(kind: "tab" | "server" | "network", random: () => number): Promise<void> {
    if (kind === "tab") {
      await this.restartTab();
      return this.openBuilder();
    }
    if (kind === "server") {
      await this.#server.crash();
      this.#server = await startServer({ dataDir: this.#server.dataDir, port: this.#port });
      return;
    }
    await this.context.setOffline(true);
    await this.page.waitForTimeout(Math.floor(random() * 400));
    await this.context.setOffline(false);
  }

  async close(): Promise<void> {
    await this.context.close();
    await this.#server.stop();
    rmSync(this.#profile, { recursive: true, force: true });
  }
}
