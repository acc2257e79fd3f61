import { contactMessageInputSchema } from "@vitrine/model";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../http/app-error.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import { ownerOfHost, sendFilledForm, sendUnavailable, type PublishingService } from "../publishing/index.ts";
import type { MessagesService } from "./service.ts";

type ContactPages = { messages: MessagesService; publishing: PublishingService; limiter: RateLimiter };

/** Which site the form belongs to, and where its pages lie. */
type Site = { name: string; at: "path" | "root"; base: string };

const fieldNames = ["name", "email", "message"] as const;
/** More than the longest message, each of its characters written as `%XX`. */
const largestForm = 128 * 1024;

/**
 * Takes what the contact form of a page sends where no script runs (contract.md 14): thanks at an address of
 * their own, so that a reload sends nothing again, or the form with what has to be put right.
 */
export async function registerContactPage(app: FastifyInstance, pages: ContactPages): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: largestForm },
      (_request, body: string, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
    );
    scope.post<{ Params: { subdomain: string } }>("/p/:subdomain/contact", async (request, reply) => {
      const name = request.params.subdomain.toLowerCase();
      return answerForm(pages, { name, at: "path", base: `/p/${name}` }, { request, reply });
    });
    scope.post("/contact", async (request, reply) => {
      const owner = ownerOfHost(request.host, pages.publishing.hosts());
      if (owner.kind !== "site") throw new AppError("not_found");
      return answerForm(pages, { name: owner.name, at: "root", base: "" }, { request, reply });
    });
  });
}

type Exchange = { request: FastifyRequest; reply: FastifyReply };

async function answerForm(pages: ContactPages, site: Site, { request, reply }: Exchange): Promise<FastifyReply> {
  const { messages, publishing, limiter } = pages;
  const values = valuesOf(request.body);
  const showAgain = async (
    status: 422 | 429,
    state: { wrong?: (typeof fieldNames)[number][]; isRefused?: boolean },
  ) => {
    const page = await publishing.filledContactForm(site, { kind: "form", values, ...state });
    return page === null ? sendUnavailable(reply, publishing.hosts()) : sendFilledForm({ reply, site }, status, page);
  };
  try {
    await limiter.hit("public_form", { address: request.ip, userId: null, email: null });
    const input = contactMessageInputSchema.safeParse(values);
    if (!input.success) {
      const wrong = new Set(input.error.issues.map((issue) => issue.path[0]));
      return await showAgain(422, { wrong: fieldNames.filter((name) => wrong.has(name)) });
    }
    await messages.sendByForm(site.name, input.data);
    return reply.header("Cache-Control", "no-store").redirect(`${site.base}/contact/sent`, 303);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "site_unavailable") return sendUnavailable(reply, publishing.hosts());
    if (error.code !== "too_many_requests") throw error;
    reply.header("Retry-After", String(error.details.retryAfterSeconds ?? 60));
    return showAgain(429, { isRefused: true });
  }
}

/** The fields of the form as text; browsers send line ends as CR LF. */
function valuesOf(body: unknown): Partial<Record<(typeof fieldNames)[number] | "website", string>> {
  const fields: Record<string, unknown> = typeof body === "object" && body !== null ? { ...body } : {};
  const names = [...fieldNames, "website"] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = fields[name];
      return typeof value === "string" ? [[name, value.replace(/\r\n/g, "\n")]] : [];
    }),
  );
}
