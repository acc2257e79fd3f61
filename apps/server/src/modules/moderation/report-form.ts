import { reportInputSchema } from "@vitrine/model";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../http/app-error.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import { siteNameIn, type PublishingService } from "../publishing/index.ts";
import { reportPage, sendPlainPage, type ReportField, type ReportValues } from "./report-page.ts";
import type { Reports } from "./reports.ts";

type ReportPages = { reports: Reports; publishing: PublishingService; limiter: RateLimiter };

/** More than the longest report, each of its characters written as `%XX`. */
const largestForm = 64 * 1024;
const unknownAddress = "Please enter the address of the page.";

/**
 * `/report`: the page on which visitors report another page, and what takes its form. The same page and the same
 * thanks for every name, so that nothing tells which sites there are.
 */
export async function registerReportPage(app: FastifyInstance, pages: ReportPages): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: largestForm },
      (_request, body: string, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
    );
    scope.get<{ Querystring: { site?: unknown } }>("/report", async ({ query }, reply) => {
      const site = typeof query.site === "string" ? siteNameIn(query.site, pages.publishing.hosts()) : null;
      return sendPlainPage(reply, 200, reportPage({ kind: "form", values: site === null ? {} : { site } }));
    });
    scope.get("/report/sent", async (_request, reply) => sendPlainPage(reply, 200, reportPage({ kind: "sent" })));
    scope.post("/report", async (request, reply) => answerReport(pages, request, reply));
  });
}

async function answerReport(
  { reports, publishing, limiter }: ReportPages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const values = valuesOf(request.body);
  const showAgain = (status: 422 | 429, more: { wrong?: Partial<Record<ReportField, string>>; refused?: string }) =>
    sendPlainPage(reply, status, reportPage({ kind: "form", values, ...more }));
  try {
    await limiter.hit("public_form", { address: request.ip, userId: null, email: null });
    const site = siteNameIn(values.site ?? "", publishing.hosts());
    const input = reportInputSchema.safeParse(values);
    if (site === null || !input.success) {
      const issues = input.success ? [] : input.error.issues;
      const wrong = Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
      return showAgain(422, { wrong: { ...wrong, ...(site === null ? { site: unknownAddress } : {}) } });
    }
    await reports.take(site, input.data, { address: request.ip, userAgent: request.headers["user-agent"] ?? "" });
    return await reply.header("Cache-Control", "no-store").redirect("/report/sent", 303);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "too_many_requests") throw error;
    reply.header("Retry-After", String(error.details.retryAfterSeconds ?? 60));
    return showAgain(429, { refused: error.message });
  }
}

/** The fields of the form as text; browsers send line ends as CR LF. */
function valuesOf(body: unknown): ReportValues {
  const fields: Record<string, unknown> = typeof body === "object" && body !== null ? { ...body } : {};
  const names = ["site", "category", "message", "email", "website"] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = fields[name];
      return typeof value === "string" ? [[name, value.replace(/\r\n/g, "\n")]] : [];
    }),
  );
}
