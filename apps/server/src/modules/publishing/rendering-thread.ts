import { answerJobs } from "../../ports/threads/answer-jobs.ts";
import type { SiteCard } from "./card/site-card.ts";
import { createTemplatesRenderer, type SiteRenderer } from "./site-renderer.ts";

/** The calls of a {@link SiteRenderer} that draw a page. */
export type Rendering = "render" | "renderArchive" | "renderArticle" | "renderWork" | "renderContact";

/**
 * A call of a {@link SiteRenderer} as plain data; `built` is the address of the build that draws, if not the present.
 * `open` only loads it, and answers null where that is not possible.
 */
export type RenderingJob = (
  | { [N in Rendering]: { name: N; told: Parameters<SiteRenderer[N]> } }[Rendering]
  | { name: "open" }
  | { name: "card"; told: Parameters<SiteRenderer["card"]> }
) & { built?: string };

/** A page, a card, or null where the site has no such page. */
export type RenderingAnswer = string | SiteCard | null;

const renderers = new Map<string | undefined, SiteRenderer>();

answerJobs((job: RenderingJob): Promise<RenderingAnswer> => {
  const renderer = renderers.get(job.built) ?? createTemplatesRenderer(job.built);
  renderers.set(job.built, renderer);
  switch (job.name) {
    case "open":
      return renderer.assetsDirectory();
    case "card":
      return renderer.card(...job.told);
    case "render":
      return renderer.render(...job.told);
    case "renderArchive":
      return renderer.renderArchive(...job.told);
    case "renderArticle":
      return renderer.renderArticle(...job.told);
    case "renderWork":
      return renderer.renderWork(...job.told);
    case "renderContact":
      return renderer.renderContact(...job.told);
  }
});
