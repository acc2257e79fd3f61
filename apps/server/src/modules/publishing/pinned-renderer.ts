import { findBuildFile } from "../../http/build-files.ts";
import { askedToComeAgain } from "../../http/too-much-work.ts";
import type { Db } from "../../db/connection.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Storage } from "../../ports/storage/storage.ts";
import { createWorkThread, ThreadRefused } from "../../ports/threads/work-thread.ts";
import type { RenderAddresses, DrawnSite, SiteRenderer } from "./site-renderer.ts";
import type { SiteCard } from "./card/site-card.ts";
import type { RenderingAnswer, RenderingJob } from "./rendering-thread.ts";
import { assetsPath } from "./site-paths.ts";
import { TemplateVersions } from "./template-versions.ts";

/** A page of a site with a hundred of everything takes a second of computing. */
const pageMs = 20_000;
/** A version that nobody asked for since leaves the memory with its thread. */
const idleMs = 60_000;
const busy = "This page could not be drawn right now, because others wait. Please try again in a moment.";

type Dependencies = {
  present: SiteRenderer;
  db: Db;
  clock: Clock;
  storage: Storage;
  onError: (error: unknown) => void;
};

/**
 * Draws the pages of sites that stay with a version of their template by that version, in a thread of its own, so that
 * versions of years can be forgotten again. A version that is lost, or does not draw, gives way to the present one.
 */
export function createPinnedRenderer({ present, db, clock, storage, onError }: Dependencies) {
  const versions = new TemplateVersions({ db, clock, storage, onError });
  const thread = createWorkThread<RenderingJob, RenderingAnswer>({
    entry: new URL("./rendering-thread.ts", import.meta.url),
    timeoutMs: pageMs,
    idleMs,
    waitingAtMost: 50,
    memoryMb: 1024,
  });
  const tried = new Map<string, Promise<boolean>>();

  /** Whether a version can be loaded, found out once. */
  async function opens(version: string, built: string): Promise<boolean> {
    const trial = tried.get(version) ?? thread.run({ name: "open", built }).then((found) => found !== null);
    tried.set(version, trial);
    return trial.catch((error: unknown) => {
      tried.delete(version);
      throw error;
    });
  }

  /** The address of a version to draw with; null where the present one has to. */
  async function builtOf(slug: string, version: string | undefined): Promise<string | null> {
    if (version === undefined || version === (await present.build(slug))) return null;
    const built = await versions.entryOf(version);
    if (built === null) return null;
    if (await opens(version, built).catch(askedToComeAgain(busy))) return built;
    versions.lose(version);
    tried.delete(version);
    return null;
  }

  /** Draws by the site's version; the present one draws what that one fails at, so that no page stays empty. */
  async function draw<T extends RenderingAnswer>(
    of: { site: DrawnSite; addresses: Pick<RenderAddresses, "templateVersion"> },
    job: (built: string) => RenderingJob,
    byPresent: () => Promise<T>,
  ): Promise<T> {
    const built = await builtOf(of.site.template_slug, of.addresses.templateVersion);
    if (built === null) return byPresent();
    try {
      return (await thread.run(job(built))) as T;
    } catch (error) {
      if (error instanceof ThreadRefused) return askedToComeAgain(busy)(error);
      onError(error);
      return byPresent();
    }
  }

  const pinned: SiteRenderer = {
    ...present,
    drawingBuild: async (slug, version) => ((await builtOf(slug, version)) === null ? present.build(slug) : version),
    render: (site, addresses) =>
      draw(
        { site, addresses },
        (built) => ({ name: "render", told: [site, addresses], built }),
        () => present.render(site, addresses),
      ),
    renderArchive: (site, addresses) =>
      draw(
        { site, addresses },
        (built) => ({ name: "renderArchive", told: [site, addresses], built }),
        () => present.renderArchive(site, addresses),
      ),
    renderArticle: (site, article, addresses) =>
      draw(
        { site, addresses },
        (built) => ({ name: "renderArticle", told: [site, article, addresses], built }),
        () => present.renderArticle(site, article, addresses),
      ),
    renderWork: (site, slug, addresses) =>
      draw(
        { site, addresses },
        (built) => ({ name: "renderWork", told: [site, slug, addresses], built }),
        () => present.renderWork(site, slug, addresses),
      ),
    renderContact: (site, state, addresses) =>
      draw(
        { site, addresses },
        (built) => ({ name: "renderContact", told: [site, state, addresses], built }),
        () => present.renderContact(site, state, addresses),
      ),
    async card(site, page, templateVersion) {
      const card = await draw<SiteCard | null>(
        { site, addresses: templateVersion === undefined ? {} : { templateVersion } },
        (built) => ({ name: "card", told: [site, page], built }),
        () => present.card(site, page),
      );
      // A kept version lies in its folder without its fonts, which only cards are drawn from here.
      if (templateVersion === undefined || card === null) return card;
      const there = await versions.placeBeside(card.faces.map(({ file }) => file));
      return { ...card, faces: card.faces.filter(({ file }) => there.has(file)) };
    },
    asset: async (name) =>
      (await present.asset(name)) ?? (await findBuildFile(storage, `${assetsPath}${name}`))?.bytes ?? null,
  };
  return {
    ...pinned,

    /** Keeps what draws a template at present, for sites that stay with it. @returns the name of that version */
    async keepPresent(slug: string): Promise<string> {
      const assets = await present.assetsDirectory();
      if (assets === null) throw new Error("The templates are not built.");
      return versions.keep(await present.builtFiles(slug), assets);
    },

    /** Removes versions that no site stays with any more. */
    sweep: (): Promise<void> => versions.sweep(),

    async close(): Promise<void> {
      thread.close();
      await versions.close();
    },
  };
}

export type PinnedRenderer = ReturnType<typeof createPinnedRenderer>;
