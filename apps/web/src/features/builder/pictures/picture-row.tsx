import { Badge, Button, Menu, MenuItem, MenuSeparator } from "@vitrine/ui";
import { ChevronDown, MoreHorizontal, Star, Trash2, TriangleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";
import { SortableRow, type Moves } from "../items/sortable-rows.tsx";
import { thumbnailOf, type PlacedPicture } from "./placed-pictures.ts";
import { MoveItems } from "../items/move-items.tsx";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

type PictureRowProps = {
  picture: PlacedPicture;
  name: string;
  /** Nothing for one that is not of the website's media, and cannot be described here. */
  lacksDescription: boolean;
  moves: Moves;
  isOpen: boolean;
  onOpen: () => void;
  onCover: () => void;
  onRemove: () => void;
  /** What is said of the picture, shown while the row is open. */
  children: ReactNode;
};

/** A picture in its row: thumbnail, name and marks; pressing it opens what is said of it. */
export function PictureRow({ picture, name, lacksDescription, moves, isOpen, onOpen, ...rest }: PictureRowProps) {
  const panel = useId();
  const { x = 50, y = 50 } = picture.focal ?? {};
  return (
    <SortableRow id={picture.id} title={name}>
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-1">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={panel}
            onClick={onOpen}
            className="flex min-w-0 flex-1 items-center gap-3 rounded-m text-start hover:bg-tint"
          >
            <img
              src={thumbnailOf(picture)}
              alt=""
              loading="lazy"
              className="h-14 w-18 shrink-0 object-cover"
              style={{ backgroundColor: picture.placeholder, objectPosition: `${x}% ${y}%` }}
            />
            <span className="flex min-w-0 flex-1 flex-col items-start gap-0.5">
              <span className="line-clamp-1 w-full text-label wrap-anywhere">{name}</span>
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                {picture.cover ? <Badge tone="brand">Cover</Badge> : null}
                {lacksDescription ? (
                  <span className="flex items-center gap-1 text-caption text-warn">
                    <TriangleAlert size={14} strokeWidth={1.75} aria-hidden />
                    Lacks a description
                  </span>
                ) : null}
              </span>
            </span>
            <ChevronDown
              {...icon}
              className={`me-1 shrink-0 text-muted transition-transform duration-(--t-1) ${isOpen ? "rotate-180" : ""}`}
            />
          </button>
          <RowMenu name={name} isCover={picture.cover === true} moves={moves} {...rest} />
        </div>
        <div id={panel} hidden={!isOpen}>
          {isOpen ? <div className="flex flex-col gap-4 py-4 pe-2">{rest.children}</div> : null}
        </div>
      </div>
    </SortableRow>
  );
}

type RowMenuProps = Pick<PictureRowProps, "name" | "moves" | "onCover" | "onRemove"> & { isCover: boolean };

function RowMenu({ name, isCover, moves, onCover, onRemove }: RowMenuProps) {
  return (
    <Menu
      trigger={
        <Button
          variant="quiet"
          size="small"
          iconOnly
          className="mt-2.5"
          aria-label={`Actions for ${name}`}
          icon={<MoreHorizontal {...icon} />}
        />
      }
    >
      <MenuItem icon={<Star {...icon} />} onSelect={onCover}>
        {isCover ? "No cover" : "Make it the cover"}
      </MenuItem>
      <MoveItems moves={moves} />
      <MenuSeparator />
      <MenuItem icon={<Trash2 {...icon} />} danger onSelect={onRemove}>
        Remove
      </MenuItem>
    </Menu>
  );
}
