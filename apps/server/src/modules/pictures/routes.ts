import { contract } from "@vitrine/contract";
import type { Bind } from "../../http/route.ts";
import type { PicturesService } from "./service.ts";

const { media: calls } = contract;

/** Binds the pictures of work of a website (design/sections.md, "Fixed names"). */
export function registerPictures(bind: Bind, pictures: PicturesService): void {
  bind(calls.listMedia, ({ caller, params }) => pictures.list(caller, params.id));
  bind(
    calls.uploadMedia,
    async ({ caller, params, files, status }) => {
      const { media, isNew } = await pictures.upload(caller, params.id, files["file"]);
      status(isNew ? 201 : 200);
      return { media, message: isNew ? "Picture uploaded" : "This picture was here already" };
    },
    { load: ({ caller, params }) => pictures.check(caller, params.id) },
  );
  bind(
    calls.updateMedia,
    async ({ caller, params, body }) => ({ media: await pictures.update(caller, params, body) }),
    { load: ({ caller, params }) => pictures.check(caller, params.id) },
  );
  bind(calls.removeMedia, async ({ caller, params }) => {
    await pictures.remove(caller, params);
    return { message: "Picture deleted" };
  });
}
