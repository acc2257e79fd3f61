import type { Look } from "@vitrine/model";
import type { PaletteSample } from "@vitrine/templates/look";
import { Segments } from "@vitrine/ui";
import { useState } from "react";
import type { PreviewSite } from "../../../lib/preview-protocol.ts";
import { chosenOf, storedChoice } from "./look-choices.ts";
import { PaletteCard } from "./palette-card.tsx";
import { useRested } from "./use-rested.ts";

type PaletteChoiceProps = {
  palettes: readonly PaletteSample[];
  site: PreviewSite;
  look: Look;
  onChange: (palette: string | null) => void;
};

const modes = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

/** What a page follows that was told nothing else, as the preview beside does. */
const schemeOfSystem = (): "light" | "dark" =>
  window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";

/** The samples follow when the typing rests, so that each key is not drawn eight times. */
const restMs = 500;

/** The palettes of the template, each shown on the owner's own page. */
export function PaletteChoice({ palettes, site, look, onChange }: PaletteChoiceProps) {
  const [mode, setMode] = useState(schemeOfSystem);
  const rested = useRested(site, restMs);
  const chosen = chosenOf(palettes, look.palette);
  return (
    <section aria-labelledby="look-palettes" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="look-palettes" className="text-h3">
          Palette
        </h3>
        <Segments label="Samples by" items={modes} value={mode} onValueChange={setMode} />
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-5 @min-[28rem]:grid-cols-3 @min-[42rem]:grid-cols-4">
        {palettes.map((palette) => (
          <PaletteCard
            key={palette.id}
            palette={palette}
            site={rested}
            mode={mode}
            isChosen={palette.id === chosen}
            onChoose={() => onChange(storedChoice(palette.id))}
          />
        ))}
      </ul>
      <p className="text-caption text-muted">
        Every palette comes by day and by night, and its text is readable in both.
      </p>
    </section>
  );
}
