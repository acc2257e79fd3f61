import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance, FastifyRequest } from "fastify";

const worthwhileBytes = 1400;
/** Costs a millisecond for a large website; the next better level costs three times that and saves three percent. */
const brotliQuality = 4;
const gzipLevel = 5;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Compresses the JSON of answers for whoever takes it: a website with all its entries is ninety kilobytes long, and nine
 * of them carry it. What another site's page asks for is left as it is, so that no length tells it anything.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" || payload.length < worthwhileBytes || reply.hasHeader("Content-Encoding"))
      return payload;
    if (!String(reply.getHeader("Content-Type")).startsWith("application/json")) return payload;
    reply.header("Vary", withEncoding(reply.getHeader("Vary")));
    const encoding = isOwn(request) ? acceptedEncoding(request) : null;
    if (encoding === null) return payload;
    reply.header("Content-Encoding", encoding).removeHeader("Content-Length");
    if (encoding === "gzip") return deflate(payload, { level: gzipLevel });
    return brotli(payload, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    });
  });
}

/** A page of the application, or a program, which no other site can make ask. */
function isOwn(request: FastifyRequest): boolean {
  const { "sec-fetch-site": site } = request.headers;
  return site === undefined || site === "same-origin";
}

function acceptedEncoding({ headers }: FastifyRequest): "br" | "gzip" | null {
  const taken = new Set<string>();
  for (const part of (headers["accept-encoding"] ?? "").split(",")) {
    const [name = "", weight = ""] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    if (!/^q=0(?:\.0*)?$/.test(weight)) taken.add(name);
  }
  if (taken.has("br")) return "br";
  return taken.has("gzip") ? "gzip" : null;
}

function withEncoding(vary: unknown): string {
  const names = typeof vary === "string" ? vary : "";
  if (/accept-encoding|\*/i.test(names)) return names;
  return names === "" ? "Accept-Encoding" : `${names}, Accept-Encoding`;
}
