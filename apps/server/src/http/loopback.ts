import type { FastifyRequest } from "fastify";

/** Whether an address or a host name is this machine's own: nobody else reaches it there. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  return name === "localhost" || name === "::1" || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(name);
}

const headersOfProxies = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];

/**
 * Whether a request was made on this very machine: the connection comes from it and is addressed to it, and no proxy
 * stands between, through which anybody might have come. What a trusted proxy says of the visitor does not count.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  if (headersOfProxies.some((name) => request.headers[name] !== undefined)) return false;
  const named = (request.headers.host ?? "").replace(/:\d+$/, "");
  return isLoopback(request.raw.socket.remoteAddress ?? "") && isLoopback(named);
}
