import { Button } from "@vitrine/ui";
import { ImagePlus } from "lucide-react";
import { lazy, Suspense, useEffect, useId, useState } from "react";
import { FileButton } from "../../../lib/cv-file/file-button.tsx";
import { Screen } from "../frame/screen.tsx";
import type { Onboarding } from "../flow/use-onboarding.ts";
import type { StepHistory } from "../flow/use-step-history.ts";
import { useFileDrop } from "../../../lib/cv-file/use-file-drop.ts";
import { photoProblem, photoUnreadableMessage, readPhoto } from "./photo-rules.ts";

/** Comes when somebody asks for it. */
const CropDialog = lazy(async () => ({ default: (await import("../../../lib/picture/crop-dialog.tsx")).CropDialog }));

type Photo = { file: File; url: string };

const tips = [
  "Your face fills about a third of the picture.",
  "Light from the front, a calm background.",
  "Square or upright, at least 400 pixels wide.",
  "PNG, JPG or WebP, at most 5MB.",
];

/** A photo for the site, or none. */
export function PictureScreen({ flow, steps }: { flow: Onboarding; steps: StepHistory }) {
  const { busy, state } = flow;
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isCropping, setCropping] = useState(false);
  const id = useId();
  const drop = useFileDrop((file) => void take(file));
  useEffect(() => () => (photo ? URL.revokeObjectURL(photo.url) : undefined), [photo]);

  async function take(file: File): Promise<void> {
    const found = photoProblem(file);
    setProblem(found);
    if (found) return;
    try {
      setPhoto({ file, url: await readPhoto(file) });
    } catch {
      setProblem(photoUnreadableMessage);
    }
  }

  const isSettling = busy === "photo" || busy === "skip";
  return (
    <Screen title="Add a professional photo" lead="Optional. Every template also stands well without one.">
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 md:grid-cols-[20rem_1fr]" {...drop.target}>
        <div>
          <div
            className={`relative aspect-square w-full max-w-80 overflow-hidden max-md:max-w-52 border ${
              drop.isOver ? "border-2 border-brand bg-tint" : "border-edge bg-surface"
            }`}
          >
            {photo ? (
              <img src={photo.url} alt="Your chosen portrait" className="size-full object-cover" />
            ) : (
              <div className="flex size-full flex-col items-start justify-end gap-3 p-6">
                <ImagePlus size={28} strokeWidth={1.75} aria-hidden="true" className="text-brand" />
                <p className="text-h3">{drop.isOver ? "Let go to use it" : "Drop a photo here"}</p>
              </div>
            )}
          </div>
          <div className="mt-3 flex gap-3 md:max-w-80">
            <FileButton
              label={photo ? "Change photo" : "Choose a photo"}
              accept="image/*"
              disabled={isSettling}
              describedBy={`${id}-problem`}
              className="flex-1"
              onFile={(file) => void take(file)}
            />
            {photo ? (
              <>
                <Button disabled={isSettling} onClick={() => setCropping(true)}>
                  Crop
                </Button>
                <Button variant="quiet" disabled={isSettling} onClick={() => setPhoto(null)}>
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
                  setProblem(photoUnreadableMessage);
                }}
                onClose={() => setCropping(false)}
              />
            </Suspense>
          ) : null}
          <p id={`${id}-problem`} role="alert" className="mt-3 text-app text-danger empty:hidden">
            {problem}
          </p>
        </div>
        <div className="max-md:order-3">
          <h2 className="font-text! text-h3">Photo tips</h2>
          <ul className="mt-2 space-y-1.5 text-muted">
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
          <PhotoShapes url={photo?.url ?? null} />
        </div>
        <div className="flex flex-col gap-3 max-md:order-2 sm:flex-row md:col-span-2">
          <Button
            variant="primary"
            className="sm:min-w-48"
            disabled={photo === null || busy === "skip"}
            busy={busy === "photo"}
            onClick={() =>
              photo ? flow.continueWithPhoto(photo.file, steps.isLookingBack ? steps.goOn : undefined) : undefined
            }
          >
            Continue with Photo
          </Button>
          <Button
            className="sm:min-w-48"
            disabled={busy === "photo"}
            busy={busy === "skip"}
            onClick={steps.isLookingBack ? steps.goOn : flow.skipPhoto}
          >
            Skip for Now
          </Button>
          <Button variant="quiet" disabled={isSettling || state.session === null} onClick={steps.stepBack}>
            Back
          </Button>
        </div>
      </div>
    </Screen>
  );
}

/** The same photo as templates show it: round, tall and wide. */
function PhotoShapes({ url }: { url: string | null }) {
  if (!url) return null;
  const shapes = ["size-20 rounded-full", "h-20 w-14", "h-20 w-28"];
  return (
    <figure className="mt-8">
      <div className="flex items-end gap-4">
        {shapes.map((shape) => (
          <img key={shape} src={url} alt="" className={`${shape} object-cover`} />
        ))}
      </div>
      <figcaption className="mt-2 text-caption text-muted">How templates may show it</figcaption>
    </figure>
  );
}
