import type { ShownPicture } from "@vitrine/model";
import { Notice } from "@vitrine/ui";
import { SortableRows } from "../items/sortable-rows.tsx";
import { PictureDetails } from "./picture-details.tsx";
import { PictureRow } from "./picture-row.tsx";
import { nameOf, placed, unplaced, withCover, type PlacedPicture } from "./placed-pictures.ts";

type PictureListProps = {
  websiteId: number;
  pictures: readonly ShownPicture[];
  openId: number | null;
  onOpen: (id: number | null) => void;
  onChange: (pictures: ShownPicture[]) => void;
  onSaid: () => void;
};

/** The pictures of an entry in their order, dragged by the handle or moved by the arrow keys. */
export function PictureList({ websiteId, pictures, openId, onOpen, onChange, onSaid }: PictureListProps) {
  if (pictures.length === 0) return null;
  const rows = placed(pictures);
  const set = (next: readonly PlacedPicture[]) => onChange(unplaced(next));
  const lacking = rows.filter(lacksDescription).length;
  const name = (picture: PlacedPicture) => nameOf(picture, rows.indexOf(picture));
  return (
    <>
      <SortableRows label="Pictures" items={rows} titleOf={name} onReorder={set}>
        {(picture, moves) => (
          <PictureRow
            key={picture.id}
            picture={picture}
            name={name(picture)}
            lacksDescription={lacksDescription(picture)}
            moves={moves}
            isOpen={picture.id === openId}
            onOpen={() => onOpen(picture.id === openId ? null : picture.id)}
            onCover={() => set(withCover(rows, picture.cover ? null : picture.id))}
            onRemove={() => set(rows.filter(({ id }) => id !== picture.id))}
          >
            <PictureDetails
              websiteId={websiteId}
              picture={picture}
              name={name(picture)}
              onCaption={(caption) => set(rows.map((row) => (row.id === picture.id ? { ...row, caption } : row)))}
              onSaid={onSaid}
            />
          </PictureRow>
        )}
      </SortableRows>
      {lacking > 0 ? (
        <p className="text-caption text-muted">
          {lacking === 1 ? "One picture lacks" : `${lacking} pictures lack`} a description. A few words are enough for
          people who cannot see {lacking === 1 ? "it" : "them"}: press a picture to write them.
        </p>
      ) : null}
      {rows.some(({ id }) => id < 0) ? (
        <Notice tone="info">
          Some of these pictures came with an import and lie elsewhere. They stay as long as nothing is changed here; to
          keep them with others, upload them.
        </Notice>
      ) : null}
    </>
  );
}

/** Only pictures of the website's own media can be described. */
const lacksDescription = ({ id, alt = "" }: PlacedPicture): boolean => id > 0 && alt.trim() === "";
