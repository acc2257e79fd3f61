import type { EndpointDefinition } from "@vitrine/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Caller } from "./session.ts";

/** A write that an admin makes with somebody else's eyes: which call, about which website, and no word of its body. */
export type ImpersonatedWrite = {
  caller: Caller;
  address: string;
  method: string;
  path: string;
  websiteId: number | null;
};

/** Where such writes are written down. */
export type ImpersonatedWrites = {
  /** Written before the call begins, so that none goes unseen. @returns what tells how it ended */
  begin(write: ImpersonatedWrite): Promise<(status: number) => Promise<void>>;
};

/**
 * The one mechanism for all calls (contract.md 5): a write under an impersonation is written down before its handler
 * runs, and its status when the answer is known.
 */
export function watchImpersonation(writes: ImpersonatedWrites) {
  const ends = new WeakMap<FastifyRequest, (status: number) => Promise<void>>();
  return {
    async begin(definition: EndpointDefinition, request: FastifyRequest): Promise<void> {
      const { caller } = request;
      // Stopping is an entry of its own.
      const isOwnEntry = definition.method === "GET" || definition.path.startsWith("/admin/");
      if (!caller?.impersonation || isOwnEntry) return;
      const { method, ip: address } = request;
      const websiteId = websiteIn(definition, request.params);
      ends.set(request, await writes.begin({ caller, address, method, path: definition.path, websiteId }));
    },

    async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      await ends.get(request)?.(reply.statusCode);
      ends.delete(request);
    },
  };
}

/** The website that a call's address names. */
function websiteIn({ path }: EndpointDefinition, params: unknown): number | null {
  const name = /^\/websites\/:(\w+)/.exec(path)?.[1];
  const id = Number((params as Record<string, string> | undefined)?.[name ?? ""]);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
