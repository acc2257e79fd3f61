import { limits } from "@vitrine/model";
import { Button } from "@vitrine/ui";
import { ImagePlus } from "lucide-react";
import { lazy, Suspense, useId, useRef, useState, type DragEvent } from "react";

/** Comes when somebody asks for it. */
const CropDialog = lazy(async () => ({ default: (await import("../../lib/picture/crop-dialog.tsx")).CropDialog }));

/** A chosen picture and an address that shows it on this page. */
export type ChosenPicture = { file: File; url: string };

export type PictureFieldProps = {
  picture: ChosenPicture | null;
  /** Whether the picture will be there after a reload. */
  isKept: boolean;
  problem: string | null;
  onChange: (picture: ChosenPicture | null) => void;
  onProblem: (message: string | null) => void;
};

/** Why a picture is refused before it is sent, or null (document 3, section 5). */
function manualPictureProblem(file: Pick<File, "type" | "size">): string | null {
  if (!file.type.startsWith("image/")) return "Please select an image file";
  return file.size > limits.pictureBytes ? "File size must be less than 5MB" : null;
}

/** The profile picture by click or drag and drop. */
export function PictureField({ picture, isKept, problem, onChange, onProblem }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [isCropping, setCropping] = useState(false);
  const take = (file: File | undefined) => {
    if (!file) return;
    const found = manualPictureProblem(file);
    onProblem(found);
    if (!found) onChange({ file, url: URL.createObjectURL(file) });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className="text-label">
        Profile Picture <span className="ms-1 text-caption font-normal text-muted">optional</span>
      </p>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="Profile picture file"
        hidden
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      {picture ? (
        <div className="mt-2 flex flex-wrap items-end gap-4">
          <img src={picture.url} alt="Your chosen portrait" className="size-32 bg-sunken object-cover" />
          <div className="flex gap-3">
            <Button onClick={() => input.current?.click()}>Change picture</Button>
            <Button onClick={() => setCropping(true)}>Crop</Button>
            <Button variant="danger" onClick={() => onChange(null)}>
              Remove
            </Button>
          </div>
          {isKept ? null : (
            <p className="w-full text-caption text-muted">
              This browser cannot keep the picture: after a reload, choose it again.
            </p>
          )}
        </div>
      ) : (
        <button
          type="button"
          onClick={() => input.current?.click()}
          aria-describedby={`${id}-problem`}
          className={`mt-2 flex w-full flex-col items-center gap-2 rounded-l border border-dashed px-4 py-8 text-center hover:bg-tint ${isOver ? "border-brand bg-tint" : "border-edge"}`}
        >
          <ImagePlus size={24} strokeWidth={1.75} aria-hidden className="text-brand" />
          <span className="text-label">Click or drop a picture here</span>
          <span className="text-caption text-muted">PNG, JPG, GIF up to 5MB</span>
        </button>
      )}
      {picture && isCropping ? (
        <Suspense>
          <CropDialog
            file={picture.file}
            confirmLabel="Use picture"
            onCropped={(file) => {
              setCropping(false);
              onChange({ file, url: URL.createObjectURL(file) });
            }}
            onFailed={() => {
              setCropping(false);
              onProblem("Failed to process image file");
            }}
            onClose={() => setCropping(false)}
          />
        </Suspense>
      ) : null}
      <p id={`${id}-problem`} role="alert" className="mt-2 text-app text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}
