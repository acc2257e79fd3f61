import type { Editor } from "@tiptap/react";
import { useState, type RefObject } from "react";
import { showMedia } from "../pictures/media-query.ts";
import { isOnItsWay, type Upload, type Uploads } from "../pictures/uploads.ts";
import { useFileWays } from "../pictures/use-file-ways.ts";
import { useUploads } from "../pictures/use-uploads.ts";
import { useWaitForUploads } from "../pictures/use-wait-for-uploads.ts";
import { insertMedia } from "./post-picture.ts";

type Place = { editor: Editor; box: RefObject<HTMLElement | null>; websiteId: number };

type PostPictures = {
  uploads: Uploads;
  list: readonly Upload[];
  /** Why the post was not saved yet; empty for nothing to say. */
  said: string;
  /** Files are held over the text. */
  isOver: boolean;
  take: (files: readonly File[]) => void;
};

/** Pictures that are chosen, dropped or pasted while a post is written: stored, then put where the cursor is. */
export function usePostPictures({ editor, box, websiteId }: Place): PostPictures {
  const [said, setSaid] = useState("");
  const { uploads, list } = useUploads(websiteId, (media) => {
    showMedia(websiteId, media);
    insertMedia(editor, media);
  });
  const take = (files: readonly File[]) => {
    setSaid("");
    uploads.add(files);
  };
  const isOver = useFileWays(box, take);
  const isWaiting = list.some(isOnItsWay);
  useWaitForUploads(box, isWaiting, () => setSaid("Wait until the pictures are there, or cancel them first."));
  return { uploads, list, said: isWaiting ? said : "", isOver, take };
}
