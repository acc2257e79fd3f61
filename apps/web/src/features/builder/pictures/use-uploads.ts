import type { Media } from "@vitrine/model";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { quietApi } from "../../../lib/api.ts";
import { readableFile } from "./readable-file.ts";
import { createUploads, type Upload, type Uploads } from "./uploads.ts";

/** Uploads of pictures to a website, for as long as their form is open; what waits goes on with the connection. */
export function useUploads(
  websiteId: number,
  onStored: (media: Media, place: number) => void,
): { uploads: Uploads; list: readonly Upload[] } {
  const [{ uploads, hear }] = useState(() => {
    const heard: { stored: typeof onStored } = { stored: () => undefined };
    const send: Parameters<typeof createUploads<Media>>[0] = async (file, options) =>
      (
        await quietApi.media.uploadMedia(
          { params: { id: websiteId }, files: { file: await readableFile(file) } },
          options,
        )
      ).media;
    const made = createUploads<Media>(send, (media, place) => heard.stored(media, place));
    return { uploads: made, hear: (stored: typeof onStored) => void (heard.stored = stored) };
  });
  const list = useSyncExternalStore(uploads.subscribe, uploads.get);
  const stored = useEffectEvent(onStored);
  useEffect(() => {
    hear((media, place) => stored(media, place));
    window.addEventListener("online", uploads.goOn);
    return () => {
      window.removeEventListener("online", uploads.goOn);
      uploads.stop();
    };
  }, [uploads, hear]);
  return { uploads, list };
}
