import { askedToComeAgain } from "../../http/too-much-work.ts";
import { createWorkThread, ThreadRefused } from "../../ports/threads/work-thread.ts";
import type { RenderingAnswer, RenderingJob } from "./rendering-thread.ts";
import type { DrawnSite, RenderAddresses, SiteRenderer } from "./site-renderer.ts";
import type { TemplateVersions } from "./template-versions.ts";

/** A page of a site with a hundred of everything takes a second of computing. */
const pageMs = 20_000;
/** A version that nobody asked for since leaves the memory with its thread. */
const idleMs = 60_000;
const busy = "This page could not be drawn right now, because others wait. Please try again in a moment.";

type Dependencies = { present: SiteRenderer; versions: TemplateVersions; onError: (error: unknown) => void };

/** Draws by kept versions of templates, in a thread of their own; what they do not draw the present one does. */
export function createVersionDrawing({ present, versions, onError }: Dependencies) {
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

  return { builtOf, draw, close: () => thread.close() };
}
