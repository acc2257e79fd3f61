import { answerJobs } from "../../ports/threads/answer-jobs.ts";
import { createTemplatesRenderer, type SiteRenderer } from "./site-renderer.ts";

type Rendering = "render" | "renderArchive" | "renderArticle" | "renderWork" | "renderContact";

/** A call of a {@link SiteRenderer} as plain data. */
export type RenderingJob = { [N in Rendering]: { name: N; told: Parameters<SiteRenderer[N]> } }[Rendering];

const renderer = createTemplatesRenderer();

answerJobs((job: RenderingJob): Promise<string | null> => {
  switch (job.name) {
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
