import type { FastifyReply } from "fastify";

/** What these headers forbid or allow concerns documents; scripts, styles, fonts and pictures have no use for them. */
const documentHeaders = [
  "Content-Security-Policy",
  "Cross-Origin-Opener-Policy",
  "Origin-Agent-Cluster",
  "Referrer-Policy",
  "X-DNS-Prefetch-Control",
  "X-Download-Options",
  "X-Frame-Options",
  "X-Permitted-Cross-Domain-Policies",
  "X-XSS-Protection",
];
const plainAsset = /\.(?:js|css|woff2|webp|png)(?:\.(?:br|gz))?$/;

/**
 * Takes from a built file's answer the headers of documents: 0.8 kB on each of some twenty files of a first load.
 * A drawing in SVG keeps them, because it can be opened as a document.
 * @param path of the file, with its ending
 */
export function withoutDocumentHeaders(reply: FastifyReply, path: string): void {
  if (!plainAsset.test(path)) return;
  for (const name of documentHeaders) reply.raw.removeHeader(name);
}
