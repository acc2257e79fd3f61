import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { privateLinkLimits } from "@vitrine/model";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { LinkRow } from "./repository.ts";

const cookieName = "vitrine_link";

type Locked = Pick<LinkRow, "id" | "password_hash">;

/**
 * Remembers in a browser that the password of a link was given there. The cookie goes to that link's address alone,
 * holds nothing but its end and a seal, and is worth nothing once the link is revoked.
 */
export function createUnlocked(installationKey: string) {
  const key = Buffer.from(hkdfSync("sha256", installationKey, "", "vitrine unlocked links", 32));
  const sealOf = ({ id, password_hash }: Locked, until: number) =>
    createHmac("sha256", key)
      .update(JSON.stringify([id, password_hash, until]))
      .digest();

  return {
    remember(reply: FastifyReply, link: Locked, at: { base: string; now: Date }): void {
      const until = at.now.getTime() + privateLinkLimits.unlockedMs;
      reply.setCookie(cookieName, `${until}.${sealOf(link, until).toString("base64url")}`, {
        httpOnly: true,
        sameSite: "lax",
        secure: reply.server.appUrl().startsWith("https:"),
        path: at.base,
        maxAge: privateLinkLimits.unlockedMs / 1000,
      });
    },

    isUnlocked(request: FastifyRequest, link: Locked, now: Date): boolean {
      const [until = "", seal = ""] = (request.cookies[cookieName] ?? "").split(".");
      const given = Buffer.from(seal, "base64url");
      const right = sealOf(link, Number(until));
      return Number(until) > now.getTime() && given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

export type Unlocked = ReturnType<typeof createUnlocked>;
