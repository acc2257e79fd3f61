import type { FastifyRequest } from "fastify";
import { takeJsonAsText } from "../http/json-body.ts";
import { visitorsOf } from "../http/page-visitors.ts";
import type { Bind } from "../http/route.ts";
import { createSiteViews, registerAnalytics, registerSiteViews } from "../modules/analytics/index.ts";
import { createExportsService, registerExports } from "../modules/exports/index.ts";
import { createLandingService, registerLanding } from "../modules/landing/index.ts";
import { createMessagesService, registerContactPage, registerMessages } from "../modules/messages/index.ts";
import { createModeration, registerModeration, registerReportPage } from "../modules/moderation/index.ts";
import { createOverview, registerOverview } from "../modules/overview/index.ts";
import {
  createLinkVisits,
  createPrivateLinksService,
  createUnlocked,
  registerPrivateLinks,
  servePrivateLinks,
} from "../modules/private-links/index.ts";
import { createSupportService, registerSupport } from "../modules/support/index.ts";
import { createTestimonialsService, registerTestimonials } from "../modules/testimonials/index.ts";
import { registerWaitingList } from "../modules/waiting-list/index.ts";
import { createCountries } from "../ports/geo/countries.ts";
import type { Ground } from "./ground.ts";
import type { People } from "./people.ts";
import type { Sites } from "./sites.ts";

type Assembled = { ground: Ground; people: People; sites: Sites };

/** Binds what strangers reach beside the pages of sites, what owners learn of them, and what is said against pages. */
export async function registerOutreach(bind: Bind, assembled: Assembled) {
  const { ground, people, sites } = assembled;
  const { ports, settings, db, reads, http, limiter, onError } = ground;
  const { clock } = ports;
  const { publishing, templates } = sites;
  const landing = createLandingService({ db, reads, clock, templates, onError });
  registerLanding(bind, landing);
  registerWaitingList(bind, { db, limiter });
  registerAnalytics(bind, db);
  registerSupport(bind, createSupportService({ db, queue: ports.queue, limiter }));
  const messages = createMessagesService({ ...ports, db, limiter, publishing });
  registerMessages(bind, messages);
  await registerContactPage(http, { messages, publishing, limiter });
  const testimonials = createTestimonialsService({ ...ports, db, limiter, appUrl: settings.appUrl });
  registerTestimonials(bind, testimonials);
  registerOverview(bind, createOverview({ db, clock }));
  const views = createSiteViews({ db, reads, clock, countries: createCountries(), publishing });
  await http.register(async (scope) => {
    takeJsonAsText(scope);
    registerSiteViews(people.binderOn(scope), views);
  });
  await registerLinks(bind, assembled);
  const moderation = createModeration({ ...ports, db, limiter, publishing, websites: sites.websites });
  registerModeration(bind, moderation);
  await registerReportPage(http, { reports: moderation.reports, publishing, limiter });
  const exports = exportsOf(ground, sites, moderation);
  registerExports(bind, exports);
  return { landing, testimonials, views, moderation, exports };
}

async function registerLinks(bind: Bind, { ground, people, sites: { publishing } }: Assembled): Promise<void> {
  const { ports, settings, db, http, limiter } = ground;
  const { callers, pause } = people;
  const { clock } = ports;
  const { appUrl, installationKey } = settings;
  const visitors = (request: FastifyRequest) => visitorsOf(callers, request);
  registerPrivateLinks(bind, createPrivateLinksService({ db, clock, installationKey, appUrl }));
  await servePrivateLinks(http, {
    visits: createLinkVisits({ db, clock, limiter, pause, visitors }),
    unlocked: createUnlocked(installationKey),
    publishing,
    clock,
  });
}

function exportsOf({ ports, db }: Ground, sites: Sites, moderation: ReturnType<typeof createModeration>) {
  const { media, workPictures, pictures, templates, reader, renderer, pinned, cleaner, onboarding } = sites;
  return createExportsService({
    db,
    clock: ports.clock,
    media,
    workPictures,
    rooms: pictures,
    templates,
    reader,
    renderer,
    pinned,
    cleaner,
    readBack: (...given) => onboarding.readBack(...given),
    followDeleted: (...told) => moderation.restrictions.followDeleted(...told),
  });
}
