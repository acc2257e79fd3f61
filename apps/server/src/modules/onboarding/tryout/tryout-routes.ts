import { contract } from "@vitrine/contract";
import type { Bind } from "../../../http/route.ts";
import { whenGone } from "../../../http/when-gone.ts";
import { iso } from "../../auth/index.ts";
import type { TryoutDependencies } from "./dependencies.ts";
import { insistOnTryout } from "./insist-on-tryout.ts";
import { openTryout } from "./open-tryout.ts";
import { readTryout } from "./read-tryout.ts";

/** Binds the calls that show a visitor their own site before there is an account. */
export function registerTryout(bind: Bind, dependencies: TryoutDependencies): void {
  bind(contract.tryout.openTryout, async ({ body, files, address, reply }) => {
    reply.header("Cache-Control", "no-store");
    const given = { file: files["file"], text: body.text ?? "", address, signal: whenGone(reply) };
    const { token, row } = await openTryout(dependencies, given);
    const expires_at = iso(row.tryout_expires_at ?? dependencies.clock.now());
    return { token, url: `${dependencies.appUrl()}/try/${token}`, session_id: row.id, expires_at };
  });
  bind(contract.tryout.readTryout, async ({ params, reply }) => {
    reply.header("Cache-Control", "no-store").header("X-Robots-Tag", "noindex");
    return { tryout: await readTryout(dependencies, params.token) };
  });
  bind(contract.tryout.insistOnTryout, async ({ params, reply }) => {
    reply.header("Cache-Control", "no-store").header("X-Robots-Tag", "noindex");
    return { tryout: await insistOnTryout(dependencies, params.token) };
  });
}
