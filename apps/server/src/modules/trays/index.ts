import { contract } from "@vitrine/contract";
import type { Bind } from "../../http/route.ts";
import type { Caller } from "../../http/session.ts";
import type { TraysService } from "./service.ts";

export { removeEvidence, shiftEvidence, userEvidence } from "./lines/evidence.ts";
export { moveLines } from "./lines/move-lines.ts";
export { addToTray, keepTray } from "./repository.ts";
export { createTraysService } from "./service.ts";

const { trays: calls } = contract;

/** Binds the tray of a website. */
export function registerTrays(bind: Bind, trays: TraysService): void {
  const owned = {
    load: ({ params, caller }: { params: { id: number }; caller: Caller }) => trays.check(caller, params.id),
  };
  bind(calls.readTray, async ({ params }) => trays.read(params.id), owned);
  bind(
    calls.sendTrayLines,
    async ({ params, caller, body, version, etag }) => {
      const sent = await trays.send(caller, params.id, { ...body, version });
      etag(sent.version);
      return sent;
    },
    owned,
  );
}
