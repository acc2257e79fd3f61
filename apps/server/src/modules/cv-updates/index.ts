import { contract } from "@vitrine/contract";
import type { Bind } from "../../http/route.ts";
import type { Caller } from "../../http/session.ts";
import { whenGone } from "../../http/when-gone.ts";
import type { CvUpdatesService } from "./service.ts";

export { keepCv } from "./repository.ts";
export { createCvUpdatesService, type CvUpdatesService, type GivenCv } from "./service.ts";

const { cvUpdates: calls } = contract;

type OfWebsite = { params: { id: number }; caller: Caller };

/** Binds the update of a website from a newer CV. */
export function registerCvUpdates(bind: Bind, updates: CvUpdatesService): void {
  // A repeated call gets its stored answer, whatever became of the version since: the handler looks at that.
  const load = ({ params, caller }: OfWebsite) => updates.check(caller, params.id);
  bind(calls.readCvUpdate, async ({ params, caller }) => ({ update: await updates.read(caller, params.id) }), { load });
  bind(
    calls.openCvUpdate,
    async ({ params, caller, body, files, reply }) => {
      const { text = "", as_cv: asCv = false } = body;
      const given = { file: files["file"], text, asCv, signal: whenGone(reply) };
      return { update: await updates.open(caller, params.id, given) };
    },
    { load },
  );
  bind(
    calls.applyCvUpdate,
    async ({ params, caller, body, version, etag }) => {
      const applied = await updates.apply(caller, params.id, { accept: body.accept, version });
      etag(applied.website.version);
      return { ...applied, message: saidOf(applied.applied) };
    },
    { load },
  );
  bind(
    calls.discardCvUpdate,
    async ({ params }) => {
      await updates.discard(params.id);
      return { message: "The newer CV was put aside." };
    },
    { load },
  );
}

function saidOf(applied: number): string {
  if (applied === 0) return "Your site stays as it is.";
  return applied === 1 ? "1 change was taken over." : `${applied} changes were taken over.`;
}
