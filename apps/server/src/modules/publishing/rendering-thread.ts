import { answerJobs } from "../../ports/threads/answer-jobs.ts";
import { createTemplatesRenderer, type SiteRenderer } from "./site-renderer.ts";

type Rendering = "render" | "renderArchive" | "renderArticle" | "renderWork" | "renderContact";

/**
 * A call of a {@link SiteRenderer} as plain data; `built` is the address of the build that draws, if not the present.
 * `open` only loads it, and answers null where that is not possible.
 */
export type RenderingJob = (
  | { [N in Rendering]: { name: N; told: Parameters<SiteRenderer[N]> } }[Rendering]
  | { name: "open" }
) & { built?: string };

const renderers = new Map<string | undefined, SiteRenderer>();

answerJobs((job: RenderingJob): Promise<string | null> => {
  const renderer = renderers.get(job.built) ?? createTemplatesRenderer(job.built);
  renderers.set(job.built, renderer);
  switch (job.name) {
    case "open":
      return renderer.assetsDirectory();
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
