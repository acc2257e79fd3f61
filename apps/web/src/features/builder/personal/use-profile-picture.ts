import type { FocalPoint, Website } from "@vitrine/model";
import { limits } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { useRef, useState } from "react";
import { quietApi } from "../../../lib/api.ts";
import { forgetWebsites } from "../../../lib/queries/websites.ts";
import { sayFailure } from "../../../lib/say-failure.ts";
import { useSingleFlight } from "../../../lib/use-single-flight.ts";
import { useBuilderWork } from "../work/work-context.ts";

const unreadable = "Failed to process profile picture";

export const acceptedTypes = ["image/jpeg", "image/jpg", "image/png", "image/gif", "image/webp"];

/** Why a picture is refused before it is sent, or null (document 2, section 5). */
export function pictureProblem(file: Pick<File, "type" | "size">): string | null {
  if (!file.type.startsWith("image/")) return "Please select an image file";
  if (!acceptedTypes.includes(file.type)) return "Please select a JPG, PNG, GIF, or WebP image";
  return file.size >= limits.pictureBytes ? "Image file size must be less than 5MB" : null;
}

/** Whether the browser can draw the file; a damaged one is not worth sending. */
async function isReadable(file: File): Promise<boolean> {
  if (!("createImageBitmap" in window)) return true;
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

/** The profile picture of a website: one is chosen, cut, sent, given the point that stays in view, removed; each at once. */
export function useProfilePicture(website: Website) {
  /** What has left of the picture that is being sent, 0 to 1. */
  const [progress, setProgress] = useState<number | null>(null);
  /** The file that is being cut. */
  const [chosen, setChosen] = useState<File | null>(null);
  const focusing = useRef<Promise<void>>(Promise.resolve());
  const { store } = useBuilderWork();
  const show = ({ flat_picture, picture_focal, version }: Website) => {
    const { base } = store.get();
    if (base.version <= version)
      store.dispatch({ type: "server_changed", website: { ...base, flat_picture, picture_focal, version } });
  };

  async function take(file: File | undefined): Promise<void> {
    if (!file || progress !== null) return;
    const problem = pictureProblem(file);
    if (problem) return toast.error(problem);
    if (!(await isReadable(file))) return toast.error(unreadable);
    setChosen(file);
  }

  async function upload(file: File): Promise<void> {
    setChosen(null);
    setProgress(0);
    try {
      const answer = await quietApi.websites.uploadProfilePicture(
        { params: { id: website.id }, files: { picture: file } },
        { onUploadProgress: setProgress },
      );
      show(answer.website);
      toast.success(answer.message);
      await forgetWebsites();
    } catch (error) {
      sayFailure(error, "Failed to upload image. Please try again.");
    } finally {
      setProgress(null);
    }
  }

  const remove = useSingleFlight(async () => {
    try {
      const answer = await quietApi.websites.removeProfilePicture({ params: { id: website.id } });
      show(answer.website);
      toast.success(answer.message);
      await forgetWebsites();
    } catch (error) {
      sayFailure(error, "Failed to remove image. Please try again.");
    }
  });

  async function storeFocus(picture_focal: FocalPoint): Promise<void> {
    try {
      const params = { id: website.id };
      show((await quietApi.websites.updateWebsiteInBuilder({ params, body: { picture_focal } })).website);
    } catch (error) {
      sayFailure(error, "Failed to save the picture's focus. Please try again.");
    }
  }

  /** One after the other, so that the last point chosen is the one that stays. */
  function focus(point: FocalPoint): void {
    focusing.current = focusing.current.then(() => storeFocus(point));
  }

  return {
    progress,
    chosen,
    take,
    upload,
    remove,
    focus,
    leave: () => setChosen(null),
    failToCut: () => {
      setChosen(null);
      toast.error(unreadable);
    },
  };
}
