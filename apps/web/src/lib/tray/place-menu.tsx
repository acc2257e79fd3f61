import { trayPlaces } from "@vitrine/model";
import { Button, Menu, MenuItem, MenuLabel, MenuSeparator } from "@vitrine/ui";
import { ChevronDown } from "lucide-react";

type PlaceMenuProps = {
  /** What is sent, for people who do not see the line beside the button. */
  label: string;
  /** The place that the lines seem to belong to; it comes first. */
  guess: string | null;
  onSend: (to: string) => void;
};

/** The places that lines can be sent to, and leaving them out. */
export function PlaceMenu({ label, guess, onSend }: PlaceMenuProps) {
  const places = trayPlaces.toSorted((a, b) => Number(b.list === guess) - Number(a.list === guess));
  return (
    <Menu
      trigger={
        <Button size="small" aria-label={label}>
          Send to <ChevronDown size={14} aria-hidden="true" />
        </Button>
      }
    >
      <MenuLabel>Send to</MenuLabel>
      {places.map(({ list, title }) => (
        <MenuItem key={list} onSelect={() => onSend(list)}>
          {title}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={() => onSend("out")}>Leave out</MenuItem>
    </Menu>
  );
}
