import type { FocalPoint, Website } from "@vitrine/model";
import { limits } from "@vitrine/model";
import { Button, Progress, toast } from "@vitrine/ui";
import { ImagePlus } from "lucide-react";
import { lazy, Suspense, useRef, useState, type DragEvent } from "react";
import { quietApi } from "../../../lib/api.ts";
import { forgetWebsites } from "../../../lib/queries/websites.ts";
import { sayFailure } from "../../../lib/say-failure.ts";
import { useSingleFlight } from "../../../lib/use-single-flight.ts";
import { useBuilderWork } from "../work/work-context.ts";

/** Comes with the first picture that somebody chooses. */
const CropDialog = lazy(async () => ({
  default: (await import("../../../lib/picture/crop-dialog.tsx")).CropDialog,
}));

/** Comes where there is a picture. */
const FocalPicker = lazy(async () => ({
  default: (await import("../../../lib/picture/focal-picker.tsx")).FocalPicker,
}));

const unreadable = "Failed to process profile picture";

const acceptedTypes = ["image/jpeg", "image/jpg", "image/png", "image/gif", "image/webp"];

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

/** Upload, change and removal of the profile picture; each is stored at once. */
export function PicturePanel({ website }: { website: Website }) {
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const focusing = useRef<Promise<void>>(Promise.resolve());
  const { store } = useBuilderWork();
  const show = ({ flat_picture, picture_focal, version }: Website) => {
    const { base } = store.get();
    if (base.version <= version)
      store.dispatch({ type: "server_changed", website: { ...base, flat_picture, picture_focal, version } });
  };

  async function take(file: File | undefined): Promise<void> {
    if (input.current) input.current.value = "";
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

  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  const choose = () => input.current?.click();
  return (
    <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <input
        ref={input}
        type="file"
        accept={acceptedTypes.join(",")}
        hidden
        onChange={(event) => void take(event.target.files?.[0])}
      />
      {chosen ? (
        <Suspense>
          <CropDialog
            file={chosen}
            confirmLabel="Use picture"
            onCropped={(file) => void upload(file)}
            onFailed={() => {
              setChosen(null);
              toast.error(unreadable);
            }}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      ) : null}
      {progress !== null ? (
        <div className="flex flex-col gap-2" role="status">
          <p className="text-label">Uploading...</p>
          <Progress value={Math.round(progress * 100)} label="Picture upload" />
        </div>
      ) : website.flat_picture ? (
        <div className="flex flex-col gap-4">
          <Suspense fallback={<div className="h-58" />}>
            <FocalPicker
              key={website.flat_picture}
              src={website.flat_picture}
              point={website.picture_focal}
              onChange={focus}
            />
          </Suspense>
          <div className="flex gap-3">
            <Button onClick={choose}>Change Picture</Button>
            <Button variant="danger" onClick={() => void remove()}>
              Remove
            </Button>
          </div>
        </div>
      ) : (
        <button
          type="button"
          onClick={choose}
          className="flex w-full flex-col items-center gap-2 rounded-l border border-dashed border-edge px-4 py-8 text-center hover:bg-tint"
        >
          <ImagePlus size={24} strokeWidth={1.75} aria-hidden className="text-brand" />
          <span className="text-label">Choose a picture or drop it here</span>
          <span className="text-caption text-muted">JPG, PNG, GIF or WebP, under 5 MB</span>
        </button>
      )}
    </div>
  );
}
