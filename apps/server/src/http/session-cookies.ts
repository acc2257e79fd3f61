import { sessionHeader } from "@vitrine/contract";
import { durations } from "@vitrine/model";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isOfApplication } from "./same-origin.ts";

type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** Begins the name of every session's cookie, after the prefix of TLS. */
export const sessionCookieName = "vitrine_session_";

/** A session as its browser keeps it: the number is known to scripts, the token is not. */
export type KeptSession = { session_id: number; token: string };

/**
 * Every session has a cookie of its own, named after its number. A late answer that ends one session therefore never
 * touches the one that was opened meanwhile, and an admin's own session waits beside the impersonation.
 */
function cookieName(request: FastifyRequest, sessionId: number | string): string {
  return `${isSecure(request) ? "__Host-" : ""}${sessionCookieName}${sessionId}`;
}

/** The prefix and `Secure` need TLS; on plain HTTP a browser would not keep such a cookie. */
const isSecure = (request: FastifyRequest) => request.server.appUrl().startsWith("https:");

/** The token of the session that a request names, or null when the browser keeps none of this number. */
export function tokenOfNamedSession(request: FastifyRequest): string | null {
  const id = namedSession(request);
  const token = id === null ? undefined : request.cookies[cookieName(request, id)];
  return token !== undefined && /^[A-Za-z0-9_-]{20,200}$/.test(token) ? token : null;
}

/** The number of the session that a request says it is made in. */
export function namedSession(request: FastifyRequest): number | null {
  const named = request.headers[sessionHeader.toLowerCase()];
  return typeof named === "string" && /^[1-9]\d{0,14}$/.test(named) ? Number(named) : null;
}

/** Whether the browser keeps any session, whatever the request is about. */
export function hasSessionCookie(request: FastifyRequest): boolean {
  return keptSessions(request).length > 0;
}

/** What a browser opens: a page, or a picture or frame within a page of the application. */
export type ShownAs = "page" | "picture" | "frame";

/**
 * Tokens of all sessions that a browser keeps, for a page that it opens in a window, or for a picture in a page of the
 * application: nothing names a session there, and nothing but looking is possible.
 */
export function tokensOfVisitor(request: FastifyRequest, shown: ShownAs = "page"): string[] {
  const { "sec-fetch-dest": destination = "document", "sec-fetch-site": relation } = request.headers;
  const within = { page: null, picture: "image", frame: "iframe" }[shown];
  const isOfOwnPage = destination === within && relation === "same-origin";
  if (destination !== "document" && !isOfOwnPage) return [];
  return keptSessions(request).flatMap((id) => request.cookies[cookieName(request, id)] ?? []);
}

/** Numbers of the sessions that the browser keeps. */
function keptSessions(request: FastifyRequest): string[] {
  const prefix = cookieName(request, "");
  return Object.keys(request.cookies).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
}

/**
 * Gives a session to the browser that opened it, out of reach of scripts. Programs, and pages that only made somebody
 * else's browser ask, get no cookie: nobody can be signed in to a stranger's account.
 * @param keepsOthers whether other sessions stay in this browser: an admin's own one does while they look through
 * somebody's eyes; a sign-in replaces who was there before
 */
export function keepSession({ request, reply }: Exchange, session: KeptSession, keepsOthers = false): void {
  if (!isOfApplication(request)) return;
  if (!keepsOthers) {
    for (const id of keptSessions(request)) if (id !== String(session.session_id)) forget({ request, reply }, id);
  }
  // The longest that a session can live; when it ends before that, the server alone knows.
  const maxAge = durations.sessionRememberMs / 1000;
  reply.setCookie(cookieName(request, session.session_id), session.token, { ...attributes(request), maxAge });
}

/** Tokens of the sessions that a browser came with, besides one. */
export function otherTokens(request: FastifyRequest, sessionId: number): string[] {
  if (!isOfApplication(request)) return [];
  const others = keptSessions(request).filter((id) => id !== String(sessionId));
  return others.flatMap((id) => request.cookies[cookieName(request, id)] ?? []);
}

/** Takes the named session's cookie back, or every session's; a session's end in the database is another matter. */
export function forgetSessions(exchange: Exchange, which: "named" | "all"): void {
  if (!isOfApplication(exchange.request)) return;
  const named = namedSession(exchange.request);
  const ids = which === "all" ? keptSessions(exchange.request) : named === null ? [] : [named];
  for (const id of ids) forget(exchange, id);
}

function forget({ request, reply }: Exchange, id: number | string): void {
  reply.setCookie(cookieName(request, id), "", { ...attributes(request), maxAge: 0 });
}

function attributes(request: FastifyRequest) {
  return { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure(request) } as const;
}
