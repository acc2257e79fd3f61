import type { FocalPoint } from "@vitrine/model";
import { Button, Field, TextInput } from "@vitrine/ui";
import { useState } from "react";
import { FocalPicker } from "../../../lib/picture/focal-picker.tsx";
import { sayFailure } from "../../../lib/say-failure.ts";
import { DescriptionField } from "./description-field.tsx";
import { describeMedia } from "./media-query.ts";
import type { PlacedPicture } from "./placed-pictures.ts";

type PictureDetailsProps = {
  websiteId: number;
  picture: PlacedPicture;
  name: string;
  onCaption: (caption: string) => void;
  onSaid: () => void;
};

const longestCaption = 500;

/** What is said of a picture: its description and the point that stays in view, which it keeps everywhere, and its caption here. */
export function PictureDetails({ websiteId, picture, name, onCaption, onSaid }: PictureDetailsProps) {
  const { media_id: mediaId, alt = "", caption = "" } = picture;
  return (
    <>
      {typeof mediaId === "number" ? (
        <DescriptionField websiteId={websiteId} mediaId={mediaId} alt={alt} name={name} onStored={onSaid} />
      ) : null}
      <Field label="Caption" optional help="Stands below the picture.">
        <TextInput
          value={caption}
          maxLength={longestCaption}
          aria-label={`Caption: ${name}`}
          onChange={(event) => onCaption(event.target.value)}
        />
      </Field>
      {typeof mediaId === "number" ? (
        <FocalPart websiteId={websiteId} mediaId={mediaId} picture={picture} name={name} onSaid={onSaid} />
      ) : null}
    </>
  );
}

type FocalPartProps = Pick<PictureDetailsProps, "websiteId" | "picture" | "name" | "onSaid"> & { mediaId: number };

/** The point that stays in view; shown when it is asked for, because most pictures need none. */
function FocalPart({ websiteId, mediaId, picture, name, onSaid }: FocalPartProps) {
  const [isOpen, setOpen] = useState(false);
  const store = async (focal: FocalPoint) => {
    try {
      await describeMedia(websiteId, mediaId, { focal });
      onSaid();
    } catch (error) {
      sayFailure(error, "Failed to save the picture's focus. Please try again.");
    }
  };
  if (!isOpen)
    return (
      <Button size="small" className="self-start" onClick={() => setOpen(true)}>
        Choose what stays in view
      </Button>
    );
  return (
    <FocalPicker src={picture.img} alt={name} point={picture.focal ?? null} onChange={(point) => void store(point)} />
  );
}
