import type { Website } from "@vitrine/model";
import { Button, Progress } from "@vitrine/ui";
import { ImagePlus } from "lucide-react";
import { lazy, Suspense, useRef, type DragEvent } from "react";
import { acceptedTypes, useProfilePicture } from "./use-profile-picture.ts";

/** Comes with the first picture that somebody chooses. */
const CropDialog = lazy(async () => ({
  default: (await import("../../../lib/picture/crop-dialog.tsx")).CropDialog,
}));

/** Comes where there is a picture. */
const FocalPicker = lazy(async () => ({
  default: (await import("../../../lib/picture/focal-picker.tsx")).FocalPicker,
}));

/** Upload, change and removal of the profile picture; each is stored at once. */
export function PicturePanel({ website }: { website: Website }) {
  const input = useRef<HTMLInputElement>(null);
  const picture = useProfilePicture(website);
  const { chosen, progress } = picture;
  const choose = () => input.current?.click();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void picture.take(event.dataTransfer.files[0]);
  };
  return (
    <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <input
        ref={input}
        type="file"
        accept={acceptedTypes.join(",")}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen once more.
          target.value = "";
          void picture.take(file);
        }}
      />
      {chosen ? (
        <Suspense>
          <CropDialog
            file={chosen}
            confirmLabel="Use picture"
            onCropped={(file) => void picture.upload(file)}
            onFailed={picture.failToCut}
            onClose={picture.leave}
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
              onChange={picture.focus}
            />
          </Suspense>
          <div className="flex gap-3">
            <Button onClick={choose}>Change Picture</Button>
            <Button variant="danger" onClick={() => void picture.remove()}>
              Remove
            </Button>
          </div>
        </div>
      ) : (
        <NoPicture onChoose={choose} />
      )}
    </div>
  );
}

function NoPicture({ onChoose }: { onChoose: () => void }) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex w-full flex-col items-center gap-2 rounded-l border border-dashed border-edge px-4 py-8 text-center hover:bg-tint"
    >
      <ImagePlus size={24} strokeWidth={1.75} aria-hidden className="text-brand" />
      <span className="text-label">Choose a picture or drop it here</span>
      <span className="text-caption text-muted">JPG, PNG, GIF or WebP, under 5 MB</span>
    </button>
  );
}
