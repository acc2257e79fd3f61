import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  fillLandingPage,
  landingPartsSchema,
  presetLandingContent,
  type LandingContent,
  type LandingParts,
} from "@vitrine/model";
import { acceptedCoding, isKnownTag, type Coding } from "./content-negotiation.ts";
import { allowScripts, inlineScripts } from "./inline-scripts.ts";

type Drawn = { scripts: string[]; etag: string; bodies: Record<Coding | "plain", Buffer> };

/** The prebuilt start page with other claims than it was built with. */
export type StartPage = {
  /**
   * Sends the page with what is claimed now.
   * @returns null where that is what it was built with: the file does then
   */
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | null>;
};

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const asBuilt = JSON.stringify(presetLandingContent);

/**
 * @param page the prebuilt page
 * @param partsText what the build wrote beside it; null where it did not
 * @param ask what is claimed now
 */
export function createStartPage(
  page: string,
  partsText: string | null,
  ask: () => Promise<LandingContent>,
): StartPage | null {
  if (partsText === null) return null;
  const parts = landingPartsSchema.parse(JSON.parse(partsText));
  let drawing: { content: string; drawn: Promise<Drawn> } | null = null;

  async function draw(): Promise<Drawn | null> {
    const claimed = await ask();
    const content = JSON.stringify(claimed);
    if (content === asBuilt) return null;
    if (drawing?.content !== content) drawing = { content, drawn: drawPage(page, parts, claimed) };
    return drawing.drawn;
  }

  return {
    async send(request, reply) {
      const drawn = await draw();
      if (drawn === null) return null;
      reply.header("Cache-Control", "no-cache").header("ETag", drawn.etag).header("Vary", "Accept-Encoding");
      allowScripts(reply, drawn.scripts);
      if (isKnownTag(request.headers["if-none-match"], drawn.etag)) return reply.code(304).send();
      const coding = acceptedCoding(request.headers["accept-encoding"]);
      if (coding !== null) reply.header("Content-Encoding", coding);
      return reply.type("text/html; charset=utf-8").send(drawn.bodies[coding ?? "plain"]);
    },
  };
}

async function drawPage(page: string, parts: LandingParts, content: LandingContent): Promise<Drawn> {
  const html = fillLandingPage(page, parts, content);
  const plain = Buffer.from(html);
  const [br, zipped] = await Promise.all([brotli(plain), deflate(plain)]);
  return {
    scripts: inlineScripts(html),
    etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
    bodies: { plain, br, gzip: zipped },
  };
}
