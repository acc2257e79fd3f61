import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { cvJobsAtOnce, type AppPorts, type AppSettings, type Ground } from "./assembly/ground.ts";
import { registerOutreach } from "./assembly/outreach.ts";
import { createPeople, registerPeople } from "./assembly/people.ts";
import { createSites, registerSites } from "./assembly/sites.ts";
import { startBackgroundWork } from "./background-work.ts";
import { keepBuild } from "./http/build-files.ts";
import { createHttp } from "./http/create-http.ts";
import { visitorsOf } from "./http/page-visitors.ts";
import { RateLimiter } from "./http/rate-limit.ts";
import { RightOfWay } from "./http/right-of-way.ts";
import { serveWebApplication } from "./http/web-application.ts";
import { createAdmin, registerAdmin } from "./modules/admin/index.ts";
import type { Billing } from "./modules/billing/index.ts";
import { assetsPath, registerFittingPages, registerSitePages } from "./modules/publishing/index.ts";
import { readsOf } from "./ports/replica/reads.ts";
import { processFigures, registerSignsOfLife } from "./signs-of-life.ts";

export type { AppPorts, AppSettings } from "./assembly/ground.ts";

export type App = {
  http: FastifyInstance;
  billing: Billing;
  /** Begins to work on jobs in this process. */
  startWorkers(): Promise<void>;
  /** Keeps the hashed files of this build, so that former and later ones can answer for it. */
  keepBuild(): Promise<void>;
  /** Loads what the first CV would otherwise wait for. */
  warmUp(): Promise<void>;
  /** Goes on answering on the connections that stand, each of which gets one more answer; 6 seconds at most. */
  leave(): Promise<void>;
  /**
   * Is not ready any more, takes no further requests, and resolves when those under way have their
   * answers, within 12 seconds.
   */
  finish(): Promise<void>;
  /** Ends what is left of requests and jobs, in order; ports stay open for their owner to close. */
  close(): Promise<void>;
};

const leaveWithinMs = 6000;
export const farewell = { finishMs: 11_000, leaveMs: 1000 };

/** Assembles the product from its ports. With `assembly/`, the only place that knows every capability. */
export async function createApp(ports: AppPorts, settings: AppSettings): Promise<App> {
  const { db } = ports.database;
  const reads = ports.reads ?? readsOf(db);
  const http = await createHttp(settings);
  const ground: Ground = {
    ports,
    settings,
    db,
    reads,
    http,
    limiter: new RateLimiter(db, settings.rateLimitFactor),
    cvs: new RightOfWay({ atOnce: cvJobsAtOnce }),
    onError: (error) => http.log.error({ err: error }, "work in the background failed"),
  };
  const people = createPeople(ground);
  const bind = people.binderOn(http);
  const sites = createSites(ground);
  const assembled = { ground, people, sites };
  const { accounts } = await registerPeople(bind, { ground, people, holders: sites });
  registerSites(bind, assembled);
  const outreach = await registerOutreach(bind, assembled);

  const figures = processFigures(http, ports, settings);
  const { appUrl } = settings;
  const capabilities = { ...people, ...sites, ...outreach };
  registerAdmin(
    bind,
    createAdmin({ ...ports, ...capabilities, db, reads, appUrl, onError: ground.onError, figures, accounts }),
  );
  registerSignsOfLife(bind, http.traffic, ports);
  const { publishing, pinned, renderer, onboarding, ownEngine, cleaner } = sites;
  const { callers } = people;
  await registerSitePages(http, { publishing, renderer, visitors: (request) => visitorsOf(callers, request) });
  registerFittingPages(http, { publishing, visitors: (request, shown) => visitorsOf(callers, request, shown) });
  const landingContent = () => outreach.landing.content();
  await serveWebApplication(http, { ...settings, storage: ports.storage, landingContent });

  return {
    http,
    billing: people.billing,
    startWorkers: () =>
      startBackgroundWork({ ...ports, ...settings, db, log: http.log }, { ...capabilities, limiter: ground.limiter }),
    async keepBuild() {
      const assets = await renderer.assetsDirectory();
      const { webDirectory } = settings;
      await keepBuild(
        [
          ...(webDirectory === null ? [] : [{ directory: join(webDirectory, "assets"), address: "/assets/" }]),
          ...(assets === null ? [] : [{ directory: assets, address: assetsPath }]),
        ],
        ports,
      );
    },
    warmUp: () => ownEngine.warmUp(),
    leave: () => http.traffic.leave(http, leaveWithinMs),
    finish: () => http.traffic.stop(farewell),
    async close() {
      onboarding.close();
      await http.close().catch(unlessClosed);
      await ownEngine.close();
      outreach.exports.close();
      publishing.cards.close();
      await pinned.close();
      cleaner.close();
    },
  };
}

/** A server that has left already takes no connections any more. */
function unlessClosed(error: unknown): void {
  const isClosed = error instanceof Error && "code" in error && error.code === "ERR_SERVER_NOT_RUNNING";
  if (!isClosed) throw error;
}
