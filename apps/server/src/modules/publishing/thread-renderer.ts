import { askedToComeAgain } from "../../http/too-much-work.ts";
import { createWorkThread } from "../../ports/threads/work-thread.ts";
import type { Rendering, RenderingJob } from "./rendering-thread.ts";
import type { SiteRenderer } from "./site-renderer.ts";

/** A page of a site with a hundred of everything takes a second of computing. */
const pageMs = 20_000;
/** The templates stay loaded for the next pages for so long. */
const idleMs = 60_000;
const busy =
  "This file could not be made right now: others wait, or the website is too large for it. Please try again in a moment.";

/**
 * Renders pages in a thread of its own: for whoever wants many of them, as archives do. A page in the thread costs a
 * copy of the site, so that single pages are drawn without it.
 */
export function createThreadRenderer({
  build,
  builtFiles,
  drawingBuild,
  assetsDirectory,
  asset,
  card,
}: Omit<SiteRenderer, Rendering>) {
  const thread = createWorkThread<RenderingJob, string | null>({
    entry: new URL("./rendering-thread.ts", import.meta.url),
    timeoutMs: pageMs,
    idleMs,
    // Each archive waits for one page at a time, so that archives under way take turns.
    waitingAtMost: 50,
    memoryMb: 1024,
  });
  const draw = (job: RenderingJob) => thread.run(job).catch(askedToComeAgain(busy));
  // Only the page of a project may be missing.
  const page = async (job: RenderingJob) => (await draw(job)) ?? "";

  const threaded: SiteRenderer = {
    build,
    builtFiles,
    drawingBuild,
    assetsDirectory,
    asset,
    card,
    render: (...told) => page({ name: "render", told }),
    renderArchive: (...told) => page({ name: "renderArchive", told }),
    renderArticle: (...told) => page({ name: "renderArticle", told }),
    renderContact: (...told) => page({ name: "renderContact", told }),
    renderWork: (...told) => draw({ name: "renderWork", told }),
  };
  return { ...threaded, close: (): void => thread.close() };
}
