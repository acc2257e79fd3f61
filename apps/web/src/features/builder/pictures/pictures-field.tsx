import { useQuery } from "@tanstack/react-query";
import type { Media, ShownPicture } from "@vitrine/model";
import { Notice } from "@vitrine/ui";
import { useEffect, useRef, useState } from "react";
import { forgetWebsites } from "../../../lib/queries/websites.ts";
import { DropZone } from "./drop-zone.tsx";
import { mediaQuery, showMedia } from "./media-query.ts";
import { PictureList } from "./picture-list.tsx";
import { pictureOf, withStored } from "./placed-pictures.ts";
import { StorageLine } from "./storage-line.tsx";
import { Undescribed } from "./undescribed.tsx";
import { UploadRows } from "./upload-rows.tsx";
import { isOnItsWay } from "./uploads.ts";
import { useFileWays } from "./use-file-ways.ts";
import { useUploads } from "./use-uploads.ts";
import { useWaitForUploads } from "./use-wait-for-uploads.ts";

export type PicturesFieldProps = {
  value: readonly ShownPicture[];
  onChange: (pictures: ShownPicture[]) => void;
  /** So many pictures an entry may have. */
  max: number;
  websiteId: number;
};

/** The pictures of an entry: chosen, dropped or pasted, in their order, each with what is said of it. */
export function PicturesField({ value, onChange, max, websiteId }: PicturesFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const current = useRef(value);
  const [said, setSaid] = useState("");
  const [openId, setOpenId] = useState<number | null>(null);
  const [places] = useState(() => new Map<number, number>());
  const { data } = useQuery(mediaQuery(websiteId));
  const forget = useForgetOnClose(websiteId);
  useEffect(() => {
    current.current = value;
  }, [value]);
  const change = (pictures: ShownPicture[]) => {
    current.current = pictures;
    onChange(pictures);
  };

  const { uploads, list } = useUploads(websiteId, (media, place) => {
    places.set(media.id, place);
    showMedia(websiteId, media);
    const isThere = current.current.some(({ media_id }) => media_id === media.id);
    if (isThere) return setSaid("This picture is among them already.");
    change(withStored(current.current, pictureOf(media), places));
  });
  const onTheirWay = list.filter(isOnItsWay).length;
  const room = Math.max(0, max - value.length - onTheirWay);
  const take = (files: readonly File[]) => {
    setSaid(files.length > room ? `An entry may have ${max} pictures. ${leftOut(files.length - room)}` : "");
    uploads.add(files.slice(0, room));
  };
  const isOver = useFileWays(box, take);
  useWaitForUploads(box, onTheirWay > 0, () => setSaid("Wait until the pictures are there, or cancel them first."));

  const known = new Map(data?.media.map((media) => [media.id, media]));
  const pictures = value.map((picture) => asKnown(picture, known));
  const here = new Set(value.map(({ media_id }) => media_id));
  const elsewhere = (data?.media ?? []).filter(({ id }) => !here.has(id));
  return (
    <div ref={box} className="flex flex-col gap-3">
      <PictureList
        websiteId={websiteId}
        pictures={pictures}
        openId={openId}
        onOpen={setOpenId}
        onChange={change}
        onSaid={forget}
      />
      <UploadRows list={list} uploads={uploads} />
      <output className="contents">{said === "" ? null : <Notice tone="warning">{said}</Notice>}</output>
      <DropZone count={value.length} max={max} canTake={room > 0} isOver={isOver} onFiles={take} />
      {data ? <StorageLine {...data.storage} /> : null}
      <Undescribed websiteId={websiteId} media={elsewhere} onSaid={forget} />
    </div>
  );
}

const leftOut = (count: number) => (count === 1 ? "One was left out." : `${count} were left out.`);

/** A picture with what is said of it by now. */
function asKnown(picture: ShownPicture, known: ReadonlyMap<number, Media>): ShownPicture {
  const media = known.get(picture.media_id ?? 0);
  return media ? { ...picture, alt: media.alt, focal: media.focal } : picture;
}

/** What was said of pictures meanwhile is asked for anew when the form is left, so that the preview shows it. */
function useForgetOnClose(websiteId: number): () => void {
  const isDue = useRef(false);
  useEffect(
    () => () => {
      if (isDue.current) void forgetWebsites(websiteId);
    },
    [websiteId],
  );
  return () => {
    isDue.current = true;
  };
}
