import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../http/app-error.ts";
import type { Clock } from "../../ports/clock.ts";
import { pageAt, sendPlainPrivatePage, sendPrivatePage, type PublishingService } from "../publishing/index.ts";
import { deadLinkPage, passwordPage, pausedPassword, tooManyLinksPage, wrongPassword } from "./link-pages.ts";
import type { OwnedLink } from "./repository.ts";
import type { Unlocked } from "./unlocked.ts";
import type { LinkVisits } from "./visits.ts";

export type LinkPages = { visits: LinkVisits; unlocked: Unlocked; publishing: PublishingService; clock: Clock };

/** More than the longest password, each of its characters written as `%XX`. */
const largestForm = 8 * 1024;

type Exchange = { request: FastifyRequest; reply: FastifyReply };
type Opened = { found: OwnedLink; base: string };

/** Serves websites at their private links, `/l/{secret}`, on the host of the application. */
export async function servePrivateLinks(app: FastifyInstance, pages: LinkPages): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: largestForm },
      (_request, body: string, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
    );
    const show = async (request: FastifyRequest, reply: FastifyReply) =>
      atLink(pages, { request, reply }, (opened) => showPage(pages, { request, reply }, opened));
    scope.get("/l/:secret", show);
    scope.get("/l/:secret/*", show);
    scope.post("/l/:secret", async (request, reply) =>
      atLink(pages, { request, reply }, (opened) => unlock(pages, { request, reply }, opened)),
    );
  });
}

/** Goes on with a link that leads somewhere; everything else gets the page for dead ones. */
async function atLink(
  { visits }: LinkPages,
  { request, reply }: Exchange,
  goOn: (opened: Opened) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const { secret = "" } = request.params as { secret?: string };
  try {
    const found = await visits.find(secret, request.ip);
    return found ? await goOn({ found, base: `/l/${secret}` }) : sendPlainPrivatePage(reply, 404, deadLinkPage());
  } catch (error) {
    return refuseFor(error, reply, tooManyLinksPage);
  }
}

async function showPage(pages: LinkPages, { request, reply }: Exchange, opened: Opened): Promise<FastifyReply> {
  const { visits, unlocked, publishing, clock } = pages;
  const { found, base } = opened;
  const { link } = found;
  if (link.password_hash !== null && !unlocked.isUnlocked(request, link, clock.now())) {
    return sendPlainPrivatePage(reply, 200, passwordPage(base));
  }
  const { "*": rest = "" } = request.params as { "*"?: string };
  const path = pageAt(rest === "" ? "" : `/${rest}`);
  const { website_id: websiteId, sections } = link;
  const page = path && (await publishing.privatePages.draw({ websiteId, base, sections, path }));
  if (!path || page === null) return sendPlainPrivatePage(reply, 404, deadLinkPage());
  if (path.kind === "home") await visits.count(found, request);
  return sendPrivatePage(reply, page, path.kind);
}

/** Takes the password. The page comes with a request of its own, so that a reload sends nothing again. */
async function unlock(pages: LinkPages, { request, reply }: Exchange, { found, base }: Opened): Promise<FastifyReply> {
  const { visits, unlocked, clock } = pages;
  const { link } = found;
  try {
    if (link.password_hash !== null) {
      if (!(await visits.isPassword(link, passwordIn(request.body), request.ip))) {
        return sendPlainPrivatePage(reply, 422, passwordPage(base, wrongPassword));
      }
      unlocked.remember(reply, link, { base, now: clock.now() });
    }
    return reply.header("Cache-Control", "private, no-store").redirect(base, 303);
  } catch (error) {
    return refuseFor(error, reply, (seconds) => passwordPage(base, pausedPassword(seconds)));
  }
}

function refuseFor(error: unknown, reply: FastifyReply, page: (seconds: number) => string): FastifyReply {
  if (!(error instanceof AppError) || error.code !== "too_many_requests") throw error;
  const seconds = error.details.retryAfterSeconds ?? 60;
  return sendPlainPrivatePage(reply.header("Retry-After", String(seconds)), 429, page(seconds));
}

function passwordIn(body: unknown): string {
  const given = typeof body === "object" && body !== null && "password" in body ? body.password : "";
  return typeof given === "string" ? given : "";
}
