import type { PaletteSample, Roles } from "@vitrine/templates/look";
import { clsx } from "clsx";
import { Check } from "lucide-react";
import type { PreviewSite } from "../../../lib/preview-protocol.ts";
import { LiveSample } from "./live-sample.tsx";

type PaletteCardProps = {
  palette: PaletteSample;
  site: PreviewSite;
  mode: "light" | "dark";
  isChosen: boolean;
  onChoose: () => void;
};

/** One palette: the owner's page in it, its colours by day and by night, and its name. */
export function PaletteCard({ palette, site, mode, isChosen, onChoose }: PaletteCardProps) {
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-pressed={isChosen}
        aria-label={`${palette.name} palette`}
        onClick={onChoose}
        className="group flex w-full flex-col gap-1.5 text-start outline-offset-2"
      >
        <span
          className={clsx(
            "relative block w-full",
            isChosen
              ? "shadow-[0_0_0_2px_var(--brand)]"
              : "shadow-[0_0_0_1px_var(--line)] group-hover:shadow-[0_0_0_1px_var(--edge)]",
          )}
        >
          <LiveSample site={site} palette={palette} mode={mode} />
          <Swatches roles={palette.light} />
          <Swatches roles={palette.dark} />
          {isChosen ? (
            <span className="absolute end-0 top-0 grid size-6 place-items-center bg-brand text-on-brand">
              <Check size={14} strokeWidth={2} aria-hidden />
            </span>
          ) : null}
        </span>
        <span className="text-label">{palette.name}</span>
      </button>
    </li>
  );
}

/** The colours of one mode, each as wide as it is used. */
function Swatches({ roles }: { roles: Roles }) {
  const { bg, surface, ink, muted, accent, second } = roles;
  const shares = [
    [bg, 4],
    [surface, 2],
    [ink, 2],
    [muted, 1],
    [accent, 2],
    ...(second ? ([[second, 1]] as const) : []),
  ] as const;
  return (
    <span aria-hidden className="flex h-3">
      {shares.map(([colour, share], index) => (
        <span key={index} style={{ backgroundColor: colour, flexGrow: share }} />
      ))}
    </span>
  );
}
