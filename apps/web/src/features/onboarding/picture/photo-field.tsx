import { Button } from "@vitrine/ui";
import { ImagePlus } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { FileButton } from "../../../lib/cv-file/file-button.tsx";
import { photoUnreadableMessage } from "./photo-rules.ts";
import type { ChosenPhoto } from "./use-chosen-photo.ts";

/** Comes when somebody asks for it. */
const CropDialog = lazy(async () => ({ default: (await import("../../../lib/picture/crop-dialog.tsx")).CropDialog }));

type PhotoFieldProps = { chosen: ChosenPhoto; isOver: boolean; disabled: boolean };

/** The place of the photo, with what is done to it: chosen, cut, taken away. */
export function PhotoField({ chosen, isOver, disabled }: PhotoFieldProps) {
  const { photo, problem, take, remove, refuse } = chosen;
  const [isCropping, setCropping] = useState(false);
  const id = useId();
  return (
    <div>
      <div
        className={`relative aspect-square w-full max-w-80 overflow-hidden max-md:max-w-52 border ${
          isOver ? "border-2 border-brand bg-tint" : "border-edge bg-surface"
        }`}
      >
        {photo ? (
          <img src={photo.url} alt="Your chosen portrait" className="size-full object-cover" />
        ) : (
          <div className="flex size-full flex-col items-start justify-end gap-3 p-6">
            <ImagePlus size={28} strokeWidth={1.75} aria-hidden="true" className="text-brand" />
            <p className="text-h3">{isOver ? "Let go to use it" : "Drop a photo here"}</p>
          </div>
        )}
      </div>
      <div className="mt-3 flex gap-3 md:max-w-80">
        <FileButton
          label={photo ? "Change photo" : "Choose a photo"}
          accept="image/*"
          disabled={disabled}
          describedBy={`${id}-problem`}
          className="flex-1"
          onFile={(file) => void take(file)}
        />
        {photo ? (
          <>
            <Button disabled={disabled} onClick={() => setCropping(true)}>
              Crop
            </Button>
            <Button variant="quiet" disabled={disabled} onClick={remove}>
              Remove
            </Button>
          </>
        ) : null}
      </div>
      {photo && isCropping ? (
        <Suspense>
          <CropDialog
            file={photo.file}
            confirmLabel="Use photo"
            onCropped={(file) => {
              setCropping(false);
              void take(file);
            }}
            onFailed={() => {
              setCropping(false);
              refuse(photoUnreadableMessage);
            }}
            onClose={() => setCropping(false)}
          />
        </Suspense>
      ) : null}
      <p id={`${id}-problem`} role="alert" className="mt-3 text-app text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}
