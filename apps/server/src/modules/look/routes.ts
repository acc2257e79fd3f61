import { contract } from "@vitrine/contract";
import type { Bind } from "../../http/route.ts";
import type { LookService } from "./service.ts";

const { look: calls } = contract;

/** Binds what an owner chooses of a website's look (design/sections.md, "Fixed names"). */
export function registerLook(bind: Bind, looks: LookService): void {
  bind(calls.getLook, async ({ caller, params, etag }) => {
    const look = await looks.get({ caller, id: params.id, version: null });
    etag(look.version);
    return { look };
  });
  bind(
    calls.updateLook,
    async ({ caller, params, version, body, etag }) => {
      const look = await looks.update({ caller, id: params.id, version }, body);
      etag(look.version);
      return { look };
    },
    { load: ({ caller, params, version }) => looks.get({ caller, id: params.id, version }) },
  );
}
