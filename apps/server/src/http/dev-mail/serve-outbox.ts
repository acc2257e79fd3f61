import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import PostalMime from "postal-mime";
import { readOutbox, type OutboxEntry } from "../../ports/mail/outbox-mailer.ts";
import { sendError } from "../errors.ts";
import { isFromThisMachine, isLoopback } from "../loopback.ts";
import { unknownRoute } from "../not-found.ts";
import { mailViews, outboxPage, outboxPolicy } from "./outbox-page.ts";

const start = "/dev/mail";

type Asked = FastifyRequest<{ Params: { name: string; file?: string }; Querystring: { view?: string } }>;

/**
 * The mails that a laptop "sent", with everybody's links in them: only for whoever sits at this very machine, and only
 * while the application's address is this machine's, whatever else is set.
 */
export function serveOutbox(app: FastifyInstance, directory: string): void {
  const refuse = (request: FastifyRequest, reply: FastifyReply) => sendError(unknownRoute(start), request, reply);
  const isOpen = (request: FastifyRequest) => isFromThisMachine(request) && isLoopback(new URL(app.appUrl()).hostname);
  const find = async ({ params }: Asked) => (await readOutbox(directory)).find(({ name }) => name === params.name);

  app.register(async (scope) => {
    scope.addHook("onRequest", async (request, reply) => {
      if (!isOpen(request)) return refuse(request, reply);
      // A mail is shown within the page of the outbox.
      reply.header("X-Frame-Options", "SAMEORIGIN");
      reply.header("Cache-Control", "no-store").header("Content-Security-Policy", outboxPolicy);
      return undefined;
    });
    const readAll = async () => Promise.all((await readOutbox(directory)).map(read));
    scope.get(start, async (_request, reply) =>
      reply.type("text/html; charset=utf-8").send(outboxPage(await readAll(), null, null)),
    );
    scope.get(`${start}/:name`, async (request: Asked, reply) => {
      const mails = await readAll();
      const { name } = request.params;
      if (mails.every((each) => each.name !== name)) return refuse(request, reply);
      const view = mailViews.find((each) => each === request.query.view) ?? null;
      return reply.type("text/html; charset=utf-8").send(outboxPage(mails, name, view));
    });
    scope.get(`${start}/:name/source`, async (request: Asked, reply) => {
      const found = await find(request);
      return found ? reply.type("text/plain; charset=utf-8").send(found.raw) : refuse(request, reply);
    });
    scope.get(`${start}/:name/html`, async (request: Asked, reply) => {
      const found = await find(request);
      const html = found && (await read(found)).mail.html;
      return html ? reply.type("text/html; charset=utf-8").send(withOutsideLinks(html)) : refuse(request, reply);
    });
    scope.get(`${start}/:name/files/:file`, async (request: Asked, reply) => {
      const found = await find(request);
      const file = found && (await read(found)).mail.attachments[Number(request.params.file)];
      if (!file) return refuse(request, reply);
      const name = encodeURIComponent(file.filename ?? "file");
      const body =
        typeof file.content === "string" ? Buffer.from(file.content) : Buffer.from(new Uint8Array(file.content));
      return reply
        .header("Content-Disposition", `attachment; filename*=UTF-8''${name}`)
        .type("application/octet-stream")
        .send(body);
    });
  });
}

const read = async ({ name, raw }: OutboxEntry) => ({ name, mail: await PostalMime.parse(raw) });

/** A link of a mail opens beside the outbox, as it would beside an inbox. */
const withOutsideLinks = (html: string) => html.replaceAll(/<a\b(?![^>]*\btarget=)/gi, '<a target="_blank"');
