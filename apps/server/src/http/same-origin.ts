import { frontEndHeader } from "@vitrine/contract";
import type { FastifyRequest } from "fastify";

/**
 * Whether a request was made by a page of the application itself, so that what the browser adds by itself may count.
 * Three signs, of which a page elsewhere can give none: the header of the front end, which no other origin may send;
 * `Sec-Fetch-Site`, the browser's own word, where it is sent; and `Origin`, where it is sent. A site below
 * SITES_HOST is of the same site as the application and still not it, and `Origin: null` is a page in a sandbox.
 */
export function isOfApplication(request: FastifyRequest): boolean {
  const { headers } = request;
  if (headers[frontEndHeader.name.toLowerCase()] !== frontEndHeader.value) return false;
  const relation = headers["sec-fetch-site"];
  if (relation !== undefined && relation !== "same-origin") return false;
  return headers.origin === undefined || isOwnOrigin(headers.origin, request);
}

/** The origin of APP_URL, or of the same protocol on the application's host by which the request came. */
function isOwnOrigin(origin: string, request: FastifyRequest): boolean {
  const own = new URL(request.server.appUrl());
  const given = URL.parse(origin);
  if (given?.protocol !== own.protocol) return false;
  return given.host === own.host || given.host === request.host.toLowerCase();
}
