import { findBuildFile } from "../../http/build-files.ts";
import type { Db } from "../../db/connection.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Storage } from "../../ports/storage/storage.ts";
import type { SiteRenderer } from "./site-renderer.ts";
import type { SiteCard } from "./card/site-card.ts";
import { assetsPath } from "./site-paths.ts";
import { TemplateVersions } from "./template-versions.ts";
import { createVersionDrawing } from "./version-drawing.ts";

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
  const { builtOf, draw, close } = createVersionDrawing({ present, versions, onError });

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
      close();
      await versions.close();
    },
  };
}

export type PinnedRenderer = ReturnType<typeof createPinnedRenderer>;
