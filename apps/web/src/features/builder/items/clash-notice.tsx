import { Button } from "@vitrine/ui";
import { useState } from "react";
import type { ItemClash } from "./use-item-form.ts";

/** Says that the entry was changed elsewhere, shows how it stands there, and leaves the choice to the owner. */
export function ClashNotice({ clash }: { clash: ItemClash }) {
  const [isTaken, setTaken] = useState(false);
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-m border-s-[3px] border-warn bg-warn-tint px-4 py-3">
      <p className="text-label">This entry was changed in another tab.</p>
      <p className="text-caption">
        {isTaken
          ? "The fields below hold the other version now."
          : "What you typed is still below and replaces the other version when you save."}
      </p>
      <div className="max-h-32 overflow-y-auto border-s-2 border-line ps-3 text-caption wrap-anywhere">
        {clash.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {isTaken ? null : (
        <Button
          size="small"
          className="self-start"
          onClick={() => {
            clash.takeTheirs();
            setTaken(true);
          }}
        >
          Use the other version
        </Button>
      )}
    </div>
  );
}
