import { Button } from "@vitrine/ui";
import { useFileDrop } from "../../../lib/cv-file/use-file-drop.ts";
import { Screen } from "../frame/screen.tsx";
import type { Onboarding } from "../flow/use-onboarding.ts";
import type { StepHistory } from "../flow/use-step-history.ts";
import { PhotoField } from "./photo-field.tsx";
import { useChosenPhoto } from "./use-chosen-photo.ts";

const tips = [
  "Your face fills about a third of the picture.",
  "Light from the front, a calm background.",
  "Square or upright, at least 400 pixels wide.",
  "PNG, JPG or WebP, at most 5MB.",
];

/** A photo for the site, or none. */
export function PictureScreen({ flow, steps }: { flow: Onboarding; steps: StepHistory }) {
  const { busy, state } = flow;
  const chosen = useChosenPhoto();
  const { photo } = chosen;
  const drop = useFileDrop((file) => void chosen.take(file));
  const isSettling = busy === "photo" || busy === "skip";
  return (
    <Screen title="Add a professional photo" lead="Optional. Every template also stands well without one.">
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 md:grid-cols-[20rem_1fr]" {...drop.target}>
        <PhotoField chosen={chosen} isOver={drop.isOver} disabled={isSettling} />
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
