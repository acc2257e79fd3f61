import { createCvEngine } from "@vitrine/cv-parser/worker";
import { answerWhatWasHeard } from "../heard-writes.ts";
import type { Bind } from "../http/route.ts";
import { visitorsOf } from "../http/page-visitors.ts";
import { createBlogService, createHtmlCleaner, registerBlog } from "../modules/blog/index.ts";
import { createContentService, registerContent } from "../modules/content/index.ts";
import { createCvUpdatesService, registerCvUpdates } from "../modules/cv-updates/index.ts";
import { createDomainsService, registerDomains } from "../modules/domains/index.ts";
import { createLookService, registerLook } from "../modules/look/index.ts";
import { createMediaService, createWorkPictures, mediaName, registerMediaFiles } from "../modules/media/index.ts";
import { createOnboarding } from "../modules/onboarding/index.ts";
import { createPicturesService, registerPictures } from "../modules/pictures/index.ts";
import {
  createPublishingService,
  createPinnedRenderer,
  createTemplatesRenderer,
  EdgePurge,
  KeptPages,
  registerPublishing,
  serveSiteHosts,
} from "../modules/publishing/index.ts";
import { createSectionsService, registerSections } from "../modules/sections/index.ts";
import { createTemplateLooks, createTemplatesService, registerTemplates } from "../modules/templates/index.ts";
import { createTraysService, registerTrays } from "../modules/trays/index.ts";
import { createWebsiteReader, createWebsitesService, registerWebsites } from "../modules/websites/index.ts";
import { cvJobsAtOnce, type Ground } from "./ground.ts";
import type { People } from "./people.ts";

/** Websites with everything in them, how they are made of a CV, and how they become pages. */
export function createSites(ground: Ground) {
  const { ports, settings, db, limiter, cvs, onError } = ground;
  const { clock } = ports;
  const looks = createTemplateLooks();
  const templates = createTemplatesService({ db, limiter, looks });
  const media = createMediaService({ db, storage: ports.storage });
  const workPictures = createWorkPictures({ db, storage: ports.storage, queue: ports.queue });
  const websites = createWebsitesService({ db, clock, templates, media, workPictures });
  const content = createContentService({ db, clock });
  const renderer = createTemplatesRenderer();
  const pinned = createPinnedRenderer({ present: renderer, db, clock, storage: ports.storage, onError });
  const cleaner = createHtmlCleaner();
  const blog = createBlogService({ db, clock, cleaner });
  const reader = createWebsiteReader(templates);
  const publishing = publishingOf(ground, { reader, renderer: pinned, media });
  const ownEngine = createCvEngine({ size: cvJobsAtOnce });
  const onboarding = createOnboarding({
    ...ports,
    ai: ports.ai ?? null,
    cvs,
    db,
    engine: ports.engine ?? ownEngine,
    media,
    templates,
    content,
    limiter,
    renderer,
    appUrl: settings.appUrl,
    installationKey: settings.installationKey,
    onError,
  });
  const cvUpdates = createCvUpdatesService({ db, clock, reader, readCv: (...given) => onboarding.readCv(...given) });
  return {
    looks,
    templates,
    media,
    workPictures,
    pictures: createPicturesService({ db, store: workPictures }),
    websites,
    content,
    renderer,
    cleaner,
    blog,
    reader,
    pinned,
    publishing,
    domains: createDomainsService({ ...ports, db, publishing, addresses: settings.sitesAddresses }),
    ownEngine,
    onboarding,
    cvUpdates,
  };
}

export type Sites = ReturnType<typeof createSites>;

type Pages = {
  reader: ReturnType<typeof createWebsiteReader>;
  renderer: ReturnType<typeof createPinnedRenderer>;
  media: ReturnType<typeof createMediaService>;
};

/** The public pages, which answer on the hosts of sites from here on. */
function publishingOf({ ports, settings, db, reads, http, onError }: Ground, { reader, renderer, media }: Pages) {
  ports.hub.onHearing((hearing) => ports.database.presence.set(hearing === "away"));
  const edge = settings.edgePurgeUrl === null ? null : new EdgePurge(settings.edgePurgeUrl, onError);
  answerWhatWasHeard(http, ports.hub, edge);
  const publishing = createPublishingService({
    db,
    reads,
    clock: ports.clock,
    hub: ports.hub,
    keptPages: settings.pagesDirectory === null ? null : new KeptPages(settings.pagesDirectory, onError),
    onError,
    edge,
    onOutdated: ({ websiteId: website_id, page }) =>
      void ports.queue
        .enqueue("render-page", { v: 1, website_id, page }, { key: `${website_id} ${page}` })
        .catch(onError),
    reader,
    renderer,
    pictureAt: async (url) => {
      const name = mediaName(url);
      return name === null ? null : ((await media.read(name))?.bytes ?? null);
    },
    appUrl: settings.appUrl,
    sitesHost: settings.sitesHost,
  });
  serveSiteHosts(http, publishing);
  return publishing;
}

/** Binds what owners do with their websites. */
export function registerSites(
  bind: Bind,
  { ground, people: { callers }, sites }: { ground: Ground; people: People; sites: Sites },
): void {
  const { db, http } = ground;
  const { clock } = ground.ports;
  const { templates, looks, media, content } = sites;
  registerTemplates(bind, templates);
  registerMediaFiles(http, media, (request) => visitorsOf(callers, request, "picture"));
  registerWebsites(bind, sites.websites);
  registerPictures(bind, sites.pictures);
  registerLook(bind, createLookService({ db, clock, templates, looks }));
  registerContent(bind, content);
  registerSections(bind, createSectionsService({ db, clock }));
  registerTrays(bind, createTraysService({ db, clock, content }));
  registerBlog(bind, sites.blog);
  registerPublishing(bind, sites.publishing, { clock, db, reader: sites.reader, renderer: sites.pinned });
  registerDomains(bind, sites.domains);
  registerCvUpdates(bind, sites.cvUpdates);
  sites.onboarding.register(bind);
  sites.onboarding.registerPages(http);
}
