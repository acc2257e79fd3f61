import { queryOptions } from "@tanstack/react-query";
import type { FocalPoint, Media } from "@vitrine/model";
import { quietApi } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

/** The pictures of a website, with the room that those of the account take. */
export const mediaQuery = (websiteId: number) =>
  queryOptions({
    queryKey: ["media", websiteId],
    queryFn: async ({ signal }) => {
      const { data, storage } = await quietApi.media.listMedia({ params: { id: websiteId } }, { signal });
      return { media: data, storage };
    },
  });

/** Stores what is said of a picture, and shows it wherever the picture is listed. */
export async function describeMedia(
  websiteId: number,
  mediaId: number,
  body: { alt?: string; focal?: FocalPoint },
): Promise<void> {
  const { media } = await quietApi.media.updateMedia({ params: { id: websiteId, mediaId }, body });
  showMedia(websiteId, media);
}

/** Shows a picture as the server has it now. */
export function showMedia(websiteId: number, picture: Media): void {
  queryClient.setQueryData(mediaQuery(websiteId).queryKey, (known) => {
    if (!known) return known;
    const isKnown = known.media.some(({ id }) => id === picture.id);
    const media = isKnown
      ? known.media.map((one) => (one.id === picture.id ? picture : one))
      : [picture, ...known.media];
    const used = known.storage.used + (isKnown ? 0 : picture.bytes);
    return { media, storage: { ...known.storage, used } };
  });
}
