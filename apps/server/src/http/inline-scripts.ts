import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";

const inlineScript = /<script>(.*?)<\/script>/gs;
const policyHeader = "Content-Security-Policy";

/** The scripts that stand in a page itself, as a content security policy names them: by the hash of each. */
export function inlineScripts(page: string): string[] {
  return [...page.matchAll(inlineScript)].map(
    ([, source = ""]) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`,
  );
}

/** Adds exactly these scripts to what the policy of an answer allows to run. */
export function allowScripts(reply: FastifyReply, hashes: readonly string[]): void {
  const policy = reply.raw.getHeader(policyHeader) ?? reply.getHeader(policyHeader);
  if (hashes.length === 0 || typeof policy !== "string") return;
  const widened = policy.replace("script-src 'self'", `script-src 'self' ${hashes.join(" ")}`);
  reply.raw.removeHeader(policyHeader);
  reply.header(policyHeader, widened);
}
