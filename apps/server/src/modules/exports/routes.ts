import { contract } from "@vitrine/contract";
import type { Bind } from "../../http/route.ts";
import { whenGone } from "../../http/when-gone.ts";
import type { ExportsService } from "./service.ts";

const { websites: calls } = contract;

/** Binds the export of a website, and its way back. */
export function registerExports(bind: Bind, exports: ExportsService): void {
  bind(calls.exportWebsite, ({ caller, params, query }) => exports.export(caller, params.id, query.format), {
    load: ({ caller, params }) => exports.check(caller, params.id),
  });
  bind(
    calls.checkExport,
    async ({ caller, params, query, reply }) => ({
      check: await exports.readBack(caller, params.id, { format: query.format, signal: whenGone(reply) }),
    }),
    { load: ({ caller, params }) => exports.check(caller, params.id) },
  );
  bind(calls.importWebsite, async ({ caller, files, etag }) => {
    const website = await exports.import(caller, files["file"]);
    etag(website.version);
    return { website };
  });
}
